/**
 * Whether only root can change what a path refers to. Root must not run anything else: whoever can write it is root at
 * the next start.
 *
 * Fails closed: a group counts as others unless it is root's, or is known to have no members.
 */
import { readFileSync, type Stats } from "node:fs";
import { orElse } from "../errors/or-else.ts";
import { entriesTo } from "./changeable.ts";

const STICKY = 0o1000;

/** Returns what another user than root may change on the way to the file, and why; null: nothing. */
export function foreignHand(path: string): string | null {
  for (const { path: at, stat } of entriesTo(path)) {
    const why = changedBy(stat);
    if (why !== null) return `${at} ${why}`;
  }
  return null;
}

/** Why another user may change the entry itself; null: none may. Who may replace it is up to its directory. */
export function changedBy(stat: Stats): string | null {
  if (stat.isSymbolicLink()) return null;
  if (stat.uid !== 0) return `belongs to uid ${stat.uid}`;
  // nobody else can replace root's entries in a sticky directory
  if (stat.isDirectory() && (stat.mode & STICKY) !== 0) return null;
  const mode = `(mode ${(stat.mode & 0o7777).toString(8)})`;
  if ((stat.mode & 0o002) !== 0) return `can be written by everybody ${mode}`;
  if ((stat.mode & 0o020) !== 0 && hasOthers(stat.gid)) return `can be written by group ${stat.gid} ${mode}`;
  return null;
}

/** Debian's /usr/local is writable for the group staff, which usually nobody is in. */
function hasOthers(gid: number): boolean {
  if (gid === 0) return false;
  const group = entries("/etc/group").find((fields) => fields[2] === String(gid));
  if (group === undefined || (group[3] ?? "") !== "") return true;
  return entries("/etc/passwd").some((fields) => fields[3] === String(gid) && fields[2] !== "0");
}

function entries(file: string): string[][] {
  const text = orElse(() => readFileSync(file, "utf8"), "");
  return text.split("\n").map((line) => line.split(":"));
}

/** Reports whether uid 0 is root of the machine or a container, not another user under that number (user_namespaces(7)). */
export function isRealRoot(uidMap = orElse(() => readFileSync("/proc/self/uid_map", "utf8"), "")): boolean {
  if (process.geteuid?.() !== 0) return false;
  const [inside, outside] = uidMap.trim().split(/\s+/);
  return inside !== "0" || outside === "0";
}
