/**
 * Which of a server's tools an endpoint offers: first the patterns that deny, then those that allow. The filter
 * defines the endpoint and is not a verdict, so it holds in observe, too.
 *
 * Direction of failure: closed. A pattern that RE2 does not support is a ValueError, never left out. Invisible
 * characters in a name do not evade a denial, since a server may strip them.
 */
import { type LinearPattern, linearPattern } from "./linear-pattern.ts";
import { quoted } from "./quoted.ts";

/** `source`: for people. */
export type NamePattern = Pick<LinearPattern, "source" | "test">;

export interface ToolFilter {
  /** Empty: every tool that is not denied. */
  readonly allowed: readonly NamePattern[];
  readonly denied: readonly NamePattern[];
}

/** RE2 patterns, found anywhere in a name unless they are anchored; case-sensitive. Throws ValueError. */
export function toolFilter(allowed: readonly string[], denied: readonly string[]): ToolFilter {
  return { allowed: allowed.map(linearPattern), denied: denied.map(linearPattern) };
}

/** `toolName`: the server's own name of the tool. */
export function shows(filter: ToolFilter, toolName: string): boolean {
  return filterRule(filter, toolName) === null;
}

/** The configuration key that hides the tool; null: it is offered. */
export function filterRule({ allowed, denied }: ToolFilter, toolName: string): string | null {
  const bare = denied.length === 0 ? toolName : visibleName(toolName);
  const denial = denied.find(
    (pattern) => pattern.test(toolName) || (bare !== toolName && pattern.test(bare)),
  );
  if (denial) return `denied_tools_regex ${quoted(denial.source)}`;
  const offered = allowed.length === 0 || allowed.some((pattern) => pattern.test(toolName));
  return offered ? null : "allowed_tools_regex";
}

/** Equal for filters that offer the same tools for the same reasons, whatever order and repetition. */
export function filterKey({ allowed, denied }: ToolFilter): string {
  const sources = (patterns: readonly NamePattern[]): string[] =>
    [...new Set(patterns.map(({ source }) => source))].sort();
  return JSON.stringify([sources(allowed), sources(denied)]);
}

const PLAIN = /^[!-~]*$/;

/**
 * A tool's name as a person would read it: what a sloppy server may make of a name that is written with characters
 * nobody sees, or in their wide forms. For comparing with what is denied, never for what is allowed. In Unicode's
 * compatible form (NFKC), without control and format characters, and without space around it.
 */
export function visibleName(name: string): string {
  if (PLAIN.test(name)) return name;
  return name
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]+/gu, "")
    .trim();
}
