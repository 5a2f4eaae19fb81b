/**
 * JSON without its long strings and long runs of numbers (embeddings), made from bytes in small steps: enough to
 * interpret a large message, in a fraction of the time and memory that parsing it completely takes.
 *
 * Fails closed. A long string that is not JSON, and text that is large even without long strings, throw JsonTextError.
 * Anything else that is not JSON stays, for the parser to refuse.
 */
import { LIMITS, limitWords } from "../event/limits.ts";
import { BACKSLASH, COLON, COMMA, OPEN_ARRAY, OPEN_OBJECT, QUOTE, SPACE } from "./ascii.ts";
import { charactersEnd, wordsOf } from "./json-string.ts";
import { JsonCostError, JsonTextError, refuseCost } from "./json-text.ts";

/** Bytes of the longest string that is kept. No name, type or URL that is read is longer. */
const LONGEST = 4096;
/** Replaces a longer string, and the middle of a longer run of numbers in a list. Neither a name nor a URL has a NUL. */
export const LEFT_OUT = "\0 too long";
const IN_ITS_PLACE = JSON.stringify(LEFT_OUT);

/** Limit on the bytes besides long strings, which are parsed in one step; more than any model reads. */
export const MAX_OUTLINE = LIMITS.json_outline.most;
/** Bytes of a step, about a quarter of a millisecond. A short request takes several turns, and waits a step in each. */
export const OUTLINE_STEP = 1 << 16;

const NOTHING = Buffer.alloc(0);

/** Marks the bytes of numbers, and what is between them in a list. */
const OF_NUMBERS = new Uint8Array(256);
for (const byte of Buffer.from("0123456789+-.eE, \t\r\n")) OF_NUMBERS[byte] = 1;

/** `pieces`: UTF-8, from textPieces. */
export function* jsonOutline(pieces: Iterable<Buffer>): Generator<void, string> {
  const outline = new Outline();
  for (const piece of pieces) {
    outline.push(piece);
    yield;
  }
  return outline.end();
}

/** A class with a method for each step, because V8 makes no fast code for a long loop in a generator. */
class Outline {
  readonly #parts: string[] = [];
  #length = 0;
  #values = 0;
  #bytes: Buffer = NOTHING;
  #words: Int32Array = wordsOf(NOTHING);
  /** Number of bytes before this piece. */
  #before = 0;
  /** Index in this piece up to which everything is in the parts, or left out. */
  #taken = 0;
  #inString = false;
  /** Index at which that string begins in this piece; 0 if it began in an earlier one. */
  #start = 0;
  /** The parts of the string in earlier pieces, or of a long string that may be a name. */
  #string: Buffer[] = [];
  #size = 0;
  /** Position of the string's first invalid byte; -1: none yet. */
  #wrong = -1;
  /** Whether a long string has ended, and the next byte decides whether it is a name. */
  #mayBeName = false;

  push(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#words = wordsOf(bytes);
    this.#taken = 0;
    this.#start = 0;
    let at = 0;
    while (at < bytes.length) {
      if (this.#mayBeName) at = this.#behind(at);
      else at = this.#inString ? this.#within(at) : this.#between(at);
    }
    this.#take(this.#inString ? this.#start : bytes.length);
    if (this.#inString) this.#hold(bytes.length);
    this.#before += bytes.length;
    refuseCost({ values: this.#values });
  }

  end(): string {
    if (this.#mayBeName) this.#settle(false);
    for (const part of this.#string) this.#keep(part);
    return this.#parts.join("");
  }

  #between(from: number): number {
    const bytes = this.#bytes;
    let values = 0;
    let at = from;
    while (at < bytes.length) {
      const byte = bytes[at++];
      if (byte === QUOTE) {
        this.#inString = true;
        this.#start = at - 1;
        this.#size = -1;
        this.#wrong = -1;
        break;
      }
      if (byte === COMMA || byte === COLON || byte === OPEN_OBJECT || byte === OPEN_ARRAY) values++;
      // a number after a comma is in a list: members of objects have names
      if (byte === COMMA && OF_NUMBERS[bytes[at] ?? 0] === 1) at = this.#numbers(at);
    }
    this.#values += values;
    return at;
  }

  /** Leaves out a long run of numbers, except for its last. Returns the index after the part that was examined. */
  #numbers(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    let last = from;
    let commas = 0;
    for (; OF_NUMBERS[bytes[at] ?? 0] === 1; at++)
      if (bytes[at] === COMMA) {
        last = at;
        commas++;
      }
    if (last - from <= LONGEST) {
      this.#values += commas;
      return at;
    }
    this.#take(from);
    this.#parts.push(IN_ITS_PLACE);
    this.#taken = last;
    this.#values++;
    return at;
  }

  #within(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    while (at < bytes.length) {
      at = charactersEnd(bytes, this.#words, at, bytes.length);
      if (at >= bytes.length) break;
      if (bytes[at] === QUOTE) {
        this.#close(at);
        return at + 1;
      }
      if (this.#wrong < 0) this.#wrong = this.#before + at;
      // Skips an escaped character, which cannot end the string.
      at += bytes[at] === BACKSLASH ? 2 : 1;
    }
    return at;
  }

  #close(quote: number): void {
    this.#inString = false;
    if (this.#size + quote - this.#start > LONGEST) {
      this.#take(this.#start);
      this.#hold(quote + 1);
      this.#mayBeName = true;
      return;
    }
    for (const part of this.#string) this.#keep(part);
    this.#string = [];
  }

  /** Returns the index of the first byte after a long string that is not white space. */
  #behind(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    while ((bytes[at] ?? COMMA) <= SPACE) at++;
    this.#taken = at;
    if (at < bytes.length) this.#settle(bytes[at] === COLON);
    return at;
  }

  /** Keeps the name of a member, however long, so that repeated names are noticed; replaces a value. */
  #settle(isName: boolean): void {
    this.#mayBeName = false;
    if (!isName && this.#wrong >= 0)
      throw new JsonTextError(`not JSON: a string has a wrong character at byte ${this.#wrong}`);
    if (isName) for (const part of this.#string) this.#keep(part);
    else this.#parts.push(IN_ITS_PLACE);
    this.#string = [];
  }

  #hold(end: number): void {
    this.#string.push(this.#bytes.subarray(this.#start, end));
    this.#size += end - this.#start;
    this.#taken = end;
  }

  #take(end: number): void {
    if (end > this.#taken) this.#keep(this.#bytes.subarray(this.#taken, end));
    this.#taken = end;
  }

  #keep(bytes: Buffer): void {
    this.#length += bytes.length;
    if (this.#length > MAX_OUTLINE)
      throw new JsonCostError(
        `more than ${MAX_OUTLINE} bytes besides long texts, which is not read ${limitWords("json_outline")}`,
      );
    this.#parts.push(bytes.toString("utf8"));
  }
}
