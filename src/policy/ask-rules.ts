/**
 * The rules `ask`: calls that a person must approve.
 *
 * Direction of failure: closed. Arguments that cannot be read ask where a rule would have looked into them.
 */
import type { AskRule } from "../config/config.ts";
import type { Severity } from "../event/event.ts";
import { ArgumentRules } from "./argument-rules.ts";
import { ALIKE, ToolRuleIndex } from "./tool-rules.ts";

/** Those of no call: a rule asks whatever its pattern. */
export const ANY_ARGUMENTS: Readonly<Record<string, never>> = Object.freeze({});

/** A rule with these keys is only for calls that are refused without it. */
export type AskCase = "undeclared" | "changed";

export interface AskFinding {
  rule: number;
  firstUse: boolean;
}

const SEVERITIES: readonly Severity[] = ["low", "medium", "high", "critical"];
/** Never matched against: a rule without a pattern asks whatever the arguments. */
const ANY = ".*";

export class AskRules extends ToolRuleIndex {
  readonly #rules: readonly AskRule[];
  readonly #arguments: ArgumentRules;
  readonly #undeclared: ToolRuleIndex;

  constructor(rules: readonly AskRule[]) {
    super(rules, ALIKE, ALIKE);
    this.#rules = rules;
    this.#undeclared = new ToolRuleIndex(
      rules.filter(({ undeclared }) => undeclared),
      ALIKE,
      ALIKE,
    );
    this.#arguments = new ArgumentRules(rules.map((rule) => ({ ...rule, pattern: rule.pattern ?? ANY })));
  }

  /** A tool of the server may be asked for although the server is not declared. */
  concernsUndeclared(serverId: string): boolean {
    return this.#undeclared.concerns(serverId);
  }

  /**
   * The first of these rules that asks, those for each use before those for the first; `detected`: of the definition.
   * `only`: of the rules for this case; null: of those for any call.
   */
  asking(
    numbers: readonly number[],
    args: unknown,
    detected: Severity | null,
    only: AskCase | null = null,
  ): AskFinding | null {
    let first: AskFinding | null = null;
    for (const rule of numbers) {
      const { pattern, severity, first_use, undeclared, changed } = this.#rules[rule] as AskRule;
      if (only === null ? undeclared || changed : !{ undeclared, changed }[only]) continue;
      if (severity !== undefined && SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(detected ?? "low"))
        continue;
      if (severity !== undefined && detected === null) continue;
      const looks = pattern !== undefined && args !== ANY_ARGUMENTS;
      if (looks && this.#arguments.denial([rule], args) === null) continue;
      if (!first_use) return { rule, firstUse: false };
      first ??= { rule, firstUse: true };
    }
    return first;
  }
}
