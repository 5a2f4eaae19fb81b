/**
 * Reads and writes the session's files: mode 0600, atomically, never through a symbolic link. Fails closed: a failed
 * write leaves the old file.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import * as files from "../files/write.ts";
import { fileError, StateError } from "./error.ts";

const { O_NOFOLLOW, O_RDONLY } = constants;

/** Replaces the file. `durable` (default): waits for the disk. Throws StateError. */
export function replaceFile(path: string, text: string, options: { durable?: boolean } = {}): void {
  attempt("write", path, () => files.replaceFile(path, text, { mode: 0o600, ...options }));
}

/** Creates the file; false if it exists. Throws StateError. */
export function createFile(path: string, text: string): boolean {
  return attempt("write", path, () => files.createFile(path, text, { mode: 0o600 }));
}

/** Removes the file if it exists. Throws StateError. */
export function removeFile(path: string): void {
  attempt("remove", path, () => files.removeFile(path));
}

/** Appends one piece, with a single write if the disk permits. Throws StateError. */
export function appendFile(path: string, text: string): void {
  attempt("append to", path, () => files.appendToFile(path, text));
}

function attempt<T>(what: string, path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fileError(what, path, error);
  }
}

/** Returns the file's text; null: no file. Refuses a link and another user's file. Throws StateError. */
export function readPrivateFile(path: string): string | null {
  let fd: number | undefined;
  try {
    fd = openSync(path, O_RDONLY | O_NOFOLLOW);
    const { uid: owner } = fstatSync(fd);
    if (owner !== 0 && owner !== process.geteuid?.())
      throw new StateError(
        "insecure",
        `${path} belongs to uid ${owner}: netmon does not trust it. Remove it`,
      );
    return readFileSync(fd, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw fileError("read", path, error);
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Opens for reading and writing, created with mode 0600 if missing; the caller closes it. Throws StateError. */
export function openPrivateFile(path: string): number {
  return attempt("open", path, () => files.openPrivately(path));
}
