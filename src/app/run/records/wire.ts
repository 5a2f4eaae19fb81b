/**
 * The protocol between a run and its shims: one JSON text a line, over a Unix socket that belongs to the agent's
 * user. The run first sends a snapshot of the known tools, then updates; the shim sends records of what it sees.
 *
 * Direction of failure: closed. The agent's user may write anything here, so only a shim's own events about this
 * session and stdio servers are accepted; anything else is refused and counted.
 */
import { z } from "zod";
import type { NetmonEvent } from "../../../event/event.ts";
import type { StoredPin, StoredTool } from "../../../store/records.ts";
import { NO_TABLE } from "../../recording/posture-event.ts";

/** From the run, first. */
export interface ToolSnapshot {
  kind: "known";
  tools: StoredTool[];
  pins: StoredPin[];
}

/** From the run, later. */
export type RunUpdate =
  /** A person has approved or revoked pins. */
  | { kind: "decided"; pins: StoredPin[] }
  /** The policy file has changed. */
  | { kind: "policy" };

/** From a shim. */
export type ShimRecord =
  | { kind: "event"; event: NetmonEvent }
  | { kind: "tool"; tool: StoredTool }
  | { kind: "gone"; serverId: string; toolName: string }
  | { kind: "pin"; pin: StoredPin };

/** Characters of one line; definitions and arguments have far lower limits. */
export const MAX_LINE = 32 << 20;

const text = z.string().max(1 << 20);
const time = z.iso.datetime({ offset: true });
const server = text.min(1).max(128);
const name = text.max(4096);

const common = { timestamp: time, session_id: text };
const stdio = z.literal("stdio").optional();
const ofServer = { ...common, server_id: server, server_type: stdio };
const ofTool = { ...ofServer, tool_name: name };
const mode = z.enum(["observe", "enforce"]);
const action = z.enum(["allow", "block"]);
const severity = z.enum(["low", "medium", "high", "critical"]);
const detections = z.array(z.looseObject({ pattern: text, category: text, severity }));
const counters = z.record(z.string(), z.number());
const call = { ...ofTool, action, reason: text, would_block: z.boolean() };

/** Checks the fields of these events that others read; the rest passes as it is. */
const event = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("mcp_tool_called"), ...call, outcome: text }),
  z.looseObject({ type: z.literal("mcp_tool_call_started"), ...call }),
  z.looseObject({ type: z.literal("mcp_tool_seen"), ...ofTool, tool_hash: text, detections }),
  z.looseObject({ type: z.literal("mcp_tool_changed"), ...ofTool, action, changes: z.array(z.unknown()) }),
  z.looseObject({
    type: z.literal("mcp_detection"),
    ...ofTool,
    subject: text,
    detection: z.looseObject({ pattern: text, category: text, severity, matches: z.array(z.unknown()) }),
    action: z.enum(["alert", "hide", "block"]),
  }),
  z.looseObject({ type: z.literal("mcp_server_request"), ...ofServer, method: text, action }),
  z.looseObject({ type: z.literal("mcp_refusal"), ...ofServer, reason: text, action }),
  z.looseObject({
    type: z.literal("netmon_inspection_started"),
    ...common,
    transport: z.literal("shim"),
    servers: z.array(server),
  }),
  z.looseObject({
    type: z.literal("netmon_inspection_stopped"),
    ...common,
    transport: z.literal("shim"),
    reason: text,
    counters,
  }),
  z.looseObject({
    type: z.literal("netmon_policy_changed"),
    ...common,
    cause: z.literal("config"),
    layer: z.literal("mcp"),
    servers: z.array(server).optional(),
    mode,
    former_mode: mode,
    fail_closed: z.boolean(),
    former_fail_closed: z.boolean(),
    enforce_policy: z.boolean(),
    former_enforce_policy: z.boolean(),
    weaker: z.boolean(),
    ...Object.fromEntries(Object.keys(NO_TABLE).map((key) => [key, z.literal(0)])),
  }),
  z.looseObject({
    type: z.literal("netmon_fault"),
    ...common,
    part: z.enum(["shim", "inspection", "servers", "reload", "process"]),
    error: text,
    handled: text,
    count: z.number(),
    total: z.number(),
  }),
]);

const tool = z.strictObject({
  serverId: server,
  serverType: z.literal("stdio"),
  serverAddr: z.literal(""),
  toolName: name,
  hash: text,
  definition: z.string().max(MAX_LINE),
  firstSeen: time,
  lastSeen: time,
  detected: severity.optional(),
});

/** A shim makes no approvals and no revocations. */
const pin = z.strictObject({
  serverId: server,
  toolName: name,
  hash: text,
  definition: z.string().max(MAX_LINE),
  pinnedAt: time,
  origin: z.literal("first_seen"),
});

const record = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("event"), event }),
  z.strictObject({ kind: z.literal("tool"), tool }),
  z.strictObject({ kind: z.literal("gone"), serverId: server, toolName: name }),
  z.strictObject({ kind: z.literal("pin"), pin }),
]);

/** null: not a valid record. */
export function parseRecord(line: string): ShimRecord | null {
  try {
    const parsed = record.safeParse(JSON.parse(line));
    return parsed.success ? (parsed.data as unknown as ShimRecord) : null;
  } catch {
    return null;
  }
}

/** The servers that a record is about. */
export function serversOf(said: ShimRecord): readonly string[] {
  if (said.kind === "tool") return [said.tool.serverId];
  if (said.kind === "pin") return [said.pin.serverId];
  if (said.kind === "gone") return [said.serverId];
  const { event } = said;
  if ("servers" in event && Array.isArray(event.servers)) return event.servers;
  return "server_id" in event && typeof event.server_id === "string" ? [event.server_id] : [];
}
