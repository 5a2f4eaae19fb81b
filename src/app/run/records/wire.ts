/**
 * What a shim of a run and the run say to each other: one JSON text a line, over a Unix socket that belongs to the
 * agent's user. The run says first what is known of tools, and later what became of that elsewhere; the shim says what it saw.
 *
 * Direction of failure: closed. The agent's user may write anything here, so that only events that a shim makes, of
 * this session and of stdio servers, are taken; anything else is refused and counted.
 */
import { z } from "zod";
import type { NetmonEvent } from "../../../event/event.ts";
import type { StoredPin, StoredTool } from "../../../store/records.ts";

/** From the run, first. */
export interface Known {
  kind: "known";
  tools: StoredTool[];
  pins: StoredPin[];
}

/** From the run, later. */
export type News =
  /** What a person approved or revoked meanwhile. */
  | { kind: "decided"; pins: StoredPin[] }
  /** The file with the policy is another one. */
  | { kind: "policy" };

/** From a shim. */
export type Saw =
  | { kind: "event"; event: NetmonEvent }
  | { kind: "tool"; tool: StoredTool }
  | { kind: "gone"; serverId: string; toolName: string }
  | { kind: "pin"; pin: StoredPin };

/** Characters of one line; definitions and arguments are limited far below. */
export const MAX_LINE = 32 << 20;

const text = z.string().max(1 << 20);
const time = z.iso.datetime({ offset: true });
const server = text.min(1).max(128);
const name = text.max(4096);

const common = { timestamp: time, session_id: text };
const stdio = z.literal("stdio").optional();
const ofServer = { ...common, server_id: server, server_type: stdio };
const ofTool = { ...ofServer, tool_name: name };
const action = z.enum(["allow", "block"]);
const severity = z.enum(["low", "medium", "high", "critical"]);
const detections = z.array(z.looseObject({ pattern: text, category: text, severity }));
const counters = z.record(z.string(), z.number());

/** Field by field what others read of these events; the rest of each passes as it is. */
const event = z.discriminatedUnion("type", [
  z.looseObject({
    type: z.literal("mcp_tool_called"),
    ...ofTool,
    action,
    reason: text,
    outcome: text,
    would_block: z.boolean(),
  }),
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
});

/** A person's approval, and its withdrawal, are no shim's to make. */
const pin = z.strictObject({
  serverId: server,
  toolName: name,
  hash: text,
  definition: z.string().max(MAX_LINE),
  pinnedAt: time,
  origin: z.literal("first_seen"),
});

const saw = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("event"), event }),
  z.strictObject({ kind: z.literal("tool"), tool }),
  z.strictObject({ kind: z.literal("gone"), serverId: server, toolName: name }),
  z.strictObject({ kind: z.literal("pin"), pin }),
]);

/** null: not something that a shim says. */
export function parseSaw(line: string): Saw | null {
  try {
    const parsed = saw.safeParse(JSON.parse(line));
    return parsed.success ? (parsed.data as unknown as Saw) : null;
  } catch {
    return null;
  }
}

/** The servers that a message is about. */
export function serversOf(said: Saw): readonly string[] {
  if (said.kind === "tool") return [said.tool.serverId];
  if (said.kind === "pin") return [said.pin.serverId];
  if (said.kind === "gone") return [said.serverId];
  const { event } = said;
  if ("servers" in event && Array.isArray(event.servers)) return event.servers;
  return "server_id" in event && typeof event.server_id === "string" ? [event.server_id] : [];
}
