/**
 * The store as pages of events, newest first, for a view that scrolls through all of it, and the events that arrived
 * since a row. Events stay in their stored text form. If a new store replaces the file, it is read from then on.
 *
 * Direction of failure: a store that is missing, damaged or newer is an error, never an empty result.
 */
import { type Stats, statSync } from "node:fs";
import type { Steps } from "../async/steps.ts";
import type { NetmonEvent } from "../event/event.ts";
import { type Bound, condition } from "./condition.ts";
import { attempt, type Db, openDatabaseForReading, rowsOf } from "./database.ts";
import type { EventQuery } from "./records.ts";
import { storedEvent } from "./stored-json.ts";
import { pragma } from "./transaction.ts";

/** A position in order of time. */
export type EventKey = readonly [timeMicros: number, id: number];

export interface EventText {
  id: number;
  timeMicros: number;
  /** JSON, as stored. */
  event: string;
}

export interface Arrivals {
  /** The newest row of the store, matching or not. */
  newest: number;
  /** Number of matching events. */
  count: number;
  /** The newest matching events, newest first. */
  rows: EventText[];
}

export interface PagePlace {
  from?: EventKey;
  after?: EventKey;
  newest?: number;
}

export interface PageIndex {
  /** The newest row of the store, matching or not. */
  newest: number;
  /** The first event of the list; null: it is empty. */
  top: EventKey | null;
  total: number;
  /** The last event of each full page. */
  ends: EventKey[];
}

/** Newer than any event. */
const END: EventKey = [Number.MAX_SAFE_INTEGER, 0];
const PAGES_A_STEP = 100;

type Row = [id: number, timeMicros: number, event: string];

export class EventPages {
  readonly path: string;
  #db: Db;
  #file: Stats;
  #version: number;

  /** Throws StoreError; `not_found` if nothing was ever stored. */
  constructor(path: string) {
    this.path = path;
    this.#db = openDatabaseForReading(path);
    this.#file = statSync(path);
    this.#version = this.#dataVersion();
  }

  /** Reports whether anything was written since the last call; cheap. `replaced`: row ids have changed. */
  changed(): "no" | "yes" | "replaced" {
    const now = statSync(this.path, { throwIfNoEntry: false });
    if (now !== undefined && (now.ino !== this.#file.ino || now.dev !== this.#file.dev)) {
      const db = openDatabaseForReading(this.path);
      this.#db.close();
      this.#db = db;
      this.#file = now;
      this.#version = this.#dataVersion();
      return "replaced";
    }
    const version = this.#dataVersion();
    if (version === this.#version) return "no";
    this.#version = version;
    return "yes";
  }

  /** Returns rows up to id `newest`: from `from` on or after `after`, back in time; by default from the newest on. */
  page(query: EventQuery, { from, after, newest }: PagePlace, limit: number): EventText[] {
    const { terms, values } = condition(query);
    const edge =
      after !== undefined
        ? "AND (time_us, id) < (?, ?)"
        : from !== undefined
          ? "AND (time_us, id) <= (?, ?)"
          : "";
    // the plus keeps SQLite on the index by time
    const known = newest === undefined ? "" : "AND +id <= ?";
    return this.#texts(
      `SELECT id, time_us, event FROM events WHERE ${terms} ${edge} ${known} ORDER BY time_us DESC, id DESC LIMIT ?`,
      [...values, ...(after ?? from ?? []), ...(newest === undefined ? [] : [newest]), limit],
    );
  }

  /** Finds the end of each page of `size` events, so that a view may begin anywhere; some thousand events per step. */
  *index(query: EventQuery, size: number): Steps<PageIndex> {
    const { terms, values } = condition(query);
    const newest = this.newest();
    const sql = `FROM events WHERE ${terms} AND +id <= ? AND (time_us, id) < (?, ?) ORDER BY time_us DESC, id DESC`;
    const key = (from: EventKey, skip: number): EventKey | undefined =>
      this.#rows<EventKey>(`SELECT time_us, id ${sql} LIMIT 1 OFFSET ?`, [
        ...values,
        newest,
        ...from,
        skip,
      ])[0];
    const top = key(END, 0);
    const ends: EventKey[] = [];
    if (top === undefined) return { newest, top: null, total: 0, ends };
    let from = END;
    for (let end = key(from, size - 1); end !== undefined; end = key(from, size - 1)) {
      ends.push(end);
      from = end;
      if (ends.length % PAGES_A_STEP === 0) yield;
    }
    const [[rest] = [0]] = this.#rows<[number]>(`SELECT count(*) FROM (SELECT 1 ${sql})`, [
      ...values,
      newest,
      ...from,
    ]);
    return { newest, top, total: ends.length * size + rest, ends };
  }

  /** Returns null if there is none. */
  event(id: number): EventText | null {
    return this.#texts("SELECT id, time_us, event FROM events WHERE id = ?", [id])[0] ?? null;
  }

  /** All that match, oldest first: for types of which a session has few. */
  events(query: EventQuery): NetmonEvent[] {
    const sql = (where: string): string => `SELECT id, event FROM events WHERE ${where} ORDER BY id`;
    return this.select<[number, string]>(query, sql).map(([id, text]) => storedEvent(this.path, id, text));
  }

  newest(): number {
    return this.#rows<[number]>("SELECT coalesce(max(id), 0) FROM events", [])[0]?.[0] ?? 0;
  }

  /** Returns the events that arrived after row `after`. */
  arrivals(after: number, query: EventQuery, limit: number): Arrivals {
    const { terms, values } = condition(query);
    const newest = this.newest();
    const newRows = `FROM events WHERE id > ? AND id <= ? AND ${terms}`;
    const bound = [after, newest, ...values];
    const [count = [0]] = this.#rows<[number]>(`SELECT count(*) ${newRows}`, bound);
    const rows =
      count[0] === 0
        ? []
        : this.#texts(`SELECT id, time_us, event ${newRows} ORDER BY id DESC LIMIT ?`, [...bound, limit]);
    return { newest, count: count[0], rows };
  }

  /** Returns rows of a SELECT whose condition on events is `where`. Throws StoreError. */
  select<T>(query: EventQuery, sql: (where: string) => string): T[] {
    const { terms, values } = condition(query);
    return this.#rows<T>(sql(terms), values);
  }

  close(): void {
    this.#db.close();
  }

  #dataVersion(): number {
    return attempt("cannot read", this.path, () => Number(pragma(this.#db, "data_version")));
  }

  #texts(sql: string, values: Bound[]): EventText[] {
    return this.#rows<Row>(sql, values).map(([id, timeMicros, event]) => {
      storedEvent(this.path, id, event);
      return { id, timeMicros, event };
    });
  }

  #rows<T>(sql: string, values: Bound[]): T[] {
    return rowsOf(this.#db, this.path, sql, values);
  }
}
