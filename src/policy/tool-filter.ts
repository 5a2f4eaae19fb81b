/**
 * Which of a server's tools an endpoint offers: patterns that deny, then patterns that allow. It is what the
 * endpoint is, not a judgement, and so in force in observe too.
 *
 * Direction of failure: closed. A pattern that RE2 cannot hold is a ValueError, never a pattern that is left out.
 * What a name has that nobody sees is no way around a denial: a server may cut it away.
 */
import { type LinearPattern, linearPattern } from "./linear-pattern.ts";
import { quoted } from "./quoted.ts";
import { visibleName } from "./visible-name.ts";

export interface ToolFilter {
  /** Empty: every tool that is not denied. */
  readonly allowed: readonly LinearPattern[];
  readonly denied: readonly LinearPattern[];
}

/** RE2 patterns, found anywhere in a name unless they are anchored; case-sensitive. Throws ValueError. */
export function toolFilter(allowed: readonly string[], denied: readonly string[]): ToolFilter {
  return { allowed: allowed.map(linearPattern), denied: denied.map(linearPattern) };
}

/** `toolName`: the server's own. */
export function offers(filter: ToolFilter, toolName: string): boolean {
  return filterRule(filter, toolName) === null;
}

/** What keeps a tool from being offered, as it stands in a configuration; null: it is offered. */
export function filterRule({ allowed, denied }: ToolFilter, toolName: string): string | null {
  const bare = denied.length === 0 ? toolName : visibleName(toolName);
  const denial = denied.find(
    (pattern) => pattern.test(toolName) || (bare !== toolName && pattern.test(bare)),
  );
  if (denial) return `denied_tools_regex ${quoted(denial.source)}`;
  const offered = allowed.length === 0 || allowed.some((pattern) => pattern.test(toolName));
  return offered ? null : "allowed_tools_regex";
}

/** Equal for filters that offer the same for the same reason: order and repetition do not matter. */
export function filterKey({ allowed, denied }: ToolFilter): string {
  const sources = (patterns: readonly LinearPattern[]): string[] =>
    [...new Set(patterns.map(({ source }) => source))].sort();
  return JSON.stringify([sources(allowed), sources(denied)]);
}
