/**
 * JSON without its long strings, made of bytes in small steps: all that is needed to see what a large message asks for,
 * at a part of the time and memory that parsing it whole takes.
 *
 * Failure: closed. A long string that is not JSON, and text that is large without long strings, throw JsonTextError.
 * Everything else that is not JSON stays as it is, for the parser to refuse.
 */
import { charactersEnd, wordsOf } from "./json-string.ts";
import { JsonCostError, JsonTextError, refuseCost } from "./json-text.ts";
import { utf8Text } from "./utf8-text.ts";

/** Bytes of the longest value that is kept whole. No name, type or URL that is read is longer. */
const LONGEST = 4096;
/** Stands for a longer one. Neither a name nor a URL has a NUL. */
export const LEFT_OUT = "\0 too long";
const IN_ITS_PLACE = JSON.stringify(LEFT_OUT);

/** Bytes besides long strings, more than any model reads. They are parsed in one step. */
export const MAX_OUTLINE = 8 << 20;
/** Bytes of a step, about half a millisecond: a short request takes some turns, and waits for a step in each. */
const STEP = 1 << 17;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;

/** `bytes`: UTF-8. */
export function* jsonOutline(bytes: Buffer): Generator<void, string> {
  const outline = new Outline(bytes);
  while (outline.step()) yield;
  return outline.end();
}

/** A function of its own for each step: the engine makes no fast code of a long loop in a generator. */
class Outline {
  readonly #bytes: Buffer;
  readonly #words: Int32Array;
  readonly #parts: string[] = [];
  #at = 0;
  #length = 0;
  #values = 0;
  /** Up to here everything is in the parts, or left out. */
  #taken = 0;
  /** Behind the quote of the string that is being read; -1: none is. */
  #string = -1;
  /** The first byte of that string that no string may have; -1: none yet. */
  #wrong = -1;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#words = wordsOf(bytes);
  }

  /** Whether there is more. */
  step(): boolean {
    const bytes = this.#bytes;
    const stop = Math.min(bytes.length, this.#at + STEP);
    let at = this.#at;
    while (at < stop) {
      at = this.#string < 0 ? this.#between(at, stop) : this.#within(at, stop);
    }
    this.#at = at;
    refuseCost({ values: this.#values });
    return at < bytes.length;
  }

  end(): string {
    this.#take(this.#bytes.length);
    return this.#parts.join("");
  }

  #between(from: number, stop: number): number {
    const bytes = this.#bytes;
    let values = 0;
    let at = from;
    while (at < stop) {
      const byte = bytes[at++];
      if (byte === QUOTE) {
        this.#string = at;
        this.#wrong = -1;
        break;
      }
      if (byte === COMMA || byte === COLON || byte === OPEN_OBJECT || byte === OPEN_ARRAY) values++;
    }
    this.#values += values;
    return at;
  }

  #within(from: number, stop: number): number {
    const bytes = this.#bytes;
    let at = from;
    while (at < stop) {
      at = charactersEnd(bytes, this.#words, at, stop);
      if (at >= stop) break;
      if (bytes[at] === QUOTE) {
        this.#close(at);
        return at + 1;
      }
      if (this.#wrong < 0) this.#wrong = at;
      // what it escapes is not the end, whatever it is
      at += bytes[at] === BACKSLASH ? 2 : 1;
    }
    return at;
  }

  #close(quote: number): void {
    const start = this.#string;
    this.#string = -1;
    if (quote - start <= LONGEST || isKey(this.#bytes, quote + 1)) return;
    if (this.#wrong >= 0)
      throw new JsonTextError(`not JSON: a string has a wrong character at byte ${this.#wrong}`);
    this.#take(start - 1);
    this.#parts.push(IN_ITS_PLACE);
    this.#taken = quote + 1;
  }

  #take(end: number): void {
    this.#length += end - this.#taken;
    if (this.#length > MAX_OUTLINE)
      throw new JsonCostError(`more than ${MAX_OUTLINE} bytes besides long texts, which is not read`);
    this.#parts.push(utf8Text(this.#bytes.subarray(this.#taken, end)));
    this.#taken = end;
  }
}

/** A name of a member is kept, however long: another of the same name is another reader's value. */
function isKey(bytes: Buffer, after: number): boolean {
  let at = after;
  while ((bytes[at] ?? COMMA) <= 32) at++;
  return bytes[at] === COLON;
}
