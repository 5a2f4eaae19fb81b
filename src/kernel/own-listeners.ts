/**
 * Sockets on which this process listens for its sessions: canaries, resolvers, TLS proxies. Whoever looks for programs
 * outside a session need not list and search for them: with many sessions they are the most by far.
 */
import { fstatSync } from "node:fs";

const inodes = new Set<bigint>();

/** Notes a listening socket until it is closed. `fd`: its descriptor, borrowed. */
export function noteListener(socket: { once(event: "close", then: () => void): unknown }, fd: number): void {
  const { ino } = fstatSync(fd, { bigint: true });
  inodes.add(ino);
  socket.once("close", () => inodes.delete(ino));
}

export function ownListeners(): ReadonlySet<bigint> {
  return inodes;
}
