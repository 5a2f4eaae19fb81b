/**
 * Help text fitted to the terminal's width: paragraphs are refilled, columns keep their place, commands continue after
 * a backslash. Text that fits stays as written.
 */

/** A column with less room than this gets its own lines. */
const LEAST_COLUMN = 24;
const COMMAND = /^ +(?:sudo |eval |netmon |[A-Z_]+=\S* )/;

/** `width`: of the terminal, in columns. */
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

/** The lines from `at` on that are one paragraph; [] where the line is indented or empty. */
function paragraphAt(lines: readonly string[], at: number): string[] {
  let end = at;
  while (/^\S/.test(lines[end] ?? "")) end++;
  // a heading belongs to what is below it
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

/** A word longer than a line gets its own line. */
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
