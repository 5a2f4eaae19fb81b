/**
 * A label whose values come from outside, in a set that does not grow without end: the first so many values, then
 * `other`. Failure: none.
 */

const MOST_VALUES = 256;
const MOST_CHARACTERS = 128;

export class BoundedLabel {
  readonly #values = new Set<string>();

  /** '' for null: no server is known. */
  of(value: string | null): string {
    if (value === null) return "";
    const text = value.slice(0, MOST_CHARACTERS);
    if (this.#values.has(text)) return text;
    if (this.#values.size >= MOST_VALUES) return "other";
    this.#values.add(text);
    return text;
  }
}
