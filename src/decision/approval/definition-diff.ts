/** What changed in a definition, line by line, for the person who is asked about a call of its tool. */
import { parseCanonical } from "../../mcp/definition.ts";
import { unifiedDiff } from "./unified-diff.ts";

/** UTF-16 units that are compared and shown: a ticket is not the place for more. */
const MAX_DEFINITION = 64 << 10;
const MAX_SHOWN = 16 << 10;

/** Of canonical definitions. */
export function definitionDiff(before: string, after: string): string {
  const all = "netmon mcp registry diff shows all of it";
  if (before.length + after.length > MAX_DEFINITION)
    return `the definition is too long to be shown here: ${all}`;
  const lines = (canonical: string): string => `${JSON.stringify(parseCanonical(canonical), null, 2)}\n`;
  const text = unifiedDiff("definition", lines(before), lines(after));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n... ${all}\n` : text;
}
