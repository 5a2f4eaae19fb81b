/**
 * Writes batches: several in one transaction, all of it or nothing. Direction of failure: a record the
 * database refuses for what it is (not for want of space or a lock) is left out and counted.
 */
import { deflateSync } from "node:zlib";
import { eventColumns } from "./columns.ts";
import { attempt, type Db, type Statement } from "./database.ts";
import { StoreError } from "./error.ts";
import type { StoredBody } from "./records.ts";
import type { Batch } from "./thread-protocol.ts";
import { timeMicros } from "./time.ts";

/** Rows of one INSERT: half the time per row of one at a time. */
const ROWS = 32;
const EVENT_COLUMNS =
  "time_us, session_id, type, server_id, server_ids, tool_name, action, call_id, request_id, event";
const BODY_COLUMNS =
  "time_us, timestamp, session_id, request_id, direction, content_type, status, size, stored_as, body";
const VALUES = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

type Value = string | number | null | Uint8Array;

export class Inserter {
  readonly #db: Db;
  readonly #path: string;
  readonly #oneEvent: Statement;
  readonly #manyEvents: Statement;
  readonly #oneBody: Statement;

  constructor(db: Db, path: string) {
    this.#db = db;
    this.#path = path;
    this.#oneEvent = db.prepare(`INSERT INTO events (${EVENT_COLUMNS}) VALUES ${VALUES}`);
    this.#manyEvents = db.prepare(
      `INSERT INTO events (${EVENT_COLUMNS}) VALUES ${Array(ROWS).fill(VALUES).join(", ")}`,
    );
    this.#oneBody = db.prepare(`INSERT INTO bodies (${BODY_COLUMNS}) VALUES ${VALUES}`);
  }

  /**
   * The records that could not be written, per batch; `mostBytes`: of one record. Throws StoreError where
   * nothing was written; `busy` and `disk` may pass.
   */
  write(batches: readonly Batch[], mostBytes: number): number[] {
    const prepared = batches.map((batch) => prepare(batch, mostBytes));
    try {
      this.#transaction(() => {
        for (const { insert, rows } of prepared) insert === "event" ? this.#events(rows) : this.#body(rows);
      });
      return prepared.map(({ left }) => left);
    } catch (error) {
      if (error instanceof StoreError) throw error;
    }
    return this.#oneByOne(prepared);
  }

  #events(rows: readonly Value[][]): void {
    let index = 0;
    for (; index + ROWS <= rows.length; index += ROWS)
      this.#manyEvents.run(rows.slice(index, index + ROWS).flat());
    for (; index < rows.length; index++) this.#oneEvent.run(rows[index]!);
  }

  #body(rows: readonly Value[][]): void {
    for (const row of rows) this.#oneBody.run(row);
  }

  /** Some record was refused: find out which. */
  #oneByOne(prepared: readonly Prepared[]): number[] {
    return prepared.map(({ insert, rows, left }) => {
      let refused = left;
      for (const row of rows) {
        try {
          this.#transaction(() => (insert === "event" ? this.#oneEvent : this.#oneBody).run(row));
        } catch {
          refused++;
        }
      }
      return refused;
    });
  }

  #transaction(work: () => void): void {
    attempt("cannot write", this.#path, () => {
      this.#db.exec("BEGIN IMMEDIATE");
      try {
        work();
        this.#db.exec("COMMIT");
      } catch (error) {
        // SQLite has rolled back by itself after some errors
        if (this.#db.inTransaction) this.#db.exec("ROLLBACK");
        throw error;
      }
    });
  }
}

interface Prepared {
  insert: "event" | "body";
  rows: Value[][];
  /** Records left out already: unreadable or too large. */
  left: number;
}

function prepare(batch: Batch, mostBytes: number): Prepared {
  if (batch.kind === "body") {
    const row = bodyRow(batch.body);
    const fits = (row.at(-1) as Uint8Array).length <= mostBytes;
    return { insert: "body", rows: fits ? [row] : [], left: fits ? 0 : 1 };
  }
  const rows = batch.lines.split("\n").flatMap((line): Value[][] => {
    const row = line.length <= mostBytes ? eventRow(line) : null;
    return row === null ? [] : [row];
  });
  return { insert: "event", rows, left: batch.records - rows.length };
}

/** null for what is no event. */
function eventRow(line: string): Value[] | null {
  try {
    return [...eventColumns(JSON.parse(line) as Record<string, unknown>), line];
  } catch {
    return null;
  }
}

function bodyRow(body: StoredBody): Value[] {
  const packed = deflateSync(body.body);
  const smaller = packed.length < body.body.length;
  return [
    timeMicros(body.timestamp),
    body.timestamp,
    body.sessionId,
    body.requestId,
    body.direction,
    body.contentType,
    body.status,
    body.size,
    smaller ? "deflate" : "identity",
    smaller ? packed : Buffer.from(body.body),
  ];
}
