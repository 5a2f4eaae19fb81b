/**
 * Which processes hold the other end of a connection to the page, and whether one of them is in a session: nothing that
 * is watched may see or decide here, whatever its user.
 *
 * Direction of failure: closed. A peer that cannot be found while there are sessions is refused.
 */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import type { Socket } from "node:net";
import { dirname } from "node:path";
import { cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { TargetError } from "../kernel/target/error.ts";
import { cgroupOfPid } from "../kernel/target/pid.ts";
import { addon } from "../native/addon.ts";
import { descriptorOf } from "../native/descriptor.ts";
import { StateError } from "../state/error.ts";
import type { StateDirs } from "../state/paths.ts";
import { listSessions } from "../state/store.ts";

/** Why the peer is refused; null: it is in no session. */
export function objectionToPeer(socket: Socket, places: readonly StateDirs[]): string | null {
  const sessions = new Set(places.flatMap(sessionCgroups));
  const pids = socket.remotePort === undefined ? unixPeer(socket) : tcpPeers(socket);
  if (pids.length === 0)
    return sessions.size === 0
      ? null
      : "the process of this connection cannot be found, and there are sessions";
  for (const pid of pids) {
    const inside = isInside(pid, sessions);
    if (inside !== false) return inside;
  }
  return null;
}

/** Ids of the sessions' cgroups, also of those that nothing guards now. Sessions that may not be read are not known. */
function sessionCgroups(dirs: StateDirs): bigint[] {
  try {
    return listSessions(dirs).flatMap(({ record }) => (record === null ? [] : [BigInt(record.cgroup.id)]));
  } catch (error) {
    if (error instanceof StateError && error.code === "privilege") return [];
    throw error;
  }
}

/** Of netmon's own making, whoever's session it is (session-cgroup.ts). */
const OF_NETMON = /^\/netmon(?:\/|$)/;

function isInside(pid: number, sessions: ReadonlySet<bigint>): string | false {
  const refused = `process ${pid} is in a session: it may not see this page`;
  try {
    const cgroup = cgroupOfPid(pid);
    if (OF_NETMON.test(cgroup.display)) return refused;
    for (let at = cgroup.path; at.length > cgroup.mount.mountPoint.length; at = dirname(at)) {
      const id = cgroupIdIfPresent(at);
      if (id !== null && sessions.has(id)) return refused;
    }
    return false;
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return sessions.size === 0 ? false : `the cgroup of process ${pid} is not known: ${error.message}`;
  }
}

/** The process that connected. It may have ended since, or handed the socket on: docs/limits.md. */
function unixPeer(socket: Socket): number[] {
  const fd = descriptorOf(socket);
  const pid = fd === null ? 0 : addon().peerCredentials(fd).pid;
  return pid > 0 ? [pid] : [];
}

/** All that hold the other end now, in this network namespace: loopback reaches no other. */
function tcpPeers({ remoteAddress, remotePort, localAddress, localPort }: Socket): number[] {
  const ends = `${hexEnd(remoteAddress, remotePort)} ${hexEnd(localAddress, localPort)}`;
  const line = readFileSync("/proc/net/tcp", "latin1")
    .split("\n")
    .find((one) => one.includes(ends));
  const inode = line?.trim().split(/\s+/)[9];
  return inode === undefined || inode === "0" ? [] : holders(`socket:[${inode}]`);
}

/** As /proc/net/tcp has it: the address in the machine's order of bytes (proc_pid_net(5)). */
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
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === link);
  } catch {
    return false; // another user's, or it has ended
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
