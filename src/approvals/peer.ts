/**
 * Decides if a process may list and answer tickets: root or the socket's owner, outside every watched session.
 *
 * Fails closed. A process that has ended, or whose cgroup or a session's record cannot be read, may not. The pid is the
 * kernel's (SO_PEERCRED); a later process with the same pid has a later start time.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../errors/error-message.ts";
import { actingUsers } from "../files/account.ts";
import { userNames } from "../files/user-name.ts";
import { readBeginning, readStat, readStatus } from "../kernel/target/procfs.ts";
import { type StateDirs, SYSTEM_DIRS } from "../state/paths.ts";
import type { SessionRecord } from "../state/record.ts";
import { sessionOfProcess, sessionsIn } from "../state/session-of-process.ts";

export interface Peer {
  pid: number;
  uid: number;
}

/** Returns the start time, to distinguish a later process; null: ended. Read right after it connects. */
export function startOf({ pid }: Peer): string | null {
  return readStat(pid)?.startTime ?? null;
}

/** Returns why the process may neither list nor answer; null: it may. */
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

/** Names who answers, with the user who called sudo and the login user, from kernel and environment. */
export async function peerName({ pid, uid }: Peer): Promise<string> {
  const sudo = /(?:^|\0)SUDO_UID=(\d+)\0/.exec(readBeginning(pid, "environ"))?.[1];
  const env = sudo === undefined ? {} : { SUDO_UID: sudo };
  const users = actingUsers(uid, env, readBeginning(pid, "loginuid"));
  return (await Promise.all(users.map(async ({ as, id }) => as + (await userNames.of(id))))).join(", ");
}

/** Maximum processes checked; with more, the user is unknown. */
const MAX_PROCESSES = 64;

/**
 * Returns the user for whom a session's calls are made, for display to the person: the single user of all its
 * processes, or of its netmon if a user other than root runs it. null: several, or unknown.
 */
export async function sessionUser(record: Pick<SessionRecord, "cgroup"> | null): Promise<string | null> {
  const uid = record === null ? ownUid() : onlyUid(record.cgroup.path);
  return uid === null ? null : userNames.of(uid);
}

function ownUid(): number | null {
  const uid = process.geteuid?.() ?? 0;
  return uid === 0 ? null : uid;
}

function onlyUid(cgroup: string): number | null {
  try {
    const pids = readFileSync(join(cgroup, "cgroup.procs"), "utf8").split("\n").slice(0, -1);
    if (pids.length > MAX_PROCESSES) return null;
    const uids = new Set(pids.flatMap((pid) => readStatus(Number(pid))?.uid ?? []));
    const [uid] = uids;
    return uids.size === 1 && uid !== undefined ? uid : null;
  } catch {
    return null; // it is being removed
  }
}
