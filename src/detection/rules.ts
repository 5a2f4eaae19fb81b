/** The rules of rules.json. A name that means nothing throws at once: such a rule would never fire. */
import { CONCEPT_NAMES } from "./concepts.ts";
import { CATEGORIES, type Category } from "./detection.ts";
import type { Concept } from "./lexicon/lexicon.ts";
import { PURPOSE_NAMES, type Purpose } from "./purpose.ts";
import data from "./rules.json" with { type: "json" };
import type { Sentence } from "./sentences.ts";

/** What a sentence has to do with its tool. */
const RELATIONS = [
  /** A tool of another server or of none known is named. */
  "otherTool",
  /** Another tool of the same server is named. */
  "siblingTool",
  /** The tool itself is named. */
  "thisTool",
  /** The text speaks of one of the tool's parameters, from outside of it. */
  "ownParameter",
  /** The sentence begins with when it holds, and goes on with what is to be done then. */
  "onCondition",
  /** The sentence says of all of something what must be done with it. */
  "forAll",
  /** The sentence is the first of the description. */
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
 * What a sentence asks of the agent, as a set of terms that stand together, with its weight and when it weighs less.
 * Weights are added over a tool (score.ts): 6 is `high`, 10 `critical`.
 */
export interface Rule {
  signal: string;
  category: Category;
  weight: number;
  /** One term of each array. */
  all: readonly (readonly Term[])[];
  /** None of them. */
  not: readonly Term[];
  /** The tool is for it: the weight is `lowered` (default 0). */
  unless: readonly Purpose[];
  lowered?: number;
  says: string;
}

const BIT = new Map(TERMS.map((term, index) => [term, index]));
const WORDS = Math.ceil(TERMS.length / 32);

/** Bits of terms, so that a sentence is held against all rules in microseconds. */
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
const current = new TermSet();

const COMPILED = RULES.map((rule) => ({
  rule,
  all: rule.all.map((terms) => new TermSet(terms)),
  not: new TermSet(rule.not),
}));

interface RuleMatch {
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
