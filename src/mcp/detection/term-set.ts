/** Sets of terms as bits, so that a sentence is held against all rules in microseconds. Failure: none; pure. */
import { CONCEPT_NAMES } from "./concepts.ts";
import { RELATIONS, type Term } from "./rule.ts";

const TERMS: readonly Term[] = [...CONCEPT_NAMES, ...RELATIONS];
const BIT = new Map(TERMS.map((term, index) => [term, index]));
const WORDS = Math.ceil(TERMS.length / 32);

export class TermSet {
  readonly #bits = new Uint32Array(WORDS);

  constructor(terms: Iterable<Term> = []) {
    for (const term of terms) this.add(term);
  }

  add(term: Term): void {
    const bit = BIT.get(term) ?? 0;
    this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
  }

  intersects(other: TermSet): boolean {
    for (let word = 0; word < WORDS; word++)
      if (((this.#bits[word] ?? 0) & (other.#bits[word] ?? 0)) !== 0) return true;
    return false;
  }
}
