/** What events of every layer have in common. */

/** What happened to the call: `allow` passed, `block` was refused by the kernel. */
export type Action = "allow" | "block";

export type Mode = "observe" | "enforce";

/** Whose mode it is: the kernel layer, the LLM proxy, or MCP inspection (shims and gateways). */
export type PolicyLayer = "kernel" | "llm" | "mcp";

export type ServerType = "stdio" | "http" | "sse";

export interface Common {
  /** RFC 3339, UTC, milliseconds or finer. */
  timestamp: string;
  session_id: string;
}

/** What was decided about a message. */
export interface Judged extends Common {
  /** What was done to it. */
  action: Action;
  mode: Mode;
  /** Not blocked although the policy says so: the mode is observe, or the provider had already run the call. */
  would_block: boolean;
  /** For a person: what, where, what to do; of a blocked call also what the agent was told. */
  text: string;
}

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
  | "arguments_unreadable" // a rule looks into arguments that are not JSON, or that were cut off
  | "version_changed" // pinned under another hash
  | "version_unpinned" // never pinned, and auto_trust_first is false
  | "detected" // the definition holds what on_detection hides
  | "approval_required" // a rule asks, and nobody has approved the call yet
  | "approval_rejected" // a person has said no to it
  | "approval_unavailable" // a rule asks, and approvals do not work: the store, too many that wait
  | "approved" // a rule asks, and a person has said yes
  | "filtered" // allowed and denied patterns of the endpoint (MCP inspection)
  | "rate_limited"
  | "sandbox" // a rule of mcp_proxy, by netmon's own tools, whatever the mode
  | "unknown_tool" // no server and no native tool has this name, or fail_closed and its server does not list it
  | "ambiguous" // several servers' tools have this name and the verdicts differ
  | "too_large" // the block is over max_block_bytes
  | "malformed" // no name, duplicate keys, a block without end
  | "allowed"; // nothing says otherwise, or an allow entry does
