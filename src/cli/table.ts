/** Tables that fit the terminal: long names are cut in their columns, never what is beside them. */
import { columns } from "./terminal.ts";

const GAP = 2;
/** A column is not cut below this: too little of a name says nothing. */
const LEAST = 8;

/**
 * Rows as columns, at most `width` units wide where the columns named `flexible` can be cut (with `…`) so far;
 * undefined: as wide as they are. Cells are plain text.
 */
export function fittedColumns(
  rows: readonly (readonly string[])[],
  width: number | undefined,
  flexible: readonly number[],
): string[] {
  if (width === undefined) return columns(rows);
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const total = (): number => widths.reduce((sum, one) => sum + one, GAP * (widths.length - 1));
  while (total() > width) {
    const widest = flexible.reduce((best, index) =>
      (widths[index] ?? 0) > (widths[best] ?? 0) ? index : best,
    );
    if ((widths[widest] ?? 0) <= LEAST) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return columns(rows.map((row) => row.map((cell, index) => cut(cell, widths[index] ?? 0))));
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}
