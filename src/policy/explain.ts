/** A decision with every stage that led to it. The stages are those of decideTool, not a second policy. */
import type { ToolCallReason } from "../event/event.ts";
import { decideTool } from "./tool.ts";
import type { ToolCallFacts, ToolDecision } from "./tool-call.ts";
import type { ToolPolicy } from "./tool-policy.ts";
import { STAGES, type StageName } from "./tool-stages.ts";

export interface Step {
  stage: StageName;
  outcome: "pass" | "block" | "alert" | "ask" | "off" | "not reached";
  /** Reason for a block, an alert or a question; otherwise null. */
  reason: ToolCallReason | null;
  rule: string | null;
  text: string;
}

export interface Explanation {
  decision: ToolDecision;
  steps: Step[];
}

export function explainTool(policy: ToolPolicy, facts: ToolCallFacts): Explanation {
  const steps: Step[] = [];
  let decided = false;
  for (const { name, check } of STAGES) {
    if (decided) {
      steps.push({ stage: name, outcome: "not reached", reason: null, rule: null, text: "" });
      continue;
    }
    const { outcome, reason, rule, text } = check(policy, facts);
    decided = outcome === "block" || outcome === "final";
    const isExplained = outcome === "block" || outcome === "alert" || outcome === "ask";
    steps.push({
      stage: name,
      outcome: outcome === "final" ? "pass" : outcome,
      reason: isExplained ? reason : null,
      rule,
      text: text(),
    });
  }
  return { decision: decideTool(policy, facts), steps };
}
