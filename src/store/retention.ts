/**
 * Limits the age and size of the store: removes what is older than `maxDays`, and the oldest before the file would
 * exceed `maxBytes`. It works in bounded steps, so that batches are written in between and other processes get the
 * lock. Tools and pins are never removed. Direction of failure: a step that fails is retried later.
 */
import { ChainRemoval, REMOVED_COLUMNS, type RemovedRow } from "./chain-removal.ts";
import type { Db, Statement } from "./database.ts";
import { pragma, transaction } from "./transaction.ts";

/** Rows per step. */
export const EVENTS_PER_STEP = 1000;
export const BODIES_PER_STEP = 32;
/** Pages that one step returns to the file system. */
export const PAGES_PER_STEP = 256;
const DAY_US = 86_400_000_000;
const MIB = 1 << 20;

/** A smaller limit would leave no room for a batch, the write-ahead log and the tables. */
export const MIN_BYTES = 8 * MIB;

export interface RetentionLimits {
  /** Signs the records that replace removed events, of any session; null: not signed. */
  key: Uint8Array | null;
  maxDays: number;
  maxBytes: number;
}

/** Numbers of database pages, in total and unused. */
interface Pages {
  total: number;
  free: number;
}

/** Returns a RemovedRow for each removed event. */
function removing(db: Db, table: string, which: string): Statement {
  const columns = table === "events" ? REMOVED_COLUMNS : "NULL";
  return db.prepare(`DELETE FROM ${table} WHERE ${which} RETURNING ${columns}`).raw();
}

export class Retention {
  readonly #db: Db;
  readonly #removal: ChainRemoval;
  readonly #maxAgeUs: number;
  /** Pages in use at which trimming starts (`high`) and ends (`low`), and maximum pages of the file (`top`). */
  readonly #high: number;
  readonly #low: number;
  readonly #top: number;
  #trimming = false;
  /** Maximum bytes of one transaction; a larger record has no room. */
  readonly transactionBytes: number;
  readonly #aged: readonly Statement[];
  readonly #upTo: readonly Statement[];
  readonly #nth: readonly Statement[];
  readonly #total: Statement;
  readonly #free: Statement;

  constructor(db: Db, { maxDays, maxBytes, key }: RetentionLimits) {
    const limit = Math.max(maxBytes, MIN_BYTES);
    // half for writes before the next step, half for the write-ahead log
    const margin = Math.max(limit / 16, 2 * MIB);
    const pageSize = Number(pragma(db, "page_size"));
    const pages = (bytes: number): number => Math.floor(bytes / pageSize);
    this.#db = db;
    this.#removal = new ChainRemoval(db, key);
    this.#maxAgeUs = maxDays * DAY_US;
    this.#top = pages(limit - margin / 2);
    this.#high = pages(limit - margin);
    this.#low = pages(limit - margin - limit / 16);
    this.transactionBytes = margin / 4;
    const log = Math.min(1000, pages(margin / 8));
    db.exec(`PRAGMA wal_autocheckpoint = ${log}; PRAGMA journal_size_limit = ${log * pageSize}`);

    this.#total = db.prepare("PRAGMA page_count").raw();
    this.#free = db.prepare("PRAGMA freelist_count").raw();
    const tables = Object.entries({ events: EVENTS_PER_STEP, bodies: BODIES_PER_STEP });
    this.#aged = tables.map(([table, rows]) =>
      removing(db, table, `id IN (SELECT id FROM ${table} WHERE time_us < ? ORDER BY time_us LIMIT ${rows})`),
    );
    this.#upTo = tables.map(([table]) => removing(db, table, "time_us <= ?"));
    // the older half if there are fewer rows than two steps remove
    this.#nth = tables.map(([table, rows]) =>
      db
        .prepare(
          `SELECT max(time_us) FROM (SELECT time_us FROM ${table} ORDER BY time_us LIMIT max(1,
             min(${rows}, (SELECT count(*) FROM (SELECT 1 FROM ${table} LIMIT ${2 * rows})) / 2)))`,
        )
        .raw(),
    );
  }

  /** Reports whether nothing may be written until a step makes room. */
  isFull(): boolean {
    const { total, free } = this.#pages();
    return total - free > this.#high;
  }

  /** Does one step; true: there may be more to do. `now`: Unix time in milliseconds. Throws SQLite's errors. */
  step(now: number): boolean {
    if (this.#removeAged(now * 1000 - this.#maxAgeUs)) return true;
    const pages = this.#pages();
    const used = pages.total - pages.free;
    this.#trimming = used > (this.#trimming ? this.#low : this.#high);
    if (this.#trimming) return this.#removeOldest();
    const wasteful = pages.free > Math.max(1024, pages.total / 4);
    if (pages.free === 0 || (pages.total <= this.#top && !wasteful)) {
      // the file itself only shrinks at a checkpoint
      this.#db.prepare("PRAGMA wal_checkpoint(PASSIVE)").all();
      return false;
    }
    this.#db.exec(`PRAGMA incremental_vacuum(${PAGES_PER_STEP})`);
    return true;
  }

  #pages(): Pages {
    const [[total], [free]] = [this.#total.get(), this.#free.get()] as [[number], [number]];
    return { total, free };
  }

  #removeAged(before: number): boolean {
    return this.#remove(this.#aged, before) > 0;
  }

  /** Removes the oldest of events and bodies together, so that a call and its bodies go at about the same time. */
  #removeOldest(): boolean {
    const times = this.#nth.flatMap((statement) => {
      const [time] = statement.get() as [number | null];
      return time === null ? [] : [time];
    });
    if (times.length === 0) return false;
    const cut = Math.min(...times);
    this.#remove(this.#upTo, cut);
    return true;
  }

  /** Returns the number of removed rows. */
  #remove(statements: readonly Statement[], time: number): number {
    return transaction(this.#db, () => {
      const [events = [], bodies = []] = statements.map((statement) => statement.all([time]));
      if (events.length > 0) this.#removal.record(events as RemovedRow[]);
      return events.length + bodies.length;
    });
  }
}
