/**
 * Errors of the event store. Every message says what, where and what to do. Direction of failure: a store that
 * cannot be understood is refused and left unchanged, never recreated; one that cannot be written at the moment
 * is tried again.
 */
import { errorMessage } from "../errors/error-message.ts";
import { userErrors } from "../errors/user-error.ts";
import { SqliteError } from "./sqlite.ts";

export class StoreError extends userErrors("StoreError", {
  not_found: "target", // there is no store at this path
  insecure: "state", // a file that others own, or a link
  privilege: "privilege",
  disk: "state", // full, read-only, I/O error
  busy: "busy", // others held the lock longer than the timeout
  corrupt: "state", // not a database, or a damaged one
  changed: "state", // a record that netmon did not write so
  version: "state", // written by a newer netmon
}) {}

export type StoreErrorCode = StoreError["code"];

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
    "netmon audit verify names what was changed first; netmon audit prune removes a session, retention the oldest",
  version: "Use the newer netmon, or give --state-dir another directory",
};

export function storeError(code: StoreErrorCode, what: string, cause?: unknown): StoreError {
  return new StoreError(code, `${what}. ${ADVICE[code]}`, { cause });
}

/** Converts a failed operation's error to StoreError; `what` starts the sentence: `cannot read`. Others are returned. */
export function databaseError(what: string, path: string, error: unknown): Error {
  if (error instanceof StoreError) return error;
  const result = error instanceof SqliteError ? error.code : "";
  const code = BY_RESULT_CODE[result];
  if (code === undefined) return error instanceof Error ? error : new Error(String(error));
  return storeError(code, `${what} ${path}: ${errorMessage(error)} (${result})`, error);
}
