/**
 * User-defined patterns, in RE2 syntax, applied to the original text and the normalised one.
 *
 * A pattern that RE2 cannot compile throws ValueError when it is created, not when a tool is inspected.
 */
import { linearPattern } from "../policy/linear-pattern.ts";
import { printableExcerpt, type Severity } from "./detection.ts";
import { normalise } from "./normalise/normalise.ts";
import { type Fired, WEIGHTS } from "./score.ts";
import type { Text } from "./texts.ts";

export interface CustomPattern {
  name: string;
  severity: Severity;
  description: string;
  test(text: string): boolean;
}

/** Throws ValueError. */
export function customPattern(
  name: string,
  pattern: string,
  severity: Severity,
  description: string,
): CustomPattern {
  const { test } = linearPattern(pattern);
  return { name, severity, description, test };
}

export function scanCustom(text: Text, patterns: readonly CustomPattern[]): Fired[] {
  if (patterns.length === 0) return [];
  const normal = normalise(text.text).text.text.toLowerCase();
  return patterns
    .filter((pattern) => pattern.test(text.text) || pattern.test(normal))
    .map(({ name, severity, description }) => ({
      category: "custom",
      signal: `custom:${name}`,
      weight: WEIGHTS[severity],
      says: description,
      pointer: text.pointer,
      offset: 0,
      excerpt: printableExcerpt(text.text),
    }));
}
