/**
 * What can go wrong with the event store. Every message says what, where and what to do. Direction of failure:
 * a store that cannot be understood is refused and left as it is, never recreated; one that cannot be written
 * for the moment is tried again.
 */
import { CodedError } from "../event/coded-error.ts";
import { errorMessage } from "../event/error-message.ts";

export type StoreErrorCode =
  | "not_found" // there is no store in this place
  | "insecure" // a file that others own, or a link
  | "privilege"
  | "disk" // full, read-only, I/O error
  | "busy" // others held the lock for longer than the timeout
  | "corrupt" // no database, or a damaged one
  | "version"; // written by a newer netmon

export class StoreError extends CodedError<StoreErrorCode> {
  override readonly name = "StoreError";
}

/** Worth trying again. */
export function isPassing({ code }: StoreError): boolean {
  return code === "busy" || code === "disk";
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html, to ours. */
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
  // our statements are right: a table is missing or another one
  SQLITE_ERROR: "corrupt",
};

const ADVICE: Readonly<Record<StoreErrorCode, string>> = {
  not_found: "Nothing was recorded yet, or store.enabled is false",
  insecure: "Remove it, or give --state-dir another directory",
  privilege: "Run netmon as root or give --state-dir",
  disk: "Free some space or give --state-dir",
  busy: "Another netmon holds it; try again",
  corrupt:
    "Move it away, with its -wal and -shm, and netmon makes a new one; sqlite3's .recover may save events",
  version: "Use the newer netmon, or give --state-dir another directory",
};

/** Code of SQLite's error, `SQLITE_BUSY` and the like; '' where it is none. libsql gives it in two ways. */
function resultCode(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string" && code.startsWith("SQLITE_")) return code;
  // libsql 0.5: a failed open is a plain Error, `Unable to open connection ... : 14`
  return /Unable to open connection.*: 14\b/.test(String(message)) ? "SQLITE_CANTOPEN" : "";
}

export function storeError(code: StoreErrorCode, what: string, cause?: unknown): StoreError {
  return new StoreError(code, `${what}. ${ADVICE[code]}`, { cause });
}

/** A failed operation as StoreError; `what` starts the sentence: `cannot read`. Other errors are passed on. */
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
