/**
 * Keeps the store young and small: removes what is older than `maxDays`, and the oldest where the file nears
 * `maxBytes`. In bounded steps, so that batches are written in between and other processes get the lock.
 * Tools and pins are never removed. Direction of failure: a step that fails is made again later.
 */
import { type Db, pragma, type Statement } from "./database.ts";

/** Rows of one step. */
const EVENTS_PER_STEP = 1000;
const BODIES_PER_STEP = 32;
/** Pages that one step gives back to the file system. */
const PAGES_PER_STEP = 256;
const DAY_US = 86_400_000_000;
/** A smaller limit would leave no room for the tables themselves. */
const LEAST_BYTES = 1 << 20;

/** Part of the limit from where on the oldest go, and until where; the rest is for the write-ahead log. */
const HIGH = 0.9;
const LOW = 0.8;
const LOG = 1 / 32;

export interface RetentionLimits {
  maxDays: number;
  maxBytes: number;
}

export class Retention {
  readonly #db: Db;
  readonly #maxAgeUs: number;
  readonly #highPages: number;
  readonly #lowPages: number;
  /** Bytes of one transaction that keep the write-ahead log within its part of the limit. */
  readonly transactionBytes: number;
  readonly #aged: readonly Statement[];
  readonly #upTo: readonly Statement[];
  readonly #nth: readonly Statement[];

  constructor(db: Db, { maxDays, maxBytes }: RetentionLimits) {
    const limit = Math.max(maxBytes, LEAST_BYTES);
    const pageSize = Number(pragma(db, "page_size"));
    this.#db = db;
    this.#maxAgeUs = maxDays * DAY_US;
    this.#highPages = Math.floor((limit * HIGH) / pageSize);
    this.#lowPages = Math.floor((limit * LOW) / pageSize);
    this.transactionBytes = Math.min(limit * LOG, 4 << 20);
    const logPages = Math.max(8, Math.min(1000, Math.floor((limit * LOG) / pageSize)));
    db.exec(`PRAGMA wal_autocheckpoint = ${logPages}; PRAGMA journal_size_limit = ${logPages * pageSize}`);
    const tables: [table: string, rows: number][] = [
      ["events", EVENTS_PER_STEP],
      ["bodies", BODIES_PER_STEP],
    ];
    this.#aged = tables.map(([table, rows]) =>
      db.prepare(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE time_us < ? ORDER BY time_us LIMIT ${rows})`,
      ),
    );
    this.#upTo = tables.map(([table]) => db.prepare(`DELETE FROM ${table} WHERE time_us <= ?`));
    // of fewer rows than a step takes, the older half
    this.#nth = tables.map(([table, rows]) =>
      db
        .prepare(
          `SELECT max(time_us) FROM (SELECT time_us FROM ${table} ORDER BY time_us LIMIT max(1,
             min(${rows}, (SELECT count(*) FROM (SELECT 1 FROM ${table} LIMIT ${2 * rows})) / 2)))`,
        )
        .raw(),
    );
  }

  /** True when a step would do something. Cheap. */
  isDue(): boolean {
    return this.#pages().total > this.#highPages;
  }

  /** One step; true: there may be more to do. `now`: Unix time in milliseconds. Throws SQLite's errors. */
  step(now: number): boolean {
    if (this.#removeAged(now * 1000 - this.#maxAgeUs)) return true;
    const { total, free } = this.#pages();
    if (total > this.#highPages && total - free > this.#lowPages) return this.#removeOldest();
    const spare = free > 1024 && free > total / 4;
    if (free === 0 || (total <= this.#highPages && !spare)) return false;
    this.#db.exec(`PRAGMA incremental_vacuum(${PAGES_PER_STEP})`);
    return true;
  }

  #pages(): { total: number; free: number } {
    return {
      total: Number(pragma(this.#db, "page_count")),
      free: Number(pragma(this.#db, "freelist_count")),
    };
  }

  #removeAged(before: number): boolean {
    return this.#aged.map((statement) => statement.run([before]).changes).some((changes) => changes > 0);
  }

  /** The oldest of events and bodies together, so that a call and its bodies go at about the same time. */
  #removeOldest(): boolean {
    const times = this.#nth.flatMap((statement) => {
      const [time] = statement.get() as [number | null];
      return time === null ? [] : [time];
    });
    if (times.length === 0) return false;
    const cut = Math.min(...times);
    for (const statement of this.#upTo) statement.run([cut]);
    return true;
  }
}
