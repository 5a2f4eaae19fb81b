/**
 * Writing for people: colour only on a terminal, nothing untrusted that a terminal would obey, and a clean
 * end when the reader of stdout goes away. Direction of failure: a lost reader ends the command, never in a
 * stack trace; enforcement does not depend on output.
 */
import type { Writable } from "node:stream";

/** What a command may touch of the outside; tests give their own. */
export interface CliIo {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
  /** What main() returns; commands set it instead of calling process.exit(). */
  exitCode: number;
}

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;
export type Style = keyof typeof STYLES;

export interface Painter {
  /** False where every style returns its text unchanged. */
  readonly colour: boolean;
  paint(style: Style, text: string): string;
}

/** Colour on a terminal unless NO_COLOR is set and not empty (no-color.org) or TERM is dumb; FORCE_COLOR wins. */
export function painter(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Painter {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "" && env.FORCE_COLOR !== "0";
  const colour = forced || (stream.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb");
  return {
    colour,
    paint: (style, text) => (colour ? `\x1b[${STYLES[style]}m${text}\x1b[0m` : text),
  };
}

/**
 * Makes text of unknown origin (comm, paths, host names) safe for a terminal and one line: C0 and C1
 * controls, DEL, line separators, and the marks that reorder or hide text become \xNN or \u{NNNN}.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\p{Cs}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}

/** The same for text of ours that may quote such text: line breaks stay. */
export function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** DEL, C1 controls, and the marks that reorder or hide text: JSON.stringify leaves them as they are. */
const OBEYED = /[\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

/** JSON of values that may quote text of unknown origin, as escapes where a terminal would obey it. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(OBEYED, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/**
 * Calls `onClosed` once when the reader of the stream goes away (EPIPE) and swallows that error; others are
 * passed to `onError`. A command with something attached ends in its orderly way from there.
 */
export function onOutputClosed(
  stream: Writable,
  onClosed: () => void,
  onError: (error: Error) => void = (error) => {
    throw error;
  },
): void {
  let closed = false;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_DESTROYED") return onError(error);
    if (!closed) onClosed();
    closed = true;
  });
}

/** Rows as columns, two spaces apart; the last column is not padded. Widths count UTF-16 units of plain text. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, index) => (index === row.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

/** Wraps at spaces; continuation lines get `indent`. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

/** '3 s', '4 min', '2 h 5 min', '3 d 4 h' */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
