/**
 * Tickets in the event store's file (table `approvals`). Each change is one statement or one transaction, so that it holds
 * across processes and outlives a kill.
 *
 * To show or answer tickets from another process (`netmon approvals`, the page), use client.ts: it reaches the process of
 * the session, which checks who asks and records the answer as an event. What is written here has no event.
 *
 * Fails closed. Every function throws StoreError where it cannot be sure, and the caller refuses.
 */
import { attempt, type Db, openDatabase } from "../store/database.ts";
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
  /** Pending tickets of a session at once: so many calls, and so many connections. */
  maxPending: number;
  expireMs: number;
}

/** What became of a call that asks. `rejected`: a person has said no to it, and the ticket has not expired. */
export type Proposal =
  | { kind: "pending"; ticket: Ticket; created: boolean }
  | { kind: "rejected"; ticket: Ticket }
  | { kind: "full" };

export interface TicketAnswer {
  /** Must be the ticket's own. */
  nonce: string;
  decision: "approved" | "rejected";
  /** e.g. `alice (uid 1000)`. */
  decidedBy: string;
  /** null: no user of this machine. */
  uid: number | null;
  reason: string | null;
}

/** A lock that others hold longer refuses the call. */
const BUSY_MS = 1000;
/** Ended tickets are forgotten after this; their events stay. */
const KEPT_MS = 3_600_000;

/** A connection passes at one place, so that its column is free. */
const PASSED: Readonly<Record<TicketLayer, string>> = {
  llm: "passed_llm",
  mcp: "passed_mcp",
  network: "passed_mcp",
};
const IS_CONNECTION = "json_extract(call, '$.layer') = 'network'";

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

  /** Opens (or makes) the store at `path`. Throws StoreError. */
  constructor(path: string) {
    this.#path = path;
    // an answer that a power cut takes back could be used twice
    this.#db = openDatabase(path, { synchronous: "FULL", busyTimeoutMs: BUSY_MS });
  }

  /** Finds the ticket of this call that waits for an answer or was rejected, or makes one. */
  propose(call: ProposedCall, { maxPending, expireMs }: TicketLimits, now: number): Proposal {
    const binding = bindingOf(call);
    return this.#atOnce((): Proposal => {
      this.#run("DELETE FROM approvals WHERE expires_at < ?", [now - KEPT_MS]);
      const [known] = this.#tickets(
        "SELECT * FROM approvals WHERE binding = ? AND state IN ('pending', 'rejected') AND expires_at > ?",
        [binding, now],
      );
      if (known?.state === "rejected") return { kind: "rejected", ticket: known };
      if (known) return { kind: "pending", ticket: known, created: false };
      if (this.#pending(call, now) >= maxPending) return { kind: "full" };
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

  /** Takes the one passage of an approved ticket at this layer; null: there is none. Never takes another call's. */
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

  /**
   * Answers a ticket that is pending, or rejects a connection that was approved; null: there is none such, it has
   * expired, or the nonce is another's.
   */
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

  /** Ends the session's tickets that nobody answered in time, or whose call did not come, and returns each once. */
  expire(sessionId: string, now: number): Ticket[] {
    const which = `session_id = ? AND expires_at <= ?
      AND (state = 'pending' OR (state = 'approved' AND passed_llm IS NULL AND passed_mcp IS NULL))`;
    // most of the time there is none, and nobody need be locked out
    if (this.#tickets(`SELECT * FROM approvals WHERE ${which} LIMIT 1`, [sessionId, now]).length === 0)
      return [];
    return this.#tickets(`UPDATE approvals SET state = 'expired' WHERE ${which} RETURNING *`, [
      sessionId,
      now,
    ]);
  }

  /** Those of the session that wait for an answer, oldest first; `all`: also the ones that ended within the hour. */
  list(sessionId: string, now: number, all = false): Ticket[] {
    const which = all ? "" : "AND state = 'pending' AND expires_at > ?";
    return this.#tickets(
      `SELECT * FROM approvals WHERE session_id = ? ${which} ORDER BY created_at, id`,
      all ? [sessionId] : [sessionId, now],
    );
  }

  /** null: there is none. */
  get(id: string): Ticket | null {
    return this.#tickets("SELECT * FROM approvals WHERE id = ?", [id])[0] ?? null;
  }

  close(): void {
    this.#db.close();
  }

  /** Tickets of the same kind: connections that a session floods netmon with do not keep its calls from asking. */
  #pending({ sessionId, layer }: ProposedCall, now: number): number {
    const sql = `SELECT count(*) AS n FROM approvals WHERE session_id = ? AND state = 'pending' AND expires_at > ?
      AND (${IS_CONNECTION}) = ?`;
    const connection = layer === "network" ? 1 : 0;
    return (this.#db.prepare(sql).get([sessionId, now, connection]) as { n: number }).n;
  }

  #tickets(sql: string, values: readonly (string | number | null)[]): Ticket[] {
    const rows = attempt("cannot use", this.#path, () => this.#db.prepare(sql).all([...values])) as Row[];
    return rows.map(ticketOf);
  }

  #run(sql: string, values: readonly (string | number | null)[]): void {
    attempt("cannot write", this.#path, () => this.#db.prepare(sql).run([...values]));
  }

  #atOnce<T>(work: () => T): T {
    return attempt("cannot write", this.#path, () => this.#db.transaction(work).immediate()) as T;
  }
}

function ticketOf(row: Row): Ticket {
  const call = JSON.parse(row.call) as ProposedCall;
  return {
    ...{ user: null, process: null, change: null }, // of an older netmon
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
