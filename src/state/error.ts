/**
 * What can go wrong with the session's own files. Every message says what, where and what to do.
 * Direction of failure: identity and locking fail closed (no second netmon on a session, no directory that
 * others can write); a full or read-only disk is a stated degradation where enforcing does not depend on it.
 */
import { FileError } from "../files/error.ts";

export type StateErrorCode =
  | "busy" // another netmon has the session
  | "invalid_id"
  | "not_found" // no record of this session
  | "insecure" // a directory or file that others own or can write
  | "privilege"
  | "disk" // full, read-only, I/O error
  | "corrupt" // a record that cannot be understood
  | "version"; // a record of another version of netmon

export class StateError extends Error {
  override readonly name = "StateError";
  readonly code: StateErrorCode;

  constructor(code: StateErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** A failed file operation as StateError: `what` is 'write', 'make', ... and ends the sentence's start. */
export function fileError(what: string, path: string, error: unknown): StateError {
  if (error instanceof StateError) return error;
  if (error instanceof FileError) return new StateError("insecure", error.message, { cause: error });
  const errno = (error as NodeJS.ErrnoException | null)?.code ?? "";
  const options = { cause: error };
  switch (errno) {
    case "EACCES":
    case "EPERM":
      return new StateError(
        "privilege",
        `cannot ${what} ${path} (${errno}): run netmon as root or give --state-dir`,
        options,
      );
    case "ENOSPC":
    case "EDQUOT":
      return new StateError(
        "disk",
        `cannot ${what} ${path}: no space left (${errno}). Free some or give --state-dir`,
        options,
      );
    case "EROFS":
      return new StateError(
        "disk",
        `cannot ${what} ${path}: the file system is read-only. Give --state-dir`,
        options,
      );
    case "ELOOP":
      return new StateError("insecure", `cannot ${what} ${path}: it is a symbolic link. Remove it`, options);
    default:
      return new StateError("disk", `cannot ${what} ${path}: ${errno || String(error)}`, options);
  }
}
