/**
 * A set of names that also recognises their lookalikes: in different letter case, or with white space or invisible
 * characters.
 *
 * Fails closed. Go's encoding/json takes `Method` for `method`; a name on which such a reader would act must not pass
 * as unknown.
 */

import { wordSet } from "../../collections/word-set.ts";
import { UNSEEN } from "../../event/unseen.ts";

const DROPPED = new RegExp(`[\\p{Cc}\\p{Z}\\s${UNSEEN}]+`, "gu");
const PLAIN = /^[\w/]*$/;

export class NameSet {
  readonly #names: ReadonlySet<string>;
  readonly #folded: ReadonlySet<string>;

  /** `names`: ASCII, separated by white space. */
  constructor(names: string) {
    this.#names = wordSet(names);
    this.#folded = wordSet(names.toLowerCase());
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Reports whether the name is not in the set but a sloppy reader would take it for one that is. */
  disguised(name: string): boolean {
    if (this.#names.has(name)) return false;
    if (PLAIN.test(name)) return this.#folded.has(name.toLowerCase());
    const bare = name.replace(DROPPED, "");
    // In both directions: U+017F (long s) folds in one, U+212A (Kelvin) in the other.
    return this.#folded.has(bare.toUpperCase().toLowerCase());
  }

  /** Returns the first disguised key of the object; null: none. */
  disguisedKey(object: object): string | null {
    for (const key in object) if (!this.#names.has(key) && this.disguised(key)) return key;
    return null;
  }
}

/**
 * Strings that readers understand differently: lone surrogates (a reader may refuse or replace them) and NUL (a
 * reader in C stops there). Both can only occur as escapes, `\ud800` and `\u0000`. Text that is only displayed may hold
 * them, but nothing that determines a message's meaning. With the u flag, \p{Cs} matches only lone surrogates.
 */
const AMBIGUOUS = /[\p{Cs}\0]/u;
const ESCAPED = /\\u(?:[dD][89a-fA-F]|0000)/;

/** UTF-16 code units; searching a longer text takes longer than examining its values. */
const MAX_SEARCHED = 1 << 16;

/** Reports false if the JSON text holds no ambiguous string, as is true of most texts. */
export function mayHoldAmbiguous(json: string): boolean {
  return json.length > MAX_SEARCHED || (json.includes("\\u") && ESCAPED.test(json));
}

export function isAmbiguous(text: string): boolean {
  return AMBIGUOUS.test(text);
}

/** Reports whether a parsed value has an ambiguous key anywhere or, with `values`, an ambiguous string. */
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
