/**
 * Tells whether a user could change what a path refers to: the file, or any directory or symbolic link on the way to
 * it. The owner of a directory can replace a file of root's by renaming.
 *
 * Direction of failure: closed; if it cannot be determined, or a group may write that the user might be in, the answer
 * is yes.
 */
import { lstatSync, readlinkSync, type Stats } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { orElse } from "../errors/or-else.ts";

/** Maximum number of symbolic links that Linux follows in a path (MAXSYMLINKS, include/linux/namei.h). */
const MAX_LINKS = 40;
const STICKY = 0o1000;
const OTHERS_WRITE = 0o022;

export function canChange(path: string, uid: number): boolean {
  if (uid === 0) return true;
  return orElse(() => {
    let last: Stats | null = null;
    for (const { stat, directory } of entriesTo(path)) {
      if (replaceable(stat, directory, uid)) return true;
      last = stat;
    }
    return last === null || writable(last, uid);
  }, true);
}

/** Returns the first symbolic link on the way that the user could replace; null: none, or it cannot be determined. */
export function changeableLink(path: string, uid: number): string | null {
  return orElse(() => {
    for (const { path: at, stat, directory } of entriesTo(path))
      if (stat.isSymbolicLink() && (uid === 0 || replaceable(stat, directory, uid))) return at;
    return null;
  }, null);
}

export interface PathEntry {
  path: string;
  stat: Stats;
  /** The status of the directory that it is in. */
  directory: Stats;
}

/** Visits every entry on the way to a file, links and their targets included. Throws the errors of lstat(2). */
export function* entriesTo(path: string): Generator<PathEntry> {
  const names = resolve(path).split("/").filter(Boolean);
  let links = 0;
  let at = "/";
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    if (name === "..") {
      at = dirname(at);
      continue;
    }
    const entry = join(at, name);
    const stat = lstatSync(entry);
    yield { path: entry, stat, directory: lstatSync(at) };
    if (!stat.isSymbolicLink()) {
      at = entry;
      continue;
    }
    if (++links > MAX_LINKS) throw new Error(`${path} leads through too many symbolic links`);
    const target = readlinkSync(entry);
    if (isAbsolute(target)) at = "/";
    names.unshift(...target.split("/").filter((part) => part !== "" && part !== "."));
  }
}

/** In a sticky directory, only the owner of an entry or of the directory can replace it. */
function replaceable(entry: Stats, directory: Stats, uid: number): boolean {
  if (directory.uid === uid) return true;
  if ((directory.mode & OTHERS_WRITE) === 0) return false;
  return (directory.mode & STICKY) === 0 || entry.uid === uid;
}

function writable({ uid: owner, mode }: Stats, uid: number): boolean {
  return owner === uid || (mode & OTHERS_WRITE) !== 0;
}
