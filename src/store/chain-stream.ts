/**
 * The writing end of a hash chain: one stream of one process, created with its first event. Everything happens inside
 * the transaction that writes the events, so that head and events never differ on disk.
 *
 * Direction of failure: closed, in favour of evidence. A stream that others changed or removed meanwhile is left
 * unchanged, and a new one is begun.
 */
import { randomBytes } from "node:crypto";
import {
  CHAIN_VERSION,
  type ChainPlace,
  canonicalText,
  headerHash,
  nextHash,
  type StreamHeader,
  sign,
} from "./chain.ts";
import type { Db, Statement } from "./database.ts";

export interface ChainOptions {
  sessionId: string;
  /** Signs heads; null: heads are not signed. */
  key: Uint8Array | null;
}

interface Head {
  id: number;
  name: string;
  seq: number;
  hash: Buffer;
}

/** The chain columns of an event's row. */
export type ChainColumns = [stream: number, seq: number, hash: Buffer];

export class ChainStream {
  readonly #db: Db;
  readonly #options: ChainOptions;
  readonly #update: Statement;
  readonly #seqOf: Statement;
  /** The head on disk. */
  #committed: Head | null = null;
  /** The head inside a transaction that has written an event. */
  #open: Head | null = null;

  constructor(db: Db, options: ChainOptions) {
    this.#db = db;
    this.#options = options;
    this.#update = db.prepare("UPDATE chain_streams SET seq = ?, hash = ?, mac = ? WHERE id = ?");
    this.#seqOf = db.prepare("SELECT seq FROM chain_streams WHERE id = ? AND name = ?").raw();
  }

  /** The head on disk; null: no event was written. */
  get place(): ChainPlace | null {
    const head = this.#committed;
    return head === null ? null : { stream: head.name, seq: head.seq, hash: head.hash.toString("hex") };
  }

  /** Call it in a transaction. Throws SQLite's errors. */
  next(canonicalEvent: string): ChainColumns {
    this.#open ??= { ...(this.#usable() ?? this.#begin()) };
    const head = this.#open;
    head.seq++;
    head.hash = nextHash(head.hash, canonicalEvent);
    return [head.id, head.seq, head.hash];
  }

  /** Call it before the commit. Throws SQLite's errors. */
  save(): void {
    if (this.#open === null) return;
    const { id, name, seq, hash } = this.#open;
    const { key } = this.#options;
    const mac = key === null ? null : sign(key, ["head", name, seq, hash.toString("hex")]);
    this.#update.run([seq, hash, mac, id]);
  }

  committed(): void {
    this.#committed = this.#open ?? this.#committed;
    this.#open = null;
  }

  rolledBack(): void {
    this.#open = null;
  }

  #usable(): Head | null {
    const own = this.#committed;
    if (own === null) return null;
    const row = this.#seqOf.get([own.id, own.name]) as [number] | undefined;
    return row?.[0] === own.seq ? own : null;
  }

  #begin(): Head {
    const { sessionId, key } = this.#options;
    const [before] = this.#db
      .prepare("SELECT name, seq, hash FROM chain_streams WHERE session_id = ? ORDER BY id DESC LIMIT 1")
      .raw()
      .all([sessionId]) as [string, number, Buffer][];
    const name = randomBytes(16).toString("hex");
    const header: StreamHeader = {
      netmon_chain: CHAIN_VERSION,
      stream: name,
      session_id: sessionId,
      started: new Date().toISOString(),
      previous:
        before === undefined ? null : { stream: before[0], seq: before[1], hash: before[2].toString("hex") },
    };
    const hash = headerHash(header);
    const text = canonicalText(header);
    const mac = key === null ? null : sign(key, ["head", name, 0, hash.toString("hex")]);
    const { lastInsertRowid } = this.#db
      .prepare(
        "INSERT INTO chain_streams (name, session_id, header, seq, hash, mac) VALUES (?, ?, ?, 0, ?, ?)",
      )
      .run([name, sessionId, text, hash, mac]);
    writeSession(this.#db, sessionId, { newest: name }, key);
    return { id: Number(lastInsertRowid), name, seq: 0, hash };
  }
}

interface SessionChange {
  /** The stream that was just begun. */
  newest?: string;
  /** The stream that was just forgotten. */
  forgotten?: string;
  /** Number of events outside the chain that were just removed. */
  removed?: number;
}

type SessionRow = [newest: string, forgotten: string | null, streams: number, unchained: number | null];

/**
 * Records a change, with what is outside the chain: a row without a place in it is covered by this number alone. It is
 * counted when the first stream begins, and then only retention lowers it.
 */
export function writeSession(
  db: Db,
  sessionId: string,
  { newest, forgotten, removed = 0 }: SessionChange,
  key: Uint8Array | null,
): void {
  const [row] = db
    .prepare("SELECT newest, forgotten, streams, unchained FROM chain_sessions WHERE session_id = ?")
    .raw()
    .all([sessionId]) as SessionRow[];
  if (row === undefined && newest === undefined) return; // it has no chain
  const next = [
    newest ?? row?.[0] ?? "",
    forgotten ?? row?.[1] ?? null,
    (row?.[2] ?? 0) + (forgotten === undefined ? 0 : 1),
    typeof row?.[3] === "number" ? Math.max(0, row[3] - removed) : unchained(db, sessionId),
  ] as const;
  const mac = key === null ? null : sign(key, ["session", sessionId, ...next]);
  db.prepare(
    "INSERT OR REPLACE INTO chain_sessions (session_id, newest, forgotten, streams, unchained, mac) VALUES (?, ?, ?, ?, ?, ?)",
  ).run([sessionId, ...next, mac]);
}

function unchained(db: Db, sessionId: string): number {
  const sql = "SELECT count(*) FROM events WHERE session_id = ? AND stream IS NULL";
  return (db.prepare(sql).raw().get([sessionId]) as [number])[0];
}
