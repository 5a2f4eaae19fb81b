/**
 * Calls inside calls. Some agents offer their MCP tools behind one tool of their own: a model's call of that one names
 * the tool that it means in its arguments (qwen-code 0.24), or carries a program that may call any (pi 1.6, vibe 3.0,
 * the code modes of Codex and qwen-code).
 */
import { AGENTS, agentNamed } from "../../agents/agents.ts";
import { wordSet } from "../../collections/word-set.ts";
import type { McpConfig } from "../../config/config.ts";
import type { ToolCall } from "../../llm/wire.ts";
import { quoted } from "../../policy/quoted.ts";
import { mayBeRepairedTo } from "../../registry/repaired-names.ts";
import { withoutWrapper } from "../../registry/wire-name.ts";
import { callInput } from "./call-input.ts";
import type { CallState, CallVerdict } from "./verdict.ts";

const CODE_CALLS = "sandbox.mcp.code_calls";
const CARRIES = /^tool_?call(?:tool)?$/i;

/**
 * Agents' own tools whose code may call any tool, those of agents that netmon does not set up included; shim and gateway
 * alone see what it calls.
 */
const CODE_TOOLS: ReadonlySet<string> = new Set([
  ...AGENTS.flatMap(({ codeTool }) => codeTool ?? []),
  ...wordSet("codemode exec run_typescript"),
]);

/** Whether it may carry another call, so that its arguments matter whatever its own verdict. */
export function mayCarry({
  name,
  namespace,
  server,
}: Pick<ToolCall, "name" | "namespace" | "server">): boolean {
  if (namespace !== null || server !== null) return false;
  return CARRIES.test(withoutWrapper(name)) || mayBeRepairedTo(name, "tool_call");
}

/** A call in the arguments of another: its tool is one of those that the request does not offer by themselves. */
export interface CarriedCall extends ToolCall {
  carried: true;
}

/** Returns the call in the arguments of this one; null: there is none. Such an agent carries no call in a carried one. */
export function carriedCall(call: ToolCall): CarriedCall | null {
  if (!mayCarry(call)) return null;
  const { args } = callInput(call);
  if (typeof args !== "object" || args === null) return null;
  const { name, arguments: input = {} } = args as { name?: unknown; arguments?: unknown };
  if (typeof name !== "string" || name === "") return null;
  const text = typeof input === "string" ? input : JSON.stringify(input);
  return { ...call, name, input: { kind: "json", text }, carried: true };
}

/** Reports whether the model may call any tool with the agent's own tool of this name, by the code in its arguments. */
export function runsCode(toolName: string): boolean {
  return CODE_TOOLS.has(withoutWrapper(toolName));
}

const MAX_NAMED = 8;

/**
 * Returns the verdict on a call that runs code. `mcp_side`: what the code calls is judged where it calls it; fail_closed
 * refuses it if a declared server is not seen there.
 */
export function codeVerdict(
  { enforce_policy, fail_closed, code_calls }: McpConfig,
  { uninspected = () => [] }: Pick<CallState, "uninspected">,
): CallVerdict {
  const beside = uninspected();
  const named = beside.slice(0, MAX_NAMED).map(quoted).join(", ");
  const more = beside.length > MAX_NAMED ? ` and ${beside.length - MAX_NAMED} more` : "";
  const unseen = beside.length > 0 ? `, and neither is seen for ${named}${more}` : "";
  const refused = enforce_policy && (code_calls === "refuse" || (fail_closed && beside.length > 0));
  return {
    action: refused ? "block" : "allow",
    reason: "code",
    rule: refused ? CODE_CALLS : null,
    text: `its code may call any MCP tool: that is enforced at shim and gateway alone${unseen}`,
    tool: null,
    serverIds: null,
  };
}

/** Reports whether calls that run code are refused only because a declared server is not seen behind shim or gateway. */
export function missesServers(
  { enforce_policy, fail_closed, code_calls }: McpConfig,
  { uninspected = () => [] }: Pick<CallState, "uninspected">,
): boolean {
  return enforce_policy && fail_closed && code_calls === "mcp_side" && uninspected().length > 0;
}

/** Returns the note on an agent's tool that runs code; null: the agent has none, or it is refused. */
export function codeCallsNote(
  { code_calls }: Pick<McpConfig, "code_calls">,
  agent: string | null,
): string | null {
  const tool = agentNamed(agent)?.codeTool;
  if (tool === undefined || code_calls === "refuse") return null;
  return (
    `code that the model runs with ${tool} may call any MCP tool: those calls are judged at shim and gateway alone ` +
    `(${CODE_CALLS})`
  );
}
