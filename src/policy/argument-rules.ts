/**
 * denied_arguments: values at a JSONPath that an RE2 pattern matches.
 *
 * Fails closed. Unreadable arguments (not JSON, truncated, too deep, not an object) are denied if a rule would have
 * examined them.
 */
import type { ArgumentRule } from "../config/config.ts";
import { type ArgumentPath, argumentPath } from "./argument-path.ts";
import { type LinearPattern, linearPattern } from "./linear-pattern.ts";
import { ALIKE, ToolRuleIndex } from "./tool-rules.ts";

export interface ArgumentFinding {
  rule: number;
  reason: "argument_denied" | "arguments_unreadable";
}

interface CompiledRule {
  path: ArgumentPath;
  pattern: LinearPattern;
}

/** Arguments in MCP are an object. Some hosts parse a text as JSON again, into which no path would lead. */
function isReadable(args: unknown): boolean {
  return args === null || (typeof args === "object" && !Array.isArray(args));
}

export class ArgumentRules extends ToolRuleIndex {
  readonly rules: readonly ArgumentRule[];
  readonly #compiled = new Map<number, CompiledRule>();

  constructor(rules: readonly ArgumentRule[]) {
    super(rules, ALIKE, ALIKE);
    this.rules = rules;
  }

  /** Returns the first of these rules that denies the arguments; null: none. `args` undefined: unreadable. */
  denial(numbers: readonly number[], args: unknown): ArgumentFinding | null {
    for (const rule of numbers) {
      if (!isReadable(args)) return { rule, reason: "arguments_unreadable" };
      const { path, pattern } = this.#rule(rule);
      let values: string[];
      try {
        values = path.select(args);
      } catch {
        return { rule, reason: "arguments_unreadable" };
      }
      if (values.some((value) => pattern.test(value))) return { rule, reason: "argument_denied" };
    }
    return null;
  }

  /** Compiled when first needed, because compiling a pattern takes about as long as judging a call. */
  #rule(number: number): CompiledRule {
    const known = this.#compiled.get(number);
    if (known) return known;
    const rule = this.rules[number] as ArgumentRule;
    const compiled = { path: argumentPath(rule.path), pattern: linearPattern(rule.pattern) };
    this.#compiled.set(number, compiled);
    return compiled;
  }
}
