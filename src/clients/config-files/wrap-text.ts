/**
 * Edits the text of a client's configuration: adds words to the front of a list of strings, or removes them
 * again, and leaves every other byte unchanged. The same for JSON, TOML and YAML, whose lists of strings look alike but for YAML's with dashes.
 *
 * On failure: nothing is verified here; wrap.ts parses the result again and compares.
 */
import { ConfigError } from "../../config/error.ts";
import { pathText } from "../../framing/path-text.ts";

/** Offsets in UTF-16 units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface Edit extends Span {
  text: string;
}

/** `[ "a", "b" ]` */
export interface ListSpan extends Span {
  elements: readonly Span[];
  /** Offsets of the elements' dashes, in a YAML list without brackets. */
  dashes?: readonly number[];
}

/** Location of the words of a server's command. */
export type CommandLocation =
  | {
      form: "command and args";
      command: Span;
      /** The command as a list has it; missing: as it is written. */
      literal?: string;
      /** null: none. */
      args: ListSpan | null;
      /** Adds `args` with this list. */
      addArgs: (list: string) => Edit;
    }
  | { form: "list"; words: ListSpan };

/** Inserts text at the beginning of a string, with any kind of quotes, or none as in YAML. */
export function prependText(text: string, { start }: Span, prefix: string): Edit {
  const quotes = /^(?:"""|'''|["'])/.exec(text.slice(start, start + 3))?.[0] ?? "";
  const at = start + quotes.length;
  return { start: at, end: at, text: prefix };
}

/** Removes everything up to and including the first `#` of a string. */
export function removeFront(text: string, { start, end }: Span): Edit {
  const { start: at } = prependText(text, { start, end }, "");
  return { start: at, end: Math.max(at, text.indexOf("#", at) + 1), text: "" };
}

/** Applies edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return [...parts, text.slice(at)].join("");
}

/** Inserts words before the first one, on separate lines if that is on its own line. `literals`: quoted already. */
export function prependWords(text: string, list: ListSpan, literals: readonly string[]): Edit {
  const [dash] = list.dashes ?? [];
  if (dash !== undefined) {
    const indent = text.slice(text.lastIndexOf("\n", dash - 1) + 1, dash).replace(/[^ ]/g, " ");
    const eol = text.slice(0, list.end).includes("\r\n") ? "\r\n" : "\n";
    return { start: dash, end: dash, text: literals.map((one) => `- ${one}${eol}${indent}`).join("") };
  }
  const inside = list.start + 1;
  const [first] = list.elements;
  if (first === undefined) return { start: inside, end: inside, text: literals.join(", ") };
  const gap = text.slice(inside, first.start);
  if (gap.trim() !== "") return { start: inside, end: inside, text: `${literals.join(", ")},` }; // a comment
  const separator = gap.includes("\n") ? `,${gap}` : ", ";
  return { start: first.start, end: first.start, text: literals.map((one) => one + separator).join("") };
}

/** Removes the first `count` words, with the separators that prependWords added. */
export function removeWords(text: string, list: ListSpan, count: number): Edit {
  if (list.dashes !== undefined) {
    const [from = list.start] = list.dashes;
    const to = list.dashes[count];
    return to === undefined
      ? { start: from, end: list.elements.at(-1)?.end ?? list.end, text: "[]" }
      : { start: from, end: to, text: "" };
  }
  const start = list.elements[0]?.start ?? list.end;
  const last = list.elements[count - 1];
  const next = list.elements[count];
  if (last === undefined || next === undefined) return { start, end: last?.end ?? start, text: "" };
  const comma = text.indexOf(",", last.end) + 1;
  const gap = text.slice(comma, next.start);
  return { start, end: gap.trim() === "" ? next.start : comma, text: "" };
}

/** Quotes a string for JSON, TOML and YAML: TOML forbids a raw DEL, and all have the same escapes otherwise. */
export function quoted(word: string): string {
  return JSON.stringify(word).replaceAll("\u007f", "\\u007f");
}

export type WrapProblem = ConfigError;

/** Returns a ConfigError at a server's location; `message` says what is unexpected there. */
export function notWrappable(
  file: string,
  keys: readonly string[],
  message: string,
  place: { line: number; column: number } = { line: 0, column: 0 },
): WrapProblem {
  const hint = "nothing was changed: correct it, or put netmon shim in front of the command by hand";
  return new ConfigError(file, [{ path: pathText(keys), ...place, message, hint }]);
}
