/**
 * Reads the store while others write to it; every call sees what is on disk at the time. Direction of failure: a
 * store that is missing, damaged or newer is an error, never an empty result.
 */
import { inflateSync } from "node:zlib";
import type { NetmonEvent } from "../event/event.ts";
import { condition } from "./condition.ts";
import { type Db, openDatabaseForReading, rowsOf } from "./database.ts";
import type { EventQuery, StoredBody, StoredEvent } from "./records.ts";
import { storedEvent } from "./stored-json.ts";
import { transaction } from "./transaction.ts";

/** Summary of what is stored of one session. */
export interface StoredSession {
  sessionId: string;
  /** RFC 3339, milliseconds. */
  first: string;
  last: string;
  events: number;
}

/** A position in order of arrival. */
export interface Position {
  /** The last row before it, and its time: SQLite may reuse the id of a removed row. */
  id: number;
  timeMicros: number;
  /** The latest time of all rows before it. */
  newest: number;
}

const ROWS_PER_PAGE = 1000;

type EventRow = [id: number, timeMicros: number, event: string];

export class EventReader {
  readonly #path: string;
  readonly #db: Db;

  /** Throws StoreError; `not_found` if nothing was ever stored. */
  constructor(path: string) {
    this.#path = path;
    this.#db = openDatabaseForReading(path);
  }

  /** Returns events in order of time; with `limit`, the newest. Throws StoreError. */
  events(query: EventQuery): StoredEvent[] {
    return [...this.each(query)];
  }

  /** Like `events`, for large results: reads some rows at a time, without holding a snapshot in between. */
  *each(query: EventQuery): IterableIterator<StoredEvent> {
    const from = this.#start(query);
    if (from === null) return;
    const { terms, values } = condition(query);
    const sql = `SELECT id, time_us, event FROM events WHERE ${terms}
      AND (time_us, id) >= (?, ?) ORDER BY time_us, id LIMIT ${ROWS_PER_PAGE}`;
    // writers may add events endlessly: the newest event at the beginning is the last one
    let next: [timeMicros: number, id: number] | null = from.first;
    while (next !== null) {
      const rows: EventRow[] = this.#rows<EventRow>(sql, [...values, ...next]);
      for (const [id, timeMicros, event] of rows) {
        if (timeMicros > from.last) return;
        yield { id, event: storedEvent(this.#path, id, event) };
      }
      const last = rows.at(-1);
      next = last === undefined || rows.length < ROWS_PER_PAGE ? null : [last[1], last[0] + 1];
    }
  }

  /** Returns some of the matching events after `position`, in order of arrival; null: nothing arrived. */
  after(position: Position, query: EventQuery): { events: NetmonEvent[]; position: Position } | null {
    return this.snapshot(() => {
      const { id, timeMicros, newest } = position;
      const known = this.#rows("SELECT 1 FROM events WHERE id = ? AND time_us = ?", [id, timeMicros]);
      // if the last row is gone, new rows may have lower ids
      const [which, values] = known.length > 0 ? ["id > ?", [id]] : ["id > ? OR time_us > ?", [id, newest]];
      const page = `(SELECT * FROM events WHERE ${which} ORDER BY id LIMIT ${ROWS_PER_PAGE})`;
      const [last] = this.#rows<[number, number, number]>(
        `SELECT id, time_us, (SELECT max(time_us) FROM ${page}) FROM ${page} ORDER BY id DESC LIMIT 1`,
        [...values, ...values],
      );
      if (last === undefined) return null;
      const { terms, values: wanted } = condition(query);
      const rows = this.#rows<[number, string]>(`SELECT id, event FROM ${page} WHERE ${terms} ORDER BY id`, [
        ...values,
        ...wanted,
      ]);
      return {
        events: rows.map(([row, event]) => storedEvent(this.#path, row, event)),
        position: { id: last[0], timeMicros: last[1], newest: Math.max(newest, last[2]) },
      };
    });
  }

  /** The position after all events. */
  end(): Position {
    const [row] = this.#rows<[number, number, number]>(
      "SELECT id, time_us, (SELECT max(time_us) FROM events) FROM events ORDER BY id DESC LIMIT 1",
      [],
    );
    const [id, timeMicros, newest] = row ?? [0, 0, 0];
    return { id, timeMicros, newest };
  }

  /** Makes all reads within `read` see the same snapshot. */
  snapshot<T>(read: () => T): T {
    return transaction(this.#db, read, "DEFERRED");
  }

  /** Number of events per type, in descending order. */
  counts(query: EventQuery): { type: NetmonEvent["type"]; events: number }[] {
    const { terms, values } = condition(query);
    return this.#rows<[NetmonEvent["type"], number]>(
      `SELECT type, count(*) FROM events WHERE ${terms} GROUP BY type ORDER BY count(*) DESC, type`,
      values,
    ).map(([type, events]) => ({ type, events }));
  }

  /** The bodies of an exchange, the request first. Throws StoreError. */
  bodies(requestId: string): StoredBody[] {
    type Status = number | null;
    type Row = [string, string, StoredBody["direction"], string, string, Status, number, string, Buffer];
    return this.#rows<Row>(
      `SELECT session_id, request_id, direction, timestamp, content_type, status, size, stored_as, body
       FROM bodies WHERE request_id = ? ORDER BY direction, id`,
      [requestId],
    ).map(([sessionId, request, direction, timestamp, contentType, status, size, storedAs, body]) => ({
      sessionId,
      requestId: request,
      direction,
      timestamp,
      contentType,
      status,
      size,
      body: storedAs === "deflate" ? inflateSync(body) : body,
    }));
  }

  /** All sessions, the one with the latest event first. */
  sessions(): StoredSession[] {
    return this.#rows<[string, number, number, number]>(
      `SELECT session_id, min(time_us), max(time_us), count(*) FROM events GROUP BY session_id
       ORDER BY max(time_us) DESC`,
      [],
    ).map(([sessionId, first, last, events]) => ({
      sessionId,
      first: new Date(first / 1000).toISOString(),
      last: new Date(last / 1000).toISOString(),
      events,
    }));
  }

  close(): void {
    this.#db.close();
  }

  /** The first row of the result and the time of the last; null if it is empty. */
  #start({ limit, ...query }: EventQuery): Range | null {
    const { terms, values } = condition(query);
    type Edge = [timeMicros: number, id: number];
    const edge = (order: string, skip: number): Edge | undefined =>
      this.#rows<Edge>(
        `SELECT time_us, id FROM events WHERE ${terms} ORDER BY time_us ${order}, id ${order} LIMIT 1 OFFSET ?`,
        [...values, skip],
      )[0];
    const last = edge("DESC", 0);
    if (last === undefined || limit === 0) return null;
    const first = (limit === undefined ? undefined : edge("DESC", limit - 1)) ?? edge("ASC", 0) ?? last;
    return { first, last: last[0] };
  }

  #rows<T>(sql: string, values: (string | number)[]): T[] {
    return rowsOf(this.#db, this.#path, sql, values);
  }
}

interface Range {
  first: [timeMicros: number, id: number];
  /** Microseconds, inclusive. */
  last: number;
}
