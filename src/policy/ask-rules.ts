/**
 * The `ask` rules: calls that a person must approve.
 *
 * Fails closed. Unreadable arguments ask if a rule would have examined them.
 */
import type { AskRule } from "../config/config.ts";
import type { Severity } from "../event/event.ts";
import { ArgumentRules } from "./argument-rules.ts";
import { ALIKE, ToolRuleIndex } from "./tool-rules.ts";

/** Stands for arbitrary arguments: a rule asks whatever its pattern. */
export const ANY_ARGUMENTS: Readonly<Record<string, never>> = Object.freeze({});

/** Keys of rules that apply only to calls which would be refused without them. */
export type AskCase = "undeclared" | "changed";

export interface AskFinding {
  rule: number;
  firstUse: boolean;
}

const SEVERITIES: readonly Severity[] = ["low", "medium", "high", "critical"];
/** Never matched: a rule without a pattern asks whatever the arguments. */
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

  /** Reports whether a person may be asked about the server's tools although it is not declared. */
  concernsUndeclared(serverId: string): boolean {
    return this.#undeclared.concerns(serverId);
  }

  /**
   * Returns the first of these rules that asks; rules for each use precede those for the first use. `detected`:
   * severity of the definition's detections. `only`: the case of the rules to apply; null: the rules for any call.
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
