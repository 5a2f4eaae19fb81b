/**
 * The decision on a tool call. Pure: pins and tokens come with the facts, and caches change only the time it takes.
 *
 * Order: server rules → tool rules → arguments → version pin → definition → rate limit → approval → allow. The first
 * refusal decides, and nobody is asked about a call that would be refused anyway. Denials compare names as hosts fold
 * them (tool-rules.ts); permissions compare them as written, if the server's own name for the tool is known.
 *
 * Time: two to three µs, with ten thousand rules as with ten, argument rules aside; at worst (patterns that begin
 * and end with a wildcard, a tool seen for the first time) about 50 ns for each rule.
 */
import { ANY_ARGUMENTS } from "./ask-rules.ts";
import type { ToolCallFacts, ToolDecision } from "./tool-call.ts";
import type { ToolPolicy } from "./tool-policy.ts";
import { type Finding, named, pass, STAGES } from "./tool-stages.ts";

/** Decides whether a tool may be shown: not if all its calls would be refused; `ask`: may be shown. */
export function decideVisibility(
  policy: ToolPolicy,
  facts: Omit<ToolCallFacts, "args" | "tokens">,
): ToolDecision {
  return decideTool(policy, { ...facts, args: ANY_ARGUMENTS, tokens: Number.POSITIVE_INFINITY });
}

export function decideTool(policy: ToolPolicy, facts: ToolCallFacts): ToolDecision {
  let alert: Finding | null = null;
  let ask: Finding | null = null;
  let permission: Finding | null = null;
  for (const { check } of STAGES) {
    const finding = check(policy, facts);
    if (finding.outcome === "block") return decision("block", finding, false);
    if (finding.outcome === "final") return decision("allow", finding, false);
    // A rule that asks each time takes precedence over one that asks on first use.
    if (finding.outcome === "ask") ask = ask === null || ask.firstUse ? finding : ask;
    else if (finding.outcome === "alert") alert ??= finding;
    else if (finding.rule !== null) permission = finding;
  }
  if (ask) return decision("ask", ask, alert !== null);
  return decision("allow", alert ?? permission ?? nothingDenies(facts), alert !== null);
}

function decision(action: ToolDecision["action"], finding: Finding, alert: boolean): ToolDecision {
  const { reason, rule, firstUse } = finding;
  return { action, reason, rule, text: finding.text(), alert, ...(firstUse && { firstUse }) };
}

function nothingDenies(facts: ToolCallFacts): Finding {
  return pass(() => `${named(facts)} is not denied`);
}
