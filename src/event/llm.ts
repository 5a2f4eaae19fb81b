/** Events of the LLM proxy. docs/events.md describes each field. */
import * as z from "zod";
import { approvalCounters } from "./approval.ts";
import {
  common,
  count,
  hashOrNone,
  judged,
  mode,
  rule,
  serverAddr,
  serverType,
  toolCallReason,
  words,
} from "./every-event.ts";

/** A family of LLM APIs with the same errors, credentials and content blocks. */
export const dialect = z.enum(["anthropic", "openai", "gemini", "bedrock"]);
export type Dialect = z.infer<typeof dialect>;

/** One wire format of a dialect. */
export const api = z.enum([
  "messages",
  "chat_completions",
  "responses",
  "generate_content",
  "converse",
  "invoke_model",
]);
export type LlmApi = z.infer<typeof api>;

/** netmon's id of an LLM request: `req_` and a ULID (Crockford base 32), sortable by time. */
export const requestId = z.string().regex(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);

/** A tool call in a model's response, seen before the agent acts on it. Native tools have no event. */
export const mcpToolCallIntercepted = z.strictObject({
  ...judged.shape,
  type: z.literal("mcp_tool_call_intercepted"),
  /** netmon's id of the LLM request: `req_` and 26 characters, sortable by time. */
  request_id: requestId,
  dialect,
  api,
  /** The server's own name of the tool if known, otherwise as on the wire. */
  tool_name: z.string(),
  /** As on the wire, e.g. `mcp__weather__get_weather`; with a namespace, `namespace/name`. */
  wire_name: z.string(),
  /** The provider's id, e.g. `toolu_…`, `call_…`; '' if the wire has none. */
  tool_call_id: z.string(),
  /** The arguments: parsed if they are JSON, otherwise the text. */
  input: z.unknown(),
  /** null: unknown tool, or ambiguous (then `server_ids` lists all candidates). */
  server_id: z.string().nullable(),
  server_ids: z.array(z.string()).min(2).exactOptional(),
  server_type: serverType.nullable(),
  /** `host:port`; '' for stdio and if unknown. */
  server_addr: serverAddr,
  /** '' if the definition was never seen. */
  tool_hash: hashOrNone,
  reason: toolCallReason,
  /** Location of the deciding rule, e.g. `sandbox.mcp.denied_tools[0]`; null: none. */
  rule,
  /** Who runs the tool. `provider`: MCP servers and tools that the LLM provider calls itself. */
  executed_by: z.enum(["client", "provider"]),
});
export type McpToolCallIntercepted = z.infer<typeof mcpToolCallIntercepted>;

export const llmRefusalReason = z.enum([
  "server_denied", // provider-run MCP at a server the policy denies
  "server_not_allowed",
  "server_undeclared",
  "tool_denied", // provider-run MCP with a tool the policy denies
  "unparsed", // a body or a stream that could not be read
  "unknown_encoding",
  "unknown_endpoint", // may carry tool calls netmon does not understand
  "too_large",
  "upgrade", // WebSocket
  "unexpected_answer", // a status or content type that does not fit the request
  "unknown_type", // an event, block, item or part of a type unknown to netmon
  "upstream_ended", // the response ended inside a tool call
]);
export type LlmRefusalReason = z.infer<typeof llmRefusalReason>;

/** A request or response that was not forwarded; in observe: that enforce would have refused. */
export const llmRefusal = z.strictObject({
  ...judged.shape,
  type: z.literal("llm_refusal"),
  request_id: requestId,
  dialect: dialect.nullable(),
  api: api.nullable(),
  direction: z.enum(["request", "response"]),
  reason: llmRefusalReason,
  /** The declared or named MCP server; null: none concerned. */
  server_id: z.string().nullable(),
  rule,
});
export type LlmRefusal = z.infer<typeof llmRefusal>;

/** A request that its provider did not answer, broke off, or answered with an error. */
export const llmRequestFailed = z.strictObject({
  ...common.shape,
  type: z.literal("llm_request_failed"),
  request_id: requestId,
  dialect: dialect.nullable(),
  api: api.nullable(),
  provider: words,
  /** The provider's base URL, secrets hidden. */
  upstream: words,
  /** HTTP status of the response, 400 or higher; null: none, or it broke off. */
  status: z.int().min(400).nullable(),
  /** `ENOTFOUND`, `ECONNREFUSED`, `CERT_HAS_EXPIRED`, ...; null if there is a status. */
  error: words.nullable(),
});
export type LlmRequestFailed = z.infer<typeof llmRequestFailed>;

/** Totals since the start of the proxy. */
export const proxyCounters = z.strictObject({
  requests: count,
  /** Responses read for tool calls, including `streams`. */
  answers: count,
  streams: count,
  tool_calls: count,
  allowed: count,
  blocked: count,
  would_block: count,
  ...approvalCounters.shape,
  native_tools: count,
  unknown_tools: count,
  refused: count,
  /** Bodies, events and calls that could not be parsed; in observe they passed. */
  unparsed: count,
  unknown_encodings: count,
  unknown_endpoints: count,
  too_large: count,
  unexpected_answers: count,
  unknown_types: count,
  upstream_errors: count,
  /** Responses with a status of 400 or higher. */
  error_answers: count,
  client_gone: count,
  redactions: count,
  /** Connections cut off because there were too many. */
  connections_dropped: count,
});
export type ProxyCounters = z.infer<typeof proxyCounters>;

export const netmonProxyStarted = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_proxy_started"),
  /** `http://127.0.0.1:PORT` */
  url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d+$/),
  mode,
  fail_closed: z.boolean(),
  enforce_policy: z.boolean(),
  stream_block: z.enum(["rewrite", "terminate"]),
  /** Provider name → base URL, secrets hidden. */
  providers: z.record(z.string(), z.url()),
});
export type NetmonProxyStarted = z.infer<typeof netmonProxyStarted>;

export const netmonProxyStopped = z.strictObject({
  ...common.shape,
  type: z.literal("netmon_proxy_stopped"),
  reason: words,
  duration_ms: count,
  counters: proxyCounters,
});
export type NetmonProxyStopped = z.infer<typeof netmonProxyStopped>;
