/**
 * The second stage: the reading of a whole tool. One sum of fitted weights, calibrated to the severities, for its most
 * suspicious sentences, the number of sentences, the findings of rules, and the number of purposes it states.
 *
 * Length lowers the sum only by a bounded amount, so that padding does not hide a demand. A tool without a readable
 * sentence has no reading, and its signals count by their own weights.
 */
import type { Location } from "./detection.ts";
import type { Fired } from "./score.ts";
import { fittedModel, type Model, type Suspicion, suspicionOf } from "./suspicion.ts";

/** A readable sentence with its terms (suspicion-terms.ts). */
export interface ReadSentence {
  terms: ReadonlySet<string>;
  location: () => Location;
}

/** All evidence for judging a tool. */
export interface Evidence {
  fired: readonly Fired[];
  sentences: readonly ReadSentence[];
  /** Number of purposes that the tool states (purpose.ts). */
  purposes: number;
}

export interface Reading {
  /** Logarithm of the odds that the tool is poisoned. */
  odds: number;
  /** The most suspicious sentence. */
  worst: ReadSentence;
}

/** Value of a missing sentence, and minimum of all values. */
const LEAST = -8;
/** Number of most suspicious sentences in the mean; others do not lower it. */
const MAX_READ = 32;
/** Maximum value of a sentence in a sum of odds. */
const MOST = 20;
/**
 * A tool whose worst sentence is below this gets no worse a reading than that sentence. The mean of a single short
 * sentence means less than that of a long guide.
 */
const CALM = -0.5;
/** More sentences lower the sum no further. */
const MAX_SENTENCES = 8;
/** The number of sentences up to which the balance between kinds of evidence changes. */
const MANY_SENTENCES = 64;

export function readingOf(evidence: Evidence, model: Model = fittedModel()): Reading | null {
  const suspicion = evidence.sentences.map(({ terms }) => suspicionOf(terms, model));
  const top = suspicion.reduce(
    (best, { together }, index) => (together > (suspicion[best]?.together ?? LEAST) ? index : best),
    0,
  );
  const worst = evidence.sentences[top];
  if (worst === undefined) return null;
  const sum = featuresOf(evidence, suspicion).reduce(
    (total, value, index) => total + value * (model.toolWeights[index] ?? 0),
    model.toolBias,
  );
  const highest = suspicion[top]?.together ?? LEAST;
  return { odds: highest < CALM ? Math.min(sum, highest) : sum, worst };
}

/**
 * `suspicion`: one for each sentence. Each value appears twice, the second time multiplied by the logarithm of the
 * number of sentences: in a tool with two sentences the mean is significant, in one with forty the worst sentence.
 */
export function featuresOf(evidence: Evidence, suspicion: readonly Suspicion[]): number[] {
  const values = valuesOf(evidence, suspicion);
  const many = Math.log1p(Math.min(MANY_SENTENCES, suspicion.length));
  return [...values, many, ...values.map((value) => value * many)];
}

function valuesOf({ fired, purposes }: Evidence, suspicion: readonly Suspicion[]): number[] {
  const [first = LEAST, second = LEAST, third = LEAST] = suspicion
    .map(({ together }) => Math.max(LEAST, together))
    .sort((a, b) => b - a);
  const strongest = new Map<string, number>();
  let hidden = 0;
  for (const { signal, weight, category } of fired) {
    strongest.set(signal, Math.max(strongest.get(signal) ?? 0, weight));
    if (category === "hidden_text") hidden = Math.max(hidden, weight);
  }
  const weights = [...strongest.values()];
  return [
    first,
    second,
    (first + second + third) / 3,
    Math.log1p(Math.min(MAX_SENTENCES, suspicion.length)),
    hidden,
    Math.log1p(weights.reduce((sum, weight) => sum + weight, 0)),
    Math.log1p(weights.length),
    Math.max(0, ...weights),
    purposes,
    suspicion.reduce((highest, { words }) => Math.max(highest, words), LEAST),
    suspicion.reduce((highest, { form }) => Math.max(highest, form), LEAST),
    meanOfWorst(suspicion.map(({ together }) => together)),
    sumOfOdds(suspicion.map(({ together }) => together)),
    sumOfOdds(suspicion.map(({ words }) => words)),
    sumOfOdds(suspicion.map(({ form }) => form)),
  ];
}

function meanOfWorst(logarithms: readonly number[]): number {
  const worst = logarithms.toSorted((a, b) => b - a).slice(0, MAX_READ);
  return worst.length === 0 ? LEAST : worst.reduce((sum, one) => sum + one, 0) / worst.length;
}

/** Returns the logarithm of the sum of odds: several suspicious sentences count more than one. */
function sumOfOdds(logarithms: readonly number[]): number {
  const sum = logarithms.reduce((total, one) => total + Math.exp(Math.max(-MOST, Math.min(MOST, one))), 0);
  return Math.log(sum + Math.exp(LEAST));
}

/**
 * Logarithms of odds from which a tool has the minimum score of a severity, from `low` to `critical`. Chosen so that
 * about 5 %, 2 % and 1 % of published servers have a tool above the first three, with authors left out of the fit
 * (docs/detection.md). `critical` also requires strong rules (score.ts).
 */
const SCALE: readonly (readonly [odds: number, score: number])[] = [
  [0, 1],
  [0.8, 3],
  [1.8, 6],
  [3.4, 10],
];
const MAX_SCORE = 20;

/** Converts odds to the scale of weights: 1 low, 3 medium, 6 high, 10 critical, above that one for each unit. */
export function scoreOfOdds(odds: number): number {
  let score = 0;
  for (const [index, [from, least]] of SCALE.entries()) {
    if (odds < from) break;
    const [to, next] = SCALE[index + 1] ?? [from + MAX_SCORE, least + MAX_SCORE];
    const share = Math.min(1, (odds - from) / (to - from));
    score = Math.max(
      score,
      Math.min(next - (index < SCALE.length - 1 ? 1 : 0), least + Math.floor(share * (next - least))),
    );
  }
  return Math.min(MAX_SCORE, score);
}
