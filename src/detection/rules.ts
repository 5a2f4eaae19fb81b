/** The rules of rules.json. An unknown name throws at load time, since its rule would never fire. */
import { CONCEPT_NAMES } from "./concepts.ts";
import { CATEGORIES, type Category } from "./detection.ts";
import type { Concept } from "./lexicon/lexicon.ts";
import { PURPOSE_NAMES, type Purpose } from "./purpose.ts";
import data from "./rules.json" with { type: "json" };
import type { Sentence } from "./sentences.ts";

/** Relations of a sentence to its tool. */
const RELATIONS = [
  /** Names a tool of another or an unknown server. */
  "otherTool",
  /** Names another tool of the same server. */
  "siblingTool",
  /** Names the tool itself. */
  "thisTool",
  /** Mentions one of the tool's parameters from outside that parameter. */
  "ownParameter",
  /** Begins with a condition, followed by what must then be done. */
  "onCondition",
  /** Says what must be done with all items of a kind. */
  "forAll",
  /** Is the first sentence of the description. */
  "opens",
  /** The text is the description of a parameter. */
  "inParameter",
  /** The text is an enum value, a default, an example or a pattern. */
  "inValue",
  /** The text is a title, an annotation, `_meta` or an output schema. */
  "inMargin",
] as const;
export type Relation = (typeof RELATIONS)[number];

interface RuleData {
  signal: string;
  category: string;
  weight: number;
  all: string[];
  not?: string;
  unless?: string;
  lowered?: number;
  says: string;
}

/** Concepts first, then relations. */
export const TERMS: readonly Term[] = [...CONCEPT_NAMES, ...RELATIONS];

const GROUPS = new Map(Object.entries(data.groups));

function known<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((one) => one === name);
  if (found === undefined) throw new Error(`rules.json: ${name} is not a name netmon knows`);
  return found;
}

const alternatives = (text: string | undefined): string[] => text?.split(" | ") ?? [];

const terms = (text: string | undefined): Term[] =>
  alternatives(text)
    .flatMap((name) => (GROUPS.has(name) ? alternatives(GROUPS.get(name)) : [name]))
    .map((name) => known(TERMS, name));

export const RULES: readonly Rule[] = Object.values<RuleData[]>(data.rules)
  .flat()
  .map(({ category, all, not, unless, ...rule }) => ({
    ...rule,
    category: known<Category>(CATEGORIES, category),
    all: all.map(terms),
    not: terms(not),
    unless: alternatives(unless).map((name) => known<Purpose>(PURPOSE_NAMES, name)),
  }));

export type Term = Concept | Relation;

/**
 * A demand on the agent, as a set of terms that occur together in a sentence, with its weight and the purposes that
 * lower it. Weights are added up for a tool (score.ts): 6 is `high`, 10 `critical`.
 */
export interface Rule {
  signal: string;
  category: Category;
  weight: number;
  /** The sentence must have a term of each array. */
  all: readonly (readonly Term[])[];
  /** The sentence must have none of these terms. */
  not: readonly Term[];
  /** If the tool has one of these purposes, the weight is `lowered` (default 0). */
  unless: readonly Purpose[];
  lowered?: number;
  says: string;
}

const BIT = new Map(TERMS.map((term, index) => [term, index]));
const WORDS = Math.ceil(TERMS.length / 32);

/** A bit set of terms, so that a sentence is matched against all rules in microseconds. */
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

/** The terms of the sentence being matched; one set is reused, since there are many sentences. */
const current = new TermSet();

const COMPILED = RULES.map((rule) => ({
  rule,
  all: rule.all.map((terms) => new TermSet(terms)),
  not: new TermSet(rule.not),
}));

interface RuleMatch {
  rule: Rule;
  /** More than 0; lowered if the tool has a purpose that the rule names. */
  weight: number;
  /** Offset in the text of a match of the rule's first terms. */
  at: number;
}

export function matchingRules(
  sentence: Sentence,
  relations: ReadonlySet<Relation>,
  purposes: ReadonlySet<Purpose>,
): RuleMatch[] {
  if (sentence.has.size === 0) return [];
  current.clear();
  current.add(sentence.has.keys());
  current.add(relations);
  const matches: RuleMatch[] = [];
  for (const { rule, all, not } of COMPILED) {
    if (!current.intersectsEach(all) || current.intersects(not)) continue;
    const belongs = rule.unless.some((purpose) => purposes.has(purpose));
    const weight = belongs ? (rule.lowered ?? 0) : rule.weight;
    if (weight === 0) continue;
    const at = rule.all[0]?.map((term) => sentence.has.get(term as Concept)).find((one) => one !== undefined);
    matches.push({ rule, weight, at: at ?? sentence.start });
  }
  return matches;
}
