/**
 * Who is at the other end of a connection to the service, by what the kernel says of its process.
 *
 * Fails closed. A process that has ended, of which something cannot be read, in a session, or in namespaces where the
 * service's words mean something else, is refused.
 */
import { readFileSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { type Cgroup, cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import { cgroupOfPid } from "../../kernel/target/pid.ts";
import { addon } from "../../native/addon.ts";
import { type StateDirs, SYSTEM_DIRS } from "../../state/paths.ts";
import { sessionOfProcess, sessionsIn } from "../../state/session-of-process.ts";
import { ServiceRefusal } from "./refusal.ts";

export interface AskingProcess {
  pid: number;
  uid: number;
  cgroup: Cgroup;
}

/** The namespaces that must be the service's own, of who enters a session, asks for one, or puts others into one. */
export const NAMESPACES = {
  enters: ["net"],
  asks: ["net", "user"],
  // from another cgroup than the run's: one in a container, or in a session that is not known here, would leave it
  joins: ["net", "user", "pid"],
} as const;

/** `sessions`: ids of the cgroups of all sessions, whose processes may ask for nothing. Throws ServiceRefusal. */
export function askingProcess(
  fd: number,
  sessions: ReadonlySet<bigint>,
  namespaces: (typeof NAMESPACES)[keyof typeof NAMESPACES],
): AskingProcess {
  const { pid, uid } = addon().peerCredentials(fd);
  if (pid <= 0) throw refused("it is in another pid namespace");
  let found: AskingProcess;
  try {
    const cgroup = cgroupOfPid(pid);
    found = { pid, uid, cgroup };
    for (const name of namespaces)
      if (readlinkSync(`/proc/${pid}/ns/${name}`) !== readlinkSync(`/proc/self/ns/${name}`))
        throw refused(`its ${name} namespace is another one: start netmon outside of it, or with sudo`);
    for (let at = cgroup.path; at !== dirname(at); at = dirname(at)) {
      const id = cgroupIdIfPresent(at);
      if (id !== null && sessions.has(id)) throw refused("it is in a session already");
    }
  } catch (error) {
    if (error instanceof ServiceRefusal) throw error;
    throw refused("it has ended, or cannot be looked at");
  }
  // all of this is of the process that connected only if that is still there, and is still the user's
  if (!isOf(found) || !addon().peerIsAlive(fd)) throw refused("it has ended");
  return found;
}

/** A process of the same user that it asks for. Throws ServiceRefusal. */
export function namedProcess({ uid }: AskingProcess, pid: number): AskingProcess {
  const cgroup = orElse(() => cgroupOfPid(pid), null);
  if (cgroup === null || !isOf({ pid, uid }))
    throw new ServiceRefusal("privilege", `process ${pid} has ended, or is another user's`);
  return { pid, uid, cgroup };
}

/**
 * Throws ServiceRefusal if the process is in a session of any netmon of root's, or if that cannot be told: an agent must not
 * answer what its user is asked. `isHeld`: whether a session in `dirs` is the service's, whose processes are refused
 * already; reading its record would cost each who asks more the more sessions users have.
 */
export function refuseWatched(pid: number, dirs: StateDirs, isHeld: (sessionId: string) => boolean): void {
  const others = dirs.run === SYSTEM_DIRS.run ? [] : [SYSTEM_DIRS];
  const found = (): string | null =>
    sessionOfProcess(pid, [...sessionsIn([dirs], isHeld), ...sessionsIn(others)]);
  const session = orElse(found, undefined);
  if (session === undefined) throw refused("it is not known whether it is in a session");
  if (session !== null) throw refused(`it is in the watched session ${session}`);
}

/**
 * Whether the limits of its user are those of the process: the agents in a user's sessions, and who has the id in a user
 * namespace only (subordinate ids), must not use them up. `hasSessions`: a process of the user's with a user namespace of its
 * own may be about to enter one.
 */
export function hasUsersLimits(
  { pid, uid }: Pick<AskingProcess, "pid" | "uid">,
  hasSessions: boolean,
): boolean {
  try {
    if (readFileSync(`/proc/${pid}/cgroup`, "latin1").includes(`/netmon/u${uid}.`)) return false;
    return hasSessions || readlinkSync(`/proc/${pid}/ns/user`) === readlinkSync("/proc/self/ns/user");
  } catch {
    return false;
  }
}

/** Whether the process, which may have ended, has this uid now. */
export function isOf({ pid, uid }: Pick<AskingProcess, "pid" | "uid">): boolean {
  try {
    const uids = /^Uid:\s+(\d+)\s+(\d+)\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
    return uids?.slice(1).every((one) => Number(one) === uid) ?? false;
  } catch {
    return false;
  }
}

/** Throws ServiceRefusal unless each port of 127.0.0.1, 0 aside, is one that this user listens on. */
export async function checkListening(uid: number, ports: readonly number[]): Promise<void> {
  const wanted = ports.filter((port) => port !== 0);
  if (wanted.length === 0) return;
  const table = await readFile("/proc/net/tcp", "latin1");
  for (const port of wanted) {
    // `sl local_address rem_address st tx_queue:rx_queue tr:tm->when retrnsmt uid ...`; 0A: TCP_LISTEN
    const address = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
    const line = table.split("\n").find((one) => one.includes(` ${address} 00000000:0000 0A `));
    if (line === undefined || Number(line.trim().split(/\s+/)[7]) !== uid)
      throw new ServiceRefusal("usage", `uid ${uid} does not listen on 127.0.0.1:${port}`);
  }
}

function refused(why: string): ServiceRefusal {
  return new ServiceRefusal("privilege", `netmon serve has no session for this process: ${why}`);
}
