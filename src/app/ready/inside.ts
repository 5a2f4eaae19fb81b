/**
 * Whether the calling process is in a session: its canary address is refused, in every mode, to processes of the
 * session and to nobody else. Works without rights, mounts and process ids in common with netmon.
 *
 * Direction of failure: closed; any answer but the kernel's refusal counts as outside.
 */
import net from "node:net";

/** In 127/8: nothing leaves this network namespace. The port is drawn anew by each netmon. */
export interface CanaryAddress {
  address: string;
  port: number;
}

/** Nobody answers a dropped SYN: how long to wait for it, in milliseconds. */
const LIMIT_MS = 1000;

export function refusedHere({ address, port }: CanaryAddress): Promise<boolean> {
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
