/** Diffs in the format of `diff -u`, which people and `patch` read. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { parseCanonical } from "../../mcp/definition.ts";

/** Returns '' if nothing changed. */
export function unifiedDiff(file: string, before: string, after: string): string {
  return before === after ? "" : (patch(file, before, after) ?? "");
}

/** undefined: more than `maxEditLength` lines were removed and added. */
function patch(file: string, before: string, after: string, maxEditLength = Infinity): string | undefined {
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY, maxEditLength };
  return createTwoFilesPatch(file, file, before, after, undefined, undefined, options);
}

/** Like `unifiedDiff`, in time that is linear in the texts; null: too many lines differ. */
export function boundedDiff(file: string, before: string, after: string): string | null {
  return before === after ? "" : (patch(file, before, after, MAX_CHANGED) ?? null);
}

/** UTF-16 code units to compare and to show; more would not suit a ticket. */
const MAX_DEFINITION = 64 << 10;
const MAX_SHOWN = 16 << 10;
/** Lines. Time and memory grow with the square. */
const MAX_CHANGED = 2000;

/** Returns the changes between two canonical definitions, for the person who is asked about a call of the tool. */
export function definitionDiff(before: string, after: string): string {
  const all = "netmon registry diff shows all of it";
  const tooLong = `the definition is too long to be shown here: ${all}`;
  if (before.length + after.length > MAX_DEFINITION) return tooLong;
  const lines = (canonical: string): string => `${JSON.stringify(parseCanonical(canonical), null, 2)}\n`;
  const text = before === after ? "" : patch("definition", lines(before), lines(after), MAX_CHANGED);
  if (text === undefined) return tooLong;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n... ${all}\n` : text;
}
