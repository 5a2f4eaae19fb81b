/**
 * The events netmon emits, as they appear in JSONL and in every sink. Field names are the seed design's
 * (snake_case) and part of the user-visible contract; docs/events.md describes each.
 *
 * Imports nothing of ours: every layer may import this file.
 */

/** What happened to the call: `allow` passed, `block` was refused by the kernel. */
export type Action = "allow" | "block";

export type Mode = "observe" | "enforce";

export type ServerType = "stdio" | "http" | "sse";

/** Why the kernel decided as it did. */
export type Reason =
  | "declared" // a rule of a declared server allowed it
  | "server_denied" // a rule of a declared server denied it
  | "allowed_destination" // a rule of sandbox.network.allow or resolvers
  | "denied_destination" // a rule of sandbox.network.deny
  | "undeclared" // no rule matched
  | "socket_type"
  | "source_route"
  | "fragment"
  | "malformed"
  | "unix_path"
  | "translated"
  | "connection_ended"; // a live connection was ended after a rule change

export type Protocol = "tcp" | "udp" | "udplite" | "sctp" | "icmp" | "icmpv6" | "unix" | `ip-${number}`;

interface Common {
  /** RFC 3339, UTC, milliseconds or finer. */
  timestamp: string;
  session_id: string;
}

/** One connection, or several folded ones (`count`), to a network MCP server or an undeclared destination. */
export interface McpNetworkConnection extends Common {
  type: "mcp_network_connection";
  /** `host:port`, IPv6 in brackets; '' where the hook sees no destination (socket_type). A path for unix. */
  remote_addr: string;
  /** The declared server; several on one address: the first, all of them in `server_ids`. null: none. */
  server_id: string | null;
  /** Only where more than one server shares the address. */
  server_ids?: string[];
  server_type: ServerType | null;
  action: Action;
  protocol: Protocol;
  reason: Reason;
  /** Where the rule stands, e.g. `sandbox.mcp.servers[0]`; null where no rule matched. */
  rule: string | null;
  mode: Mode;
  /** observe only: enforce would have refused it. */
  would_block: boolean;
  /** In the initial pid namespace. 0 where unknown. */
  pid: number;
  comm: string;
  uid: number;
  /** Path below the cgroup2 mount where known, else the id as a decimal string. */
  cgroup: string;
  /** The configured host name (or address) whose address this is; null for none. */
  host: string | null;
  /** Symbolic errno the caller saw, e.g. `EPERM`; null when it passed. */
  errno: string | null;
  /** 1 + repeats folded into this event by the kernel. */
  count: number;
  /** Generation of the kernel table that decided. */
  generation: number;
  /** The kernel hook that decided: connect4, sendmsg6, egress, ... */
  hook: string;
  /** The task shown is not in the session's cgroup (a kernel worker or a passed socket). */
  foreign_task?: boolean;
}

export interface NetmonStarted extends Common {
  type: "netmon_started";
  version: string;
  mode: Mode;
  fail_closed: boolean;
  cgroup: string;
  hooks: string[];
  servers: number;
  addresses: number;
  generation: number;
  pinned: boolean;
  adopted: boolean;
  /** The canary was refused on every hook that can refuse; false in observe. */
  verified: boolean;
  /** What cannot be promised here, one sentence each. */
  warnings: string[];
}

export interface NetmonStopped extends Common {
  type: "netmon_stopped";
  reason: string;
  duration_ms: number;
  counters: Counters;
  /** The links stay in the kernel after netmon is gone. */
  pinned: boolean;
}

export interface NetmonPolicyChanged extends Common {
  type: "netmon_policy_changed";
  cause: "config" | "signal" | "addresses";
  generation: number;
  added: number;
  changed: number;
  removed: number;
  /** Live connections ended because their server became denied. */
  ended: number;
}

export interface NetmonEnforcementFailed extends Common {
  type: "netmon_enforcement_failed";
  /** Hooks at which the canary got through, or `link` / `cgroup` for a lost attachment. */
  failed: string[];
  detail: string;
}

/** The session's cgroup was gone or had lost its links for a time. */
export interface NetmonGap extends Common {
  type: "netmon_gap";
  cause: "cgroup_recreated" | "link_lost";
  /** Last instant it was known to be attached. */
  since: string;
  cgroup: string;
}

export interface NetmonEventsDropped extends Common {
  type: "netmon_events_dropped";
  /** Since the last event of this type. */
  dropped: number;
  total: number;
  where: "kernel_ring" | "output" | "store";
}

/** A process of the session was seen in another cgroup: its connections are no longer covered. */
export interface NetmonProcessLeft extends Common {
  type: "netmon_process_left";
  pid: number;
  comm: string;
  uid: number;
  cgroup: string;
}

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

/** Why a tool call was decided as it was; the first of the evaluation order that decides. */
export type ToolCallReason =
  | "policy_off" // enforce_policy is false
  | "native" // the agent's own tool, of native_tools
  | "server_denied"
  | "server_not_allowed" // server_policy is allowlist
  | "server_undeclared" // fail_closed and the server is not declared
  | "tool_denied"
  | "tool_not_allowed" // tool_policy is allowlist
  | "argument_denied"
  | "arguments_unreadable" // a rule looks into arguments that are no JSON, or that were cut off
  | "version_changed" // pinned under another hash
  | "version_unpinned" // never pinned, and auto_trust_first is false
  | "detected" // the definition holds what on_detection hides
  | "filtered" // allowed and denied patterns of the endpoint (MCP inspection)
  | "rate_limited"
  | "unknown_tool" // no server and no native tool has this name, or fail_closed and its server does not list it
  | "ambiguous" // several servers' tools have this name and the verdicts differ
  | "too_large" // the block is over max_block_bytes
  | "malformed" // no name, duplicate keys, a block without end
  | "allowed"; // nothing says otherwise, or an allow entry does

/** A tool call in a model's answer, seen before the agent acts on it. Native tools have no event. */
export interface McpToolCallIntercepted extends Common {
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
  /** What was done to the call. */
  action: Action;
  reason: ToolCallReason;
  /** Where the deciding rule stands, e.g. `sandbox.mcp.denied_tools[0]`; null where none did. */
  rule: string | null;
  /** The decision for a person; of a blocked call also what the agent was told. */
  text: string;
  mode: Mode;
  /** Not blocked although the policy says so: the mode is observe, or the provider had already run it. */
  would_block: boolean;
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
  | "upstream_ended"; // the answer ended inside a tool call

/** A request not sent on, or an answer not handed on; in observe: that enforce would have refused. */
export interface LlmRefusal extends Common {
  type: "llm_refusal";
  request_id: string;
  dialect: Dialect | null;
  api: LlmApi | null;
  direction: "request" | "response";
  action: Action;
  mode: Mode;
  would_block: boolean;
  reason: LlmRefusalReason;
  /** The declared or named MCP server; null where it is not about one. */
  server_id: string | null;
  rule: string | null;
  /** For a person: what, where, what to do. */
  text: string;
}

/** A tool in a server's tools/list. */
export interface McpToolSeen extends Common {
  type: "mcp_tool_seen";
  server_id: string;
  server_type: ServerType;
  server_addr: string;
  tool_name: string;
  /** `sha256:` and the digest of the canonical definition (RFC 8785). */
  tool_hash: string;
  description: string;
  /** Against the last definition known, not the pin. */
  status: "new" | "unchanged" | "changed";
  /** The hash agrees with the pin; null: not pinned. */
  pinned: boolean | null;
  /** At or above the threshold; empty: none. */
  detections: DetectionResult[];
  max_severity: Severity | null;
}

export type Severity = "low" | "medium" | "high" | "critical";

/** Something that a text asks of an agent, or hides from a person. */
export interface DetectionResult {
  /** The heaviest signal, e.g. `reads_secret_file`; `custom:NAME` of a pattern of one's own. */
  pattern: string;
  /** e.g. `credential_theft` (docs/detection.md). */
  category: string;
  severity: Severity;
  /** JSON pointer of the first match. */
  field: string;
  /** Every signal that fired, heaviest first. */
  matches: DetectionMatch[];
}

export interface DetectionMatch {
  signal: string;
  /** In words. */
  says: string;
  /** JSON pointer into what was looked at. */
  field: string;
  /** UTF-16 unit in the original string. */
  position: number;
  /** The text as a model would read it, cut to one line. Untrusted. */
  context: string;
}

export interface FieldChange {
  /** JSON pointer into the definition. */
  field: string;
  /** JSON text; '' where absent. */
  previous: string;
  new: string;
}

/** A tool whose definition differs from the pinned one (or, without pins, from the one seen last). */
export interface McpToolChanged extends Common {
  type: "mcp_tool_changed";
  server_id: string;
  tool_name: string;
  previous_hash: string;
  new_hash: string;
  changes: FieldChange[];
  /** `block`: its calls are blocked. */
  action: Action;
  /** The name it had: the same definition under another name. */
  renamed_from?: string;
  /** Of the new definition, at or above the threshold. */
  detections: DetectionResult[];
}

/** What was looked at: a tool of a list, or one of the other texts a model reads. */
export type DetectionSubject =
  | "tool"
  | "instructions"
  | "prompt"
  | "resource"
  | "tool_result"
  | "prompt_result"
  | "resource_content"
  | "sampling"
  | "elicitation"
  | "server";

/** A detection at or above the threshold, once for each text. */
export interface McpDetection extends Common {
  type: "mcp_detection";
  server_id: string;
  /** '' where it is about no tool; of a prompt or resource its name. */
  tool_name: string;
  subject: DetectionSubject;
  detection: DetectionResult;
  /** What was done: `hide` the tool was left out of the list, `block` the server or the result was. */
  action: "alert" | "hide" | "block";
  mode: Mode;
  /** observe only: enforce would have hidden or blocked it. */
  would_block: boolean;
}

/** A tools/call that reached netmon between agent and server. Told when it ended, or when the conversation did. */
export interface McpToolCalled extends Common {
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
  action: Action;
  reason: ToolCallReason;
  rule: string | null;
  text: string;
  mode: Mode;
  would_block: boolean;
  /** `answered`, also with an error result (`tool_error`) or a JSON-RPC error (`error`); `refused`: by netmon. */
  outcome: ToolCallOutcome;
  /** Milliseconds from the call to its answer; null: there was none. */
  latency_ms: number | null;
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
export interface McpServerRequest extends Common {
  type: "mcp_server_request";
  server_id: string;
  method: "sampling/createMessage" | "elicitation/create";
  action: Action;
  /** `sandbox.mcp.sampling` or the like; null where no rule decided. */
  rule: string | null;
  text: string;
  mode: Mode;
  would_block: boolean;
}

/** A message that was not handed on; in observe: that enforce would not have handed on. */
export interface McpRefusal extends Common {
  type: "mcp_refusal";
  server_id: string;
  direction: "to_server" | "to_client";
  action: Action;
  mode: Mode;
  would_block: boolean;
  reason: McpRefusalReason;
  /** For a person: what, where, what to do. */
  text: string;
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
export interface InspectionCounters {
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
  /** What could not be read; in observe it passed. */
  unparsed: number;
  too_large: number;
  /** Bytes of results beyond what is looked at. */
  unscanned_bytes: number;
  /** Calls that had no answer when their conversation ended. */
  unanswered: number;
}

/** A declared server could not be asked for its tools. It is asked again. */
export interface McpServerUnreachable extends Common {
  type: "mcp_server_unreachable";
  server_id: string;
  server_addr: string;
  reason: "connect" | "tls_fingerprint" | "protocol" | "timeout" | "unauthorized";
  text: string;
  attempts: number;
  /** Milliseconds until the next attempt. */
  retry_ms: number;
}

export interface NetmonProxyStarted extends Common {
  type: "netmon_proxy_started";
  /** `http://127.0.0.1:PORT` */
  url: string;
  mode: Mode;
  fail_closed: boolean;
  stream_block: "rewrite" | "terminate";
  /** Provider name → upstream origin. */
  providers: Record<string, string>;
}

export interface NetmonProxyStopped extends Common {
  type: "netmon_proxy_stopped";
  reason: string;
  duration_ms: number;
  counters: ProxyCounters;
}

/** Totals since the start of the proxy. */
export interface ProxyCounters {
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
  upstream_errors: number;
  client_gone: number;
  redactions: number;
}

/** Exact totals from the per-CPU maps; see docs/events.md for the sums that hold. */
export interface Counters {
  allow: number;
  block: number;
  would_block: number;
  undeclared: number;
  events_emitted: number;
  events_folded: number;
  events_dropped: number;
  unparsed: number;
  canary: number;
  passed_over: number;
}

export type NetmonEvent =
  | McpNetworkConnection
  | NetmonStarted
  | NetmonStopped
  | NetmonPolicyChanged
  | NetmonEnforcementFailed
  | NetmonGap
  | NetmonEventsDropped
  | NetmonProcessLeft
  | McpToolCallIntercepted
  | LlmRefusal
  | McpToolSeen
  | McpToolChanged
  | McpServerUnreachable
  | McpDetection
  | McpToolCalled
  | McpServerRequest
  | McpRefusal
  | NetmonInspectionStarted
  | NetmonInspectionStopped
  | NetmonProxyStarted
  | NetmonProxyStopped;

/** The port through which layers hand events on. Must not throw and must not block. */
export type EventSink = (event: NetmonEvent) => void;
