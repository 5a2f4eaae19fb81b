/** Patterns and paths of rules: checked when the file is read, kept as written. */
import { argumentPath } from "../policy/argument-path.ts";
import { linearPattern } from "../policy/linear-pattern.ts";

/** Throws ValueError. */
export function parseLinearPattern(source: string): string {
  return linearPattern(source).source;
}

/** Throws ValueError. */
export function parseArgumentPath(source: string): string {
  return argumentPath(source).source;
}
