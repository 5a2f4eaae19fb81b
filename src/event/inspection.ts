/** Events of MCP inspection: calls and messages between an agent and its servers. docs/events.md describes each field. */
import type { ApprovalCounters } from "./approval.ts";
import type { Common, Judged, Mode, ServerType, ToolCallReason } from "./every-event.ts";

/** A tools/call that reached netmon between agent and server. Emitted when the call, or the conversation, ended. */
export interface McpToolCalled extends Judged {
  type: "mcp_tool_called";
  server_id: string;
  server_type: ServerType;
  /** `host:port`, '' for stdio. */
  server_addr: string;
  tool_name: string;
  /** '' if the definition was never seen. */
  tool_hash: string;
  /** As on the wire: text, number or null. */
  jsonrpc_id: string | number | null;
  input: unknown;
  /** The LLM's id of the call, if the host repeats it in `_meta`; otherwise ''. */
  tool_call_id: string;
  reason: ToolCallReason;
  rule: string | null;
  /** `answered` includes an error result (`tool_error`) and a JSON-RPC error (`error`); `refused`: by netmon. */
  outcome: ToolCallOutcome;
  /** Milliseconds from the call to its response; null: none. */
  latency_ms: number | null;
  /** For answered calls of netmon's own tools: what they did. */
  own_tool?: OwnToolCall;
}

/**
 * A call in progress, emitted if the response takes a moment; mcp_tool_called with the same time and id follows when it
 * has ended. If none follows, netmon was killed meanwhile.
 */
export interface McpToolCallStarted
  extends Omit<McpToolCalled, "type" | "outcome" | "latency_ms" | "own_tool"> {
  type: "mcp_tool_call_started";
}

export interface OwnToolCall {
  source: "builtin" | `plugin:${string}`;
  /** Path that was read, written or searched, with links resolved. */
  path?: string;
  command?: string;
  /** 128 + N: ended by signal N; absent: still running in the background. */
  exit_code?: number;
  /** Size of the output before it was cut for the model. */
  bytes?: number;
  /** Number of values that `dlp` replaced in the result; absent: none. */
  redactions?: number;
  /** Cgroup of the command's processes alone, below the session's, and its id: connections name one of the two. */
  cgroup?: string;
  cgroup_id?: string;
}

export type ToolCallOutcome =
  | "answered"
  | "tool_error"
  | "error"
  | "input_required"
  | "refused"
  | "result_blocked"
  | "cancelled"
  | "unanswered";

/** A server's request to the agent: for a model's response, or the user's. */
export interface McpServerRequest extends Judged {
  type: "mcp_server_request";
  server_id: string;
  method: "sampling/createMessage" | "elicitation/create";
  /** `sandbox.mcp.sampling` or similar; null: no rule decided. */
  rule: string | null;
}

/** A message that was not forwarded; in observe: that enforce would not have forwarded. */
export interface McpRefusal extends Judged {
  type: "mcp_refusal";
  server_id: string;
  direction: "to_server" | "to_client";
  reason: McpRefusalReason;
}

export type McpRefusalReason =
  | "unparsed" // not JSON-RPC, or readers may interpret it differently
  | "too_large"
  | "header_mismatch" // Mcp-Method, Mcp-Name, Mcp-Param-* differ from the body
  | "origin" // Origin or Host is another site's
  | "server_blocked" // the server is denied, or blocked for a detection
  | "list_incomplete"; // the whole list of tools could not be read

export interface NetmonInspectionStarted extends Common {
  type: "netmon_inspection_started";
  transport: "shim" | "gateway";
  mode: Mode;
  fail_closed: boolean;
  enforce_policy: boolean;
  /** shim: one; gateway: one for each endpoint. */
  servers: string[];
  /** gateway: `http://127.0.0.1:PORT`; shim: null. */
  url: string | null;
}

export interface NetmonInspectionStopped extends Common {
  type: "netmon_inspection_stopped";
  transport: "shim" | "gateway";
  reason: string;
  duration_ms: number;
  servers: string[];
  counters: InspectionCounters;
}

/** Totals since the start of a shim or gateway. */
export interface InspectionCounters extends ApprovalCounters {
  /** Messages, both directions. */
  messages: number;
  tool_calls: number;
  allowed: number;
  blocked: number;
  would_block: number;
  /** Number of lists of tools that were read completely. */
  lists: number;
  /** Number of entries left out of lists. */
  hidden: number;
  detections: number;
  /** Number of sampling and elicitation requests by servers. */
  server_requests: number;
  server_requests_blocked: number;
  /** Number of messages not forwarded, except tool calls. */
  refused: number;
  /** Number of values replaced in results of netmon's own tools. */
  redactions: number;
  /** Number of messages that could not be parsed; in observe they passed. */
  unparsed: number;
  too_large: number;
  /** Bytes of results beyond the scanned part. */
  unscanned_bytes: number;
  /** Number of calls without a response when their conversation ended. */
  unanswered: number;
  /** Number of connections that the gateway cut off because there were too many. */
  connections_dropped: number;
}
