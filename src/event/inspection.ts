/** Events of MCP inspection: calls and messages between an agent and its servers. docs/events.md describes each field. */
import * as z from "zod";
import { approvalCounters } from "./approval.ts";
import {
  common,
  count,
  hashOrNone,
  judged,
  mode,
  positive,
  rule,
  serverAddr,
  serverType,
  toolCallReason,
  words,
} from "./every-event.ts";

export const ownToolCall = z.strictObject({
  source: z.union([
    z.literal("builtin"),
    z.templateLiteral(["plugin:", z.string().regex(/^[A-Za-z][\w-]*$/)]),
  ]),
  /** Path that was read, written or searched, with links resolved. */
  path: z.string().exactOptional(),
  command: z.string().exactOptional(),
  /** 128 + N: ended by signal N; absent: still running in the background. */
  exit_code: z.int().exactOptional(),
  /** Size of the output before it was cut for the model. */
  bytes: count.exactOptional(),
  /** Number of values that `dlp` replaced in the result; absent: none. */
  redactions: positive.exactOptional(),
  /** Cgroup of the command's processes alone, below the session's, and its id: connections name one of the two. */
  cgroup: z.string().exactOptional(),
  cgroup_id: z.string().exactOptional(),
});
export type OwnToolCall = z.infer<typeof ownToolCall>;

export const toolCallOutcome = z.enum([
  "answered",
  "tool_error",
  "error",
  "input_required",
  "refused",
  "result_blocked",
  "cancelled",
  "unanswered",
]);
export type ToolCallOutcome = z.infer<typeof toolCallOutcome>;

/** A tools/call that reached netmon between agent and server. Emitted when the call, or the conversation, ended. */
export const mcpToolCalled = z.strictObject({
  ...judged.shape,
  type: z.literal("mcp_tool_called"),
  server_id: words,
  server_type: serverType,
  /** `host:port`, '' for stdio. */
  server_addr: serverAddr,
  tool_name: z.string(),
  /** '' if the definition was never seen. */
  tool_hash: hashOrNone,
  /** As on the wire: text, number or null. */
  jsonrpc_id: z.string().or(z.number()).nullable(),
  input: z.unknown(),
  /** The LLM's id of the call, if the host repeats it in `_meta`; otherwise ''. */
  tool_call_id: z.string(),
  reason: toolCallReason,
  rule,
  /** `answered` includes an error result (`tool_error`) and a JSON-RPC error (`error`); `refused`: by netmon. */
  outcome: toolCallOutcome,
  /** Milliseconds from the call to its response; null: none. */
  latency_ms: z.number().min(0).nullable(),
  /** For answered calls of netmon's own tools: what they did. */
  own_tool: ownToolCall.exactOptional(),
});
export type McpToolCalled = z.infer<typeof mcpToolCalled>;

/**
 * A call in progress, emitted if the response takes a moment; mcp_tool_called with the same time and id follows when it
 * has ended. If none follows, netmon was killed meanwhile.
 */
export const mcpToolCallStarted = z.strictObject({
  ...mcpToolCalled.omit({ type: true, outcome: true, latency_ms: true, own_tool: true }).shape,
  type: z.literal("mcp_tool_call_started"),
});
export type McpToolCallStarted = z.infer<typeof mcpToolCallStarted>;

/** A server's request to the agent: for a model's response, or the user's. */
export const mcpServerRequest = z.strictObject({
  ...judged.shape,
  type: z.literal("mcp_server_request"),
  server_id: words,
  method: z.enum(["sampling/createMessage", "elicitation/create"]),
  /** `sandbox.mcp.sampling` or similar; null: no rule decided. */
  rule,
});
export type McpServerRequest = z.infer<typeof mcpServerRequest>;

export const mcpRefusalReason = z.enum([
  "unparsed", // not JSON-RPC, or readers may interpret it differently
  "too_large",
  "header_mismatch", // Mcp-Method, Mcp-Name, Mcp-Param-* differ from the body
  "origin", // Origin or Host is another site's
  "server_blocked", // the server is denied, or blocked for a detection
  "list_incomplete", // the whole list of tools could not be read
]);
export type McpRefusalReason = z.infer<typeof mcpRefusalReason>;

/** Totals since the start of a shim or gateway. */
export const inspectionCounters = z.strictObject({
  /** Messages, both directions. */
  messages: count,
  tool_calls: count,
  allowed: count,
  blocked: count,
  would_block: count,
  ...approvalCounters.shape,
  /** Number of lists of tools that were read completely. */
  lists: count,
  /** Number of entries left out of lists. */
  hidden: count,
  detections: count,
  /** Number of sampling and elicitation requests by servers. */
  server_requests: count,
  server_requests_blocked: count,
  /** Number of messages not forwarded, except tool calls. */
  refused: count,
  /** Number of values replaced in results of netmon's own tools. */
  redactions: count,
  /** Number of messages that could not be parsed; in observe they passed. */
  unparsed: count,
  too_large: count,
  /** Bytes of results beyond the scanned part. */
  unscanned_bytes: count,
  /** Number of calls without a response when their conversation ended. */
  unanswered: count,
  /** Number of connections that the gateway cut off because there were too many. */
  connections_dropped: count,
});
export type InspectionCounters = z.infer<typeof inspectionCounters>;

/** A message that was not forwarded; in observe: that enforce would not have forwarded. */
export const mcpRefusal = z.strictObject({
  ...judged.shape,
  type: z.literal("mcp_refusal"),
  server_id: z.string(),
  direction: z.enum(["to_server", "to_client"]),
  reason: mcpRefusalReason,
});
export type McpRefusal = z.infer<typeof mcpRefusal>;

export const netmonInspectionStarted = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_inspection_started"),
  transport: z.enum(["shim", "gateway"]),
  mode,
  fail_closed: z.boolean(),
  enforce_policy: z.boolean(),
  /** shim: one; gateway: one for each endpoint. */
  servers: z.array(z.string()),
  /** gateway: `http://127.0.0.1:PORT`; shim: null. */
  url: z
    .string()
    .regex(/^http:\/\/(?:127\.0\.0\.1|\[::1\]|[\w.:[\]-]+):\d+$/)
    .nullable(),
});
export type NetmonInspectionStarted = z.infer<typeof netmonInspectionStarted>;

export const netmonInspectionStopped = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_inspection_stopped"),
  transport: z.enum(["shim", "gateway"]),
  reason: words,
  duration_ms: count,
  servers: z.array(z.string()),
  counters: inspectionCounters,
});
export type NetmonInspectionStopped = z.infer<typeof netmonInspectionStopped>;
