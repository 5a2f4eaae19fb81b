/** Names of the kernel hooks. */

/** In the order of enum netmon_hook; index 0 is for records of no hook. */
export const HOOKS = [
  "none",
  "connect4",
  "connect6",
  "sendmsg4",
  "sendmsg6",
  "sock_create",
  "egress",
  "connect_unix",
  "sendmsg_unix",
] as const;

/** Those that only rewrite addresses: they decide nothing. */
export const REWRITING_HOOKS = ["recvmsg4", "recvmsg6", "getpeername4", "getpeername6"] as const;
