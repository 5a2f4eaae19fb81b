/**
 * Where in a definition a sentence stands, and how long it is: terms of suspicion-terms.ts. An address means
 * something else in a default than in an example, and a demand something else in a title than in a description.
 *
 * Direction of failure: a place that is not known here is `other`.
 */
import type { Text } from "./texts.ts";
import { stems } from "./word-terms.ts";

/** Of a term that says what the parameter is called that a sentence describes. */
export const PARAMETER = "parameter:";
/** Code in a description is an example, which writes out addresses and commands. */
const FENCE = /```.*?(?:```|$)/gs;
const LONG = 120;
const VERY_LONG = 220;
const SHORT = 50;

/** Tells of offsets in `text`, each no less than the one before it, whether code stands there. */
export function codeIn(text: string): (offset: number) => boolean {
  const fences = text.matchAll(FENCE);
  let next = fences.next();
  return (offset) => {
    while (!next.done && next.value.index + next.value[0].length <= offset) next = fences.next();
    return !next.done && next.value.index <= offset;
  };
}

/** A sentence of `text`: `start` is its offset in it, `length` in characters. */
export interface Position {
  start: number;
  length: number;
  last: boolean;
  inCode: boolean;
}

/** Adds to the terms of a sentence; the place is one that forms are combined with (term-combinations.ts). */
export function addPlace(found: Set<string>, { start, length, last, inCode }: Position, text: Text): void {
  if (text.pointer === "/description") found.add("inDescription");
  if (text.role === "value") found.add("inValueText");
  if (start === 0) found.add("firstSentence");
  else if (last) found.add("lastSentence");
  if (length > LONG) found.add("long");
  if (length > VERY_LONG) found.add("veryLong");
  if (length < SHORT) found.add("short");
  if (inCode) found.add("inCode");
  found.add(`at:${placeOf(text.pointer)}`);
  const parameter = /.*\/properties\/([^/]+)/.exec(text.pointer)?.[1];
  if (parameter !== undefined)
    for (const word of stems(parameter.replace(/([a-z0-9])([A-Z])/g, "$1 $2"), /[a-z0-9]+/g))
      found.add(PARAMETER + word);
}

/** Keywords of JSON Schema whose values a model reads. */
const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ["enum", "enum"],
  ["const", "enum"],
  ["pattern", "enum"],
  ["format", "enum"],
  ["default", "default"],
  ["example", "example"],
  ["examples", "example"],
  ["title", "margin"],
]);

function placeOf(pointer: string): string {
  if (pointer === "/description") return "description";
  if (/^\/(?:title|annotations|_meta)(?:\/|$)/.test(pointer)) return "margin";
  if (pointer.startsWith("/outputSchema/")) return "output";
  if (!pointer.startsWith("/inputSchema/")) return "other";
  const keyword = /\/([^/]*)(?:\/\d+)?$/.exec(pointer)?.[1] ?? "";
  if (keyword !== "description") return KEYWORDS.get(keyword) ?? "enum";
  return /^\/inputSchema\/properties\/[^/]+\/description$/.test(pointer) ? "parameter" : "nested";
}
