/** What is found of offered tools, for people. */
import type { OfferVerdict } from "../../llm/proxy/ports.ts";
import { quoted } from "../../policy/quoted.ts";
import type { Look } from "./look.ts";

export const RULE = "sandbox.mcp.offered_tools";

export function lookText({ status, tool, changes }: Pick<Look, "status" | "tool" | "changes">): string {
  const server = quoted(tool?.serverId ?? "");
  switch (status) {
    case "listed":
      return "as its server lists it";
    case "unknown":
      return "no known server has a tool of this name, and it is not a known native tool";
    case "undeclared":
      return tool === null
        ? "no declared server has a tool of this name, and it is not a native tool: declare its server, or name it in native_tools"
        : `no server ${server} is declared: declare it, or remove it from the agent's configuration`;
    case "uninspected":
      return `no shim or gateway has seen the server ${server} list this tool in this session: put netmon shim before its command`;
    case "changed":
      return `${changes[0]?.field ?? "its definition"} is not what the server ${server} lists and what is pinned: compare it with netmon registry diff`;
    case "poisoned":
      return `the definition that the server ${server} lists looks poisoned`;
  }
}

const MAX_NAMED = 5;

export function refusalOf(refused: readonly { look: Look; wire: string }[]): OfferVerdict["refusal"] {
  const [first] = refused;
  if (first === undefined) return null;
  const named = refused.slice(0, MAX_NAMED).map(({ look, wire }) => `${quoted(wire)} (${lookText(look)})`);
  const more = refused.length > MAX_NAMED ? ` and ${refused.length - MAX_NAMED} more` : "";
  const text = `The request offers the model tools that offered_tools refuses: ${named.join("; ")}${more}.`;
  return { serverId: first.look.tool?.serverId ?? null, rule: RULE, text };
}
