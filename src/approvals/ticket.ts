/**
 * A ticket: one tool call or destination that waits for a person, and all that an answer holds for. Pure.
 *
 * An answer is bound to session, server, tool, arguments, definition, destination and policy; a destination is the call
 * of a tool of netmon's own (`connectionCall`). Arguments are compared
 * as canonical JSON (RFC 8785): the order of keys and the form of a number or a text make no difference, every other
 * change makes another call.
 *
 * Fails closed. Arguments that two readers may take for different values have no canonical form
 * here, and their call cannot be approved.
 */
import { createHash, randomBytes } from "node:crypto";
import canonicalize from "canonicalize";
import type { McpCallApproval } from "../event/event.ts";

/**
 * Where a call is judged: in a model's answer, or between agent and server. A ticket passes once at each. `network`: a
 * connection, at its name's query or in the kernel; it stays open until the ticket ends.
 */
export type TicketLayer = "llm" | "mcp" | "network";

/**
 * `pending` → `approved` or `rejected`; `expired` where nobody answered in time, or the approved call did not come.
 * An approved ticket that passed stays `approved`.
 */
export type TicketState = "pending" | "approved" | "rejected" | "expired";

/** What a ticket is about. */
export interface ProposedCall extends Pick<McpCallApproval, "agent" | "target" | "user" | "process"> {
  /** A session is one run of one agent as one user, in one cgroup or container. */
  sessionId: string;
  layer: TicketLayer;
  serverId: string;
  toolName: string;
  /** Canonical JSON. Untrusted: it comes from a model. */
  arguments: string;
  /** Hash of the tool's definition, `sha256:...`; '' where it was never seen. */
  toolHash: string;
  /** Where the call goes: `host:port` of the server, or its command, with a hash of its declaration. */
  destination: string;
  /** Hash of the rules for tool calls. */
  policyRevision: string;
  /** The rule that asks, e.g. `sandbox.mcp.ask[0]`. */
  rule: string;
  /** Why it asks, for a person. */
  why: string;
  /** How the tool's definition differs from the pinned one, as `diff -u`; null: it does not. Untrusted. */
  change: string | null;
}

/** In place of a definition, which has a hash: no tool's call is taken for a connection, or the other way round. */
const CONNECTION = "connection";

/** What a connection that asks looks like. `ports`: e.g. `443/tcp`; empty: any. */
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
  /** The reference that the agent is told, e.g. `A-7K3F9QXB2M`. */
  id: string;
  /** Of this very ticket; an answer repeats it. */
  nonce: string;
  /** `sha256:` of the canonical arguments. */
  argumentsHash: string;
  state: TicketState;
  /** Unix time in milliseconds, as all that follow. */
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

/** The ticket in an event or a message. A connection has no tool. All of it comes from a model or a server, ids and times apart. */
export function ticketFacts(ticket: Ticket) {
  const { agent, target, user, process, layer, destination, rule } = ticket;
  const network = layer === "network";
  return {
    session_id: ticket.sessionId,
    approval_id: ticket.id,
    ...{ agent, target, user, process, layer },
    server_id: network ? null : ticket.serverId,
    tool_name: network ? null : ticket.toolName,
    tool_hash: network ? "" : ticket.toolHash,
    input: JSON.parse(ticket.arguments) as unknown,
    arguments_hash: ticket.argumentsHash,
    ...{ destination, rule, text: ticket.why },
    expires: new Date(ticket.expiresAt).toISOString(),
  };
}

/** What happens to a ticket, as an event of its session. `more`: what an answer, or the call's end, adds. */
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
    ...{ channel: null, always: false, outcome: null, ...more },
    waited_ms: Math.max(0, (ticket.decidedAt ?? now) - ticket.createdAt),
  };
}

/** Longer arguments cannot be shown to a person, so they cannot be approved. UTF-16 units. */
export const MAX_ARGUMENTS = 64 << 10;

/** null: they have no canonical form, or are too long. */
export function canonicalArguments(args: unknown): string | null {
  if (typeof args !== "object" || args === null || Array.isArray(args)) return null;
  try {
    if (!isExact(args)) return null;
    const text = canonicalize(args);
    return text === undefined || text.length > MAX_ARGUMENTS ? null : text;
  } catch {
    return null; // a lone surrogate, an infinite number, or too deep
  }
}

/** Whole numbers over 2^53 were rounded when they were read: the server may read other digits. */
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

/** What a person is told, and an answer is not bound to. */
type Circumstance = "agent" | "target" | "user" | "process" | "layer" | "rule" | "why" | "change";

/** Equal for calls that one answer holds for. A proxy knows the agent and a shim does not, and both judge the same call. */
export function bindingOf(call: Omit<ProposedCall, Circumstance>): string {
  const { sessionId, serverId, toolName, toolHash, destination, policyRevision } = call;
  const tool = [serverId, toolName, digest(call.arguments), toolHash];
  return digest(JSON.stringify([sessionId, ...tool, destination, policyRevision]));
}

/** Without letters that are mistaken for digits (Crockford's base 32). */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 50 bits: told to an agent, so nothing may depend on its secrecy. */
export function newTicketId(): string {
  return `A-${[...randomBytes(10)].map((byte) => LETTERS[byte & 31]).join("")}`;
}

export function newNonce(): string {
  return randomBytes(16).toString("hex");
}
