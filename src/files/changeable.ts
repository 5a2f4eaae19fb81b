/**
 * Tells whether a user could change what a path refers to: the file, or any directory or symbolic link on the way to
 * it. The owner of a directory can replace a file of root's by renaming.
 *
 * Direction of failure: closed; if it cannot be determined, or a group may write that the user might be in, the answer
 * is yes.
 */
import { lstatSync, readlinkSync, type Stats } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { orElse } from "../event/or-else.ts";

/** Maximum number of symbolic links that Linux follows in a path (MAXSYMLINKS, include/linux/namei.h). */
const MAX_LINKS = 40;
const STICKY = 0o1000;
const OTHERS_WRITE = 0o022;

export function canChange(path: string, uid: number): boolean {
  if (uid === 0) return true;
  return orElse(() => changeable(resolve(path), uid).changes, true);
}

/** Returns the first symbolic link on the way that the user could replace; null: none, or it cannot be determined. */
export function changeableLink(path: string, uid: number): string | null {
  return orElse(() => changeable(resolve(path), uid, true).link, null);
}

/** `toLink`: looks for a link that can be replaced, past other entries that can. */
function changeable(path: string, uid: number, toLink = false): { changes: boolean; link: string | null } {
  const names = path.split("/").filter(Boolean);
  let links = 0;
  let at = "/";
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    if (name === "..") {
      at = dirname(at);
      continue;
    }
    const directory = lstatSync(at);
    const entry = lstatSync(join(at, name));
    if (replaceable(entry, directory, uid)) {
      if (!toLink) return { changes: true, link: null };
      if (entry.isSymbolicLink()) return { changes: true, link: join(at, name) };
    }
    if (!entry.isSymbolicLink()) {
      at = join(at, name);
      continue;
    }
    if (++links > MAX_LINKS) return { changes: true, link: join(at, name) };
    const target = readlinkSync(join(at, name));
    if (isAbsolute(target)) at = "/";
    names.unshift(...target.split("/").filter((part) => part !== "" && part !== "."));
  }
  return { changes: writable(lstatSync(at), uid), link: null };
}

/** In a sticky directory, only the owner of an entry or of the directory can replace it. */
function replaceable(entry: Stats, directory: Stats, uid: number): boolean {
  if (directory.uid === uid || uid === 0) return true;
  if ((directory.mode & OTHERS_WRITE) === 0) return false;
  return (directory.mode & STICKY) === 0 || entry.uid === uid;
}

function writable({ uid: owner, mode }: Stats, uid: number): boolean {
  return owner === uid || (mode & OTHERS_WRITE) !== 0;
}
