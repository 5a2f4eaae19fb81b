/** Events of MCP inspection: calls and messages between an agent and its servers. docs/events.md describes each field. */
import type { ApprovalCounters } from "./approval.ts";
import type { Common, Judged, Mode, ServerType, ToolCallReason } from "./common.ts";

/** A tools/call that reached netmon between agent and server. Told when it ended, or when the conversation did. */
export interface McpToolCalled extends Judged {
  type: "mcp_tool_called";
  server_id: string;
  server_type: ServerType;
  /** `host:port`, '' for stdio. */
  server_addr: string;
  tool_name: string;
  /** '' where the definition was never seen. */
  tool_hash: string;
  /** As on the wire: text, number or null. */
  jsonrpc_id: string | number | null;
  input: unknown;
  /** The LLM's id of the call, where the host repeats it in `_meta`; '' where not. */
  tool_call_id: string;
  reason: ToolCallReason;
  rule: string | null;
  /** `answered`, also with an error result (`tool_error`) or a JSON-RPC error (`error`); `refused`: by netmon. */
  outcome: ToolCallOutcome;
  /** Milliseconds from the call to its answer; null: there was none. */
  latency_ms: number | null;
  /** Calls of netmon's own tools that were answered: what they did. */
  own_tool?: OwnToolCall;
}

/**
 * A call that is on its way to its server, told when the answer takes a moment; mcp_tool_called with the same time
 * and id follows when it has ended. Where none does, netmon was killed meanwhile.
 */
export interface McpToolCallStarted
  extends Omit<McpToolCalled, "type" | "outcome" | "latency_ms" | "own_tool"> {
  type: "mcp_tool_call_started";
}

export interface OwnToolCall {
  source: "builtin" | `plugin:${string}`;
  /** What was read, written or searched, without links. */
  path?: string;
  command?: string;
  /** 128 + N: ended by signal N; absent: it goes on in the background. */
  exit_code?: number;
  /** The size of the output, before it was cut for the model. */
  bytes?: number;
  /** Values that `dlp` replaced in the result; absent: none. */
  redactions?: number;
  /** The cgroup of the command's processes alone, below the session's, and its id: connections name one of the two. */
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

/** Something a server asks of the agent: a model's answer, or the user's. */
export interface McpServerRequest extends Judged {
  type: "mcp_server_request";
  server_id: string;
  method: "sampling/createMessage" | "elicitation/create";
  /** `sandbox.mcp.sampling` or the like; null where no rule decided. */
  rule: string | null;
}

/** A message that was not handed on; in observe: that enforce would not have handed on. */
export interface McpRefusal extends Judged {
  type: "mcp_refusal";
  server_id: string;
  direction: "to_server" | "to_client";
  reason: McpRefusalReason;
}

export type McpRefusalReason =
  | "unparsed" // no JSON-RPC, or readers may differ on what it says
  | "too_large"
  | "header_mismatch" // Mcp-Method, Mcp-Name, Mcp-Param-* differ from the body
  | "origin" // Origin or Host of another site
  | "server_blocked" // the server is denied, or blocked for a detection
  | "list_incomplete"; // the whole list of tools could not be read

export interface NetmonInspectionStarted extends Common {
  type: "netmon_inspection_started";
  transport: "shim" | "gateway";
  mode: Mode;
  fail_closed: boolean;
  enforce_policy: boolean;
  /** shim: one; gateway: each endpoint. */
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
  /** Lists of tools that were read whole. */
  lists: number;
  /** Entries left out of lists. */
  hidden: number;
  detections: number;
  /** sampling and elicitation asked by servers. */
  server_requests: number;
  server_requests_blocked: number;
  /** Messages not handed on, tool calls apart. */
  refused: number;
  /** Values replaced in results of netmon's own tools. */
  redactions: number;
  /** What could not be read; in observe it passed. */
  unparsed: number;
  too_large: number;
  /** Bytes of results beyond what is looked at. */
  unscanned_bytes: number;
  /** Calls that had no answer when their conversation ended. */
  unanswered: number;
  /** Connections that the gateway cut off because there were too many. */
  connections_dropped: number;
}
