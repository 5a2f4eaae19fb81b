/**
 * How much a sentence reads like those of poisoned definitions: a sum of fitted weights of its terms, which are
 * about its form more than about its subject (suspicion-terms.ts). `test/eval/fit-suspicion.ts` fits them.
 *
 * Direction of failure: a term without a weight counts nothing.
 */
import type { Relation } from "./rule.ts";
import type { Sentence } from "./sentences.ts";
import { termsOf } from "./suspicion-terms.ts";
import { BIAS, WEIGHTS } from "./suspicion-weights.ts";
import type { Text } from "./texts.ts";

/** Logarithm of the odds from which a sentence is a finding; chosen on servers left out of the fit. */
export const SUSPICIOUS = 3;

let table: Map<string, number> | undefined;

/** Logarithms of odds, one a sentence. */
export function suspicionOf(
  sentences: readonly Sentence[],
  relations: readonly ReadonlySet<Relation>[],
  text: Text,
  subject: ReadonlySet<string>,
): number[] {
  table ??= readWeights();
  const weights = table;
  return termsOf(sentences, relations, text, subject).map((terms) =>
    terms === null
      ? Number.NEGATIVE_INFINITY
      : [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), BIAS),
  );
}

function readWeights(): Map<string, number> {
  const fields = WEIGHTS.trim().split(/\s+/);
  const read = new Map<string, number>();
  for (let i = 0; i + 1 < fields.length; i += 2) read.set(fields[i] ?? "", Number(fields[i + 1]));
  return read;
}
