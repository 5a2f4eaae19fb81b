/**
 * A set of names that also knows what only looks like one of them: written in other letter case, or with white
 * space or invisible characters in it.
 *
 * Direction of failure: closed. Go's encoding/json takes `Method` for `method`; what such a reader would act on
 * must not pass as something unknown.
 */
import { words } from "../../framing/words.ts";

const PLAIN = /^[\w/]*$/;

export class NameSet {
  readonly #names: ReadonlySet<string>;
  readonly #folded: ReadonlySet<string>;

  /** `names`: in ASCII, with white space between them. */
  constructor(names: string) {
    this.#names = words(names);
    this.#folded = words(names.toLowerCase());
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** It is none of the names, and a sloppy reader takes it for one. */
  disguised(name: string): boolean {
    if (this.#names.has(name)) return false;
    if (PLAIN.test(name)) return this.#folded.has(name.toLowerCase());
    const bare = name.replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, "");
    // both ways: U+017F (long s) folds in the one, U+212A (Kelvin) in the other
    return this.#folded.has(bare.toUpperCase().toLowerCase());
  }

  /** The first key of the object that is disguised; null: none. */
  disguisedKey(object: object): string | null {
    for (const key in object) if (!this.#names.has(key) && this.disguised(key)) return key;
    return null;
  }
}
