/**
 * One verdict for a call whose name may mean several tools. Fails closed: if the tools' verdicts differ, the call is
 * blocked.
 */
import type { ToolCallReason } from "../../event/event.ts";
import { quoted } from "../../policy/quoted.ts";
import { decideTool } from "../../policy/tool.ts";
import type { DetectedDefinition, ToolDecision } from "../../policy/tool-call.ts";
import type { ToolPolicy } from "../../policy/tool-policy.ts";
import type { ToolIdentity } from "../../registry/identity.ts";
import { withoutWrapper } from "../../registry/wire-name.ts";

export interface CallVerdict {
  /** `ask`: for a tool of one server, given by `tool`. */
  action: ToolDecision["action"];
  reason: ToolCallReason;
  rule: string | null;
  /** For a person. */
  text: string;
  /** null: unknown, or ambiguous. */
  tool: ToolIdentity | null;
  /** All servers that the name may mean, if it is ambiguous; otherwise null. */
  serverIds: string[] | null;
  /** For `ask`: only the tool's first use in a session asks. */
  firstUse?: true;
  /** Reference of the approval ticket. */
  ticket?: string | null;
  /** The reason that a person gave for a rejection. */
  given?: string;
}

/** The state that the rules need. */
export interface CallState {
  /** Returns the pinned hash of a tool; null: none. Called for each call, so it must not do I/O. */
  pinOf: (serverId: string, toolName: string) => string | null;
  /** Returns the detection in a tool's definition; null: none. Called like pinOf. */
  detectedOf: (serverId: string, toolName: string) => DetectedDefinition | null;
  /** Returns the tokens left of a server's rate limit; missing: calls take none. */
  tokensOf?: (serverId: string) => number;
}

/** The state of tools of which nothing is known. */
export const NOTHING_KNOWN: CallState = { pinOf: () => null, detectedOf: () => null };

export function tokensOf(state: CallState, serverId: string): number {
  return state.tokensOf?.(serverId) ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns the verdict on a call of one of these tools. `args` undefined: unreadable; `name`: of a tool without a server,
 * which `mayBeOf` a server whose tools are unknown.
 */
export function judgeTools(
  policy: ToolPolicy,
  tools: readonly ToolIdentity[],
  args: unknown,
  state: CallState,
  name = "",
  mayBeOf: (serverPattern: string) => boolean = () => false,
): CallVerdict {
  const decided = tools.map((tool) => ({ tool, decision: decideOne(policy, tool, args, state) }));
  const first = decided[0];
  if (!first) return unknownTool(policy, name, mayBeOf);
  const serverIds = [...new Set(tools.map((tool) => tool.serverId))];
  const of = (action: ToolDecision["action"]) => decided.find(({ decision }) => decision.action === action);
  // An answer applies to one server, so nobody can be asked about several.
  const strictest = of("block") ?? of("ask");
  const differ = strictest && (of("allow") || of("ask"));
  if (!differ || serverIds.length === 1) {
    const { tool, decision } = strictest ?? first;
    const { action, reason, rule, text, firstUse } = decision;
    return { action, reason, rule, text, tool, serverIds: null, ...(firstUse && { firstUse }) };
  }
  const names = serverIds.slice(0, 8).map(quoted).join(", ");
  const more = serverIds.length > 8 ? ` and ${serverIds.length - 8} more` : "";
  return {
    action: "block",
    reason: "ambiguous",
    rule: strictest.decision.rule,
    text: `the name may mean tools of servers ${names}${more}; not all are allowed: ${strictest.decision.text}`,
    tool: null,
    serverIds,
  };
}

function decideOne(policy: ToolPolicy, tool: ToolIdentity, args: unknown, state: CallState): ToolDecision {
  const pinnedHash = policy.mcp.version_pinning.enabled ? state.pinOf(tool.serverId, tool.toolName) : null;
  const detected = state.detectedOf(tool.serverId, tool.toolName);
  return decideTool(policy, { ...tool, args, pinnedHash, detected, tokens: tokensOf(state, tool.serverId) });
}

/**
 * A name that no known server has may be a tool of any server whose tools are unknown, so rules for those deny it; a
 * rule for the server `*` always does.
 */
function unknownTool(
  { server, deniedAnywhere, mcp }: ToolPolicy,
  name: string,
  mayBeOf: (serverPattern: string) => boolean,
): CallVerdict {
  const refused = server.enforce_policy && server.fail_closed;
  const denial = [name, withoutWrapper(name)]
    .flatMap((one) => deniedAnywhere.matching("", one))
    .find((i) => {
      const rule = mcp.denied_tools[i];
      return rule && !rule.content_hash && (rule.server === "*" || mayBeOf(rule.server));
    });
  if (server.enforce_policy && !refused && denial !== undefined) {
    const rule = `sandbox.mcp.denied_tools[${denial}]`;
    const whose = mcp.denied_tools[denial]?.server ?? "*";
    const text =
      whose === "*"
        ? "no known server has a tool of this name, and denied_tools denies it for every server"
        : "no known server has a tool of this name, and denied_tools denies it for the server " +
          `${quoted(whose)}, whose tools are not known`;
    return { action: "block", reason: "tool_denied", rule, text, tool: null, serverIds: null };
  }
  return {
    action: refused ? "block" : "allow",
    reason: "unknown_tool",
    rule: refused ? "sandbox.mcp.fail_closed" : null,
    text: refused
      ? "no known server has a tool of this name, it is not a native tool, and fail_closed is set"
      : "no known server has a tool of this name, and it is not a native tool",
    tool: null,
    serverIds: null,
  };
}
