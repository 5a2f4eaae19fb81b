/**
 * Replaces chained events that retention removes: one record per run of events, with the hash of the last, so that
 * later events still verify. Streams without any events left are forgotten, the session's oldest first.
 * Direction of failure: all of it in the transaction that removes the events, or none.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { sign } from "./chain.ts";
import { writeSession } from "./chain-stream.ts";
import type { Db, Statement } from "./database.ts";

/** Columns of a removed event's row, as `REMOVED_COLUMNS` names them; `stream` null: it was not chained. */
export type RemovedRow = [stream: number | null, seq: number | null, hash: Buffer | null, session: string];
export const REMOVED_COLUMNS = "stream, seq, hash, session_id";

interface Run {
  first: number;
  last: number;
  hash: Buffer;
}

export class ChainRemoval {
  readonly #db: Db;
  readonly #key: Uint8Array | null;
  readonly #stream: Statement;
  readonly #beside: Statement;
  readonly #delete: Statement;
  readonly #insert: Statement;

  constructor(db: Db, key: Uint8Array | null) {
    this.#db = db;
    this.#key = key;
    this.#stream = db.prepare("SELECT name, session_id FROM chain_streams WHERE id = ?").raw();
    this.#beside = db
      .prepare("SELECT first, last, hash FROM chain_removed WHERE stream = ? AND (last = ? OR first = ?)")
      .raw();
    this.#delete = db.prepare("DELETE FROM chain_removed WHERE stream = ? AND first = ?");
    this.#insert = db.prepare(
      "INSERT INTO chain_removed (stream, first, last, hash, mac) VALUES (?, ?, ?, ?, ?)",
    );
  }

  /** Call it in the transaction that removed the rows. */
  record(rows: readonly RemovedRow[]): void {
    for (const [session, removed] of unchainedBySession(rows))
      writeSession(this.#db, session, { removed }, this.#key);
    const sessions = new Set<string>();
    for (const [stream, runs] of runsByStream(rows)) {
      const found = this.#stream.get([stream]) as [string, string] | undefined;
      if (found === undefined) continue;
      for (const run of runs) this.#put(stream, found[0], run);
      sessions.add(found[1]);
    }
    for (const session of sessions) this.#forget(session);
  }

  /** Stores a run, merged with the runs right before and after it. */
  #put(stream: number, name: string, { first, last, hash }: Run): void {
    const joined: Run = { first, last, hash };
    for (const [f, l, h] of this.#beside.all([stream, first - 1, last + 1]) as [number, number, Buffer][]) {
      this.#delete.run([stream, f]);
      if (f < joined.first) joined.first = f;
      if (l > joined.last) [joined.last, joined.hash] = [l, h];
    }
    const signed = ["removed", name, joined.first, joined.last, joined.hash.toString("hex")] as const;
    const mac = this.#key === null ? null : sign(this.#key, signed);
    this.#insert.run([stream, joined.first, joined.last, joined.hash, mac]);
  }

  /** Forgets empty streams, except the newest: the next stream continues it, and it may still be written. */
  #forget(session: string): void {
    for (;;) {
      const streams = this.#db
        .prepare("SELECT id, name, seq FROM chain_streams WHERE session_id = ? ORDER BY id LIMIT 2")
        .raw()
        .all([session]) as [number, string, number][];
      const [oldest] = streams;
      if (oldest === undefined || streams.length < 2) return;
      const [id, name, seq] = oldest;
      const whole = this.#db
        .prepare("SELECT 1 FROM chain_removed WHERE stream = ? AND first = 1 AND last = ?")
        .raw()
        .get([id, seq]);
      if (whole === undefined) return;
      this.#db.prepare("DELETE FROM chain_removed WHERE stream = ?").run([id]);
      this.#db.prepare("DELETE FROM chain_streams WHERE id = ?").run([id]);
      writeSession(this.#db, session, { forgotten: name }, this.#key);
    }
  }
}

function unchainedBySession(rows: readonly RemovedRow[]): Map<string, number> {
  const sessions = new Map<string, number>();
  for (const [stream, , , session] of rows)
    if (stream === null) sessions.set(session, (sessions.get(session) ?? 0) + 1);
  return sessions;
}

function runsByStream(rows: readonly RemovedRow[]): Map<number, Run[]> {
  const streams = new Map<number, Run[]>();
  const chained = rows.filter((row): row is [number, number, Buffer, string] => row[0] !== null);
  for (const [stream, seq, hash] of chained.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const runs = getOrInsert(streams, stream, () => []);
    const last = runs.at(-1);
    if (last !== undefined && last.last === seq - 1) Object.assign(last, { last: seq, hash });
    else runs.push({ first: seq, last: seq, hash });
  }
  return streams;
}
