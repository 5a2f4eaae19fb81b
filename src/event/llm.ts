/** Events of the LLM proxy. docs/events.md describes each field. */
import type { ApprovalCounters } from "./approval.ts";
import type { Common, Judged, Mode, ServerType, ToolCallReason } from "./common.ts";

/** A family of LLM APIs, as far as errors, credentials and content blocks look alike. */
export type Dialect = "anthropic" | "openai" | "gemini" | "bedrock";

/** One wire format of a dialect. */
export type LlmApi =
  | "messages"
  | "chat_completions"
  | "responses"
  | "generate_content"
  | "converse"
  | "invoke_model";

/** A tool call in a model's answer, seen before the agent acts on it. Native tools have no event. */
export interface McpToolCallIntercepted extends Judged {
  type: "mcp_tool_call_intercepted";
  /** netmon's id of the LLM request: `req_` and 26 characters, sortable by time. */
  request_id: string;
  dialect: Dialect;
  api: LlmApi;
  /** The server's own name of the tool where it is known, else as on the wire. */
  tool_name: string;
  /** As on the wire, e.g. `mcp__weather__get_weather`; with a namespace `namespace/name`. */
  wire_name: string;
  /** The provider's id, e.g. `toolu_…`, `call_…`; '' where the wire has none. */
  tool_call_id: string;
  /** The arguments: parsed where they are JSON, else the text. */
  input: unknown;
  /** null: unknown tool, or ambiguous (then all of them in `server_ids`). */
  server_id: string | null;
  server_ids?: string[];
  server_type: ServerType | null;
  /** `host:port`, '' for stdio and where it is not known. */
  server_addr: string;
  /** '' where the definition was never seen. */
  tool_hash: string;
  reason: ToolCallReason;
  /** Where the deciding rule stands, e.g. `sandbox.mcp.denied_tools[0]`; null where none did. */
  rule: string | null;
  /** Who runs the tool; `provider`: MCP servers and tools that the LLM provider calls itself. */
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
  | "unexpected_answer" // a status or a content type that the request does not call for
  | "unknown_type" // an event, a block, an item or a part of a type netmon does not know
  | "upstream_ended"; // the answer ended inside a tool call

/** A request not sent on, or an answer not handed on; in observe: that enforce would have refused. */
export interface LlmRefusal extends Judged {
  type: "llm_refusal";
  request_id: string;
  dialect: Dialect | null;
  api: LlmApi | null;
  direction: "request" | "response";
  reason: LlmRefusalReason;
  /** The declared or named MCP server; null where it is not about one. */
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
  /** HTTP status of the answer, 400 or higher; null: there was none, or it broke off. */
  status: number | null;
  /** `ENOTFOUND`, `ECONNREFUSED`, `CERT_HAS_EXPIRED`, ...; null where there is a status. */
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
  /** Answers read for tool calls, `streams` among them. */
  answers: number;
  streams: number;
  tool_calls: number;
  allowed: number;
  blocked: number;
  would_block: number;
  native_tools: number;
  unknown_tools: number;
  refused: number;
  /** Bodies, events and calls that could not be read; in observe they passed. */
  unparsed: number;
  unknown_encodings: number;
  unknown_endpoints: number;
  too_large: number;
  unexpected_answers: number;
  unknown_types: number;
  upstream_errors: number;
  /** Answers with a status of 400 or higher. */
  error_answers: number;
  client_gone: number;
  redactions: number;
  /** Connections that were cut off because there were too many. */
  connections_dropped: number;
}
