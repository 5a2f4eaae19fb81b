/**
 * Tickets in the event store's file (table `approvals`). Each change is one statement or one transaction, so that it is
 * atomic across processes and survives a kill.
 *
 * To show or answer tickets from another process (`netmon approvals`, the page), use client.ts: it contacts the
 * session's process, which checks the client and records the answer as an event. Writes made here emit no event.
 *
 * Fails closed. Every function throws StoreError if the outcome is uncertain, and the caller refuses.
 */
import { attempt, type Db, openDatabase } from "../store/database.ts";
import { changedRow, storedObject } from "../store/stored-json.ts";
import { transaction } from "../store/transaction.ts";
import {
  bindingOf,
  digest,
  newNonce,
  newTicketId,
  type ProposedCall,
  type Ticket,
  type TicketLayer,
} from "./ticket.ts";

export interface TicketLimits {
  /** Maximum pending tickets of a session: this many calls, and this many connections. */
  maxPending: number;
  expireMs: number;
}

/** State of a call that requires approval. `rejected`: a person has rejected it, and the ticket has not expired. */
export type Proposal =
  | { kind: "pending"; ticket: Ticket; created: boolean }
  | { kind: "rejected"; ticket: Ticket }
  | { kind: "full" };

export interface TicketAnswer {
  /** Must equal the ticket's. */
  nonce: string;
  decision: "approved" | "rejected";
  /** e.g. `alice (uid 1000)`. */
  decidedBy: string;
  /** null: not a user of this machine. */
  uid: number | null;
  reason: string | null;
}

/** If others hold the lock longer, the call is refused. */
const BUSY_MS = 1000;
/** An agent decides how many end within an hour. */
const MOST_LISTED = 200;
/** Ended tickets are deleted after this time; their events stay. */
const KEPT_MS = 3_600_000;

/** A connection passes only once, so it uses the free column. */
const PASSED: Readonly<Record<TicketLayer, string>> = {
  llm: "passed_llm",
  mcp: "passed_mcp",
  network: "passed_mcp",
};
/** With the session and the time now. */
const PENDING = "session_id = ? AND state = 'pending' AND expires_at > ?";
const IS_CONNECTION = "json_extract(call, '$.layer') = 'network'";

export interface TicketList {
  tickets: Ticket[];
  /** How many more the store has. */
  leftOff: number;
}

interface Row {
  id: string;
  nonce: string;
  call: string;
  state: Ticket["state"];
  created_at: number;
  expires_at: number;
  decided_at: number | null;
  decided_by: string | null;
  decided_uid: number | null;
  reason: string | null;
  passed_llm: number | null;
  passed_mcp: number | null;
}

export class TicketStore {
  readonly #path: string;
  readonly #db: Db;

  /** Opens (or creates) the store at `path`. Throws StoreError. */
  constructor(path: string) {
    this.#path = path;
    // an answer whose write is lost in a power cut could be used twice
    this.#db = openDatabase(path, { synchronous: "FULL", busyTimeoutMs: BUSY_MS });
  }

  /** Finds this call's pending or rejected ticket, or creates one. */
  propose(call: ProposedCall, { maxPending, expireMs }: TicketLimits, now: number): Proposal {
    const binding = bindingOf(call);
    return this.#atOnce((): Proposal => {
      this.#db.prepare("DELETE FROM approvals WHERE expires_at < ?").run([now - KEPT_MS]);
      const [known] = this.#tickets(
        "SELECT * FROM approvals WHERE binding = ? AND state IN ('pending', 'rejected') AND expires_at > ?",
        [binding, now],
      );
      if (known?.state === "rejected") return { kind: "rejected", ticket: known };
      if (known) return { kind: "pending", ticket: known, created: false };
      if (this.#pendingOf(call, now) >= maxPending) return { kind: "full" };
      const [ticket] = this.#tickets(
        `INSERT INTO approvals (id, nonce, binding, session_id, call, state, created_at, expires_at)
         VALUES (?, ?, ?, ?, ?, 'pending', ?, ?) RETURNING *`,
        [
          ...[newTicketId(), newNonce(), binding, call.sessionId],
          ...[JSON.stringify(call), now, now + expireMs],
        ],
      );
      return { kind: "pending", ticket: ticket as Ticket, created: true };
    });
  }

  /** Consumes the one passage of an approved ticket at this layer; null: none. Never uses another call's ticket. */
  pass(call: ProposedCall, now: number): Ticket | null {
    const passed = PASSED[call.layer];
    const [ticket] = this.#tickets(
      `UPDATE approvals SET ${passed} = ?1 WHERE id = (
         SELECT id FROM approvals
         WHERE binding = ?2 AND state = 'approved' AND ${passed} IS NULL AND expires_at > ?1
         ORDER BY created_at LIMIT 1)
       RETURNING *`,
      [now, bindingOf(call)],
    );
    return ticket ?? null;
  }

  /** Answers a pending ticket, or rejects an approved connection; null: no such ticket, expired, or another nonce. */
  answer(id: string, answer: TicketAnswer, expireMs: number, now: number): Ticket | null {
    const { nonce, decision, decidedBy, uid, reason } = answer;
    const [ticket] = this.#tickets(
      `UPDATE approvals SET state = ?, decided_at = ?, decided_by = ?, decided_uid = ?, reason = ?, expires_at = ?
       WHERE id = ? AND nonce = ? AND expires_at > ?
         AND (state = 'pending' OR (state = 'approved' AND ? = 'rejected' AND ${IS_CONNECTION})) RETURNING *`,
      [decision, now, decidedBy, uid, reason, now + expireMs, id, nonce, now, decision],
    );
    return ticket ?? null;
  }

  /** Ends the session's tickets not answered in time, or whose call did not come; returns each once. */
  expire(sessionId: string, now: number): Ticket[] {
    const which = `session_id = ? AND expires_at <= ?
      AND (state = 'pending' OR (state = 'approved' AND passed_llm IS NULL AND passed_mcp IS NULL))`;
    // usually there is none; avoids the write lock
    if (this.#tickets(`SELECT * FROM approvals WHERE ${which} LIMIT 1`, [sessionId, now]).length === 0)
      return [];
    return this.#tickets(`UPDATE approvals SET state = 'expired' WHERE ${which} RETURNING *`, [
      sessionId,
      now,
    ]);
  }

  /** Returns the session's pending tickets, oldest first. */
  pending(sessionId: string, now: number): Ticket[] {
    return this.#tickets(`SELECT * FROM approvals WHERE ${PENDING} ORDER BY created_at, id`, [
      sessionId,
      now,
    ]);
  }

  countPending(sessionId: string, now: number): number {
    return this.#count(PENDING, [sessionId, now]);
  }

  /**
   * Returns the pending tickets too, but first; then what can still pass, then what ended within the hour, the newest
   * first, at most `most` of those that are not pending.
   */
  list(sessionId: string, now: number, most = MOST_LISTED): TicketList {
    const pending = this.pending(sessionId, now);
    const others = this.#tickets(
      `SELECT * FROM approvals WHERE session_id = ?1 AND NOT (state = 'pending' AND expires_at > ?2)
       ORDER BY (state = 'approved' AND expires_at > ?2) DESC, created_at DESC, id LIMIT ?3`,
      [sessionId, now, most],
    );
    const tickets = [...pending, ...others];
    const leftOff = others.length < most ? 0 : this.#count("session_id = ?", [sessionId]) - tickets.length;
    return { tickets, leftOff };
  }

  /** Returns null if there is no such ticket. */
  get(id: string): Ticket | null {
    return this.#tickets("SELECT * FROM approvals WHERE id = ?", [id])[0] ?? null;
  }

  close(): void {
    this.#db.close();
  }

  /** Counts pending tickets of the same kind: a session's flood of connections does not keep its calls from asking. */
  #pendingOf({ sessionId, layer }: ProposedCall, now: number): number {
    const connection = layer === "network" ? 1 : 0;
    return this.#count(`${PENDING} AND (${IS_CONNECTION}) = ?`, [sessionId, now, connection]);
  }

  #count(which: string, values: readonly (string | number)[]): number {
    const sql = `SELECT count(*) AS n FROM approvals WHERE ${which}`;
    const row = attempt("cannot use", this.#path, () => this.#db.prepare(sql).get([...values]));
    return (row as { n: number }).n;
  }

  #tickets(sql: string, values: readonly (string | number | null)[]): Ticket[] {
    const rows = attempt("cannot use", this.#path, () => this.#db.prepare(sql).all([...values])) as Row[];
    return rows.map((row) => ticketOf(row, this.#path));
  }

  #atOnce<T>(work: () => T): T {
    return attempt("cannot write", this.#path, () => transaction(this.#db, work));
  }
}

function callOf({ id, call }: Row, path: string): ProposedCall {
  try {
    return storedObject<ProposedCall>(call);
  } catch (error) {
    throw changedRow(path, `ticket ${id}`, error);
  }
}

/** Throws StoreError. */
function ticketOf(row: Row, path: string): Ticket {
  const call = callOf(row, path);
  return {
    ...{ user: null, process: null, change: null }, // from an older netmon
    ...call,
    id: row.id,
    nonce: row.nonce,
    argumentsHash: digest(call.arguments),
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    decidedUid: row.decided_uid,
    reason: row.reason,
    passed: { llm: row.passed_llm, mcp: row.passed_mcp },
  };
}
