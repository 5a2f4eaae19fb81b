/**
 * May the agent make this tool call? Pure: pins and tokens come in with the facts, and what is remembered
 * between calls changes only the time a decision takes.
 *
 * Order: server rules → tool rules → arguments → version pin → definition → rate limit → allow; the first that
 * says no decides. Denials compare names as hosts fold them (tool-rules.ts), permissions as they are written
 * where the server's own name of the tool is known.
 *
 * Time: two to three µs, with ten thousand rules as with ten, argument rules aside; at worst (patterns that begin
 * and end with a wildcard, a tool seen first) about 50 ns for each rule.
 */
import type { McpConfig, ServerRule } from "../config/config.ts";
import { ArgumentRules } from "./argument-rules.ts";
import { type Decision, type ServerPolicy, serverPolicy } from "./server.ts";
import type { ToolCallFacts, ToolDecision } from "./tool-call.ts";
import { ALIKE, AS_WRITTEN, FOLDED, ToolRuleIndex } from "./tool-rules.ts";
import { type Finding, named, pass, STAGES } from "./tool-stages.ts";

export interface ToolPolicy {
  readonly mcp: McpConfig;
  readonly server: ServerPolicy;
  /** For names of undeclared servers, which are known only as a host folded them. */
  readonly foldedServer: ServerPolicy;
  /** Decisions about servers that were asked for, by id: first declared ones, then others. */
  readonly serverDecisions: readonly [Map<string, Decision>, Map<string, Decision>];
  readonly denied: ToolRuleIndex;
  readonly allowed: ToolRuleIndex;
  /** allowed_tools for tools whose own name is not known. */
  readonly allowedFolded: ToolRuleIndex;
  readonly arguments: ArgumentRules;
}

/** `declaredIds`: every declared server, those of imported client configurations included. */
export function toolPolicy(
  mcp: McpConfig,
  declaredIds: Iterable<string>,
  failClosed = mcp.fail_closed,
): ToolPolicy {
  const server = serverPolicy(mcp, declaredIds, failClosed);
  return {
    mcp,
    server,
    foldedServer: {
      ...server,
      allowed_servers: foldedRules(mcp.allowed_servers),
      denied_servers: foldedRules(mcp.denied_servers),
    },
    serverDecisions: [new Map(), new Map()],
    denied: new ToolRuleIndex(mcp.denied_tools, ALIKE, ALIKE),
    allowed: new ToolRuleIndex(mcp.allowed_tools, AS_WRITTEN, AS_WRITTEN),
    allowedFolded: new ToolRuleIndex(mcp.allowed_tools, AS_WRITTEN, FOLDED),
    arguments: new ArgumentRules(mcp.denied_arguments),
  };
}

function foldedRules(rules: readonly ServerRule[]): ServerRule[] {
  return rules.map(({ id }) => ({ id: ALIKE.pattern(id)[0] ?? id }));
}

/** May the tool be offered at all: what is refused whatever the arguments and however few calls there were? */
export function decideOffer(policy: ToolPolicy, facts: Omit<ToolCallFacts, "args" | "tokens">): ToolDecision {
  return decideTool(policy, { ...facts, args: {}, tokens: Number.POSITIVE_INFINITY });
}

export function decideTool(policy: ToolPolicy, facts: ToolCallFacts): ToolDecision {
  let alert: Finding | null = null;
  let permission: Finding | null = null;
  for (const { check } of STAGES) {
    const finding = check(policy, facts);
    if (finding.outcome === "block") return decision("block", finding, false);
    if (finding.outcome === "final") return decision("allow", finding, false);
    if (finding.outcome === "alert") alert ??= finding;
    else if (finding.rule !== null) permission = finding;
  }
  return decision("allow", alert ?? permission ?? nothingDenies(facts), alert !== null);
}

function decision(action: "allow" | "block", finding: Finding, alert: boolean): ToolDecision {
  return { action, reason: finding.reason, rule: finding.rule, text: finding.text(), alert };
}

function nothingDenies(facts: ToolCallFacts): Finding {
  return pass(() => `${named(facts)} is not denied`);
}
