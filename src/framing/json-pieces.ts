/**
 * The elements of a long list and the members of a large object one by one, so that each can be parsed in a turn of the
 * event loop of its own.
 *
 * Fails closed. What is between them must be JSON, or a JsonTextError is thrown; whether they are JSON themselves is for
 * who parses them.
 */
import { CLOSE_ARRAY, CLOSE_OBJECT, COLON, COMMA, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from "./ascii.ts";
import { type JsonSpan, stringEnd, valueEnd } from "./json-span.ts";
import { JsonTextError, jsonValue } from "./json-text.ts";

/** `from`: where the list begins. */
export function* listElements(text: string, from = 0): Generator<JsonSpan> {
  for (let at = opened(text, from, OPEN_ARRAY, CLOSE_ARRAY); at >= 0; ) {
    const end = valueEnd(text, at);
    yield { offset: at, length: end - at };
    at = next(text, end, CLOSE_ARRAY);
  }
}

export interface JsonMember {
  name: string;
  value: JsonSpan;
}

/** `from`: where the object begins. */
export function* objectMembers(text: string, from = 0): Generator<JsonMember> {
  for (let at = opened(text, from, OPEN_OBJECT, CLOSE_OBJECT); at >= 0; ) {
    if (text.charCodeAt(at) !== QUOTE) throw wrong(at);
    const colon = skipped(text, stringEnd(text, at) + 1);
    if (text.charCodeAt(colon) !== COLON) throw wrong(colon);
    const name = jsonValue(text.slice(at, stringEnd(text, at) + 1)) as string;
    const start = skipped(text, colon + 1);
    const end = valueEnd(text, start);
    yield { name, value: { offset: start, length: end - start } };
    at = next(text, end, CLOSE_OBJECT);
  }
}

/** Returns where the first part begins; -1: there is none. */
function opened(text: string, from: number, open: number, close: number): number {
  const start = skipped(text, from);
  if (text.charCodeAt(start) !== open) throw wrong(start);
  const first = skipped(text, start + 1);
  return text.charCodeAt(first) === close ? -1 : first;
}

/** Returns where the part after the one that ends at `end` begins; -1: there is none. */
function next(text: string, end: number, close: number): number {
  const at = skipped(text, end);
  const found = text.charCodeAt(at);
  if (found === close) return -1;
  if (found !== COMMA) throw wrong(at);
  return skipped(text, at + 1);
}

const NO_SPACE = /[^ \t\r\n]/g;

function skipped(text: string, from: number): number {
  if (text.charCodeAt(from) > 32) return from;
  NO_SPACE.lastIndex = from;
  return NO_SPACE.test(text) ? NO_SPACE.lastIndex - 1 : text.length;
}

function wrong(at: number): JsonTextError {
  return new JsonTextError(`not JSON at character ${at}`);
}
