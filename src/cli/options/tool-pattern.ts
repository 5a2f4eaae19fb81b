/** RE2 patterns of tool names. A separate module because the pattern parser is slow to load. */
import { toolFilter } from "../../policy/tool-filter.ts";
import { parsedBy } from "./shared-options.ts";

export function collectPattern(pattern: string, patterns: string[]): string[] {
  parsedBy(() => toolFilter([pattern], []));
  return [...patterns, pattern];
}
