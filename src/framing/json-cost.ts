/**
 * Estimates, before parsing, what JSON text costs to parse: a value takes tens of times the memory of its text, while a
 * long string takes only its own length. One pass, without allocation.
 *
 * Counts brackets, commas and colons outside strings, one of which precedes every value or name. Text that is not JSON
 * gets a count too; a parser stops at its first error, so it costs no more than was counted.
 */
import { LIMITS } from "../event/limits.ts";
import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from "./ascii.ts";
import { skipSpace, stringEnd } from "./json-span.ts";

/**
 * Limit on the names and values of one text. More than any model can read: each is at least one token of its context,
 * and the largest known lists of tools have some tens of thousands.
 */
export const MAX_VALUES: number = LIMITS.json_values.most;

export interface JsonCost {
  /** Names and values, counted by brackets, commas and colons: between half and twice their number. */
  values: number;
  /** Members of objects, one for each colon. */
  members: number;
  /** The maximum number of containers around a value. */
  depth: number;
}

/** Counting stops at the first value over `max`. */
export function textCost(text: string, max = Number.POSITIVE_INFINITY): JsonCost {
  const cost = { values: 0, members: 0, depth: 0 };
  let level = 0;
  for (let i = 0; i < text.length && cost.values <= max; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) i = stringEnd(text, i);
    else if (c === COMMA) cost.values++;
    else if (c === COLON) {
      cost.values++;
      cost.members++;
    } else if (c === OPEN_OBJECT || c === OPEN_ARRAY) {
      cost.values++;
      if (++level > cost.depth) cost.depth = level;
    } else if (c === CLOSE_OBJECT || c === CLOSE_ARRAY) level--;
    // White space may extend over megabytes.
    else if (c <= 32 && text.charCodeAt(i + 1) <= 32) i = skipSpace(text, i) - 1;
  }
  return cost;
}

/** Bytes of a string that are examined one by one before the rest is searched for its end. */
const PLAIN = 64;

/** Counts like textCost, for bytes as they arrive, so that a body can be refused before its end. */
export class JsonCostScanner implements JsonCost {
  values = 0;
  members = 0;
  depth = 0;
  #level = 0;
  #inString = false;
  #escaped = false;

  /** Whether the bytes so far end inside a container or a string. */
  get open(): boolean {
    return this.#level > 0 || this.#inString;
  }

  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const size = bytes.length;
    let values = this.values;
    let at = 0;
    while (at < size) {
      if (this.#inString) at = this.#within(bytes, at);
      for (; at < size; at++) {
        const byte = bytes[at];
        if (byte === QUOTE) {
          this.#inString = true;
          at++;
          break;
        }
        if (byte === COMMA) values++;
        else if (byte === COLON) {
          values++;
          this.members++;
        } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
          values++;
          if (++this.#level > this.depth) this.depth = this.#level;
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#level--;
      }
    }
    this.values = values;
  }

  /** Ends an open string, since no JSON string continues on the next line. */
  endLine(): void {
    this.#inString = false;
    this.#escaped = false;
  }

  /** Returns the index after the string's end, or after the last available byte. */
  #within(bytes: Buffer, start: number): number {
    const size = bytes.length;
    const at = this.#escaped ? start + 1 : start;
    const end = closingQuote(bytes, at);
    this.#inString = end >= size;
    this.#escaped = end > size;
    return this.#inString ? size : end + 1;
  }
}

/**
 * Returns the index of the quote that ends the string; the size if it has not arrived, or one more if the last byte
 * escapes the next. Not a method, because V8 makes slower code for loops in methods that use private fields.
 */
function closingQuote(bytes: Buffer, start: number): number {
  const size = bytes.length;
  let searchFrom = start + PLAIN;
  let at = start;
  while (at < size) {
    const byte = bytes[at];
    if (byte === QUOTE) return at;
    at += byte === BACKSLASH ? 2 : 1;
    if (at < searchFrom || at >= size) continue;
    // The bytes before the next quote matter only if they escape it.
    const quote = bytes.indexOf(QUOTE, at);
    const next = quote < 0 ? size : quote;
    let backslashes = 0;
    while (next - backslashes > at && bytes[next - 1 - backslashes] === BACKSLASH) backslashes++;
    at = next + (backslashes % 2);
    searchFrom = at + PLAIN;
  }
  return at;
}
