/**
 * Finds the position of a value in JSON text without a tree, in one pass that examines no more than necessary.
 *
 * Only for text that JSON.parse has accepted and in which no object repeats a key; this is not checked again.
 */
import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, COMMA, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from "./ascii.ts";

/** Names of members and positions in arrays. */
export type JsonPath = readonly (string | number)[];

/** A range of text, in UTF-16 code units. */
export interface JsonSpan {
  readonly offset: number;
  readonly length: number;
}

/** Returns the span of the value at this path below `from` (default: the whole text); undefined if there is none. */
export function memberSpan(text: string, path: JsonPath, from?: JsonSpan): JsonSpan | undefined {
  let at = skipSpace(text, from?.offset ?? 0);
  for (const part of path) {
    const found = typeof part === "number" ? elementAt(text, at, part) : memberValue(text, at, part);
    if (found < 0) return undefined;
    at = found;
  }
  return { offset: at, length: valueEnd(text, at) - at };
}

/** Returns the spans of an array's elements; none if the value is not an array. */
export function elementSpans(text: string, array: JsonSpan | undefined): JsonSpan[] {
  const spans: JsonSpan[] = [];
  if (!array || text.charCodeAt(array.offset) !== OPEN_ARRAY) return spans;
  let at = skipSpace(text, array.offset + 1);
  while (text.charCodeAt(at) !== CLOSE_ARRAY) {
    const end = valueEnd(text, at);
    spans.push({ offset: at, length: end - at });
    at = skipSpace(text, end);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return spans;
}

/** Returns the text without a member of the object, including its comma; the same string if there is no such member. */
export function withoutMember(text: string, object: JsonSpan, key: string): string {
  const value = memberSpan(text, [key], object);
  if (!value) return text;
  let at = object.offset + 1;
  for (;;) {
    const start = skipSpace(text, at);
    const name = stringEnd(text, start);
    const from = skipSpace(text, skipSpace(text, name + 1) + 1);
    const end = skipSpace(text, valueEnd(text, from));
    const last = text.charCodeAt(end) !== COMMA;
    if (from === value.offset) {
      // For the last member, the comma before it is removed; `at` is after that comma.
      const first = at === object.offset + 1;
      return last
        ? text.slice(0, first ? at : at - 1) + text.slice(end)
        : text.slice(0, at) + text.slice(end + 1);
    }
    at = end + 1;
  }
}

/** Many quotes this close together are found faster by examining each of the next BLOCK characters. */
const NEAR = 8;
const BLOCK = 1024;

/** Returns the index of the quote that closes the string opened at `start`. */
export function stringEnd(text: string, start: number): number {
  let near = 0;
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let backslashes = 0;
    while (quote - 1 - backslashes >= at && text.charCodeAt(quote - 1 - backslashes) === BACKSLASH)
      backslashes++;
    if (backslashes % 2 === 0) return quote;
    near = quote - at < NEAR ? near + 1 : 0;
    at = quote + 1;
    if (near <= NEAR) continue;
    near = 0;
    for (const stop = Math.min(at + BLOCK, text.length); at < stop; ) {
      const c = text.charCodeAt(at);
      if (c === QUOTE) return at;
      at += c === BACKSLASH ? 2 : 1;
    }
  }
}

/** Returns the index of a member's value; -1 if there is none, or the value is not an object. */
function memberValue(text: string, object: number, key: string): number {
  if (text.charCodeAt(object) !== OPEN_OBJECT) return -1;
  let at = skipSpace(text, object + 1);
  while (text.charCodeAt(at) === QUOTE) {
    const quote = stringEnd(text, at);
    const name = text.slice(at + 1, quote);
    const value = skipSpace(text, skipSpace(text, quote + 1) + 1);
    if (name === key || (name.includes("\\") && JSON.parse(`"${name}"`) === key)) return value;
    at = skipSpace(text, valueEnd(text, value));
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return -1;
}

/** Returns the index of an array's element; -1 if there is none, or the value is not an array. */
function elementAt(text: string, array: number, position: number): number {
  if (text.charCodeAt(array) !== OPEN_ARRAY) return -1;
  let at = skipSpace(text, array + 1);
  for (let left = position; text.charCodeAt(at) !== CLOSE_ARRAY; left--) {
    if (left === 0) return at;
    at = skipSpace(text, valueEnd(text, at));
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return -1;
}

/** Returns the index after the value that begins at `start`. */
export function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return stringEnd(text, start) + 1;
  let level = 0;
  for (let i = start; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) i = stringEnd(text, i);
    else if (c === OPEN_OBJECT || c === OPEN_ARRAY) level++;
    else if (c === CLOSE_OBJECT || c === CLOSE_ARRAY) {
      // The value is a number or a word, and its container ends here.
      if (level === 0) return i;
      if (--level === 0) return i + 1;
    } else if (level === 0 && (c === COMMA || c <= 32)) return i;
  }
  return text.length;
}

/** Characters examined one by one; beyond that a search is cheaper, in spite of its start-up cost. */
const PLAIN = 64;
const NO_SPACE = /[^\0-\x20]/g;

export function skipSpace(text: string, from: number): number {
  let at = from;
  for (let plain = 0; text.charCodeAt(at) <= 32; at++) {
    if (++plain < PLAIN) continue;
    NO_SPACE.lastIndex = at;
    return NO_SPACE.test(text) ? NO_SPACE.lastIndex - 1 : text.length;
  }
  return at;
}
