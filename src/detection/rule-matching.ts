/**
 * The rules that fire in a sentence. Terms are bits of a set, so that a sentence is held against all rules in
 * microseconds.
 */
import type { Concept } from "./concepts.ts";
import type { Purpose } from "./purpose.ts";
import type { Relation, Rule, Term } from "./rule.ts";
import { RULES, TERMS } from "./rules.ts";
import type { Sentence } from "./sentences.ts";

const BIT = new Map(TERMS.map((term, index) => [term, index]));
const WORDS = Math.ceil(TERMS.length / 32);

class TermSet {
  readonly #bits = new Uint32Array(WORDS);

  constructor(terms: Iterable<Term> = []) {
    this.add(terms);
  }

  add(terms: Iterable<Term>): void {
    for (const term of terms) {
      const bit = BIT.get(term) ?? 0;
      this.#bits[bit >> 5] = (this.#bits[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  clear(): void {
    this.#bits.fill(0);
  }

  intersects(other: TermSet): boolean {
    for (let word = 0; word < WORDS; word++)
      if (((this.#bits[word] ?? 0) & (other.#bits[word] ?? 0)) !== 0) return true;
    return false;
  }

  intersectsEach(others: readonly TermSet[]): boolean {
    for (const other of others) if (!this.intersects(other)) return false;
    return true;
  }
}

/** The sentence that is being held against the rules: one set for all, since there are many sentences. */
const terms = new TermSet();

const COMPILED = RULES.map((rule) => ({
  rule,
  all: rule.all.map((terms) => new TermSet(terms)),
  not: new TermSet(rule.not),
}));

export interface RuleMatch {
  rule: Rule;
  /** More than 0; lower where the tool is for what the rule looks for. */
  weight: number;
  /** Offset in the text of what the rule looks for first. */
  at: number;
}

export function matchingRules(
  sentence: Sentence,
  relations: ReadonlySet<Relation>,
  purposes: ReadonlySet<Purpose>,
): RuleMatch[] {
  if (sentence.has.size === 0) return [];
  terms.clear();
  terms.add(sentence.has.keys());
  terms.add(relations);
  const matches: RuleMatch[] = [];
  for (const { rule, all, not } of COMPILED) {
    if (!terms.intersectsEach(all) || terms.intersects(not)) continue;
    const belongs = rule.unless.some((purpose) => purposes.has(purpose));
    const weight = belongs ? (rule.lowered ?? 0) : rule.weight;
    if (weight === 0) continue;
    const at = rule.all[0]?.map((term) => sentence.has.get(term as Concept)).find((one) => one !== undefined);
    matches.push({ rule, weight, at: at ?? sentence.start });
  }
  return matches;
}
