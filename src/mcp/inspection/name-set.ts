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

/**
 * Strings that readers understand differently: half a surrogate pair (a reader may refuse or replace it) and NUL (a
 * reader in C ends there). Both can only come as escapes, `\ud800` and `\u0000`. Text that is only shown may hold
 * them, but not what decides what a message means. With the u flag a surrogate is one that is not half of a pair.
 */
const AMBIGUOUS = /[\p{Cs}\0]/u;
const ESCAPED = /\\u(?:[dD][89a-fA-F]|0000)/;

/** A longer text takes longer to search than its values to look at. */
const MAX_SEARCHED = 1 << 16;

/** False: the JSON text holds no ambiguous string. Most texts need no further check. */
export function mayHoldAmbiguous(json: string): boolean {
  return json.length > MAX_SEARCHED || (json.includes("\\u") && ESCAPED.test(json));
}

export function isAmbiguous(text: string): boolean {
  return AMBIGUOUS.test(text);
}

/** Whether a parsed value has an ambiguous key anywhere or, with `values`, an ambiguous string. */
export function holdsAmbiguous(value: unknown, values: boolean): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string") {
      if (values && isAmbiguous(next)) return true;
    } else if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (typeof next === "object" && next !== null)
      for (const [key, item] of Object.entries(next)) {
        if (isAmbiguous(key)) return true;
        open.push(item);
      }
  }
  return false;
}
