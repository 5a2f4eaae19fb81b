/**
 * Failures of the session's own files. Every message says what, where and what to do. On failure: identity and locking
 * fail closed (no second netmon on a session, no directory that others can write); a full or read-only disk is a
 * reported degradation if enforcing does not depend on it.
 */
import { CodedError } from "../errors/coded-error.ts";
import type { Failure, Failures, UserError } from "../errors/user-error.ts";
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

const FAILURES: Failures<StateErrorCode> = {
  busy: "busy",
  invalid_id: "usage",
  not_found: "target",
  insecure: "state",
  privilege: "privilege",
  disk: "state",
  corrupt: "state",
  version: "state",
};

export class StateError extends CodedError<StateErrorCode> implements UserError {
  override readonly name = "StateError";

  get failure(): Failure {
    return FAILURES[this.code];
  }
}

/** Converts a failed file operation to StateError: `what` is 'write', 'make', ..., the start of the sentence. */
export function fileError(what: string, path: string, error: unknown): StateError {
  if (error instanceof StateError) return error;
  if (error instanceof FileError)
    return new StateError(error.code === "silent" ? "disk" : "insecure", error.message, { cause: error });
  const errno = (error as NodeJS.ErrnoException | null)?.code ?? "";
  const failure = (code: StateErrorCode, why: string): StateError =>
    new StateError(code, `cannot ${what} ${path}${why}`, { cause: error });
  switch (errno) {
    case "EACCES":
    case "EPERM":
      return failure("privilege", ` (${errno}): run netmon as root or give --state-dir`);
    case "ENOSPC":
    case "EDQUOT":
      return failure("disk", `: no space left (${errno}). Free some or give --state-dir`);
    case "EROFS":
      return failure("disk", ": the file system is read-only. Give --state-dir");
    case "ELOOP":
      return failure("insecure", ": it is a symbolic link. Remove it");
    default:
      return failure("disk", `: ${errno || String(error)}`);
  }
}
