/** Events of MCP inspection: calls and messages between an agent and its servers. docs/events.md describes each field. */
import * as z from "zod";
import { approvalCounters } from "./approval.ts";
import {
  count,
  eventOf,
  hashOrNone,
  judgedOf,
  mode,
  positive,
  rule,
  serverAddr,
  serverType,
  toolCallReason,
  words,
} from "./every-event.ts";

export const ownToolCall = z.strictObject({
  /** `builtin`, or `plugin:NAME`. */
  source: z.union([
    z.literal("builtin"),
    z.templateLiteral(["plugin:", z.string().regex(/^[A-Za-z][\w-]*$/)]),
  ]),
  /** Path that was read, written or searched, with links resolved. */
  path: z.string().exactOptional(),
  /** The command of Bash. */
  command: z.string().exactOptional(),
  /** 128 + N: ended by signal N; absent: still running in the background. */
  exit_code: z.int().exactOptional(),
  /** Size of the output before it was cut for the model. */
  bytes: count.exactOptional(),
  /** Number of values that `dlp` replaced in the result; absent: none. */
  redactions: positive.exactOptional(),
  /** Cgroup of the command's processes alone, below the session's, and its id: connections name one of the two. */
  cgroup: z.string().exactOptional(),
  /** The id of that cgroup. */
  cgroup_id: z.string().exactOptional(),
});
export type OwnToolCall = z.infer<typeof ownToolCall>;

export const toolCallOutcome = z.enum([
  "answered", // the server gave a result
  "tool_error", // a result with `isError`
  "error", // a JSON-RPC error
  "input_required", // the server asks for more input before it continues
  "refused", // netmon refused it: the server never saw the call
  "result_blocked", // the server ran it, and netmon withheld the result
  "cancelled", // the client cancelled it, or left
  "unanswered", // the conversation ended without an answer
]);
export type ToolCallOutcome = z.infer<typeof toolCallOutcome>;

/** A tools/call that reached netmon between agent and server. Emitted when the call, or the conversation, ended. */
export const mcpToolCalled = judgedOf("mcp_tool_called", {
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
 * A call on its way to its server, emitted if there is no answer after 20 ms. `mcp_tool_called` with the same
 * timestamp, server, tool and `jsonrpc_id` follows; only that counts as a call. If none follows, netmon was killed
 * meanwhile, and the call counts as `unanswered`.
 */
export const mcpToolCallStarted = z.strictObject({
  ...mcpToolCalled.omit({ type: true, outcome: true, latency_ms: true, own_tool: true }).shape,
  type: z.literal("mcp_tool_call_started"),
});
export type McpToolCallStarted = z.infer<typeof mcpToolCallStarted>;

/** A server's request to the agent: for a model's response, or the user's. None if the policy is `allow`. */
export const mcpServerRequest = judgedOf("mcp_server_request", {
  server_id: words,
  /** What it asks for. */
  method: z.enum(["sampling/createMessage", "elicitation/create"]),
  /** `sandbox.mcp.sampling` or similar; null: no rule decided. */
  rule,
});
export type McpServerRequest = z.infer<typeof mcpServerRequest>;

export const mcpRefusalReason = z.enum([
  "unparsed", // not JSON-RPC, or readers may interpret it differently
  "too_large", // over `mcp.inspection.max_message_bytes`
  "header_mismatch", // Mcp-Method, Mcp-Name, Mcp-Param-* differ from the body
  "origin", // Origin or Host is another site's
  "server_blocked", // the server is denied, or blocked for a detection
  "placeholder", // the placeholder of a credential where it does not belong
  "list_incomplete", // the whole list of tools could not be read
]);
export type McpRefusalReason = z.infer<typeof mcpRefusalReason>;

/** Totals since the start of a shim or gateway. */
export const inspectionCounters = z.strictObject({
  /** Messages, both directions. */
  messages: count,
  /** `allowed` and `blocked`. */
  tool_calls: count,
  /** Calls that passed. */
  allowed: count,
  /** Calls that were refused. */
  blocked: count,
  /** Calls that passed although policy would block them. */
  would_block: count,
  ...approvalCounters.shape,
  /** Number of lists of tools that were read completely. */
  lists: count,
  /** Number of entries left out of lists. */
  hidden: count,
  /** As mcp_detection. */
  detections: count,
  /** Number of sampling and elicitation requests by servers. */
  server_requests: count,
  /** Number of these requests that were refused. */
  server_requests_blocked: count,
  /** Number of messages not forwarded, except tool calls. */
  refused: count,
  /** Number of values replaced in results of netmon's own tools. */
  redactions: count,
  /** Number of messages that could not be parsed; in observe they passed. */
  unparsed: count,
  /** The same, over a limit. */
  too_large: count,
  /** Bytes of results beyond the scanned part. */
  unscanned_bytes: count,
  /** Number of calls without a response when their conversation ended. */
  unanswered: count,
  /** Number of connections that the gateway cut off because there were too many. */
  connections_dropped: count,
});
export type InspectionCounters = z.infer<typeof inspectionCounters>;

/**
 * A message that was not forwarded; in observe: that enforce would not have forwarded. In a flood only some are
 * emitted; counters are exact.
 */
export const mcpRefusal = judgedOf("mcp_refusal", {
  server_id: z.string(),
  direction: z.enum(["to_server", "to_client"]),
  reason: mcpRefusalReason,
});
export type McpRefusal = z.infer<typeof mcpRefusal>;

/** A shim or gateway serves. */
export const netmonInspectionStarted = eventOf("netmon_inspection_started", {
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

/** A shim or gateway ended. */
export const netmonInspectionStopped = eventOf("netmon_inspection_stopped", {
  transport: z.enum(["shim", "gateway"]),
  reason: words,
  duration_ms: count,
  /** The ids of its servers. */
  servers: z.array(z.string()),
  counters: inspectionCounters,
});
export type NetmonInspectionStopped = z.infer<typeof netmonInspectionStopped>;
