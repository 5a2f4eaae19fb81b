/** Events of calls and connections that wait for a person. docs/events.md describes each field. */
import type { Common } from "./common.ts";

/** What happened to a call or a connection that asks: one event for each step. */
export interface McpCallApproval extends Common {
  type: "mcp_call_approval";
  /** The reference that the agent was told, e.g. `A-7K3F9QXB2M`. */
  approval_id: string;
  /**
   * `proposed`: it waits; `approved`, `rejected`: by a person; `consumed`: the call passed, or the connection was opened;
   * `returned`: the call's server has answered; `expired`: nobody answered, or the approved call did not come; `revoked`:
   * an open connection was rejected.
   */
  state: "proposed" | "approved" | "rejected" | "consumed" | "returned" | "expired" | "revoked";
  /**
   * Where it was proposed or, with `consumed`, passed: in a model's answer, or between agent and server. `network`: a
   * connection.
   */
  layer: "llm" | "mcp" | "network";
  /** null, as the next: a connection. */
  server_id: string | null;
  tool_name: string | null;
  /** '' where the definition was never seen, and of a connection. */
  tool_hash: string;
  /** The arguments; of a connection its `destination` and `ports`, e.g. `443/tcp`; without ports, any. */
  input: unknown;
  /** `sha256:` and the digest of the canonical arguments (RFC 8785). */
  arguments_hash: string;
  /** Where the call goes: the server's address or program, with a hash of its declaration. A connection's name or address. */
  destination: string;
  /** Hash of the rules in force. */
  policy_revision: string;
  /** The agent program; null where not known. */
  agent: string | null;
  /** The session's container, cgroup or command, in words; null: it has no watch. */
  target: string | null;
  /** The user it runs as, e.g. `alice (uid 1000)`; null: not known. */
  user: string | null;
  /** The process that asks, e.g. `curl (pid 4711)`; null: not known. */
  process: string | null;
  /** The rule that asks. */
  rule: string;
  /** Why it asks, for a person. */
  text: string;
  /** null: nobody has answered, as the four that follow. Of a webhook: as its receiver says, with the receiver. */
  decided_by: string | null;
  /** null also for an answer of a webhook. */
  uid: number | null;
  reason: string | null;
  /** How the person answered; only with `approved` and `rejected`. */
  channel: "command" | "page" | "webhook" | null;
  /** The person allowed such calls for good as well. */
  always: boolean;
  /** Milliseconds from the proposal to the answer; without one, to now. */
  waited_ms: number;
  /** RFC 3339: when the ticket ends. */
  expires: string;
  /** With `returned`: as in mcp_tool_called; else null. */
  outcome: string | null;
}

/** A webhook for approvals did not do its part. The calls it is about wait as if it were not configured. */
export interface NetmonApprovalWebhookFailed extends Common {
  type: "netmon_approval_webhook_failed";
  /** Scheme, host and port. */
  receiver: string;
  /**
   * `not_delivered`: messages to it were given up; `not_asked`: it gave no response when it was asked for answers, the
   * first of several in a row; `answer_refused`: it gave answers that are unsigned, old, malformed or of no call that waits.
   */
  failure: "not_delivered" | "not_asked" | "answer_refused";
  /** Messages or answers. */
  count: number;
  /** Why, for a person. */
  text: string;
}

/** Totals since the start of a watch, proxy, shim or gateway. */
export interface ApprovalCounters {
  /** Calls that a rule asks about; in a watch, queries and connections. */
  asked: number;
  /** Those that were refused: rejected, not answered in time, or approvals did not work. */
  not_approved: number;
  /** Tickets that ended without an answer, or whose approved call did not come. */
  approvals_expired: number;
  /** Messages to webhooks that were given up. */
  approval_messages_dropped: number;
  /** Answers of webhooks that were refused. */
  approval_answers_refused: number;
}
