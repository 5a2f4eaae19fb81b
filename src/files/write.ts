/**
 * The only place where netmon makes, replaces and removes files (test/unit/files/only-here.test.ts). A file appears
 * complete: it is made under a random name (O_EXCL, O_NOFOLLOW) in a directory that stays open, and renamed there. An
 * existing entry must be a regular file: a symbolic link is not followed and a device not replaced.
 *
 * Direction of failure: closed; a failed write leaves the old file.
 */
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeSync,
} from "node:fs";
import { resolve } from "node:path";
import { isSilent } from "./answering.ts";
import { FileError } from "./error.ts";
import { kindOf } from "./read.ts";
import { below, O_PATH, opened, type WalkOptions, withLocation } from "./walk.ts";

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_RDWR, O_WRONLY } = constants;

export interface WriteOptions extends WalkOptions {
  /** Independent of the umask. */
  mode: number;
  owner?: { uid: number; gid: number };
  /** Whether to wait for the disk; default true. */
  durable?: boolean;
  /** Called with the existing entry right before it is replaced; null: none. Throws if it must stay. */
  check?: (now: Stats | null) => void;
}

/** Replaces or makes the file. Throws FileError and the system's errors. */
export function replaceFile(path: string, text: string, options: WriteOptions): void {
  withLocation(path, options, ({ directory, name }) => {
    withNewFile(directory, name, text, options, (made) => {
      const now = regularOrNone(directory, name, path);
      options.check?.(now);
      renameSync(made, below(directory, name));
    });
    if (options.durable !== false) syncDirectory(directory);
  });
}

/** Makes the file; returns false if the name exists. Throws FileError and the system's errors. */
export function createFile(path: string, text: string, options: Omit<WriteOptions, "check">): boolean {
  return withLocation(path, options, ({ directory, name }) =>
    withNewFile(directory, name, text, options, (made) => {
      try {
        linkSync(made, below(directory, name)); // unlike rename(2), never replaces an entry
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
        throw error;
      } finally {
        unlinkSync(made);
      }
    }),
  );
}

/** Checks that the file could be replaced, by making one next to it. Throws as replaceFile does. */
export function tryReplace(path: string, options: WriteOptions): void {
  withLocation(path, options, ({ directory, name }) => {
    withNewFile(directory, name, "", { ...options, durable: false }, (made) => unlinkSync(made));
    const now = regularOrNone(directory, name, path);
    options.check?.(now);
  });
}

/** Appends text; makes a missing file with mode 0600. Throws the system's errors. */
export function appendToFile(path: string, text: string): void {
  withLocation(path, {}, ({ directory, name }) => {
    using open = opened(below(directory, name), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
    writeAll(open.fd, text);
  });
}

/** Opens for reading and writing, makes a missing file with mode 0600; the caller closes it. */
export function openPrivately(path: string): number {
  return withLocation(path, {}, ({ directory, name }) => {
    const fd = openSync(below(directory, name), O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
    fchmodSync(fd, 0o600);
    return fd;
  });
}

/** Sets mode, and owner, of an existing file or socket. Does not open it: SQLite's locks on it stay. */
export function setAccess(
  path: string,
  mode: number,
  owner: { uid: number; gid: number } | null = null,
): void {
  withLocation(path, {}, ({ directory, name }) => {
    using entry = opened(below(directory, name), O_PATH | O_NOFOLLOW);
    if (fstatSync(entry.fd).isSymbolicLink()) throw new FileError("unfit", `${path} is a symbolic link`);
    if (owner !== null) chownSync(`/proc/self/fd/${entry.fd}`, owner.uid, owner.gid);
    chmodSync(`/proc/self/fd/${entry.fd}`, mode);
  });
}

/** Renames a file within its directory. */
export function renameBeside(path: string, newName: string): void {
  withLocation(path, {}, ({ directory, name }) =>
    renameSync(below(directory, name), below(directory, newName)),
  );
}

/** Removes the entry if it exists; with `check`, only a regular file. */
export function removeFile(path: string, options: Pick<WriteOptions, "look" | "check"> = {}): void {
  if (isSilent(resolve(path))) return;
  try {
    withLocation(path, options, ({ directory, name }) => {
      options.check?.(regularOrNone(directory, name, path));
      unlinkSync(below(directory, name));
    });
  } catch (error) {
    // or its directory does not exist
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Writes to an existing file in place, such as one of the kernel's. */
export function writeInto(path: string, text: string): void {
  withLocation(path, {}, ({ directory, name }) => {
    using open = opened(below(directory, name), O_WRONLY | O_NOFOLLOW);
    writeAll(open.fd, text);
  });
}

/** `finish` renames the new file, or removes it. */
export function withNewFile<T>(
  directory: number,
  name: string,
  text: string | Uint8Array,
  { mode, owner, durable }: Pick<WriteOptions, "mode" | "owner" | "durable">,
  finish: (made: string) => T,
): T {
  const made = below(directory, `.${name.slice(0, 200)}.${randomBytes(8).toString("hex")}.tmp`);
  const fd = openSync(made, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  try {
    try {
      writeAll(fd, text);
      const { uid, gid } = fstatSync(fd);
      if (owner && (owner.uid !== uid || owner.gid !== gid)) fchownSync(fd, owner.uid, owner.gid);
      fchmodSync(fd, mode); // after the owner, since chown clears set-id bits
      if (durable !== false) fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    return finish(made);
  } catch (error) {
    try {
      unlinkSync(made);
    } catch {
      // `finish` has renamed it, or the disk is gone
    }
    throw error;
  }
}

function regularOrNone(directory: number, name: string, path: string): Stats | null {
  const stat = lstatSync(below(directory, name), { throwIfNoEntry: false }) ?? null;
  const kind = stat === null ? null : kindOf(stat);
  if (kind !== null) {
    const hint = stat?.isSymbolicLink() ? "name the file it leads to" : "name a regular file";
    throw new FileError("unfit", `${path} is ${kind}: netmon does not write there; ${hint}`);
  }
  return stat;
}

/** Replaces the text in an open file. */
export function overwrite(fd: number, text: string): void {
  ftruncateSync(fd, 0);
  writeSync(fd, text, 0);
}

function writeAll(fd: number, text: string | Uint8Array): void {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  for (let offset = 0; offset < bytes.length; ) offset += writeSync(fd, bytes, offset);
}

/** Makes the new name survive a power cut. Some file systems cannot. */
function syncDirectory(directory: number): void {
  try {
    using open = opened(`/proc/self/fd/${directory}`, O_RDONLY);
    fsyncSync(open.fd);
  } catch {
    // the file itself is on disk
  }
}
