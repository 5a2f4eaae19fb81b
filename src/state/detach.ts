/**
 * Removes what a session left after its netmon is gone: pins (the kernel then stops enforcing), the cgroup that netmon
 * created, the live record. History stays.
 *
 * Fails closed. While a netmon has the session, nothing is changed; pins are removed first, so that a failure half-way
 * leaves a record that can be detached again.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { removeSessionCgroup } from "../kernel/target/session-cgroup.ts";
import { isPopulated } from "../kernel/target/subtree.ts";
import { linkDirOn } from "./bpffs-directory.ts";
import { bpffsMounts, linksExist, removeLinks } from "./bpffs-links.ts";
import { StateError } from "./error.ts";
import type { TryLock } from "./lock.ts";
import { checkSessionId, type StateDirs } from "./paths.ts";
import type { SessionRecord } from "./record.ts";
import { readSession, SessionState, watcherAlive } from "./store.ts";

export interface Detached {
  /** False: nothing of this session exists. */
  found: boolean;
  links: number;
  maps: number;
  /** Whether the session's cgroup was removed. */
  cgroupRemoved: boolean;
  /** What was left in place, and why. */
  notes: string[];
}

/**
 * `force`: a record that cannot be read is dropped and the default pin directories are cleared. Throws StateError: busy
 * while a netmon has the session.
 */
export function detachSession(
  dirs: StateDirs,
  sessionId: string,
  options: { force: boolean; tryLock?: TryLock },
): Detached {
  checkSessionId(sessionId);
  const result: Detached = { found: false, links: 0, maps: 0, cgroupRemoved: false, notes: [] };
  let record: SessionRecord | null = null;
  try {
    record = readSession(dirs, sessionId);
  } catch (error) {
    const broken = error instanceof StateError && (error.code === "corrupt" || error.code === "version");
    if (!broken || !options.force) throw error;
    result.notes.push(`${error.message.split(":")[0]}: dropped because of --force`);
  }
  // also directories not in the record: a netmon killed at once had not written it yet
  const defaultDirs = bpffsMounts().map((mount) => linkDirOn(mount, dirs, sessionId));
  const named = record?.pin_dir ?? null;
  const linkDirs = [...new Set([...(named === null ? [] : [named]), ...defaultDirs.filter(linksExist)])];
  // a netmon killed at once has made the directory, and not its record
  const begun = existsSync(join(dirs.run, sessionId));
  if (!begun && linkDirs.length === 0) return result;
  if (record !== null && watcherAlive(record)) throw stillWatched(sessionId, record.watcher?.pid ?? 0);
  const state = SessionState.open(dirs, sessionId, options.tryLock);
  try {
    result.found = true;
    for (const directory of linkDirs) count(result, directory);
    if (record !== null) removeCgroup(record, result);
    state.remove();
  } finally {
    state.close();
  }
  return result;
}

function count(result: Detached, linkDir: string): void {
  const { links, maps } = removeLinks(linkDir);
  result.links += links;
  result.maps += maps;
}

function removeCgroup(record: SessionRecord, result: Detached): void {
  const { path, id, created_by_netmon: ours } = record.cgroup;
  // a cgroup with another id belongs to a session of another state directory
  if (!ours || cgroupIdIfPresent(path) !== BigInt(id)) return;
  if (isPopulated(path)) {
    result.notes.push(`${path} still has processes, so it was not removed; they are no longer guarded`);
    return;
  }
  result.cgroupRemoved = removeSessionCgroup({ path, id: BigInt(id) });
}

function stillWatched(sessionId: string, pid: number): StateError {
  return new StateError(
    "busy",
    `session ${sessionId} is watched by netmon pid ${pid}: stop that first with kill ${pid}, then detach`,
  );
}
