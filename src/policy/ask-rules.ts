/**
 * The rules `ask`: calls that a person must approve.
 *
 * Direction of failure: closed. Arguments that cannot be read ask where a rule would have looked into them.
 */
import type { AskRule } from "../config/config.ts";
import type { Severity } from "../event/event.ts";
import { ArgumentRules } from "./argument-rules.ts";
import { ALIKE, ToolRuleIndex } from "./tool-rules.ts";

export interface AskFinding {
  rule: number;
  firstUse: boolean;
}

const SEVERITIES: readonly Severity[] = ["low", "medium", "high", "critical"];
/** Never matched against: a rule without a pattern asks whatever the arguments. */
const ANY = ".*";

export class AskRules {
  readonly #rules: readonly AskRule[];
  readonly #index: ToolRuleIndex;
  readonly #arguments: ArgumentRules;

  constructor(rules: readonly AskRule[]) {
    this.#rules = rules;
    this.#index = new ToolRuleIndex(rules, ALIKE, ALIKE);
    this.#arguments = new ArgumentRules(rules.map((rule) => ({ ...rule, pattern: rule.pattern ?? ANY })));
  }

  /** Numbers of the rules for this tool, ascending. */
  for(serverId: string, toolName: string): readonly number[] {
    return this.#index.matching(serverId, toolName);
  }

  concerns(serverId: string): boolean {
    return this.#index.concerns(serverId);
  }

  /** The first of these rules that asks, those for each use before those for the first; `detected`: of the definition. */
  asking(numbers: readonly number[], args: unknown, detected: Severity | null): AskFinding | null {
    let first: AskFinding | null = null;
    for (const rule of numbers) {
      const { pattern, severity, first_use } = this.#rules[rule] as AskRule;
      if (severity !== undefined && SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(detected ?? "low"))
        continue;
      if (severity !== undefined && detected === null) continue;
      if (pattern !== undefined && this.#arguments.denial([rule], args) === null) continue;
      if (!first_use) return { rule, firstUse: false };
      first ??= { rule, firstUse: true };
    }
    return first;
  }
}
