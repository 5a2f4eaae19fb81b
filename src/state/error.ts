/**
 * Failures of the session's own files. Every message says what, where and what to do. On failure: identity and locking
 * fail closed (no second netmon on a session, no directory that others can write); a full or read-only disk is a
 * reported degradation if enforcing does not depend on it.
 */
import { userErrors } from "../errors/user-error.ts";
import { FileError } from "../files/error.ts";

export class StateError extends userErrors("StateError", {
  busy: "busy", // another netmon has the session
  invalid_id: "usage",
  not_found: "target", // no record of this session
  insecure: "state", // a directory or file that others own or can write
  privilege: "privilege",
  disk: "state", // full, read-only, I/O error
  corrupt: "state", // a record that cannot be understood
  version: "state", // a record of another version of netmon
}) {}

export type StateErrorCode = StateError["code"];

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
