/**
 * Whether a process may list and answer tickets: root or the owner of the socket, and outside of every watched session.
 *
 * Direction of failure: closed. A process that has ended, or whose cgroup or a session's record cannot be read, may not.
 * Its pid is the kernel's (SO_PEERCRED); one that was given to another process since then has a later start.
 */
import { readFileSync } from "node:fs";
import { errorMessage } from "../event/error-message.ts";
import { actingUser } from "../files/account.ts";
import { readStat } from "../kernel/target/procfs.ts";
import { type StateDirs, SYSTEM_DIRS } from "../state/paths.ts";
import { sessionOfProcess, sessionsIn } from "../state/session-of-process.ts";

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
    // without root, the system's sessions cannot be listed; their processes cannot reach another user's socket
    const session = sessionOfProcess(pid, sessionsIn([dirs, SYSTEM_DIRS]));
    if (session !== null) return `process ${pid} belongs to the watched session ${session}`;
    if (start === null || readStat(pid)?.startTime !== start) return `process ${pid} has ended`;
    return null;
  } catch (error) {
    return `it is not known where process ${pid} belongs: ${errorMessage(error)}`;
  }
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
