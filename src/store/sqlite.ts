/**
 * SQLite of Node.js, with rows as arrays and values as lists, which is how the store asks. Blobs are Buffers.
 *
 * Text ends at a NUL in rows read by Node 22; netmon's JSON has none. An integer beyond 2^53 is rounded in what SELECT
 * reads: netmon writes none, and who verifies a chain must see the row. Direction of failure: errors are SQLite's, with
 * `code` as its C interface names them; in another statement, such an integer is SQLITE_CORRUPT.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { InstallationError } from "../native/built-file.ts";

type Value = SQLInputValue;

/** An operation that SQLite refused. */
export class SqliteError extends Error {
  /** Name of the primary result code, https://www.sqlite.org/rescode.html, such as `SQLITE_BUSY`. */
  readonly code: string;

  constructor(code: string, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const RESULT_CODES: ReadonlyMap<number, string> = new Map([
  [1, "SQLITE_ERROR"],
  [3, "SQLITE_PERM"],
  [5, "SQLITE_BUSY"],
  [6, "SQLITE_LOCKED"],
  [8, "SQLITE_READONLY"],
  [10, "SQLITE_IOERR"],
  [11, "SQLITE_CORRUPT"],
  [13, "SQLITE_FULL"],
  [14, "SQLITE_CANTOPEN"],
  [19, "SQLITE_CONSTRAINT"],
  [23, "SQLITE_AUTH"],
  [26, "SQLITE_NOTADB"],
]);

export class Db {
  readonly #db: DatabaseSync;

  /** `location`: a path, a `file:` URI or `:memory:`. `timeoutMs`: how long to wait for locks. */
  constructor(location: string, timeoutMs = 0) {
    const { DatabaseSync } = sqlite();
    this.#db = translated(() => new DatabaseSync(location, { timeout: timeoutMs }));
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  exec(sql: string): void {
    translated(() => this.#db.exec(sql));
  }

  prepare(sql: string): Statement {
    return new Statement(
      translated(() => this.#db.prepare(sql)),
      /^\s*SELECT\b/.test(sql),
    );
  }

  /** May be called again. */
  close(): void {
    if (this.#db.isOpen) this.#db.close();
  }
}

/** Parameters are in the order of the statement; their number is the statement's, so that they fit in a call. */
export class Statement {
  readonly #statement: StatementSync;
  readonly #reads: boolean;

  /** `reads`: it changes nothing, so that it may be asked again. */
  constructor(statement: StatementSync, reads: boolean) {
    this.#statement = statement;
    this.#reads = reads;
  }

  /** Rows are arrays from now on, not objects. */
  raw(): this {
    this.#statement.setReturnArrays(true);
    return this;
  }

  run(values: readonly Value[] = []): { lastInsertRowid: number | bigint } {
    return translated(() => this.#statement.run(...values));
  }

  get(values: readonly Value[] = []): unknown {
    const row = this.#read(() => this.#statement.get(...values));
    return row === undefined ? undefined : plain(row);
  }

  all(values: readonly Value[] = []): unknown[] {
    const rows = this.#read(() => this.#statement.all(...values));
    for (const row of rows) plain(row);
    return rows;
  }

  #read<T>(operation: () => T): T {
    try {
      return translated(operation);
    } catch (error) {
      if (!this.#reads || !(error instanceof SqliteError) || !(error.cause instanceof RangeError))
        throw error;
      this.#statement.setReadBigInts(true);
      return translated(operation);
    }
  }
}

/** The row, with Buffers and numbers. */
function plain<T extends object>(row: T): T {
  const fields = row as Record<string, unknown>;
  for (const name in fields) {
    const value = fields[name];
    if (value instanceof Uint8Array)
      fields[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    else if (typeof value === "bigint") fields[name] = Number(value);
  }
  return row;
}

function translated<T>(operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    const { code, errcode, message } = error as { code?: unknown; errcode?: number; message: string };
    if (code === "ERR_OUT_OF_RANGE") throw new SqliteError("SQLITE_CORRUPT", message, error);
    if (code !== "ERR_SQLITE_ERROR") throw error;
    const primary = (errcode ?? 1) & 0xff;
    throw new SqliteError(RESULT_CODES.get(primary) ?? `SQLITE_${primary}`, message, error);
  }
}

let loaded: typeof import("node:sqlite") | undefined;

/** Node 22 says at the first use that this interface may change. That is for who chose it, not for users. */
function sqlite(): typeof import("node:sqlite") {
  if (loaded !== undefined) return loaded;
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    loaded = process.getBuiltinModule("node:sqlite") as typeof import("node:sqlite") | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
  if (loaded === undefined)
    throw new InstallationError(
      `Node ${process.version} (${process.execPath}) was built without SQLite: use Node.js as nodejs.org publishes it`,
    );
  return loaded;
}
