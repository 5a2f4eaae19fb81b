/**
 * A hidden value of a header or environment variable. Printing, inspecting and JSON all give `(hidden)`; only `reveal`
 * returns the text itself.
 */
import { inspect } from "node:util";

export const HIDDEN = "(hidden)";

export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}
