/** Diffs in the format of `diff -u`, which people and `patch` read. */
import { parseCanonical } from "../../mcp/definition.ts";
import { textDiff } from "./word-diff.ts";

/** Context lines around a change. */
const CONTEXT = 3;

/** Returns '' if nothing changed. Lines keep their ends; the last may have none. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const lines = textDiff(linesOf(before), linesOf(after)).flatMap(({ kind, text }) =>
    linesOf(text).map((line) => ({ mark: { same: " ", removed: "-", added: "+" }[kind], line })),
  );
  const changed = lines.flatMap(({ mark }, index) => (mark === " " ? [] : [index]));
  if (changed.length === 0) return "";
  const hunks: string[] = [`--- ${file}\n+++ ${file}\n`];
  const [old, now] = [numbers(lines, "+"), numbers(lines, "-")];
  const range = (of: number[], from: number, to: number): string => {
    const count = of[to]! - of[from]!;
    return `${count === 0 ? of[from] : of[from]! + 1},${count}`;
  };
  for (let next = 0; next < changed.length; ) {
    let last = next;
    while (changed[last + 1]! - changed[last]! <= 2 * CONTEXT) last++;
    const from = Math.max(0, changed[next]! - CONTEXT);
    const to = Math.min(lines.length, changed[last]! + CONTEXT + 1);
    hunks.push(`@@ -${range(old, from, to)} +${range(now, from, to)} @@\n`);
    for (const { mark, line } of lines.slice(from, to)) hunks.push(mark + ended(line));
    next = last + 1;
  }
  return hunks.join("");
}

/** Returns how many lines of one side precede each line, and the total. */
function numbers(lines: readonly { mark: string }[], other: string): number[] {
  const before = [0];
  for (const { mark } of lines) before.push(before.at(-1)! + (mark === other ? 0 : 1));
  return before;
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function ended(line: string): string {
  return line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
}

/** UTF-16 code units to compare and to show; more would not suit a ticket. */
const MAX_DEFINITION = 64 << 10;
const MAX_SHOWN = 16 << 10;

/** Returns the changes between two canonical definitions, for the person who is asked about a call of the tool. */
export function definitionDiff(before: string, after: string): string {
  const all = "netmon mcp registry diff shows all of it";
  if (before.length + after.length > MAX_DEFINITION)
    return `the definition is too long to be shown here: ${all}`;
  const lines = (canonical: string): string => `${JSON.stringify(parseCanonical(canonical), null, 2)}\n`;
  const text = unifiedDiff("definition", lines(before), lines(after));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n... ${all}\n` : text;
}
