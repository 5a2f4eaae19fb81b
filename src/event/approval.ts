/** Events of calls and connections that wait for a person. docs/events.md describes each field. */
import type { Common } from "./every-event.ts";

/** A step in the life of a call or connection that requires approval: one event for each. */
export interface McpCallApproval extends Common {
  type: "mcp_call_approval";
  /** Reference given to the agent, e.g. `A-7K3F9QXB2M`. */
  approval_id: string;
  /**
   * `proposed`: waits; `approved`, `rejected`: by a person; `consumed`: the call passed, or the connection was opened;
   * `returned`: the call's server has responded; `expired`: nobody answered, or the approved call did not come;
   * `revoked`: an open connection was rejected.
   */
  state: "proposed" | "approved" | "rejected" | "consumed" | "returned" | "expired" | "revoked";
  /**
   * Where it was proposed or, with `consumed`, passed: in a model's response, or between agent and server, or
   * (`network`) as a connection.
   */
  layer: "llm" | "mcp" | "network";
  /** null for a connection, like the next field. */
  server_id: string | null;
  tool_name: string | null;
  /** '' if the definition was never seen, and for a connection. */
  tool_hash: string;
  /** The arguments; for a connection its `destination` and `ports`, e.g. `443/tcp`; without ports, any. */
  input: unknown;
  /** `sha256:` and the digest of the canonical arguments (RFC 8785). */
  arguments_hash: string;
  /** The server's address or program, with a hash of its declaration; for a connection, its name or address. */
  destination: string;
  /** Hash of the rules in force. */
  policy_revision: string;
  /** The agent program; null: unknown. */
  agent: string | null;
  /** The session's container, cgroup or command, in words; null: it has no watch. */
  target: string | null;
  /** The user it runs as, e.g. `alice (uid 1000)`; null: unknown. */
  user: string | null;
  /** The requesting process, e.g. `curl (pid 4711)`; null: unknown. */
  process: string | null;
  /** The rule that asks. */
  rule: string;
  /** Why it asks, for display. */
  text: string;
  /** null, like the next four: nobody has answered. From a webhook: as its receiver states, with the receiver. */
  decided_by: string | null;
  /** Also null for an answer of a webhook. */
  uid: number | null;
  reason: string | null;
  /** How the person answered; only with `approved` and `rejected`. */
  channel: "command" | "page" | "webhook" | null;
  /** Whether the person also allowed such calls permanently. */
  always: boolean;
  /** Milliseconds from the proposal to the answer, or to this event if there is none. */
  waited_ms: number;
  /** RFC 3339: when the ticket ends. */
  expires: string;
  /** With `returned`: as in mcp_tool_called; otherwise null. */
  outcome: string | null;
}

/** A webhook for approvals failed. The calls concerned wait as if it were not configured. */
export interface NetmonApprovalWebhookFailed extends Common {
  type: "netmon_approval_webhook_failed";
  /** Scheme, host and port. */
  receiver: string;
  /**
   * `not_delivered`: messages to it were dropped; `not_asked`: it did not respond when polled for answers, reported for
   * the first of several in a row; `answer_refused`: its answers are unsigned, old, malformed or for no waiting call.
   */
  failure: "not_delivered" | "not_asked" | "answer_refused";
  /** Number of messages or answers. */
  count: number;
  /** Why, for display. */
  text: string;
}

/** Totals since the start of a watch, proxy, shim or gateway. */
export interface ApprovalCounters {
  /** Calls that a rule asks about; in a watch, queries and connections. */
  asked: number;
  /** Number of refused requests: rejected, not answered in time, or approvals did not work. */
  not_approved: number;
  /** Number of tickets that ended without an answer, or whose approved call did not come. */
  approvals_expired: number;
  /** Number of dropped messages to webhooks. */
  approval_messages_dropped: number;
  /** Number of refused answers of webhooks. */
  approval_answers_refused: number;
}
