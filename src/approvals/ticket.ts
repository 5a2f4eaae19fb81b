/**
 * A ticket: one tool call or destination that waits for a person, with everything that an answer is bound to. Pure.
 *
 * An answer is bound to session, server, tool, arguments, definition, destination and policy; a destination is
 * represented as the call of a tool of netmon's own (`connectionCall`). Arguments are compared as canonical JSON (RFC
 * 8785): the order of keys and the notation of a number or a text are irrelevant; any other change makes another call.
 *
 * Fails closed. Arguments that readers may interpret differently have no canonical form; their call cannot be approved.
 */
import { createHash, randomBytes } from "node:crypto";
import canonicalize from "canonicalize";
import type { McpCallApproval } from "../event/event.ts";

/**
 * Where a call is judged: in a model's response, or between agent and server. A ticket passes once at each. `network`:
 * a connection, at its name's query or in the kernel; it stays open until the ticket ends.
 */
export type TicketLayer = "llm" | "mcp" | "network";

/**
 * `pending` → `approved` or `rejected`; `expired` if nobody answered in time, or the approved call did not come. An
 * approved ticket that passed stays `approved`.
 */
export type TicketState = "pending" | "approved" | "rejected" | "expired";

/** Subject of a ticket. */
export interface ProposedCall extends Pick<McpCallApproval, "agent" | "target" | "user" | "process"> {
  /** A session is one run of one agent as one user, in one cgroup or container. */
  sessionId: string;
  layer: TicketLayer;
  serverId: string;
  toolName: string;
  /** Canonical JSON. Untrusted: it comes from a model. */
  arguments: string;
  /** Hash of the tool's definition, `sha256:...`; '' if none was seen. */
  toolHash: string;
  /** Destination of the call: `host:port` of the server, or its command, with a hash of its declaration. */
  destination: string;
  /** Hash of the rules for tool calls. */
  policyRevision: string;
  /** The rule that asks, e.g. `sandbox.mcp.ask[0]`. */
  rule: string;
  /** Why it asks, for display. */
  why: string;
  /** Difference between the tool's definition and the pinned one, as `diff -u`; null: none. Untrusted. */
  change: string | null;
}

/** Replaces the hash of a definition, so that no tool's call can be taken for a connection, or vice versa. */
const CONNECTION = "connection";

/** Returns the call that represents a connection. `ports`: e.g. `443/tcp`; empty: any. */
export function connectionCall(
  about: Omit<
    ProposedCall,
    "layer" | "serverId" | "toolName" | "toolHash" | "arguments" | "agent" | "target" | "change"
  >,
  ports: readonly string[],
): ProposedCall {
  const call = { layer: "network", serverId: "network", toolName: "connect", toolHash: CONNECTION } as const;
  const args = JSON.stringify({ destination: about.destination, ports });
  return { ...about, ...call, arguments: args, agent: null, target: null, change: null };
}

export interface Ticket extends ProposedCall {
  /** Reference given to the agent, e.g. `A-7K3F9QXB2M`. */
  id: string;
  /** Identifies this very ticket; an answer repeats it. */
  nonce: string;
  /** `sha256:` of the canonical arguments. */
  argumentsHash: string;
  state: TicketState;
  /** Unix time in milliseconds, like all times below. */
  createdAt: number;
  expiresAt: number;
  /** null: nobody has answered. */
  decidedAt: number | null;
  /** e.g. `alice (uid 1000)`. */
  decidedBy: string | null;
  decidedUid: number | null;
  reason: string | null;
  /** When a call passed at each layer, or (`mcp`) a connection was opened; null: not yet. */
  passed: Readonly<Record<"llm" | "mcp", number | null>>;
}

/** Returns a ticket's fields for an event or message. All but ids and times is untrusted. A connection has no tool. */
export function ticketFacts(ticket: Ticket) {
  const { agent, target, user, process, layer, destination, rule } = ticket;
  const network = layer === "network";
  return {
    session_id: ticket.sessionId,
    approval_id: ticket.id,
    agent,
    target,
    user,
    process,
    layer,
    server_id: network ? null : ticket.serverId,
    tool_name: network ? null : ticket.toolName,
    tool_hash: network ? "" : ticket.toolHash,
    input: JSON.parse(ticket.arguments) as unknown,
    arguments_hash: ticket.argumentsHash,
    destination,
    rule,
    text: ticket.why,
    expires: new Date(ticket.expiresAt).toISOString(),
  };
}

/** Returns the event for a change of a ticket. `more`: fields that an answer, or the call's end, adds. */
export function approvalEvent(
  ticket: Ticket,
  state: McpCallApproval["state"],
  now: number,
  more: Partial<Pick<McpCallApproval, "channel" | "always" | "outcome">> = {},
): McpCallApproval {
  return {
    type: "mcp_call_approval",
    timestamp: new Date(now).toISOString(),
    state,
    ...ticketFacts(ticket),
    policy_revision: ticket.policyRevision,
    decided_by: ticket.decidedBy,
    uid: ticket.decidedUid,
    reason: ticket.reason,
    channel: null,
    always: false,
    outcome: null,
    ...more,
    waited_ms: Math.max(0, (ticket.decidedAt ?? now) - ticket.createdAt),
  };
}

/** In UTF-16 units. Longer arguments cannot be shown to a person, so they cannot be approved. */
export const MAX_ARGUMENTS = 64 << 10;

/** Returns null if they have no canonical form, or are too long. */
export function canonicalArguments(args: unknown): string | null {
  if (typeof args !== "object" || args === null || Array.isArray(args)) return null;
  try {
    if (!isExact(args)) return null;
    const text = canonicalize(args);
    return text === undefined || text.length > MAX_ARGUMENTS ? null : text;
  } catch {
    return null; // a lone surrogate, an infinite number, or nested too deeply
  }
}

/** Reports whether numbers are exact: those over 2^53 were rounded, and the server may read other digits. */
function isExact(args: object): boolean {
  const open: unknown[] = [args];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "number" && Math.abs(next) > Number.MAX_SAFE_INTEGER) return false;
    if (typeof next === "object" && next !== null) for (const child of Object.values(next)) open.push(child);
  }
  return true;
}

export function digest(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

/** Fields that are shown to the person but not part of the binding. */
type Circumstance = "agent" | "target" | "user" | "process" | "layer" | "rule" | "why" | "change";

/** Equal for calls that one answer covers. A proxy knows the agent, a shim does not; both judge the same call. */
export function bindingOf(call: Omit<ProposedCall, Circumstance>): string {
  const { sessionId, serverId, toolName, toolHash, destination, policyRevision } = call;
  const tool = [serverId, toolName, digest(call.arguments), toolHash];
  return digest(JSON.stringify([sessionId, ...tool, destination, policyRevision]));
}

/** Excludes letters that could be mistaken for digits (Crockford's base 32). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Has 50 bits. The agent learns it, so nothing may depend on its secrecy. */
export function newTicketId(): string {
  return `A-${[...randomBytes(10)].map((byte) => LETTERS[byte & 31]).join("")}`;
}

export function newNonce(): string {
  return randomBytes(16).toString("hex");
}
