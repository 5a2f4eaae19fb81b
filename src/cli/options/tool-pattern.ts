/** RE2 patterns of tools' names. Apart from other options: reading patterns takes long to load. */
import { toolFilter } from "../../policy/tool-filter.ts";
import { parsedBy } from "./shared-options.ts";

export function collectPattern(pattern: string, patterns: string[]): string[] {
  parsedBy(() => toolFilter([pattern], []));
  return [...patterns, pattern];
}
