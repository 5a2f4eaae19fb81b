/** Events of the LLM proxy. docs/events.md describes each field. */
import * as z from "zod";
import { approvalCounters } from "./approval.ts";
import { detection, fieldChange, severity } from "./definitions.ts";
import {
  count,
  eventOf,
  hashOrNone,
  judgedOf,
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
export const mcpToolCallIntercepted = judgedOf("mcp_tool_call_intercepted", {
  /** netmon's id of the LLM request, sortable by time; the agent gets it as `x-netmon-request-id`. */
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
  /** All candidates; only if there are several. */
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

/**
 * A tool that a model is offered, by what is known of it. `listed`: as its server lists it; `undeclared`: of a server that
 * nobody declared; `uninspected`: of a declared server, but no inspection saw it in this session; `changed`: not as it is
 * pinned, or listed; `poisoned`: as it is listed, and detected; `unknown`: no MCP tool, as far as can be told.
 */
export const offerStatus = z.enum(["listed", "undeclared", "uninspected", "changed", "poisoned", "unknown"]);
export type OfferStatus = z.infer<typeof offerStatus>;

/**
 * A tool in a model's request (docs/offered-tools.md): the first time, and when it or what is known of it changes.
 * Native tools have no event.
 */
export const mcpToolOffered = judgedOf("mcp_tool_offered", {
  /** The first request with it. */
  request_id: requestId,
  dialect,
  api,
  /** The agent's name if its requests or its own tools show it; null: unknown. */
  agent: words.nullable(),
  status: offerStatus,
  /** null: of no known server, or of several. */
  server_id: z.string().nullable(),
  /** The server's own name of the tool if known, otherwise as on the wire. */
  tool_name: z.string(),
  /** As on the wire; with a namespace, `namespace/name`. */
  wire_name: z.string(),
  /** The hash of the definition as the model is shown it. */
  offered_hash: hashOrNone,
  /** The hash of the definition that its server lists; '' if it was never seen. */
  tool_hash: hashOrNone,
  /** `changed`: the first difference. */
  changes: z.array(fieldChange),
  /** What else than `listed` and `unknown`: detections in it, as on_detection counts them. */
  detections: z.array(detection),
  max_severity: severity.nullable(),
  /** What decided the action; null: nothing but that it is told. */
  rule,
});
export type McpToolOffered = z.infer<typeof mcpToolOffered>;

export const llmRefusalReason = z.enum([
  "server_denied", // provider-run MCP at a server that policy denies
  "server_not_allowed", // the same: `server_policy: allowlist`
  "server_undeclared", // the same: not declared
  "tool_denied", // provider-run MCP with a tool the policy denies
  "tool_offered", // a tool that the model must not be offered (offered_tools)
  "unparsed", // a body or a stream that could not be read
  "unknown_encoding", // a `Content-Encoding` that netmon cannot decode
  "unknown_conversation", // goes on with what the provider keeps, and netmon has not seen
  "unknown_endpoint", // may carry tool calls netmon does not understand
  "too_large", // over a limit of `proxy`, or all unfinished requests together over 256 MiB
  "upgrade", // WebSocket
  "placeholder", // the placeholder of a credential where it does not belong
  "unexpected_answer", // a status or content type that does not fit the request
  "unknown_type", // an event, block, item or part of a type unknown to netmon
  "upstream_ended", // the response ended inside a tool call
]);
export type LlmRefusalReason = z.infer<typeof llmRefusalReason>;

/** A request or response that was not forwarded; in observe: that enforce would have refused. */
export const llmRefusal = judgedOf("llm_refusal", {
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
export const llmRequestFailed = eventOf("llm_request_failed", {
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
  /** All requests. */
  requests: count,
  /** Responses read for tool calls, including `streams`. */
  answers: count,
  /** Answers that were streams. */
  streams: count,
  /** Calls found: `allowed`, `blocked` and `native_tools`, unknown ones included. */
  tool_calls: count,
  /** Calls that passed. */
  allowed: count,
  /** Calls that were refused. */
  blocked: count,
  /** Calls that passed although policy would block them. */
  would_block: count,
  ...approvalCounters.shape,
  /** Calls of the agent's own tools. */
  native_tools: count,
  /** Calls of names that neither a server nor an agent has. */
  unknown_tools: count,
  /** Calls that passed and ran code which may call any MCP tool; among `allowed`. */
  code_calls: count,
  /** Refused requests and answers. */
  refused: count,
  /** Bodies, events and calls that could not be parsed; in observe they passed. */
  unparsed: count,
  /** Bodies in an encoding that netmon cannot decode; like the next four, they passed in observe. */
  unknown_encodings: count,
  /** Paths that netmon does not know. */
  unknown_endpoints: count,
  /** Over a limit. */
  too_large: count,
  /** Responses with a status or a form that netmon does not expect. */
  unexpected_answers: count,
  /** Events, blocks, items and parts of an unknown type. */
  unknown_types: count,
  /** Requests that the provider did not answer whole. */
  upstream_errors: count,
  /** Responses with a status of 400 or higher. */
  error_answers: count,
  /** Agents that left before the end. */
  client_gone: count,
  /** Values replaced in requests. */
  redactions: count,
  /** Tools taken out of requests. */
  tools_stripped: count,
  /** Offered tools without an event, because there were too many. */
  offers_untold: count,
  /** Requests that went on with a conversation of the provider's that netmon has not seen. */
  unknown_conversations: count,
  /** Conversations of providers that netmon knew, and forgot for want of room. */
  conversations_forgotten: count,
  /** Connections cut off because there were too many. */
  connections_dropped: count,
});
export type ProxyCounters = z.infer<typeof proxyCounters>;

/** The LLM proxy listens. */
export const netmonProxyStarted = eventOf("netmon_proxy_started", {
  /** `http://127.0.0.1:PORT` */
  url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d+$/),
  mode,
  fail_closed: z.boolean(),
  enforce_policy: z.boolean(),
  /** What follows a blocked call in a stream. */
  stream_block: z.enum(["rewrite", "terminate"]),
  /** Provider name → base URL, secrets hidden. */
  providers: z.record(z.string(), z.url()),
});
export type NetmonProxyStarted = z.infer<typeof netmonProxyStarted>;

/** The LLM proxy ended. */
export const netmonProxyStopped = eventOf("netmon_proxy_stopped", {
  reason: words,
  duration_ms: count,
  counters: proxyCounters,
});
export type NetmonProxyStopped = z.infer<typeof netmonProxyStopped>;
