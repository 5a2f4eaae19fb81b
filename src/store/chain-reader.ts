/**
 * Reads the chain of one session from the store, in one snapshot, so that heads and events match while others write.
 * Direction of failure: closed; a store that cannot be read is an error, and content that is not a record of netmon's
 * is a BrokenChain.
 */
import type { NetmonEvent } from "../event/event.ts";
import { BrokenChain, type StreamHeader } from "./chain.ts";
import type { ChainRecord } from "./chain-records.ts";
import { eventColumns } from "./columns.ts";
import { attempt, type Db, openDatabaseForReading, rowsOf } from "./database.ts";
import { ChangedText, storedObject } from "./stored-json.ts";
import { pragma } from "./transaction.ts";

const ROWS_PER_PAGE = 1000;
/** The schema version that added the column `unchained`. */
const WITH_UNCHAINED = 5;
const COLUMNS = [
  "time_us",
  "session_id",
  "type",
  "server_id",
  "server_ids",
  "tool_name",
  "action",
  "call_id",
  "request_id",
] as const;

const hex = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString("hex");

export class ChainReader {
  readonly #db: Db;
  readonly #path: string;
  /** The schema's; an older netmon may have created the store. */
  readonly #version: number;

  /** Throws StoreError; `not_found` if nothing was ever stored, `version` if the store is older than the chain. */
  constructor(path: string) {
    this.#path = path;
    this.#db = openDatabaseForReading(path);
    this.#version = attempt("cannot read", path, () => Number(pragma(this.#db, "user_version")));
  }

  /** Ids of the sessions of which anything is or was stored, sorted. */
  sessions(): string[] {
    const tables = ["chain_sessions", "chain_streams", "events"];
    const sql = `${tables.map((table) => `SELECT session_id FROM ${table}`).join(" UNION ")} ORDER BY 1`;
    return this.#rows<[string]>(sql, []).map(([session]) => session);
  }

  /** The heads of the session's streams, oldest first. */
  *heads(sessionId: string): Generator<Extract<ChainRecord, { kind: "head" }>> {
    const sql = "SELECT name, seq, hash, mac FROM chain_streams WHERE session_id = ? ORDER BY id";
    for (const [stream, seq, hash, mac] of this.#rows<[string, number, Buffer, Buffer | null]>(sql, [
      sessionId,
    ]))
      yield { kind: "head", stream, seq, hash: hex(hash)!, mac: hex(mac) };
  }

  *records(sessionId: string): Generator<ChainRecord> {
    this.#db.exec("BEGIN");
    try {
      yield* this.#session(sessionId);
      const names = new Map<number, string>();
      yield* this.#streams(sessionId, names);
      yield* this.#removed(sessionId);
      yield* this.#events(sessionId, names);
      yield* this.heads(sessionId);
    } finally {
      this.#db.exec("COMMIT");
    }
  }

  close(): void {
    this.#db.close();
  }

  *#session(sessionId: string): Generator<ChainRecord> {
    const unchainedColumn = this.#version < WITH_UNCHAINED ? "NULL" : "unchained";
    const sql = `SELECT newest, forgotten, streams, ${unchainedColumn}, mac FROM chain_sessions WHERE session_id = ?`;
    type Row = [string, string | null, number, number | null, Buffer | null];
    for (const [newest, forgotten, streams, unchained, mac] of this.#rows<Row>(sql, [sessionId]))
      yield { kind: "session", session_id: sessionId, newest, forgotten, streams, unchained, mac: hex(mac) };
  }

  *#streams(sessionId: string, names: Map<number, string>): Generator<ChainRecord> {
    const sql = "SELECT id, name, header FROM chain_streams WHERE session_id = ? ORDER BY id";
    for (const [id, stream, header] of this.#rows<[number, string, string]>(sql, [sessionId])) {
      names.set(id, stream);
      yield {
        kind: "stream",
        stream,
        header: parsed<StreamHeader>(header, `the header of stream ${stream}`),
      };
    }
  }

  *#removed(sessionId: string): Generator<ChainRecord> {
    const sql = `SELECT s.name, r.first, r.last, r.hash, r.mac FROM chain_removed r
      JOIN chain_streams s ON s.id = r.stream WHERE s.session_id = ? ORDER BY s.id, r.first`;
    type Row = [string, number, number, Buffer, Buffer | null];
    for (const [stream, first, last, hash, mac] of this.#rows<Row>(sql, [sessionId]))
      yield { kind: "removed", stream, first, last, hash: hex(hash)!, mac: hex(mac) };
  }

  /** The session's events, including those that its streams hold under another session's name. */
  *#events(sessionId: string, names: ReadonlyMap<number, string>): Generator<ChainRecord> {
    type Row = [number, number | null, number | null, Buffer | null, string, ...(string | number | null)[]];
    const sql = `SELECT id, stream, seq, hash, event, ${COLUMNS.join(", ")} FROM events
      WHERE id > ? AND (session_id = ? OR stream IN (SELECT id FROM chain_streams WHERE session_id = ?))
      ORDER BY id LIMIT ${ROWS_PER_PAGE}`;
    // a row inserted before the first one counts too
    let after = Number.NEGATIVE_INFINITY;
    for (;;) {
      const rows = this.#rows<Row>(sql, [after, sessionId, sessionId]);
      for (const [id, stream, seq, hash, text, ...columns] of rows) {
        // beyond 2^53 two numbers may read as one, and the same page would repeat forever
        if (id <= after) throw new BrokenChain(`row ${id}`, "netmon gives no row such a number");
        after = id;
        const name = stream === null ? null : (names.get(stream) ?? `(unknown ${stream})`);
        const event = parsed<NetmonEvent>(
          text,
          name === null ? `row ${id}` : `event ${seq} of stream ${name} (row ${id})`,
        );
        const differs = difference(event, columns);
        yield { kind: "event", stream: name, seq, hash: hex(hash), event, differs };
      }
      if (rows.length < ROWS_PER_PAGE) return;
    }
  }

  #rows<T>(sql: string, values: (string | number)[]): T[] {
    return rowsOf(this.#db, this.#path, sql, values);
  }
}

/** Throws BrokenChain unless netmon could have written it. */
function parsed<T extends object>(text: string, place: string): T {
  try {
    return storedObject<T>(text);
  } catch (error) {
    if (error instanceof ChangedText) throw new BrokenChain(place, error.message);
    throw error;
  }
}

/** The difference between columns and event. Queries use the columns: an event that they hide is as good as removed. */
function difference(event: NetmonEvent, columns: readonly unknown[]): string | null {
  try {
    const right = eventColumns(event as unknown as Record<string, unknown>);
    const index = right.findIndex((value, i) => value !== columns[i]);
    return index < 0 ? null : (COLUMNS[index] ?? null);
  } catch {
    return "event";
  }
}
