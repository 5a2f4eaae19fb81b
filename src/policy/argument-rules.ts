/**
 * denied_arguments: values at a JSONPath that an RE2 pattern matches.
 *
 * Failure: closed. Arguments that cannot be read (no JSON, cut off, too deep, no object) are denied where a
 * rule would have looked into them.
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

/** MCP's arguments are an object. In a text some hosts find JSON once more, which no path leads into. */
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

  /** The first of these rules that denies the arguments; `args` undefined: they cannot be read. */
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

  /** Compiled when first needed: a pattern takes about as long to compile as a call to judge. */
  #rule(number: number): CompiledRule {
    const known = this.#compiled.get(number);
    if (known) return known;
    const rule = this.rules[number] as ArgumentRule;
    const compiled = { path: argumentPath(rule.path), pattern: linearPattern(rule.pattern) };
    this.#compiled.set(number, compiled);
    return compiled;
  }
}
