/**
 * Fits help text to the terminal's width: refills paragraphs, keeps columns in place, continues commands after a
 * backslash. Text that fits stays unchanged.
 */
import { fill } from "./layout.ts";

/** Minimum width of a column's text; a narrower one gets its own lines. */
const LEAST_COLUMN = 24;
const COMMAND = /^ +(?:sudo |eval |netmon |[A-Z_]+=\S* )/;

/** `width`: the terminal's, in columns. */
export function wrapHelp(text: string, width: number): string {
  const lines = text.split("\n");
  const wrapped: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const paragraph = paragraphAt(lines, at);
    if (paragraph.length > 0) {
      const fits = paragraph.every((line) => line.length <= width);
      wrapped.push(...(fits ? paragraph : fill(paragraph.join(" ").split(" "), width, "", "")));
      at += paragraph.length;
    } else {
      wrapped.push(...indented(lines[at] as string, width));
      at++;
    }
  }
  return wrapped.join("\n");
}

/** Returns the lines of the paragraph at `at`; [] if the line is indented or empty. */
function paragraphAt(lines: readonly string[], at: number): string[] {
  let end = at;
  while (/^\S/.test(lines[end] ?? "")) end++;
  // a heading belongs to the lines below it
  const heading = end > at + 1 && /:$/.test(lines[end - 1] ?? "") && /^ +\S/.test(lines[end] ?? "");
  return lines.slice(at, heading ? end - 1 : end);
}

function indented(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const [, left, right] = /^( *\S.*? {2,})(\S.*)$/.exec(line) ?? [];
  if (left !== undefined && right !== undefined) {
    const words = right.split(" ");
    if (width - left.length >= LEAST_COLUMN) return fill(words, width, left, " ".repeat(left.length));
    return [...indented(left.trimEnd(), width), ...fill(words, width, `${indent}    `, `${indent}    `)];
  }
  if (!COMMAND.test(line)) return fill(line.trim().split(" "), width, indent, indent);
  const words = line.trim().match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  const rows = fill(words, width - 2, indent, `${indent}    `);
  return rows.map((row, index) => (index < rows.length - 1 ? `${row} \\` : row));
}
