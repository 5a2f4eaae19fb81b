/**
 * Reading and writing the session's files: mode 0600, whole or not at all (temporary file, fsync, rename),
 * never through a symbolic link. Direction of failure: closed; a failed write leaves the old file.
 */

import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { fileError, StateError } from "./error.ts";

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_RDWR, O_WRONLY } = constants;

function writeAll(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let offset = 0; offset < bytes.length; ) offset += writeSync(fd, bytes, offset);
}

/** Replaces the file. `durable` (default) waits for the disk. Throws StateError. */
export function replaceFile(path: string, text: string, options: { durable?: boolean } = {}): void {
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  let fd: number | undefined;
  try {
    fd = openSync(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
    writeAll(fd, text);
    if (options.durable !== false) fsyncSync(fd);
    closeSync(fd);
    fd = undefined;
    renameSync(temporary, path);
  } catch (error) {
    if (fd !== undefined) closeSync(fd);
    rmSync(temporary, { force: true });
    throw fileError("write", path, error);
  }
}

/** Appends one piece with a single write where the disk allows. Throws StateError. */
export function appendFile(path: string, text: string): void {
  let fd: number | undefined;
  try {
    fd = openSync(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
    writeAll(fd, text);
  } catch (error) {
    throw fileError("append to", path, error);
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** The file's text, or null when there is none. Refuses a link and a file of another user. Throws StateError. */
export function readPrivateFile(path: string): string | null {
  let fd: number | undefined;
  try {
    fd = openSync(path, O_RDONLY | O_NOFOLLOW);
    const owner = fstatSync(fd).uid;
    if (owner !== 0 && owner !== process.geteuid?.()) {
      throw new StateError(
        "insecure",
        `${path} belongs to uid ${owner}: netmon does not trust it. Remove it`,
      );
    }
    return readFileSync(fd, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw fileError("read", path, error);
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Opens for reading and writing, made with mode 0600 when missing; the caller closes it. Throws StateError. */
export function openPrivateFile(path: string): number {
  try {
    const fd = openSync(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0o600);
    fchmodSync(fd, 0o600);
    return fd;
  } catch (error) {
    throw fileError("open", path, error);
  }
}
