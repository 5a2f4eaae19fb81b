/**
 * Opens the store's SQLite file for writing (0600, write-ahead log, migrated) or for reading only.
 *
 * Direction of failure: closed. A file that is damaged, foreign, newer or another user's is refused and left
 * unchanged. Only SQLite may open a file of the store while this process has a connection: closing the file
 * would drop SQLite's locks (https://www.sqlite.org/howtocorrupt.html §2.2).
 */
import { lstatSync, type Stats } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { makeDirectory } from "../files/directory.ts";
import { createFile, setAccess } from "../files/write.ts";
import { databaseError, storeError } from "./error.ts";
import { checkSchema, migrate } from "./migrations.ts";
import { Db } from "./sqlite.ts";
import { pragma } from "./transaction.ts";

export type { Db, Statement } from "./sqlite.ts";

/** How long SQLite waits for another connection's lock. */
export const BUSY_TIMEOUT_MS = 5000;

export interface WriteOptions {
  /** FULL: a committed transaction survives a power cut. NORMAL: it survives the end of the process. */
  synchronous: "NORMAL" | "FULL";
  busyTimeoutMs?: number;
}

/** Opens for writing; creates a missing file and its directory. Throws StoreError. */
export function openDatabase(path: string, options: WriteOptions): Db {
  createPrivately(path);
  return attempt("cannot open", path, () => {
    const timeout = options.busyTimeoutMs ?? BUSY_TIMEOUT_MS;
    const db = new Db(`${pathToFileURL(path).href}?mode=rw`, timeout);
    try {
      checkSchema(db, path); // before any change
      // before the first table, otherwise it takes a VACUUM
      db.exec("PRAGMA auto_vacuum = INCREMENTAL");
      if (pragma(db, "journal_mode") !== "wal") db.exec("PRAGMA journal_mode = WAL");
      db.exec(`PRAGMA synchronous = ${options.synchronous}`);
      migrate(db, path);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** Creates an empty store if there is none, for readers that start before the first event. Throws StoreError. */
export function makeStore(path: string): void {
  if (look(path) === undefined) openDatabase(path, { synchronous: "NORMAL" }).close();
}

/** Opens for reading; never writes a page. Throws StoreError, `not_found` if there is no file. */
export function openDatabaseForReading(path: string): Db {
  const stat = look(path);
  if (stat === undefined) throw storeError("not_found", `there is no event store at ${path}`);
  checkOwner(path, stat);
  return attempt("cannot open", path, () => {
    try {
      return connectForReading(path, "mode=ro");
    } catch (error) {
      // SQLite cannot make the log in a read-only directory: nobody writes there, so the file without a log is complete
      if ((error as { code?: unknown }).code !== "SQLITE_CANTOPEN" || look(`${path}-wal`) !== undefined)
        throw error;
      return connectForReading(path, "mode=ro&immutable=1");
    }
  });
}

function connectForReading(path: string, parameters: string): Db {
  const db = new Db(`${pathToFileURL(path).href}?${parameters}`, BUSY_TIMEOUT_MS);
  try {
    if (checkSchema(db, path) === 0) throw storeError("not_found", `the event store at ${path} is empty`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens an empty store that ends with the process. */
export function openMemory(): Db {
  const db = new Db(":memory:");
  migrate(db, "memory");
  return db;
}

/** Returns the rows of a query, as arrays of values. Throws StoreError. */
export function rowsOf<T>(db: Db, path: string, sql: string, values: readonly (string | number)[]): T[] {
  return attempt("cannot read", path, () => db.prepare(sql).raw().all(values) as T[]);
}

/** Runs a database operation. Throws StoreError for SQLite's errors. */
export function attempt<T>(what: string, path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw databaseError(what, path, error);
  }
}

function makeDirectories(directory: string): void {
  if (lstatSync(directory, { throwIfNoEntry: false })) return;
  if (dirname(directory) !== directory) makeDirectories(dirname(directory));
  makeDirectory(directory, 0o700);
}

/** SQLite would create the file with the umask's mode; the log and its index inherit the file's mode. */
function createPrivately(path: string): void {
  try {
    makeDirectories(dirname(path));
    if (createFile(path, "", { mode: 0o600, durable: false })) return;
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code ?? "";
    const code = errno === "EACCES" || errno === "EPERM" ? "privilege" : "disk";
    throw storeError(code, `cannot make ${path}: ${(error as Error).message}`, error);
  }
  const stat = lstatSync(path);
  checkOwner(path, stat);
  if ((stat.mode & 0o077) !== 0) makePrivate(path);
}

/** Sets mode 0600. Fails for another user's file, such as root's. */
function makePrivate(path: string): void {
  try {
    setAccess(path, 0o600);
  } catch (error) {
    throw storeError("privilege", `cannot make ${path} private: ${(error as Error).message}`, error);
  }
}

function look(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw storeError("privilege", `cannot inspect ${path}: ${(error as Error).message}`, error);
  }
}

function checkOwner(path: string, stat: Stats): void {
  const problem = !stat.isFile()
    ? "is not a regular file"
    : stat.uid !== 0 && stat.uid !== process.geteuid?.()
      ? `belongs to uid ${stat.uid}`
      : null;
  if (problem !== null) throw storeError("insecure", `${path} ${problem}: netmon does not trust it`);
}
