/** Plurals, durations, wrapped text, and tables that fit the terminal by cutting long names only. Pure. */
import { stripVTControlCharacters } from "node:util";

const GAP = 2;
/** Minimum width of a cut column: less of a name is useless. */
const LEAST = 8;

/**
 * Formats rows as columns. Cuts the `flexible` columns (with `…`), whose cells are plain text, down to LEAST so that rows
 * fit `width` units; undefined: no cutting.
 */
export function fittedColumns(
  rows: readonly (readonly string[])[],
  width: number | undefined,
  flexible: readonly number[],
): string[] {
  if (width === undefined) return columns(rows);
  const widths = widthsOf(rows);
  const total = (): number => widths.reduce((sum, one) => sum + one, GAP * (widths.length - 1));
  while (total() > width) {
    const widest = flexible.reduce((best, index) =>
      (widths[index] ?? 0) > (widths[best] ?? 0) ? index : best,
    );
    if ((widths[widest] ?? 0) <= LEAST) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  const fitted = (cell: string, index: number): string =>
    flexible.includes(index) ? cut(cell, widths[index] ?? 0) : cell;
  return columns(rows.map((row) => row.map(fitted)));
}

/** Cuts plain text (with `…`) to `width` units. */
export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}

/** Formats columns two spaces apart; the last is not padded. Widths count UTF-16 units; colours have no width. */
export function columns(rows: readonly (readonly string[])[], widths = widthsOf(rows)): string[] {
  return rows.map((row) =>
    row
      .map((cell, index) => (index === row.length - 1 ? cell : padded(cell, widths[index] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

/** Returns the width of each column, at least those of `least`. */
export function widthsOf(rows: readonly (readonly string[])[], least: readonly number[] = []): number[] {
  const widths = [...least];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  return widths;
}

function widthOf(cell: string): number {
  return stripVTControlCharacters(cell).length;
}

function padded(cell: string, width: number): string {
  return cell + " ".repeat(Math.max(0, width - widthOf(cell)));
}

/** Formats labelled values, indented; leaves out what is null. */
export function labelled(values: readonly (readonly [label: string, text: string | null])[]): string[] {
  return values.flatMap(([label, text]) => (text === null ? [] : [`  ${label.padEnd(10)}  ${text}`]));
}

/** Wraps at spaces; continuation lines get `indent`. */
export function wrap(text: string, width: number, indent: string): string {
  return fill(text.split(" "), width, "", indent).join("\n");
}

/** Fills rows of `width` units that begin with `first` and `next`; a word longer than a row gets its own. */
export function fill(words: readonly string[], width: number, first: string, next: string): string[] {
  const rows: string[] = [];
  let row = first;
  let empty = true;
  for (const word of words) {
    if (!empty && row.length + 1 + word.length > width) {
      rows.push(row);
      row = next;
      empty = true;
    }
    row += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...rows, row];
}

/** Formats as '3 s', '4 min', '2 h 5 min', '3 d 4 h'. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** Formats as `1 server`, `2 addresses`, `0 entries`. */
export function plural(count: number, word: string): string {
  if (count === 1) return `1 ${word}`;
  return `${count} ${/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /s$/.test(word) ? `${word}es` : `${word}s`}`;
}
