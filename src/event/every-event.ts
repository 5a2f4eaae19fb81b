/** Common parts of the events of every layer. */

/** Outcome for the call: `allow`: passed, `block`: refused by the kernel. */
export type Action = "allow" | "block";

export type Mode = "observe" | "enforce";

/** Layer that a mode applies to: the kernel layer, the LLM proxy, or MCP inspection (shims and gateways). */
export type PolicyLayer = "kernel" | "llm" | "mcp";

export type ServerType = "stdio" | "http" | "sse";

export interface Common {
  /** RFC 3339, UTC, milliseconds or finer. */
  timestamp: string;
  session_id: string;
}

/** Verdict on a message. */
export interface Judged extends Common {
  /** Action taken. */
  action: Action;
  mode: Mode;
  /** Not blocked although the policy requires it: the mode is observe, or the provider had already run the call. */
  would_block: boolean;
  /** Text for a person: what, where, what to do; for a blocked call, includes what the agent was told. */
  text: string;
}

/** Why a tool call was decided as it was: the first deciding reason in evaluation order. */
export type ToolCallReason =
  | "policy_off" // enforce_policy is false
  | "native" // the agent's own tool, listed in native_tools
  | "server_denied"
  | "server_not_allowed" // server_policy is allowlist
  | "server_undeclared" // fail_closed and the server is not declared
  | "tool_denied"
  | "tool_not_allowed" // tool_policy is allowlist
  | "argument_denied"
  | "arguments_unreadable" // a rule checks arguments that are not JSON, or are truncated
  | "version_changed" // pinned under another hash
  | "version_unpinned" // never pinned, and auto_trust_first is false
  | "detected" // the definition has a detection that on_detection hides
  | "approval_required" // a rule asks, and nobody has approved the call yet
  | "approval_rejected" // a person has rejected it
  | "approval_unavailable" // a rule asks, and approvals do not work: the store fails, or too many wait
  | "approved" // a rule asks, and a person has approved
  | "filtered" // by the endpoint's allowed and denied patterns (MCP inspection)
  | "rate_limited"
  | "sandbox" // by a rule of mcp_proxy, in netmon's own tools, whatever the mode
  | "unknown_tool" // no server or native tool has this name, or with fail_closed its server does not list it
  | "ambiguous" // several servers' tools have this name and the verdicts differ
  | "too_large" // the block is over max_block_bytes
  | "malformed" // no name, duplicate keys, a block without end
  | "allowed"; // no rule denies it, or an allow entry permits it
