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
/** Bytes of a step, about a quarter of a millisecond: a short request takes some turns, and waits for a step in each. */
export const OUTLINE_STEP = 1 << 16;

const NOTHING = Buffer.alloc(0);
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;

/** `pieces`: UTF-8, as textPieces gives them. */
export function* jsonOutline(pieces: Iterable<Buffer>): Generator<void, string> {
  const outline = new Outline();
  for (const piece of pieces) {
    outline.push(piece);
    yield;
  }
  return outline.end();
}

/** A function of its own for each step: the engine makes no fast code of a long loop in a generator. */
class Outline {
  readonly #parts: string[] = [];
  #length = 0;
  #values = 0;
  #bytes: Buffer = NOTHING;
  #words: Int32Array = wordsOf(NOTHING);
  /** Bytes before this piece. */
  #before = 0;
  /** Up to here everything of this piece is in the parts, or left out. */
  #taken = 0;
  #inString = false;
  /** Where that string begins in this piece; 0 where it began in an earlier one. */
  #start = 0;
  /** What there is of the string in earlier pieces, or of a long one that may be a name. */
  #string: Buffer[] = [];
  #size = 0;
  /** The first byte of that string that no string may have; -1: none yet. */
  #wrong = -1;
  /** A long string has ended. What follows it says whether it is a name. */
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
    }
    this.#values += values;
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
      // what it escapes is not the end, whatever it is
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

  /** Index of what follows a long string, besides white space. */
  #behind(from: number): number {
    const bytes = this.#bytes;
    let at = from;
    while ((bytes[at] ?? COMMA) <= SPACE) at++;
    this.#taken = at;
    if (at < bytes.length) this.#settle(bytes[at] === COLON);
    return at;
  }

  /** A name of a member is kept, however long: another of the same name is another reader's value. */
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
      throw new JsonCostError(`more than ${MAX_OUTLINE} bytes besides long texts, which is not read`);
    this.#parts.push(utf8Text(bytes));
  }
}
