/**
 * Locations of a session's files: live state below /run/netmon/ID (gone after a reboot, like the cgroup and pins that
 * it describes), history below /var/lib/netmon/ID. --state-dir DIR puts both below DIR. Without root, they are where
 * the XDG Base Directory Specification 0.8 puts such files.
 *
 * Fails closed. A directory that others can write, or that is a symbolic link, is refused: a record in it could name
 * another cgroup.
 */
import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import * as files from "../files/directory.ts";
import { fileError, StateError } from "./error.ts";

const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Returns the id, for use in expressions. Throws StateError `invalid_id`. */
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

/** Root's directories, whoever calls. */
export const SYSTEM_DIRS: StateDirs = { run: "/run/netmon", lib: "/var/lib/netmon" };

/** `stateDir`: the value of --state-dir; undefined: the system's directories. */
export function stateDirs(stateDir?: string): StateDirs {
  if (stateDir === undefined) return { ...SYSTEM_DIRS };
  const base = resolve(stateDir);
  return { run: join(base, "run"), lib: join(base, "lib") };
}

/**
 * Returns the directories for commands that need no root: root has the system's, other users their own:
 * $XDG_RUNTIME_DIR/netmon and $XDG_STATE_HOME/netmon (~/.local/state/netmon), and without a runtime directory both in
 * the latter. Relative values count as not set, as the specification requires.
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
 * Returns the directories for read-only commands. A user without own state reads the system's; if that is forbidden, an
 * error says so instead of reporting no state. An explicit directory is always used. Throws StateError `privilege`.
 */
export function readersStateDirs(...args: Parameters<typeof userStateDirs>): StateDirs {
  const own = userStateDirs(...args);
  if (args[0] !== undefined) return own;
  return [own.lib, own.run].some(isThere) || !systemHasSessions() ? own : { ...SYSTEM_DIRS };
}

/** Reports whether root's netmon has recorded something here, readable or not. */
export function systemHasSessions(): boolean {
  return [SYSTEM_DIRS.lib, SYSTEM_DIRS.run].some(isThere);
}

/** Returns the uid whose files are trusted in addition to root's. */
function ownUid(): number {
  return process.geteuid?.() ?? 0;
}

/** Reports whether others cannot replace entries of the directory: not writable for them, or sticky. */
function safeParent(stat: Stats): boolean {
  const trustedOwner = stat.uid === 0 || stat.uid === ownUid();
  const othersWrite =
    (stat.mode & 0o002) !== 0 || ((stat.mode & 0o020) !== 0 && stat.gid !== 0 && ownUid() === 0);
  return trustedOwner && (!othersWrite || (stat.mode & 0o1000) !== 0);
}

/**
 * Creates `path` (and missing parents) with mode 0700, or checks an existing one. An existing directory that is empty,
 * ours and not sticky is made private: the kubelet gives an emptyDir, and its subPaths, mode 0777 (SafeMakeDir,
 * Kubernetes 1.34). Throws StateError: insecure, privilege, disk.
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

/** Leaves anything unsuitable unchanged; checkPrivateDirectory then refuses it. */
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

/** Throws StateError `privilege` if that cannot be determined. */
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
  if (!made) checkPrivateDirectory(directory); // another netmon created it at the same time, or somebody unauthorised
}

/** Throws StateError `insecure` unless it is our directory, safely placed, and nobody else can write it. */
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

/** Requires every directory up to / to be one that others cannot replace. Symlinks (/var/run) are resolved first. */
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
    if (!safeParent(stat))
      throw insecure(
        directory,
        `can be changed by others (uid ${stat.uid}, mode ${(stat.mode & 0o7777).toString(8)})`,
      );
    if (directory === "/") return;
  }
}

function insecure(path: string, problem: string): StateError {
  return new StateError(
    "insecure",
    `${path} ${problem}: netmon would not trust what it reads there. Remove it, or give --state-dir another directory`,
  );
}

/** Name of the store's file in the state directory that survives a reboot. */
export const STORE_FILE = "netmon.db";

/** Returns the path of the store of events and definitions of all sessions. */
export function storePath(dirs: StateDirs): string {
  return join(dirs.lib, STORE_FILE);
}
