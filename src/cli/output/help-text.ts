/**
 * Fits help text to the terminal's width: refills paragraphs, keeps columns in place, continues commands after a
 * backslash. Text that fits stays unchanged.
 */

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
      wrapped.push(...(paragraph.some((line) => line.length > width) ? fill(paragraph, width) : paragraph));
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

function fill(paragraph: readonly string[], width: number): string[] {
  return packed(paragraph.join(" ").split(" "), width, "", "");
}

function indented(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const [, left, right] = /^( *\S.*? {2,})(\S.*)$/.exec(line) ?? [];
  if (left !== undefined && right !== undefined) {
    const words = right.split(" ");
    if (width - left.length >= LEAST_COLUMN) return packed(words, width, left, " ".repeat(left.length));
    return [...indented(left.trimEnd(), width), ...packed(words, width, `${indent}    `, `${indent}    `)];
  }
  if (!COMMAND.test(line)) return packed(line.trim().split(" "), width, indent, indent);
  const words = line.trim().match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  const rows = packed(words, width - 2, indent, `${indent}    `);
  return rows.map((row, index) => (index < rows.length - 1 ? `${row} \\` : row));
}

/** Fills rows; a word longer than a line gets its own row. */
function packed(words: readonly string[], width: number, first: string, next: string): string[] {
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
