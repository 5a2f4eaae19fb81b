/**
 * The user that a session's calls are made for, for the person who is asked: the one user of all its processes, or of its
 * netmon, which another user than root starts for itself. null: several, or not known.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { actingUser } from "../files/account.ts";
import { readStatus } from "../kernel/target/procfs.ts";
import type { SessionRecord } from "../state/record.ts";

/** More processes are not looked at: the user is not known then. */
const MAX_PROCESSES = 64;

export function sessionUser(record: Pick<SessionRecord, "cgroup"> | null): string | null {
  const uid = record === null ? ownUid() : onlyUid(record.cgroup.path);
  return uid === null ? null : actingUser(uid, {}, () => "");
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
