/** The configuration of tool calls, prepared for decisions: names folded, rules indexed. */
import type { McpConfig, PermissionLists, ServerRule } from "../config/config.ts";
import { ArgumentRules } from "./argument-rules.ts";
import { AskRules } from "./ask-rules.ts";
import { type Decision, declaredIdsOf, type ServerPolicy, serverPolicy } from "./server.ts";
import { ALIKE, AS_WRITTEN, FOLDED, ToolRuleIndex } from "./tool-rules.ts";

export interface ToolPolicy {
  readonly mcp: McpConfig;
  readonly server: ServerPolicy;
  /** Server policy for undeclared servers, whose names are known only as folded by a host. */
  readonly foldedServer: ServerPolicy;
  /** Cached decisions about servers, keyed by id: declared ones first, then others. */
  readonly serverDecisions: readonly [Map<string, Decision>, Map<string, Decision>];
  readonly denied: ToolRuleIndex;
  /** denied_tools as if each entry were for every server, for tools whose server is unknown. */
  readonly deniedAnywhere: ToolRuleIndex;
  readonly allowed: ToolRuleIndex;
  /** allowed_tools for tools whose own name is unknown. */
  readonly allowedFolded: ToolRuleIndex;
  /** The same of the ceiling; null: none. */
  readonly within: ToolPermissions | null;
  readonly arguments: ArgumentRules;
  /** Likewise denied_arguments. */
  readonly argumentsAnywhere: ArgumentRules;
  readonly ask: AskRules;
  /** Likewise ask. */
  readonly askAnywhere: AskRules;
}

export interface ToolPermissions {
  readonly lists: Pick<PermissionLists, "tool_policy" | "allowed_tools">;
  readonly allowed: ToolRuleIndex;
  readonly allowedFolded: ToolRuleIndex;
}

export function toolPolicy(mcp: McpConfig, declaredIds: Iterable<string> = declaredIdsOf(mcp)): ToolPolicy {
  const server = serverPolicy(mcp, declaredIds);
  return {
    mcp,
    server,
    foldedServer: { ...folded(server), within: server.within && folded(server.within) },
    serverDecisions: [new Map(), new Map()],
    denied: new ToolRuleIndex(mcp.denied_tools, ALIKE, ALIKE),
    deniedAnywhere: new ToolRuleIndex(anywhere(mcp.denied_tools), AS_WRITTEN, ALIKE),
    ...permissions(mcp),
    within: mcp.within ? { lists: mcp.within, ...permissions(mcp.within) } : null,
    arguments: new ArgumentRules(mcp.denied_arguments),
    argumentsAnywhere: new ArgumentRules(anywhere(mcp.denied_arguments)),
    ask: new AskRules(mcp.ask),
    askAnywhere: new AskRules(anywhere(mcp.ask)),
  };
}

function permissions({ allowed_tools }: PermissionLists): Pick<ToolPolicy, "allowed" | "allowedFolded"> {
  return {
    allowed: new ToolRuleIndex(allowed_tools, AS_WRITTEN, AS_WRITTEN),
    allowedFolded: new ToolRuleIndex(allowed_tools, AS_WRITTEN, FOLDED),
  };
}

function folded(server: ServerPolicy): ServerPolicy {
  return {
    ...server,
    allowed_servers: foldedRules(server.allowed_servers),
    denied_servers: foldedRules(server.denied_servers),
  };
}

function anywhere<Rule extends { server: string }>(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({ ...rule, server: "*" }));
}

function foldedRules(rules: readonly ServerRule[]): ServerRule[] {
  return rules.map(({ id }) => ({ id: ALIKE.pattern(id)[0] ?? id }));
}
