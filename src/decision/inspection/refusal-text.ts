/**
 * What an agent reads in the place of what was refused. Of a server only names are in it, cut and escaped; all
 * else is ours or the configuration's, so that a server cannot speak in netmon's name.
 */
import type { ContentSubject } from "../../mcp/inspection/guard.ts";
import { quoted } from "../../policy/quoted.ts";

const WAY_ON =
  "Do not retry it, and do not try to reach the same end another way. Tell the user that it was blocked and why.";

function ruleText(rule: string | null): string {
  return rule === null ? "" : ` The rule is ${rule}.`;
}

export function serverText(serverId: string, why: string, rule: string | null): string {
  return `[netmon] The MCP server ${quoted(serverId)} was blocked by policy: ${why}.${ruleText(rule)} ${WAY_ON}`;
}

const CONTENT: Readonly<Record<ContentSubject, string>> = {
  tool_result: "result of the tool",
  prompt_result: "prompt",
  resource_content: "resource",
};

/** `about`: tool, prompt or URI. */
export function contentText(serverId: string, subject: ContentSubject, about: string, rule: string): string {
  const what = about === "" ? CONTENT[subject] : `${CONTENT[subject]} ${quoted(about)}`;
  return (
    `[netmon] The ${what} (MCP server ${quoted(serverId)}) was withheld by policy: it holds text that looks like ` +
    `an attack on the agent.${ruleText(rule)} ${WAY_ON}`
  );
}

/** To the server, and to the client where the request came in a result. */
export function requestText(serverId: string, method: string, why: string, rule: string): string {
  return (
    `[netmon] The request ${quoted(method)} of the MCP server ${quoted(serverId)} was blocked by policy: ${why}.` +
    `${ruleText(rule)} ${WAY_ON}`
  );
}
