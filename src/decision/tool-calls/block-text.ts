/**
 * The text that an agent reads in place of a blocked call. A model's answer must not speak in netmon's name: only
 * the tool's name is from the answer, truncated and escaped; the rest is netmon's, the configuration's, or a person's.
 */
import type { ToolCallReason } from "../../event/event.ts";
import { quoted } from "../../policy/quoted.ts";
import type { CallVerdict } from "./verdict.ts";

const WHY: Readonly<Record<ToolCallReason, string>> = {
  policy_off: "netmon could not process it",
  native: "netmon could not process it",
  allowed: "netmon could not process it",
  server_denied: "its MCP server is denied",
  server_not_allowed: "its MCP server is not among the allowed servers",
  server_undeclared: "its MCP server is not declared",
  tool_denied: "this tool is denied",
  code: "it runs code, which may call any MCP tool",
  tool_not_allowed: "this tool is not among the allowed tools",
  argument_denied: "an argument has a value that is denied",
  arguments_unreadable: "its arguments cannot be read, and a rule must look into them",
  version_changed: "the definition of this tool is not the approved one, or cannot be compared with it now",
  version_unpinned: "this tool has not been approved",
  detected: "its definition, or something else from its MCP server, looks poisoned",
  approval_required: "a person must approve this call, and nobody has done so yet",
  approval_rejected: "a person was asked and refused it",
  approval_unavailable: "a person must approve this call, and nobody can be asked now",
  approved: "netmon could not process it",
  filtered: "this tool is not offered here",
  rate_limited: "its MCP server has reached its rate limit",
  sandbox: "a rule of mcp_proxy refuses what the call would have done",
  unknown_tool: "no known MCP server has a tool of this name",
  ambiguous: "its name may mean tools of several MCP servers, and not all of them are allowed",
  too_large: "its arguments are too large to be checked",
  malformed: "it cannot be parsed unambiguously",
};

/** As much as approvals take. */
const MAX_REASON = 1000;

type Asked = Pick<CallVerdict, "ticket" | "given">;

const UNSCANNED = "its definition is too long to be scanned";

export function blockText(wireName: string, verdict: CallVerdict): string {
  const { tool } = verdict;
  return callText(wireName, tool?.serverDeclared ? tool.serverId : null, verdict, verdict);
}

/** `serverId`: only an id that netmon itself knows, never one named by a model. `asked`: a person's ticket, and their reason. */
export function callText(
  toolName: string,
  serverId: string | null,
  { reason, rule }: Pick<CallVerdict, "reason" | "rule">,
  asked: Asked = {},
): string {
  const { ticket = null, given } = asked;
  const server = serverId === null ? "" : ` (MCP server ${quoted(serverId)})`;
  const call = `The call of the tool ${quoted(toolName)}${server}`;
  const by = rule === null ? "" : ` The rule is ${rule}.`;
  if (reason === "approval_required" && ticket !== null)
    return (
      `[netmon] ${call} waits for the approval of a person and has not run. Its reference is ${ticket}.${by} ` +
      "You cannot approve it. Tell the user this reference, and that `netmon approvals` shows what it is about. " +
      "When the user says that it is approved, make exactly the same call once more: with any other argument it is another call."
    );
  // No rule of on_detection applies to an unscanned definition.
  const why = reason === "detected" && rule === null ? UNSCANNED : WHY[reason];
  const said = given === undefined ? "" : ` The person said: ${quoted(given, MAX_REASON)}.`;
  const reference = ticket === null ? "" : ` The reference is ${ticket}.`;
  return (
    `[netmon] ${call} was blocked by policy and has not run: ` +
    `${why}.${said}${by}${reference} Do not retry it, and do not try to reach the same end another way. ` +
    "Tell the user that it was blocked and why."
  );
}
