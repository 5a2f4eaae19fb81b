/**
 * What JSON text costs to parse, counted before it is: a value takes tens of times the bytes that it is written in,
 * where a long string takes its own length. One pass, nothing kept, nothing allocated.
 *
 * Counts what begins a value or a name: brackets, commas and colons outside of strings. Text that is not JSON gets a
 * count as well; a parser stops at its first fault, so that it costs no more than was counted.
 */
import { skipSpace, stringEnd } from "./json-span.ts";

/**
 * Names and values of one text. More than any model can read: each is a token of its context at least, and the largest
 * lists of tools known have some tens of thousands.
 */
export const MAX_VALUES = 250_000;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

export interface JsonCost {
  /** Names and values, by their brackets, commas and colons: half of them at least, and no more than twice as many. */
  values: number;
  /** Members of objects: a colon each. */
  members: number;
  /** The most containers around a value. */
  depth: number;
}

/** Stops counting at the first value over `max`. */
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
    // white space may go on for megabytes
    else if (c <= 32 && text.charCodeAt(i + 1) <= 32) i = skipSpace(text, i) - 1;
  }
  return cost;
}

/** So many bytes of a string are looked at one by one before the rest of it is searched for its end. */
const PLAIN = 64;

/** The same for bytes as they arrive, so that a body can be refused before its end. */
export class JsonCostScanner implements JsonCost {
  #values = 0;
  #members = 0;
  #level = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;

  get values(): number {
    return this.#values;
  }

  get members(): number {
    return this.#members;
  }

  get depth(): number {
    return this.#depth;
  }

  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const size = bytes.length;
    let values = this.#values;
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
          this.#members++;
        } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
          values++;
          if (++this.#level > this.#depth) this.#depth = this.#level;
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#level--;
      }
    }
    this.#values = values;
  }

  /** No string goes on in the next line: in JSON it would be no string. */
  endLine(): void {
    this.#inString = false;
    this.#escaped = false;
  }

  /** Index behind the string's end, or behind the last byte there is. */
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
 * Index of the quote that ends the string, or the size where it is not there; one more where the last byte escapes what
 * is to come. A function of its own: of a loop in a method that uses private fields the engine makes slower code.
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
    // what stands before the next quote matters only where it escapes it
    const quote = bytes.indexOf(QUOTE, at);
    const next = quote < 0 ? size : quote;
    let backslashes = 0;
    while (next - backslashes > at && bytes[next - 1 - backslashes] === BACKSLASH) backslashes++;
    at = next + (backslashes % 2);
    searchFrom = at + PLAIN;
  }
  return at;
}
