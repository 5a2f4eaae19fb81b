/**
 * Writes batches, several in one transaction, all or nothing. Direction of failure: a record that the database
 * refuses for its content (not for lack of space or a lock) is omitted and counted.
 */
import { deflateSync } from "node:zlib";
import { canonicalText } from "./chain.ts";
import type { ChainStream } from "./chain-stream.ts";
import { eventColumns } from "./columns.ts";
import { attempt, type Db, type Statement } from "./database.ts";
import { StoreError } from "./error.ts";
import type { StoredBody } from "./records.ts";
import { storedObject } from "./stored-json.ts";
import type { Batch } from "./thread-protocol.ts";
import { timeMicros } from "./time.ts";
import { transaction } from "./transaction.ts";

/** Rows per INSERT: takes half the time per row of single inserts. */
const ROWS = 32;
const EVENT_COLUMNS =
  "time_us, session_id, type, server_id, server_ids, tool_name, action, call_id, request_id, event, stream, seq, hash";
const BODY_COLUMNS =
  "time_us, timestamp, session_id, request_id, direction, content_type, status, size, stored_as, body";
const EVENT_VALUES = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
const BODY_VALUES = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

/** Limits for pauses: without them the thread takes a CPU that a call needs, and one call in 50 takes 1 ms longer. */
const MAX_PACED_RECORDS = 256;
const RECORDS_PER_PAUSE = 8;
const PAUSE_MS = 0.2;

/** Pauses between the records of a small transaction. Large ones have no pauses, so that the queue drains. */
class Pacer {
  static readonly #sleepCell = new Int32Array(new SharedArrayBuffer(4));
  readonly #pauses: boolean;
  #records = 0;

  constructor(records: number) {
    this.#pauses = records <= MAX_PACED_RECORDS;
  }

  /** Counts finished records. */
  done(records: number): void {
    this.#records += records;
    if (!this.#pauses || this.#records < RECORDS_PER_PAUSE) return;
    this.#records = 0;
    Atomics.wait(Pacer.#sleepCell, 0, 0, PAUSE_MS);
  }
}

type Value = string | number | null | Uint8Array;

export class Inserter {
  readonly #db: Db;
  readonly #path: string;
  readonly #chains: ReadonlyMap<number, ChainStream>;
  readonly #oneEvent: Statement;
  readonly #manyEvents: Statement;
  readonly #oneBody: Statement;

  /** `chains`: keyed by channel, read at each write; events of other channels are not chained. */
  constructor(db: Db, path: string, chains: ReadonlyMap<number, ChainStream> = new Map()) {
    this.#chains = chains;
    this.#db = db;
    this.#path = path;
    this.#oneEvent = db.prepare(`INSERT INTO events (${EVENT_COLUMNS}) VALUES ${EVENT_VALUES}`);
    this.#manyEvents = db.prepare(
      `INSERT INTO events (${EVENT_COLUMNS}) VALUES ${Array(ROWS).fill(EVENT_VALUES).join(", ")}`,
    );
    this.#oneBody = db.prepare(`INSERT INTO bodies (${BODY_COLUMNS}) VALUES ${BODY_VALUES}`);
  }

  /**
   * Returns the number of records that could not be written, per batch; `maxRecordBytes`: limit per record. Throws StoreError
   * if nothing was written; `busy` and `disk` may pass.
   */
  write(batches: readonly Batch[], maxRecordBytes: number): number[] {
    const pacer = new Pacer(batches.reduce((sum, { records }) => sum + records, 0));
    const prepared = batches.map((batch) =>
      prepare(batch, maxRecordBytes, this.#chains.get(batch.channel ?? 0) ?? null, pacer),
    );
    try {
      this.#transaction(new Set(prepared.map(({ chain }) => chain)), () => {
        for (const { insert, rows, chain } of prepared)
          insert === "event" ? this.#events(rows as EventRow[], chain, pacer) : this.#body(rows as Value[][]);
      });
      return prepared.map(({ omitted }) => omitted);
    } catch (error) {
      if (error instanceof StoreError) throw error;
    }
    return this.#oneByOne(prepared);
  }

  /** Inserts lines, one event each, in the caller's transaction. Throws SQLite's errors, and TypeError. */
  within(lines: readonly string[]): void {
    const chain = this.#chains.get(0) ?? null;
    const rows = lines.map((line) => {
      const row = eventRow(line, chain !== null);
      if (row === null) throw new TypeError("an event cannot be stored");
      return row;
    });
    this.#events(rows, chain, new Pacer(Number.POSITIVE_INFINITY));
    chain?.save();
  }

  #events(prepared: readonly EventRow[], chain: ChainStream | null, pacer: Pacer): void {
    const rows = prepared.map((row) => {
      pacer.done(1);
      return chained(row, chain);
    });
    let index = 0;
    for (; index + ROWS <= rows.length; index += ROWS) {
      this.#manyEvents.run(rows.slice(index, index + ROWS).flat());
      pacer.done(ROWS);
    }
    for (; index < rows.length; index++) {
      this.#oneEvent.run(rows[index]!);
      pacer.done(1);
    }
  }

  #body(rows: readonly Value[][]): void {
    for (const row of rows) this.#oneBody.run(row);
  }

  /** Writes one record at a time, to find those that are refused. */
  #oneByOne(prepared: readonly Prepared[]): number[] {
    return prepared.map(({ insert, rows, omitted, chain }) => {
      let refused = omitted;
      for (const row of rows) {
        try {
          this.#transaction(new Set([chain]), () =>
            insert === "event"
              ? this.#oneEvent.run(chained(row as EventRow, chain))
              : this.#oneBody.run(row as Value[]),
          );
        } catch {
          refused++;
        }
      }
      return refused;
    });
  }

  #transaction(chains: ReadonlySet<ChainStream | null>, work: () => void): void {
    attempt("cannot write", this.#path, () => {
      try {
        transaction(this.#db, () => {
          work();
          for (const chain of chains) chain?.save();
        });
        for (const chain of chains) chain?.committed();
      } catch (error) {
        for (const chain of chains) chain?.rolledBack();
        throw error;
      }
    });
  }
}

const UNCHAINED: Value[] = [null, null, null];

function chained({ columns, canonical }: EventRow, chain: ChainStream | null): Value[] {
  return [...columns, ...(chain === null ? UNCHAINED : chain.next(canonical))];
}

interface EventRow {
  columns: Value[];
  /** The text that the chain hashes; '' without a chain. */
  canonical: string;
}

interface Prepared {
  insert: "event" | "body";
  chain: ChainStream | null;
  rows: (EventRow | Value[])[];
  /** Number of records omitted already: unreadable or too large. */
  omitted: number;
}

function prepare(batch: Batch, maxRecordBytes: number, chain: ChainStream | null, pacer: Pacer): Prepared {
  if (batch.kind === "body") {
    const row = bodyRow(batch.body);
    const fits = (row.at(-1) as Uint8Array).length <= maxRecordBytes;
    return { insert: "body", chain, rows: fits ? [row] : [], omitted: fits ? 0 : 1 };
  }
  const rows = batch.lines.split("\n").flatMap((line): EventRow[] => {
    pacer.done(1);
    const row = line.length <= maxRecordBytes ? eventRow(line, chain !== null) : null;
    return row === null ? [] : [row];
  });
  return { insert: "event", chain, rows, omitted: batch.records - rows.length };
}

/** Returns null if the line is not an event as netmon writes it. */
function eventRow(line: string, hashed: boolean): EventRow | null {
  try {
    const event = storedObject<Record<string, unknown>>(line);
    return { columns: [...eventColumns(event), line], canonical: hashed ? canonicalText(event) : "" };
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
