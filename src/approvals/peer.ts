/**
 * Whether a process may list and answer tickets: root or the owner of the socket, and outside of every watched session.
 *
 * Direction of failure: closed. A process that has ended, or whose cgroup or a session's record cannot be read, may not.
 * Its pid is the kernel's (SO_PEERCRED); one that was given to another process since then has a later start.
 */
import { readFileSync } from "node:fs";
import { errorMessage } from "../event/error-message.ts";
import { actingUser } from "../files/account.ts";
import { cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { cgroupOfPid } from "../kernel/target/pid.ts";
import { readStat } from "../kernel/target/procfs.ts";
import { type StateDirs, SYSTEM_DIRS } from "../state/paths.ts";
import { listSessions } from "../state/store.ts";

export interface Peer {
  pid: number;
  uid: number;
}

/** Its start, to tell it from a later process; null: it has ended. Taken as soon as it has connected. */
export function startOf({ pid }: Peer): string | null {
  return readStat(pid)?.startTime ?? null;
}

/** Why the process may neither list nor answer; null: it may. */
export function peerObjection(peer: Peer, start: string | null, dirs: StateDirs): string | null {
  const { pid, uid } = peer;
  if (uid !== 0 && uid !== process.geteuid?.())
    return `uid ${uid} is neither root nor the owner of the session`;
  try {
    const session = sessionOf(pid, dirs);
    if (session !== null) return `process ${pid} belongs to the watched session ${session}`;
    if (start === null || readStat(pid)?.startTime !== start) return `process ${pid} has ended`;
    return null;
  } catch (error) {
    return `it is not known where process ${pid} belongs: ${errorMessage(error)}`;
  }
}

/** The watched session that the process is in; null: none. Throws where that is not certain. */
function sessionOf(pid: number, dirs: StateDirs): string | null {
  const all = [dirs, ...(isReadable(SYSTEM_DIRS) && dirs.run !== SYSTEM_DIRS.run ? [SYSTEM_DIRS] : [])];
  const sessions = all.flatMap((each) => listSessions(each));
  if (sessions.length === 0) return null;
  const { path } = cgroupOfPid(pid);
  const ids = ancestors(path).map((directory) => cgroupIdIfPresent(directory));
  for (const { sessionId, record, problem } of sessions) {
    if (record === null) throw new Error(`session ${sessionId}: ${problem}`);
    if (ids.includes(BigInt(record.cgroup.id))) return sessionId;
  }
  return null;
}

/** Without root, the system's sessions cannot be listed; their processes cannot reach another user's socket. */
function isReadable(dirs: StateDirs): boolean {
  return dirs === SYSTEM_DIRS && process.geteuid?.() === 0;
}

function ancestors(path: string): string[] {
  const parts = path.split("/").filter((part) => part !== "");
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join("/")}`);
}

/** Who answers, in words: with the user who called sudo and the one who logged in, as the kernel and its environment say. */
export function peerName({ pid, uid }: Peer): string {
  const read = (file: string): string => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  const sudo = /(?:^|\0)SUDO_UID=(\d+)/.exec(read("environ"))?.[1];
  return actingUser(uid, sudo === undefined ? {} : { SUDO_UID: sudo }, () => read("loginuid"));
}
