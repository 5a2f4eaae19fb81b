/** The rules of rules.json. A name that means nothing throws at once: such a rule would never fire. */
import { CONCEPT_NAMES } from "./concepts.ts";
import { CATEGORIES, type Category } from "./detection.ts";
import { PURPOSE_NAMES, type Purpose } from "./purpose.ts";
import { RELATIONS, type Rule, type Term } from "./rule.ts";
import data from "./rules.json" with { type: "json" };

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
