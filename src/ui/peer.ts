/**
 * Finds which processes hold the other end of a connection to the page, and whether one of them is in a session: no
 * watched process may see or decide anything here, whatever its user.
 *
 * Fails closed. A peer that cannot be found while there are sessions is refused.
 */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import type { Socket } from "node:net";
import { errorMessage } from "../event/error-message.ts";
import { orElse } from "../event/or-else.ts";
import { addon } from "../native/addon.ts";
import { descriptorOf } from "../native/descriptor.ts";
import type { StateDirs } from "../state/paths.ts";
import { sessionOfProcess, sessionsIn } from "../state/session-of-process.ts";

/** Returns why the peer is refused; null: it is in no session. */
export function objectionToPeer(socket: Socket, stateDirs: readonly StateDirs[]): string | null {
  const sessions = sessionsIn(stateDirs);
  const pids = socket.remotePort === undefined ? unixPeer(socket) : tcpPeers(socket);
  if (pids.length === 0)
    return sessions.length === 0
      ? null
      : "the process of this connection cannot be found, and there are sessions";
  for (const pid of pids)
    try {
      const session = sessionOfProcess(pid, sessions);
      if (session !== null) return `process ${pid} is in a session: it may not see this page`;
    } catch (error) {
      return `it is not known where process ${pid} belongs: ${errorMessage(error)}`;
    }
  return null;
}

/** Returns the process that connected. It may have ended since, or passed the socket on: docs/limits.md. */
function unixPeer(socket: Socket): number[] {
  const fd = descriptorOf(socket);
  const pid = fd === null ? 0 : addon().peerCredentials(fd).pid;
  return pid > 0 ? [pid] : [];
}

/** Returns all processes that now hold the other end in this network namespace; loopback reaches no other. */
function tcpPeers({ remoteAddress, remotePort, localAddress, localPort }: Socket): number[] {
  const ends = `${hexEnd(remoteAddress, remotePort)} ${hexEnd(localAddress, localPort)}`;
  const line = readFileSync("/proc/net/tcp", "latin1")
    .split("\n")
    .find((one) => one.includes(ends));
  const inode = line?.trim().split(/\s+/)[9];
  return inode === undefined || inode === "0" ? [] : holders(`socket:[${inode}]`);
}

/** Formats an end as in /proc/net/tcp: the address in the machine's byte order (proc_pid_net(5)). */
function hexEnd(address: string | undefined, port: number | undefined): string {
  const hex = (number: number, digits: number): string =>
    number.toString(16).toUpperCase().padStart(digits, "0");
  const bytes = (address ?? "").split(".").map((part) => hex(Number(part), 2));
  return `${bytes.reverse().join("")}:${hex(port ?? 0, 4)}`;
}

function holders(link: string): number[] {
  return readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) && holds(name, link) ? [Number(name)] : [],
  );
}

function holds(pid: string, link: string): boolean {
  // another user's, or ended
  return orElse(
    () => readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === link),
    false,
  );
}

function linkOf(path: string): string | null {
  return orElse(() => readlinkSync(path), null);
}
