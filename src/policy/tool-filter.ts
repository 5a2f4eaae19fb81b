/**
 * Selects the tools of a server that an endpoint offers: first by the patterns that deny, then by those that allow. The
 * filter defines the endpoint and is not a verdict, so it applies in observe too.
 *
 * Fails closed. A pattern that RE2 does not support throws ValueError, and is never ignored. Invisible characters in a
 * name do not evade a denial, since a server may strip them.
 */
import { visibleName } from "../registry/fold.ts";
import { type LinearPattern, linearPattern } from "./linear-pattern.ts";
import { quoted } from "./quoted.ts";

/** `source`: for people. */
export type NamePattern = Pick<LinearPattern, "source" | "test">;

export interface ToolFilter {
  /** Empty: every tool that is not denied. */
  readonly allowed: readonly NamePattern[];
  readonly denied: readonly NamePattern[];
}

/** Takes RE2 patterns, case-sensitive, which match anywhere in a name unless anchored. Throws ValueError. */
export function toolFilter(allowed: readonly string[], denied: readonly string[]): ToolFilter {
  return { allowed: allowed.map(linearPattern), denied: denied.map(linearPattern) };
}

/** `toolName`: the server's own name for the tool. */
export function shows(filter: ToolFilter, toolName: string): boolean {
  return filterRule(filter, toolName) === null;
}

/** Returns the configuration key that hides the tool; null if it is offered. */
export function filterRule({ allowed, denied }: ToolFilter, toolName: string): string | null {
  const bare = denied.length === 0 ? toolName : visibleName(toolName);
  const denial = denied.find(
    (pattern) => pattern.test(toolName) || (bare !== toolName && pattern.test(bare)),
  );
  if (denial) return `denied_tools_regex ${quoted(denial.source)}`;
  const offered = allowed.length === 0 || allowed.some((pattern) => pattern.test(toolName));
  return offered ? null : "allowed_tools_regex";
}

/** Returns a key that is equal for filters with the same patterns, regardless of order and repetition. */
export function filterKey({ allowed, denied }: ToolFilter): string {
  const sources = (patterns: readonly NamePattern[]): string[] =>
    [...new Set(patterns.map(({ source }) => source))].sort();
  return JSON.stringify([sources(allowed), sources(denied)]);
}
