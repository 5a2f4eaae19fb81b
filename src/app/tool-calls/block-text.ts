/**
 * What an agent reads in the place of a blocked call. It must not be a way for a model's answer to speak in
 * netmon's name: of the answer only the tool's name is in it, cut and escaped; all else is ours or the
 * configuration's.
 */
import type { ToolCallReason } from "../../event/event.ts";
import { quoted } from "../../policy/quoted.ts";
import type { CallVerdict } from "./verdict.ts";

const WHY: Readonly<Record<ToolCallReason, string>> = {
  policy_off: "it could not be let through",
  native: "it could not be let through",
  allowed: "it could not be let through",
  server_denied: "its MCP server is denied",
  server_not_allowed: "its MCP server is not among the allowed servers",
  server_undeclared: "its MCP server is not declared",
  tool_denied: "this tool is denied",
  tool_not_allowed: "this tool is not among the allowed tools",
  argument_denied: "an argument has a value that is denied",
  arguments_unreadable: "its arguments cannot be read, and a rule must look into them",
  version_changed: "the definition of this tool is not the approved one",
  version_unpinned: "this tool has not been approved",
  detected: "its definition, or something of its MCP server, looks poisoned",
  filtered: "this tool is not offered here",
  rate_limited: "its MCP server has used up its calls for now",
  unknown_tool: "no known MCP server has a tool of this name",
  ambiguous: "its name may mean tools of several MCP servers, and not all of them are allowed",
  too_large: "its arguments are too large to be checked",
  malformed: "it cannot be read without doubt",
};

export function blockText(wireName: string, verdict: CallVerdict): string {
  const { tool } = verdict;
  return callText(wireName, tool?.serverDeclared ? tool.serverId : null, verdict);
}

/** `serverId`: only one that netmon knows by itself, not one that a model named. */
export function callText(
  toolName: string,
  serverId: string | null,
  { reason, rule }: Pick<CallVerdict, "reason" | "rule">,
): string {
  const server = serverId === null ? "" : ` (MCP server ${quoted(serverId)})`;
  const by = rule === null ? "" : ` The rule is ${rule}.`;
  return (
    `[netmon] The call of the tool ${quoted(toolName)}${server} was blocked by policy and has not run: ` +
    `${WHY[reason]}.${by} Do not retry it, and do not try to reach the same end another way. ` +
    "Tell the user that it was blocked and why."
  );
}
