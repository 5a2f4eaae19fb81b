/** Events about servers' lists: definitions, their changes, detections in them. docs/events.md describes each field. */
import * as z from "zod";
import {
  action,
  count,
  eventOf,
  hash,
  hashOrNone,
  mode,
  positive,
  rule,
  serverAddr,
  serverType,
  words,
} from "./every-event.ts";
import { connectionReason, dnsRefusal } from "./network.ts";

export const severity = z.enum(["low", "medium", "high", "critical"]);
export type Severity = z.infer<typeof severity>;

export const detectionMatch = z.strictObject({
  /** Its name. */
  signal: words,
  /** Description in words. */
  says: words,
  /** JSON pointer into the scanned value. */
  field: z.string(),
  /** Offset in UTF-16 units in the original string. */
  position: count,
  /** The text as a model would read it, cut to one line. Untrusted. */
  context: z.string(),
});
export type DetectionMatch = z.infer<typeof detectionMatch>;

/** Something that a text instructs an agent to do, or hides from a person. */
export const detection = z.strictObject({
  /** The most severe signal, e.g. `reads_secret_file`; `custom:NAME` for a configured pattern. */
  pattern: words,
  /** e.g. `credential_theft` (docs/detection.md). */
  category: words,
  severity,
  /** JSON pointer of the first match. */
  field: z.string(),
  /** Every signal that fired, most severe first. */
  matches: z.array(detectionMatch).min(1),
});
export type DetectionResult = z.infer<typeof detection>;

export const fieldChange = z.strictObject({
  /** JSON pointer into the definition. */
  field: z.string(),
  /** JSON text; '' if absent. */
  previous: z.string(),
  /** The same, now. */
  new: z.string(),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** A tool in a server's tools/list: once after the start, then when it is new or changed. */
export const mcpToolSeen = eventOf("mcp_tool_seen", {
  server_id: words,
  server_type: serverType,
  server_addr: serverAddr,
  tool_name: z.string(),
  /** `sha256:` and the digest of the canonical definition (RFC 8785). */
  tool_hash: hash,
  /** Its description, the first 4,096 characters. */
  description: z.string(),
  /** Compared with the last known definition, not the pin. */
  status: z.enum(["new", "unchanged", "changed"]),
  /** Whether the hash equals the pin; null: not pinned. */
  pinned: z.boolean().nullable(),
  /** Detections at or above the threshold; empty: none. */
  detections: z.array(detection),
  max_severity: severity.nullable(),
});
export type McpToolSeen = z.infer<typeof mcpToolSeen>;

/** A tool whose definition differs from the pinned one (or, without pins, from the last one seen). */
export const mcpToolChanged = eventOf("mcp_tool_changed", {
  server_id: words,
  tool_name: z.string(),
  previous_hash: hash,
  new_hash: hash,
  /** What differs. */
  changes: z.array(fieldChange).min(1),
  /** `block`: its calls are blocked. */
  action,
  /** Former name, if the same definition had another name. */
  renamed_from: z.string().exactOptional(),
  /** Detections in the new definition, at or above the threshold. */
  detections: z.array(detection),
});
export type McpToolChanged = z.infer<typeof mcpToolChanged>;

/** The program of a stdio server, at each start behind a shim (docs/program-pins.md). */
export const mcpProgramSeen = eventOf("mcp_program_seen", {
  server_id: words,
  /** E.g. `npm @acme/weather 1.2.3`; `unknown`. */
  program: words,
  /** `sha256:` and the digest of what identifies it; '' if it is unknown. */
  program_hash: hashOrNone,
  /** Whether the hash equals the pin; null: not pinned. */
  pinned: z.boolean().nullable(),
  /** When this version was published, as npm's cache says it; null: it does not. */
  published: z.iso.datetime().nullable(),
  /** What to do about the command: it names no version, or what it runs is unknown; '' if nothing. */
  text: z.string(),
});
export type McpProgramSeen = z.infer<typeof mcpProgramSeen>;

/** A program that is not trusted: it differs from the pin, or policy asks more of it. */
export const mcpProgramChanged = eventOf("mcp_program_changed", {
  server_id: words,
  /** As in mcp_program_seen. */
  program: words,
  previous_hash: hashOrNone,
  new_hash: hashOrNone,
  /**
   * `changed`: not the pinned one; `revoked`, `unapproved`: a person revoked it, or nobody approved it; `too_new`:
   * younger than `minimum_age`; `unknown`: it cannot be identified, and policy refuses that; `moved`: its files
   * changed while it was starting; `pins_unreadable`: the pins cannot be read.
   */
  reason: z.enum(["changed", "revoked", "unapproved", "too_new", "unknown", "moved", "pins_unreadable"]),
  /** From the pinned program; empty if there is none to compare with. */
  changes: z.array(fieldChange),
  /** `block`: the server is not started, or is ended. */
  action,
  text: words,
});
export type McpProgramChanged = z.infer<typeof mcpProgramChanged>;

/**
 * A person trusts a definition, or revokes the trust (`netmon registry`). Stored atomically with the decision, in
 * the session `registry`, because it holds for all sessions.
 */
export const mcpToolApproval = eventOf("mcp_tool_approval", {
  /** What was decided. */
  decision: z.enum(["approved", "revoked"]),
  server_id: words,
  /** '' for the server's instructions, `@program` for its program. */
  tool_name: z.string(),
  /** The hash of the approved definition; if revoked, that of the former pin, or '' without one. */
  tool_hash: hashOrNone,
  /** The hash of the replaced pin; '' if there was none, or it was revoked. */
  previous_hash: hashOrNone,
  /** Status before the decision: `changed`, `renamed` or `revoked` is what an approval overrode. */
  status: z.enum(["approved", "pinned", "changed", "renamed", "revoked", "unpinned", "gone"]),
  /** Who decided, e.g. `alice (uid 1000)`; with the user who called sudo, and the login user. */
  decided_by: words,
  uid: count,
  /**
   * `terminal`: confirmed there; `options`: by --hash and --force; `command`: nothing to confirm; `page`: netmon ui.
   */
  origin: z.enum(["terminal", "options", "command", "page"]),
  /** The detections in the definition, of every severity: what an approval overrode. */
  detections: z.array(detection),
  /** The highest among them and the detections by shims, gateways and proxies; null: none. */
  max_severity: z.enum(["low", "medium", "high", "critical"]).nullable(),
});
export type McpToolApproval = z.infer<typeof mcpToolApproval>;

/** Subject of a scan: a listed tool, or another text that a model reads. */
export const detectionSubject = z.enum([
  "tool",
  "instructions",
  "prompt",
  "resource",
  "tool_result",
  "prompt_result",
  "resource_content",
  "sampling",
  "elicitation",
  "server",
]);
export type DetectionSubject = z.infer<typeof detectionSubject>;

/** A detection at or above the threshold, reported once per text. */
export const mcpDetection = eventOf("mcp_detection", {
  server_id: words,
  /** '' if it does not concern a tool; for a prompt or resource, its name. */
  tool_name: z.string(),
  subject: detectionSubject,
  detection,
  /** `ask`: its calls wait for a person; `hide`: left out of the list; `block`: the server or result was blocked. */
  action: z.enum(["alert", "ask", "hide", "block"]),
  mode,
  /** observe only: enforce would have hidden or blocked it. */
  would_block: z.boolean(),
});
export type McpDetection = z.infer<typeof mcpDetection>;

/** A server that is declared at the start of an agent's run. */
export const mcpServerDeclared = eventOf("mcp_server_declared", {
  server_id: words,
  server_type: serverType,
  /** http and sse: without user, query and fragment, which may carry secrets; null for stdio. */
  url: z.string().nullable(),
  /** Whether part of the address is hidden. */
  url_shortened: z.boolean(),
  /** stdio: the program; otherwise null. */
  command: z.string().nullable(),
  /** stdio: its arguments, if none of them may be a secret; otherwise null. */
  args: z.array(z.string()).nullable(),
  /** Where it is declared, e.g. `sandbox.mcp.servers[0]` or `.mcp.json:mcpServers.weather`. */
  source: words,
});
export type McpServerDeclared = z.infer<typeof mcpServerDeclared>;

/**
 * A server got a distinct id, because another command of the session has the one that it claimed
 * (docs/servers.md#two-commands-with-one-id).
 */
export const mcpServerIdShared = eventOf("mcp_server_id_shared", {
  /** The distinct id. */
  server_id: words,
  /** The id that it claimed. */
  claimed_id: words,
  /** The program; '' if it may be a secret. */
  command: z.string(),
  /** Its arguments, if none of them may be a secret; otherwise null. */
  args: z.array(z.string()).nullable(),
});
export type McpServerIdShared = z.infer<typeof mcpServerIdShared>;

/** A declared server could not be queried for its tools. It is retried. */
export const mcpServerUnreachable = eventOf("mcp_server_unreachable", {
  server_id: words,
  server_addr: serverAddr,
  reason: z.enum(["connect", "tls_fingerprint", "protocol", "timeout", "unauthorized"]),
  text: words,
  /** Attempts so far. */
  attempts: positive,
  /** Milliseconds until the next attempt. */
  retry_ms: count,
});
export type McpServerUnreachable = z.infer<typeof mcpServerUnreachable>;

/** Something that netmon refused, to a server's processes or perhaps to them; the same place is counted. */
export const refusedPlace = z.strictObject({
  /** `tcp docs.example.com:443`; `dns docs.example.com`: the name. */
  destination: words,
  reason: z.union([connectionReason, dnsRefusal]),
  /** Configuration entry that decided; null: none. */
  rule,
  /** Entries of `sandbox.network.allow` that would let it pass; empty: no such entry would. */
  allow: z.array(words),
  /** Name of the command; '' if unknown. */
  process: z.string(),
  /** `session`: perhaps another process's: a name, or a process that ended before netmon looked. */
  owner: z.enum(["server", "session"]),
  /** At least: the kernel reports repeats later. */
  count: positive,
});
export type RefusedPlace = z.infer<typeof refusedPlace>;

/**
 * In `netmon run`, a stdio server's start or list failed, or gave nothing, and netmon has refused something to its
 * processes (docs/servers.md#a-server-without-tools).
 */
export const mcpServerHindered = eventOf("mcp_server_hindered", {
  server_id: words,
  /** `initialize`, `tools/list`, ... */
  method: words,
  /** `unanswered`: it ended, or the client gave up. */
  outcome: z.enum(["error", "empty", "unanswered"]),
  /** The first 16 different ones. */
  refused: z.array(refusedPlace).min(1).max(16),
  /** What is added to the server's error in enforce. */
  text: z.string().startsWith("[netmon] "),
});
export type McpServerHindered = z.infer<typeof mcpServerHindered>;
