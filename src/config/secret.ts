/**
 * A hidden value, of a header or environment. Printing, inspecting and JSON all give
 * `(hidden)`; the text itself is only reached through `reveal`.
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
