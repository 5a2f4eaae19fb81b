/** Events of the LLM proxy. docs/events.md describes each field. */
import type { ApprovalCounters } from "./approval.ts";
import type { Common, Judged, Mode, ServerType, ToolCallReason } from "./every-event.ts";

/** A family of LLM APIs with the same errors, credentials and content blocks. */
export type Dialect = "anthropic" | "openai" | "gemini" | "bedrock";

/** One wire format of a dialect. */
export type LlmApi =
  | "messages"
  | "chat_completions"
  | "responses"
  | "generate_content"
  | "converse"
  | "invoke_model";

/** A tool call in a model's response, seen before the agent acts on it. Native tools have no event. */
export interface McpToolCallIntercepted extends Judged {
  type: "mcp_tool_call_intercepted";
  /** netmon's id of the LLM request: `req_` and 26 characters, sortable by time. */
  request_id: string;
  dialect: Dialect;
  api: LlmApi;
  /** The server's own name of the tool if known, otherwise as on the wire. */
  tool_name: string;
  /** As on the wire, e.g. `mcp__weather__get_weather`; with a namespace, `namespace/name`. */
  wire_name: string;
  /** The provider's id, e.g. `toolu_…`, `call_…`; '' if the wire has none. */
  tool_call_id: string;
  /** The arguments: parsed if they are JSON, otherwise the text. */
  input: unknown;
  /** null: unknown tool, or ambiguous (then `server_ids` lists all candidates). */
  server_id: string | null;
  server_ids?: string[];
  server_type: ServerType | null;
  /** `host:port`; '' for stdio and if unknown. */
  server_addr: string;
  /** '' if the definition was never seen. */
  tool_hash: string;
  reason: ToolCallReason;
  /** Location of the deciding rule, e.g. `sandbox.mcp.denied_tools[0]`; null: none. */
  rule: string | null;
  /** Who runs the tool. `provider`: MCP servers and tools that the LLM provider calls itself. */
  executed_by: "client" | "provider";
}

export type LlmRefusalReason =
  | "server_denied" // provider-run MCP at a server the policy denies
  | "server_not_allowed"
  | "server_undeclared"
  | "tool_denied" // provider-run MCP with a tool the policy denies
  | "unparsed" // a body or a stream that could not be read
  | "unknown_encoding"
  | "unknown_endpoint" // may carry tool calls netmon does not understand
  | "too_large"
  | "upgrade" // WebSocket
  | "unexpected_answer" // a status or content type that does not fit the request
  | "unknown_type" // an event, block, item or part of a type unknown to netmon
  | "upstream_ended"; // the response ended inside a tool call

/** A request or response that was not forwarded; in observe: that enforce would have refused. */
export interface LlmRefusal extends Judged {
  type: "llm_refusal";
  request_id: string;
  dialect: Dialect | null;
  api: LlmApi | null;
  direction: "request" | "response";
  reason: LlmRefusalReason;
  /** The declared or named MCP server; null: none concerned. */
  server_id: string | null;
  rule: string | null;
}

/** A request that its provider did not answer, broke off, or answered with an error. */
export interface LlmRequestFailed extends Common {
  type: "llm_request_failed";
  request_id: string;
  dialect: Dialect | null;
  api: LlmApi | null;
  provider: string;
  /** The provider's base URL, secrets hidden. */
  upstream: string;
  /** HTTP status of the response, 400 or higher; null: none, or it broke off. */
  status: number | null;
  /** `ENOTFOUND`, `ECONNREFUSED`, `CERT_HAS_EXPIRED`, ...; null if there is a status. */
  error: string | null;
}

export interface NetmonProxyStarted extends Common {
  type: "netmon_proxy_started";
  /** `http://127.0.0.1:PORT` */
  url: string;
  mode: Mode;
  fail_closed: boolean;
  enforce_policy: boolean;
  stream_block: "rewrite" | "terminate";
  /** Provider name → base URL, secrets hidden. */
  providers: Record<string, string>;
}

export interface NetmonProxyStopped extends Common {
  type: "netmon_proxy_stopped";
  reason: string;
  duration_ms: number;
  counters: ProxyCounters;
}

/** Totals since the start of the proxy. */
export interface ProxyCounters extends ApprovalCounters {
  requests: number;
  /** Responses read for tool calls, including `streams`. */
  answers: number;
  streams: number;
  tool_calls: number;
  allowed: number;
  blocked: number;
  would_block: number;
  native_tools: number;
  unknown_tools: number;
  refused: number;
  /** Bodies, events and calls that could not be parsed; in observe they passed. */
  unparsed: number;
  unknown_encodings: number;
  unknown_endpoints: number;
  too_large: number;
  unexpected_answers: number;
  unknown_types: number;
  upstream_errors: number;
  /** Responses with a status of 400 or higher. */
  error_answers: number;
  client_gone: number;
  redactions: number;
  /** Connections cut off because there were too many. */
  connections_dropped: number;
}
