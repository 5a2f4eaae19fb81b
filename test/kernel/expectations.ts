/**
 * The expectation for each vector: where it is stopped, what an observer sees of it, and who can do it at all.
 * The names are those of the vectors program; a test compares the two lists.
 */
import { AGENT, DECOY, JOIN_PORT, TARGET } from "./topology.ts";

/**
 * call: connect or sendmsg hook. creation: sock_create. packet: egress alone. route: egress alone, refused
 * whatever the rules say. unix: connect_unix or sendmsg_unix, by path. inbound: an answer to an accepted
 * connection, passes by design. alias: another name of the target's port (broadcast, multicast), which a rule
 * for the target does not cover and fail_closed refuses. own: connect, to a listener of the session's own, which passes
 * where no rule denies it. never: no hook of the session sees it.
 */
export type Stop = "call" | "creation" | "packet" | "route" | "unix" | "inbound" | "alias" | "own" | "never";

export interface Expectation {
  stop: Stop;
  hook: string;
  /** `remote_addr` of the event. For unix: the name in the control directory. */
  remote: string;
  protocol: string;
  /** Needs a capability that uid 65534 does not have. */
  rootOnly: boolean;
  /** The caller is not told (a dropped packet, a subflow of the kernel's own). */
  silent: boolean;
  /** Source-routed: refused in every enforcing mode, even where the destination is allowed. */
  sourceRouted: boolean;
  /** First and last kernel that has it, as [major, minor]; module: the kernel may be without it, as built or mended. */
  since?: readonly [number, number];
  until?: readonly [number, number];
  module?: boolean;
}

const S4 = `${TARGET.v4}:${TARGET.port}`;
const S6 = `[${TARGET.v6}]:${TARGET.port}`;
const LINK = `[${TARGET.link}]:${TARGET.port}`;

type Extra = Partial<Omit<Expectation, "stop" | "hook" | "remote" | "protocol">>;

function expectation(
  stop: Stop,
  hook: string,
  remote: string,
  protocol: string,
  extra: Extra = {},
): Expectation {
  return { stop, hook, remote, protocol, rootOnly: false, silent: false, sourceRouted: false, ...extra };
}

const tcp = (hook: string, remote: string, extra?: Extra) => expectation("call", hook, remote, "tcp", extra);
const udp = (hook: string, remote: string, extra?: Extra) => expectation("call", hook, remote, "udp", extra);
/** A connected socket: its packets are judged, not the call. */
const flow = (remote: string, extra?: Extra) => expectation("packet", "egress", remote, "udp", extra);
const created = (protocol: string, extra?: Extra) =>
  expectation("creation", "sock_create", "", protocol, extra);
const never = (extra?: Extra) => expectation("never", "", "", "", extra);
const unix = (hook: string, name: string, extra?: Extra) => expectation("unix", hook, name, "unix", extra);

const ROOT: Extra = { rootOnly: true };
const MPTCP: Extra = { since: [5, 16] };
const MODULE: Extra = { module: true };
const UDPLITE: Extra = { until: [7, 0] };

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  tcp4: tcp("connect4", S4),
  tcp6: tcp("connect6", S6),
  mapped: tcp("connect6", S4),
  "v6only-off": tcp("connect6", S4),
  nonblock4: tcp("connect4", S4),
  nonblock6: tcp("connect6", S6),
  repeat4: tcp("connect4", S4),
  unspec4: tcp("connect4", S4),
  bind4: tcp("connect4", S4),
  "bind4-noport": tcp("connect4", S4),
  "bind-mapped": tcp("connect6", S4),
  "bind-mapped-any": tcp("connect6", `[::]:${TARGET.port}`),
  flow6: tcp("connect6", S6),
  scope6: tcp("connect6", LINK),
  repair4: tcp("connect4", S4, ROOT),
  fork4: tcp("connect4", S4),
  daemon4: tcp("connect4", S4),

  zero4: tcp("connect4", `0.0.0.0:${TARGET.port}`),
  zero6: tcp("connect6", `[::]:${TARGET.port}`),
  "zero-mapped": tcp("connect6", `0.0.0.0:${TARGET.port}`),
  lo127: tcp("connect4", `127.9.8.7:${TARGET.port}`),
  lo6: tcp("connect6", `[::1]:${TARGET.port}`),
  own4: tcp("connect4", `${AGENT.v4}:${TARGET.port}`),
  "zero4-udp": udp("sendmsg4", `0.0.0.0:${TARGET.port}`),
  "zero6-udp": udp("sendmsg6", `[::]:${TARGET.port}`),
  "zero-mapped-udp": udp("sendmsg4", `0.0.0.0:${TARGET.port}`),
  "zero4-udp-connect": flow(`127.0.0.1:${TARGET.port}`),

  "udp4-connect": flow(S4),
  "udp6-connect": flow(S6),
  "mapped-udp-connect": udp("sendmsg4", S4),
  "udp4-sendto": udp("sendmsg4", S4),
  "udp6-sendto": udp("sendmsg6", S6),
  "mapped-udp-sendto": udp("sendmsg4", S4),
  "udp4-sendmsg": udp("sendmsg4", S4),
  "udp6-sendmsg": udp("sendmsg6", S6),
  "udp4-sendmmsg": udp("sendmsg4", S4),
  "udp6-sendmmsg": udp("sendmsg6", S6),
  "mapped-udp-sendmmsg": udp("sendmsg4", S4),
  "udp4-sendmmsg-mixed": udp("sendmsg4", S4),
  "udp4-unspec-sendto": udp("sendmsg4", S4),
  "udp6-afinet-connect": udp("sendmsg4", S4),
  "udp6-afinet-sendto": udp("sendmsg4", S4),
  "udp4-readdr": udp("sendmsg4", S4),
  "udp6-readdr": udp("sendmsg6", S6),
  "udp4-readdr-echo": udp("sendmsg4", S4),
  "udp4-reconnect": flow(S4),
  "udp6-reconnect": flow(S6),
  "scope6-udp": udp("sendmsg6", LINK),
  pktinfo6: udp("sendmsg6", LINK),

  "udp4-probe-send": flow(S4),
  "udp4-connect-sendmmsg": flow(S4),
  "udp4-connect-sendfile": flow(S4),
  "udp4-connect-splice": flow(S4),
  "udp4-connect-more": flow(S4),
  // uncorking does not say that the packet was dropped
  "udp4-connect-cork": flow(S4, { silent: true }),
  "udp4-connect-gso": flow(S4),
  "udp4-connect-sendto": udp("sendmsg4", S4),
  "uring4-connect-send": flow(S4),

  broadcast4: expectation("alias", "sendmsg4", `10.99.0.255:${TARGET.port}`, "udp"),
  multicast6: expectation("alias", "sendmsg6", `[ff02::1]:${TARGET.port}`, "udp"),

  "udplite4-connect": created("udplite", UDPLITE),
  "udplite6-connect": created("udplite", UDPLITE),
  "udplite-mapped-connect": created("udplite", UDPLITE),
  "udplite4-sendto": created("udplite", UDPLITE),
  "udplite6-sendto": created("udplite", UDPLITE),

  "tfo4-sendto": tcp("connect4", S4),
  "tfo6-sendto": tcp("connect6", S6),
  "tfo-mapped-sendto": tcp("connect6", S4),
  "tfo4-twice": tcp("connect4", S4),
  "tfo4-connect": tcp("connect4", S4),
  "tfo6-connect": tcp("connect6", S6),

  mptcp4: tcp("connect4", S4, MPTCP),
  mptcp6: tcp("connect6", S6, MPTCP),
  "mptcp-mapped": tcp("connect6", S4, MPTCP),
  "mptcp4-tfo": tcp("connect4", S4, { since: [6, 2] }),
  "mptcp-addaddr": tcp("connect4", `${TARGET.v4}:${JOIN_PORT}`, { ...MPTCP, silent: true }),

  "uring4-connect": tcp("connect4", S4),
  "uring6-connect": tcp("connect6", S6),
  "uring-mapped-connect": tcp("connect6", S4),
  "uring4-async": tcp("connect4", S4),
  "uring4-sqpoll": tcp("connect4", S4, { since: [5, 11] }),
  "uring4-socket": tcp("connect4", S4, { since: [5, 19] }),
  "uring4-sendmsg": udp("sendmsg4", S4),
  "uring4-sendzc": udp("sendmsg4", S4, { since: [6, 0] }),
  "uring4-tfo": tcp("connect4", S4),
  preuring4: tcp("connect4", S4, { since: [5, 11] }),

  presock4: never(),
  "presock-udp4": never(),
  scm4: never(),
  "scm4-connected": never(),

  "pidfd-take": never({ ...ROOT, since: [5, 6] }),

  childcg: tcp("connect4", S4),
  threadcg: tcp("connect4", S4),
  movecg: never(ROOT),
  clonecg: never(ROOT),

  userns: expectation("own", "connect4", `127.0.0.1:${TARGET.port}`, "tcp"),
  setns: tcp("connect4", S4, ROOT),
  "sock-setns": tcp("connect4", S4, ROOT),
  dnat: expectation("packet", "egress", S4, "tcp", { silent: true }),
  "dnat-udp": expectation("packet", "egress", S4, "udp"),

  "raw-icmp": created("icmp", ROOT),
  "raw-icmp-connect": created("icmp", ROOT),
  ping: created("icmp"),
  "ping-connect": created("icmp"),
  ping6: created("icmpv6"),
  "raw-hdrincl-udp4": created("ip-255", ROOT),
  "raw-udp4": created("udp", ROOT),
  "raw-udp4-connect": created("udp", ROOT),
  "raw-hdrincl-lie": created("ip-255", ROOT),
  "raw-udp6": created("udp", ROOT),
  "packet-raw": never(ROOT),
  "packet-dgram": never(ROOT),
  "packet-old": never(ROOT),
  tun: never({ ...ROOT, ...MODULE }),

  lsrr4: tcp("connect4", S4, { ...ROOT, sourceRouted: true }),
  "lsrr4-udp": udp("sendmsg4", S4, { ...ROOT, sourceRouted: true }),
  "lsrr4-reverse": expectation("route", "egress", `${TARGET.v4}:${DECOY.port}`, "udp", {
    ...ROOT,
    sourceRouted: true,
  }),
  rthdr6: tcp("connect6", S6, { sourceRouted: true }),
  "rthdr6-udp": udp("sendmsg6", S6, { sourceRouted: true }),
  "rthdr6-reverse": expectation("route", "egress", `[${TARGET.v6}]:${DECOY.port}`, "udp", {
    sourceRouted: true,
  }),

  sctp4: created("sctp", MODULE),
  sctp6: created("sctp", MODULE),
  "sctp4-1n": created("sctp", MODULE),
  "sctp4-connectx": created("sctp", MODULE),
  smc4: tcp("connect4", S4, MODULE),
  dccp4: created("ip-33", MODULE),
  vsock: never(MODULE),
  unix: unix("connect_unix", "stream"),
  "unix-abstract": unix("connect_unix", "@stream"),
  "unix-dgram": unix("sendmsg_unix", "datagram"),

  "udp-server-reply": udp("sendmsg4", S4),
  "inbound-tcp": expectation("inbound", "", "", "tcp"),
  "accepted-dnat": expectation("packet", "egress", S4, "tcp", { silent: true }),
  "listener-dnat": expectation("packet", "egress", S4, "tcp", { ...MODULE, silent: true }),
  "accepted-repair": expectation("packet", "egress", S4, "tcp", { ...ROOT, silent: true }),
};

/** May this kernel be without it? */
export function mayBeAbsent(e: Expectation, kernel: readonly [number, number]): boolean {
  const before = (a: readonly [number, number], b: readonly [number, number]) =>
    a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  return (
    e.module === true ||
    (e.since !== undefined && before(kernel, e.since)) ||
    (e.until !== undefined && before(e.until, kernel))
  );
}
