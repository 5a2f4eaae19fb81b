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
import { unknownTool } from "./unknown-tool.ts";

export interface CallVerdict {
  /** `ask`: for a tool of one server, given by `tool`; without one, nobody can be asked. */
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
  /** Returns the declared servers of which neither a shim nor a gateway is seen; missing: none is missed. */
  uninspected?: () => readonly string[];
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
  if (!first) return { ...unknownTool(policy, name, args, mayBeOf), tool: null, serverIds: null };
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
