/**
 * What a JSON object says of itself: its members and those of objects in it, without lists, long strings and what is
 * deeper. Made of its text as it comes, with no more than a search for quotes in most of it.
 *
 * Text that is not JSON becomes some other text that is none, or says less.
 */
import { stringEnd } from "./json-span.ts";

/** Objects around a member. */
const MAX_LEVEL = 3;
/** Code units of a string, with its quotes, that is kept. */
const LONGEST = 64;

const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

export class JsonSettings {
  #text = "";
  #level = 0;
  /** The level whose contents are left out; 0: none is. */
  #hidden = 0;
  #inString = false;
  /** What there is of that string in earlier pieces, if it may be kept. */
  #string = "";

  /** `text` does not end within an escape of a string. */
  push(text: string): void {
    let at = this.#inString ? this.#within(text, -1) : 0;
    while (at < text.length) {
      const quote = text.indexOf('"', at);
      this.#between(text, at, quote < 0 ? text.length : quote);
      if (quote < 0) return;
      this.#inString = true;
      this.#string = "";
      at = this.#within(text, quote);
    }
  }

  /** JSON text. */
  get text(): string {
    return this.#text;
  }

  #between(text: string, from: number, end: number): void {
    let shown = from;
    for (let at = from; at < end; at++) {
      const c = text.charCodeAt(at);
      if (c === OPEN_OBJECT || c === OPEN_ARRAY) {
        this.#level++;
        if (this.#hidden > 0 || (c === OPEN_OBJECT && this.#level <= MAX_LEVEL)) continue;
        this.#text += text.slice(shown, at + 1);
        this.#hidden = this.#level;
      } else if (c === CLOSE_OBJECT || c === CLOSE_ARRAY) {
        if (this.#level === this.#hidden) {
          this.#hidden = 0;
          shown = at;
        }
        this.#level--;
      }
    }
    if (this.#hidden === 0) this.#text += text.slice(shown, end);
  }

  /** Index behind the string, or behind the text where the string goes on. */
  #within(text: string, start: number): number {
    const quote = stringEnd(text, start);
    const ends = quote < text.length;
    if (this.#hidden === 0) {
      if (this.#string.length <= LONGEST)
        this.#string += text.slice(Math.max(start, 0), Math.min(quote + 1, start + LONGEST + 2));
      if (ends) this.#text += this.#string.length <= LONGEST ? this.#string : '""';
    }
    this.#inString = !ends;
    return quote + 1;
  }
}
