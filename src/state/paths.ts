/**
 * Where a session's files are: live state below /run/netmon/ID (gone after a reboot, like the cgroup and the
 * pins it describes), history below /var/lib/netmon/ID. --state-dir DIR puts both below DIR. A user without
 * root has them where the XDG Base Directory Specification 0.8 puts such files.
 *
 * Fails closed. A directory that others can write, or that is a symbolic link, is refused:
 * a record read from it could name another cgroup.
 */
import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import * as files from "../files/directory.ts";
import { fileError, StateError } from "./error.ts";

const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Throws StateError `invalid_id`. Returns the id, so that it can stand in an expression. */
export function checkSessionId(id: string): string {
  if (SESSION_ID.test(id)) return id;
  throw new StateError(
    "invalid_id",
    `${JSON.stringify(id)} is not a session id: use 1 to 64 letters, digits, '.', '_' or '-', beginning with a letter or digit`,
  );
}

export interface StateDirs {
  /** Live state of all sessions. */
  run: string;
  /** History of all sessions. */
  lib: string;
}

/** Root's, whoever asks. */
export const SYSTEM_DIRS: StateDirs = { run: "/run/netmon", lib: "/var/lib/netmon" };

/** `stateDir` is the value of --state-dir, or undefined for the system's directories. */
export function stateDirs(stateDir?: string): StateDirs {
  if (stateDir === undefined) return { ...SYSTEM_DIRS };
  const base = resolve(stateDir);
  return { run: join(base, "run"), lib: join(base, "lib") };
}

/**
 * The same for commands that need no root: root's are the system's, other users have their own:
 * $XDG_RUNTIME_DIR/netmon and $XDG_STATE_HOME/netmon (~/.local/state/netmon), and without a runtime directory
 * both in the latter. Relative values count as not set, as the specification says.
 */
export function userStateDirs(
  stateDir: string | undefined,
  user: { uid: number; home: string; env: NodeJS.ProcessEnv },
): StateDirs {
  if (stateDir !== undefined || user.uid === 0) return stateDirs(stateDir);
  const { XDG_RUNTIME_DIR: runtime = "", XDG_STATE_HOME: state = "" } = user.env;
  const lib = join(isAbsolute(state) ? state : join(user.home, ".local/state"), "netmon");
  return { run: isAbsolute(runtime) ? join(runtime, "netmon") : join(lib, "run"), lib };
}

/**
 * The same for commands that only read. A user who has nothing reads the system's: that it may not be read is then said,
 * and is never taken for having nothing. A directory that is named is the one that is read. Throws StateError `privilege`.
 */
export function readersStateDirs(...asked: Parameters<typeof userStateDirs>): StateDirs {
  const own = userStateDirs(...asked);
  if (asked[0] !== undefined) return own;
  return [own.lib, own.run].some(isThere) || !systemHasSessions() ? own : { ...SYSTEM_DIRS };
}

/** Whether root's netmon has recorded something here; who may read it is another question. */
export function systemHasSessions(): boolean {
  return [SYSTEM_DIRS.lib, SYSTEM_DIRS.run].some(isThere);
}

/** uid whose files are trusted besides root's. */
function ownUid(): number {
  return process.geteuid?.() ?? 0;
}

/** Others cannot replace what is in such a directory: not writable for them, or sticky. */
function safeParent(stat: Stats): boolean {
  const trustedOwner = stat.uid === 0 || stat.uid === ownUid();
  const othersWrite =
    (stat.mode & 0o002) !== 0 || ((stat.mode & 0o020) !== 0 && stat.gid !== 0 && ownUid() === 0);
  return trustedOwner && (!othersWrite || (stat.mode & 0o1000) !== 0);
}

/**
 * Makes `path` (and what is missing above it) with mode 0700, or checks what is there. What is there and empty, ours and not
 * sticky is taken from others who could write it: the kubelet gives an emptyDir mode 0777, and its subPaths too
 * (SafeMakeDir, Kubernetes 1.34). Throws StateError: insecure, privilege, disk.
 */
export function ensurePrivateDirectory(path: string): void {
  const missing: string[] = [];
  let existing = path;
  while (!isThere(existing)) {
    missing.unshift(existing);
    existing = dirname(existing);
  }
  claimIfEmpty(existing);
  if (missing.length > 0) {
    checkAncestors(existing);
    for (const directory of missing) makeDirectory(directory);
  }
  checkPrivateDirectory(path);
}

/** What it leaves as it is, checkPrivateDirectory refuses. */
function claimIfEmpty(path: string): void {
  const stat = lstatSync(path);
  if (!stat.isDirectory() || (stat.mode & 0o022) === 0 || (stat.mode & 0o1000) !== 0) return;
  checkAncestors(dirname(path));
  try {
    files.claimEmptyDirectory(path, 0o700);
  } catch (error) {
    throw fileError("make private", path, error);
  }
}

/** Throws StateError `privilege` where that may not be known. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw fileError("look at", path, error);
  }
}

function makeDirectory(directory: string): void {
  let made: boolean;
  try {
    made = files.makeDirectory(directory, 0o700);
  } catch (error) {
    throw fileError("make directory", directory, error);
  }
  if (!made) checkPrivateDirectory(directory); // another netmon made it at the same time, or somebody who should not
}

/** Throws StateError `insecure` unless it is a directory of ours that nobody else can write, safely placed. */
export function checkPrivateDirectory(path: string): void {
  let stat: Stats;
  try {
    stat = lstatSync(path);
  } catch (error) {
    throw fileError("look at", path, error);
  }
  const problem = stat.isSymbolicLink()
    ? "is a symbolic link"
    : !stat.isDirectory()
      ? "is not a directory"
      : stat.uid !== ownUid()
        ? `belongs to uid ${stat.uid}, not to ${ownUid()}`
        : (stat.mode & 0o022) !== 0
          ? `can be written by others (mode ${(stat.mode & 0o7777).toString(8)})`
          : null;
  if (problem !== null) throw insecure(path, problem);
  checkAncestors(dirname(path));
}

/** Every directory up to / must be one that others cannot swap under us. Symlinks (/var/run) are followed first. */
function checkAncestors(path: string): void {
  let directory: string;
  try {
    directory = realpathSync(path);
  } catch (error) {
    throw fileError("look at", path, error);
  }
  for (; ; directory = dirname(directory)) {
    const stat = statSync(directory);
    if (!stat.isDirectory()) throw insecure(directory, "is not a directory");
    if (!safeParent(stat)) {
      throw insecure(
        directory,
        `can be changed by others (uid ${stat.uid}, mode ${(stat.mode & 0o7777).toString(8)})`,
      );
    }
    if (directory === "/") return;
  }
}

function insecure(path: string, problem: string): StateError {
  return new StateError(
    "insecure",
    `${path} ${problem}: netmon would not trust what it reads there. Remove it, or give --state-dir another directory`,
  );
}

/** Name of the store's file in the directory of the state that outlives a reboot. */
export const STORE_FILE = "netmon.db";

/** The store of events and definitions of all sessions. */
export function storePath(dirs: StateDirs): string {
  return join(dirs.lib, STORE_FILE);
}
