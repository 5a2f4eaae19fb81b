/** Events of calls and connections that wait for a person. docs/events.md describes each field. */
import * as z from "zod";
import { count, eventOf, hash, hashOrNone, positive, words } from "./every-event.ts";

/** Reference of a waiting call or connection, e.g. `A-7K3F9QXB2M`. */
export const ticketId = z.string().regex(/^A-[0-9A-Z]{10}$/);

/** A step in the life of a call or connection that requires approval: one event for each. */
export const mcpCallApproval = eventOf("mcp_call_approval", {
  /** Reference given to the agent, e.g. `A-7K3F9QXB2M`. */
  approval_id: ticketId,
  /**
   * `proposed`: waits; `approved`, `rejected`: by a person; `consumed`: the call passed, or the connection was opened;
   * `returned`: the call's server has responded; `expired`: nobody answered, or the approved call did not come;
   * `revoked`: an open connection was rejected.
   */
  state: z.enum(["proposed", "approved", "rejected", "consumed", "returned", "expired", "revoked"]),
  /**
   * Where it was proposed or, with `consumed`, passed: in a model's response, or between agent and server, or
   * (`network`) as a connection.
   */
  layer: z.enum(["llm", "mcp", "network"]),
  /** null for a connection, like the next field. */
  server_id: words.nullable(),
  tool_name: z.string().nullable(),
  /** '' if the definition was never seen, and for a connection. */
  tool_hash: hashOrNone,
  /** The arguments; for a connection its `destination` and `ports`, e.g. `443/tcp`; without ports, any. */
  input: z.unknown(),
  /** `sha256:` and the digest of the canonical arguments (RFC 8785). */
  arguments_hash: hash,
  /** The server's address or program, with a hash of its declaration; for a connection, its name or address. */
  destination: words,
  /** Hash of the rules in force. */
  policy_revision: hash,
  /** The agent program; null: unknown. */
  agent: z.string().nullable(),
  /** The session's container, cgroup or command, in words; null: it has no watch. */
  target: z.string().nullable(),
  /** The user it runs as, e.g. `alice (uid 1000)`; null: unknown. */
  user: z.string().nullable(),
  /** The requesting process, e.g. `curl (pid 4711)`; null: unknown. */
  process: z.string().nullable(),
  /** The rule that asks. */
  rule: words,
  /** Why it asks, for display. */
  text: words,
  /** null, like the next four: nobody has answered. From a webhook: as its receiver states, with the receiver. */
  decided_by: words.nullable(),
  /** Also null for an answer of a webhook. */
  uid: count.nullable(),
  reason: z.string().nullable(),
  /** How the person answered; only with `approved` and `rejected`. */
  channel: z.enum(["command", "page", "webhook"]).nullable(),
  /** Whether the person also allowed such calls permanently. */
  always: z.boolean(),
  /** Milliseconds from the proposal to the answer, or to this event if there is none. */
  waited_ms: count,
  /** RFC 3339: when the ticket ends. */
  expires: z.iso.datetime(),
  /** With `returned`: as in mcp_tool_called; otherwise null. */
  outcome: z.string().nullable(),
});
export type McpCallApproval = z.infer<typeof mcpCallApproval>;

/** A webhook for approvals failed. The calls concerned wait as if it were not configured. */
export const netmonApprovalWebhookFailed = eventOf("netmon_approval_webhook_failed", {
  /** Scheme, host and port. */
  receiver: z.url(),
  /**
   * `not_delivered`: messages to it were dropped; `not_asked`: it did not respond when polled for answers, reported for
   * the first of several in a row; `answer_refused`: its answers are unsigned, old, malformed or for no waiting call.
   */
  failure: z.enum(["not_delivered", "not_asked", "answer_refused"]),
  /** Number of messages or answers. */
  count: positive,
  /** Why, for display. */
  text: words,
});
export type NetmonApprovalWebhookFailed = z.infer<typeof netmonApprovalWebhookFailed>;

/** Totals since the start of a watch, proxy, shim or gateway. */
export const approvalCounters = z.strictObject({
  /** Calls that a rule asks about; in a watch, queries and connections. */
  asked: count,
  /** Number of refused requests: rejected, not answered in time, or approvals did not work. */
  not_approved: count,
  /** Number of tickets that ended without an answer, or whose approved call did not come. */
  approvals_expired: count,
  /** Number of dropped messages to webhooks. */
  approval_messages_dropped: count,
  /** Number of refused answers of webhooks. */
  approval_answers_refused: count,
});
export type ApprovalCounters = z.infer<typeof approvalCounters>;
