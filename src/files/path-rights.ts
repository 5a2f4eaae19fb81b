/**
 * With whose rights root reaches a file that somebody named. Where only root can change what the path means, with its
 * own. Where somebody else can (a project directory, a home), with that user's: a link put there then leads nowhere that
 * its maker could not go. What is written goes there with the rights of who called sudo, where that is known.
 *
 * Direction of failure: closed for writing. In a directory of root's that others may write, without sudo, it cannot be
 * told whose rights are the right ones: refused. For reading the rights of root stay then.
 */
import type { Stats } from "node:fs";
import { findAccount } from "./account.ts";
import { FileError } from "./error.ts";
import { type UserRights, withUserRights } from "./user-rights.ts";
import { type Entry, withLocation } from "./walk.ts";

const STICKY = 0o1000;

/** Who runs netmon. */
export interface Caller {
  euid: number;
  env: NodeJS.ProcessEnv;
}

export function thisCaller(env: NodeJS.ProcessEnv = process.env): Caller {
  return { euid: process.geteuid?.() ?? 0, env };
}

/** `share`: to write for others, in a directory that they may write, too. */
export type Purpose = "read" | "write" | "share";

export interface PathRightsOptions {
  to: Purpose;
  caller?: Caller;
  /** `f` goes where the path leads if its last component is a symbolic link. */
  follow?: boolean;
}

/** Calls `f`, synchronously, with the rights for this path; null: the own ones. Throws FileError and what `f` throws. */
export function withPathRights<T>(
  path: string,
  { to, caller = thisCaller(), follow = false }: PathRightsOptions,
  f: (rights: UserRights | null) => T,
): T {
  const changer = caller.euid === 0 ? whoChanges(path, follow) : null;
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

/** 0: root's own. */
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

/** `f` with these rights, synchronously; without root, with the caller's, whoever they are. */
export function withRights<T>(rights: UserRights, f: () => T): T {
  if (process.geteuid?.() !== 0 || rights.uid === 0) return f();
  return withUserRights(rights, f);
}

interface Changer {
  path: string;
  /** 0: a directory of root's that others may write. */
  uid: number;
  mode: number;
  /** It is the file's own directory. */
  isLast: boolean;
}

/** The first place on the way that somebody other than root can change; null: there is none. */
function whoChanges(path: string, follow: boolean): Changer | null {
  let found: Changer | null = null;
  const look = (entry: Entry): void => {
    if (found === null) found = changerOf(entry);
    else found.isLast = false;
  };
  try {
    withLocation(path, { look, follow }, () => {});
  } catch (error) {
    if (found === null) throw error;
    // what comes after it is for the other rights to find out
    (found as Changer).isLast = false;
  }
  return found;
}

/**
 * Root's own, and in a sticky directory root's entries, stay what they are: there nobody removes or renames what is not
 * his. A symbolic link has no mode; whose it is decides.
 */
function changerOf({ path, stat }: Entry): Changer | null {
  const { uid, mode } = stat;
  const free = stat.isDirectory() && othersWrite(stat) && (mode & STICKY) === 0;
  return uid !== 0 || free ? { path, uid, mode, isLast: true } : null;
}

function othersWrite({ mode, gid }: Stats): boolean {
  return (mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && gid !== 0);
}
