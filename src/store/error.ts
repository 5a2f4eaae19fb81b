/**
 * Errors of the event store. Every message says what, where and what to do. Direction of failure: a store that
 * cannot be understood is refused and left unchanged, never recreated; one that cannot be written at the moment
 * is tried again.
 */
import { CodedError } from "../errors/coded-error.ts";
import { errorMessage } from "../errors/error-message.ts";
import type { Failure, Failures, UserError } from "../errors/user-error.ts";

export type StoreErrorCode =
  | "not_found" // there is no store at this path
  | "insecure" // a file that others own, or a link
  | "privilege"
  | "disk" // full, read-only, I/O error
  | "busy" // others held the lock longer than the timeout
  | "corrupt" // not a database, or a damaged one
  | "changed" // a record that netmon did not write so
  | "version"; // written by a newer netmon

const FAILURES: Failures<StoreErrorCode> = {
  not_found: "target",
  insecure: "state",
  privilege: "privilege",
  disk: "state",
  busy: "busy",
  corrupt: "state",
  changed: "state",
  version: "state",
};

export class StoreError extends CodedError<StoreErrorCode> implements UserError {
  override readonly name = "StoreError";

  get failure(): Failure {
    return FAILURES[this.code];
  }
}

/** Reports whether the operation is worth retrying. */
export function isPassing({ code }: StoreError): boolean {
  return code === "busy" || code === "disk";
}

/** StoreErrorCode of SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const BY_RESULT_CODE: Readonly<Record<string, StoreErrorCode>> = {
  SQLITE_BUSY: "busy",
  SQLITE_LOCKED: "busy",
  SQLITE_FULL: "disk",
  SQLITE_READONLY: "disk",
  SQLITE_IOERR: "disk",
  SQLITE_CANTOPEN: "disk",
  SQLITE_PERM: "privilege",
  SQLITE_AUTH: "privilege",
  SQLITE_CORRUPT: "corrupt",
  SQLITE_NOTADB: "corrupt",
  // our statements are valid: a table is missing or a different one
  SQLITE_ERROR: "corrupt",
};

const ADVICE: Readonly<Record<StoreErrorCode, string>> = {
  not_found: "Nothing was recorded yet, or store.enabled is false",
  insecure: "Remove it, or give --state-dir another directory",
  privilege: "Run netmon as root or give --state-dir",
  disk: "Free some space, make the file system writable, or give --state-dir",
  busy: "Another netmon holds it; try again",
  corrupt:
    "Move it away, with its -wal and -shm, and netmon makes a new one; sqlite3's .recover may save events",
  changed:
    "netmon audit verify names what was changed first; netmon sessions prune removes a session, retention the oldest",
  version: "Use the newer netmon, or give --state-dir another directory",
};

/** The code of SQLite's error, such as `SQLITE_BUSY`; '' if it is none. libsql has two ways to report it. */
function resultCode(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string" && code.startsWith("SQLITE_")) return code;
  // libsql 0.5: a failed open is a plain Error, `Unable to open connection ... : 14`
  return /Unable to open connection.*: 14\b/.test(String(message)) ? "SQLITE_CANTOPEN" : "";
}

export function storeError(code: StoreErrorCode, what: string, cause?: unknown): StoreError {
  return new StoreError(code, `${what}. ${ADVICE[code]}`, { cause });
}

/** Converts a failed operation's error to StoreError; `what` starts the sentence: `cannot read`. Others are returned. */
export function databaseError(what: string, path: string, error: unknown): Error {
  if (error instanceof StoreError) return error;
  const result = resultCode(error);
  const primary = Object.keys(BY_RESULT_CODE).find(
    (name) => result === name || result.startsWith(`${name}_`),
  );
  if (primary === undefined) return error instanceof Error ? error : new Error(String(error));
  const reason = errorMessage(error);
  return storeError(BY_RESULT_CODE[primary]!, `${what} ${path}: ${reason} (${result})`, error);
}
