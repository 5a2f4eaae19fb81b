/**
 * Whether the calling process is in a session: its canary address is refused, in every mode, to processes of the
 * session and to nobody else. Works without rights, mounts and process ids in common with netmon.
 *
 * Direction of failure: closed; any answer but the kernel's refusal counts as outside.
 */
import { execFile } from "node:child_process";
import net from "node:net";
import { helperPath } from "../../kernel/helper/client.ts";
import { CANARY_ADDRESS6 } from "../../kernel/selftest.ts";

/** In 127/8: nothing leaves this network namespace. The ports are drawn anew by each netmon. */
export interface CanaryAddress {
  address: string;
  port: number;
  /** UDP, refused where packets leave. */
  egress_port: number;
}

/** Nobody answers a dropped SYN: how long to wait for it, in milliseconds. */
const LIMIT_MS = 1000;

/**
 * Tries the canary at each hook, as netmon does where it can start a process in the session's cgroup. What comes of it
 * the kernel counts, and netmon reads. Throws HelperError where there is no helper.
 */
export function tryEachHook({ address, port, egress_port }: CanaryAddress): Promise<void> {
  const target = JSON.stringify({ addr: address, addr6: CANARY_ADDRESS6, port, egress_port });
  const helper = helperPath();
  return new Promise((resolve) => {
    execFile(helper, ["canary-child", target], { timeout: 2 * LIMIT_MS }, () => resolve());
  });
}

export function refusedHere({ address, port }: Omit<CanaryAddress, "egress_port">): Promise<boolean> {
  return new Promise((resolve) => {
    let socket: net.Socket;
    const done = (refused: boolean): void => {
      socket.destroy();
      resolve(refused);
    };
    try {
      socket = net.connect({ host: address, port, timeout: LIMIT_MS });
    } catch {
      return resolve(false); // a port that is none
    }
    socket.on("connect", () => done(false));
    socket.on("timeout", () => done(false));
    socket.on("error", (error: NodeJS.ErrnoException) => done(error.code === "EPERM"));
  });
}
