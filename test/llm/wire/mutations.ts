/**
 * Damaged streams for fuzzing: the events of a fixture, dropped, doubled, swapped, and with parts of their text
 * replaced. They are fast-check arbitraries, so that failures shrink and a seed repeats them.
 */
import fc from "fast-check";
import { dispatched, type Fixture } from "./corpus.ts";

/** Text that goes into the middle of JSON, or in place of some of it. */
const PIECES = [
  "",
  "{",
  "}",
  "[",
  "]",
  '"',
  ",",
  "\\",
  "\u0000",
  "null",
  "-1",
  "0.5",
  "1e9",
  "1e999",
  '"1"',
  "{}",
  "[]",
  '"__proto__":{"type":"tool_use"},',
  '"constructor":{"name":"x"},',
  '"toString":1,',
  "[".repeat(600),
  "]".repeat(600),
];

interface TextEdit {
  /** Places in the text, from 0 to 1. */
  at: number;
  length: number;
  by: string;
}

type StreamEdit =
  | { kind: "drop" | "double" | "swap"; event: number }
  | { kind: "text"; event: number; edit: TextEdit };

function textEdit(words: readonly string[]): fc.Arbitrary<TextEdit> {
  return fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.constantFrom(0, 0, 1, 2, 8, 40),
    by: fc.constantFrom(...PIECES, ...words),
  });
}

function apply(text: string, { at, length, by }: TextEdit): string {
  const from = Math.round(at * text.length);
  return text.slice(0, from) + by + text.slice(from + length);
}

/** `words`: what makes a difference in this format, e.g. `"type":"tool_use",`. */
export function damagedEvents(fixture: Fixture, words: readonly string[]): fc.Arbitrary<string[]> {
  const events = dispatched(fixture.kind, fixture.bytes).map((event) => event.data);
  const event = fc.nat(events.length - 1);
  const edit: fc.Arbitrary<StreamEdit> = fc.oneof(
    fc.record({ kind: fc.constantFrom("drop" as const, "double" as const, "swap" as const), event }),
    fc.record({ kind: fc.constant("text" as const), event, edit: textEdit(words) }),
    event.chain((index) =>
      keyEdit(events[index] ?? "", words).map((edit) => ({ kind: "text" as const, event: index, edit })),
    ),
  );
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) => damaged(events, edits));
}

/** Right behind a brace or a comma, where a further member keeps the text JSON. */
function keyEdit(text: string, words: readonly string[]): fc.Arbitrary<TextEdit> {
  const places = [...text.matchAll(/[{,](?=\s*")/g)].map((match) => (match.index + 1) / text.length);
  const members = words.filter((word) => word.endsWith(","));
  return fc.record({
    at: fc.constantFrom(0, ...places),
    length: fc.constant(0),
    by: fc.constantFrom(...members, '"__proto__":{"type":"tool_use"},', '"constructor":1,'),
  });
}

function damaged(events: readonly string[], edits: readonly StreamEdit[]): string[] {
  const out = [...events];
  for (const edit of edits) {
    const at = edit.event % Math.max(out.length, 1);
    const text = out[at] ?? "";
    if (edit.kind === "text") out[at] = apply(text, edit.edit);
    else if (edit.kind === "drop") out.splice(at, 1);
    else if (edit.kind === "double") out.splice(at, 0, text);
    else out.splice(at, 2, out[at + 1] ?? "", text);
  }
  return out;
}

export function damagedText(text: string, words: readonly string[]): fc.Arbitrary<string> {
  const edits = fc.oneof(textEdit(words), keyEdit(text, words));
  return fc.array(edits, { minLength: 1, maxLength: 4 }).map((all) => all.reduce(apply, text));
}
