/**
 * Decides with whose rights root accesses a file that somebody named. If only root can change what the path refers to,
 * with its own. If another user can (a project directory, a home), with that user's: a link put there then leads only to
 * files that its maker could access. Writing there uses the rights of the user who called sudo, if known.
 *
 * Direction of failure: closed for writing. In a directory of root's that others may write, without sudo, the right
 * user is unknown: refused. Reading keeps root's rights then.
 */
import type { Stats } from "node:fs";
import { findAccount } from "./account.ts";
import { FileError } from "./error.ts";
import { type UserRights, withUserRights } from "./user-rights.ts";
import { type Entry, withLocation } from "./walk.ts";

const STICKY = 0o1000;

/** The user who runs netmon. */
export interface Caller {
  euid: number;
  env: NodeJS.ProcessEnv;
}

export function thisCaller(env: NodeJS.ProcessEnv = process.env): Caller {
  return { euid: process.geteuid?.() ?? 0, env };
}

/** `share`: write for others, in a directory that they may also write. */
export type Purpose = "read" | "write" | "share";

export interface PathRightsOptions {
  to: Purpose;
  caller?: Caller;
  /** Whether `f` follows a symbolic link in the last component. */
  follow?: boolean;
}

/** Calls `f` synchronously with the rights for this path; null: its own. Throws FileError and the errors of `f`. */
export function withPathRights<T>(
  path: string,
  { to, caller = thisCaller(), follow = false }: PathRightsOptions,
  f: (rights: UserRights | null) => T,
): T {
  const changer = caller.euid === 0 ? changerOnPath(path, follow) : null;
  const uid = changer === null ? 0 : uidFor(changer, to, caller);
  if (changer === null || uid === 0) return f(null);
  const { gid, groups } = findAccount(String(uid));
  const rights = { uid, gid, groups };
  try {
    return withRights(rights, () => f(rights));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof Error && (code === "EACCES" || code === "EPERM"))
      error.message += ` (with the rights of uid ${uid}, since root alone does not decide what is at ${changer.path})`;
    throw error;
  }
}

/** Returns 0 for root's own rights. */
function uidFor(changer: Changer, to: Purpose, { env }: Caller): number {
  if (to === "read" || (to === "share" && changer.isLast)) return changer.uid;
  const sudo = /^\d{1,10}$/.test(env.SUDO_UID ?? "") ? Number(env.SUDO_UID) : 0;
  const uid = sudo !== 0 ? sudo : changer.uid;
  if (uid !== 0) return uid;
  throw new FileError(
    "insecure",
    `${changer.path} can be written by others (mode ${(changer.mode & 0o7777).toString(8)}): netmon, as root, does ` +
      "not write there. Choose a directory that only root can write, or call netmon with sudo",
  );
}

/** Calls `f` synchronously with these rights; if not root, with the caller's own. */
export function withRights<T>(rights: UserRights, f: () => T): T {
  if (process.geteuid?.() !== 0 || rights.uid === 0) return f();
  return withUserRights(rights, f);
}

interface Changer {
  path: string;
  /** 0: a directory of root's that others may write. */
  uid: number;
  mode: number;
  /** Whether it is the file's own directory. */
  isLast: boolean;
}

/** The first entry on the way that a user other than root can change; null: none. */
function changerOnPath(path: string, follow: boolean): Changer | null {
  let found: Changer | null = null;
  const look = (entry: Entry): void => {
    if (found === null) found = changerOf(entry);
    else found.isLast = false;
  };
  try {
    withLocation(path, { look, follow }, () => {});
  } catch (error) {
    if (found === null) throw error;
    // the other rights decide about the rest of the path
    (found as Changer).isLast = false;
  }
  return found;
}

/**
 * Only root can change its own entries, except in a directory that others may write and that is not sticky. A symbolic
 * link has no mode; its owner decides.
 */
function changerOf({ path, stat }: Entry): Changer | null {
  const { uid, mode } = stat;
  const free = stat.isDirectory() && othersWrite(stat) && (mode & STICKY) === 0;
  return uid !== 0 || free ? { path, uid, mode, isLast: true } : null;
}

function othersWrite({ mode, gid }: Stats): boolean {
  return (mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && gid !== 0);
}
