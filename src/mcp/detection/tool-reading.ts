/**
 * The second stage: how a whole tool reads, from its most suspicious sentences (by all their terms, by their words
 * alone and by their form alone), how many sentences it has, what the rules found, and how much it says it is for.
 * One sum of fitted weights, calibrated to the severities.
 *
 * Direction of failure: what the tool's length takes away is bounded, so that padding does not hide a demand; a tool
 * without a sentence to read has no reading, and its signals count by their weights alone.
 */
import type { Place } from "./detection.ts";
import type { Fired } from "./score.ts";
import { fittedModel, type Model, type Suspicion, suspicionOf } from "./suspicion.ts";
import { CRITICAL_ODDS, HIGH_ODDS, LOW_ODDS, MEDIUM_ODDS } from "./suspicion-thresholds.ts";

/** A sentence that is read, with its terms (suspicion-terms.ts). */
export interface ReadSentence {
  terms: ReadonlySet<string>;
  place: () => Place;
}

/** All there is to judge a tool by. */
export interface Evidence {
  fired: readonly Fired[];
  sentences: readonly ReadSentence[];
  /** How many purposes the tool states (purpose.ts). */
  purposes: number;
}

export interface Reading {
  /** Logarithm of the odds that the tool is poisoned. */
  odds: number;
  /** The most suspicious sentence. */
  worst: ReadSentence;
}

/** What a sentence that is not there counts; no sentence counts less. */
const LEAST = -8;
/** Sentences beyond the most suspicious of this number do not lower the mean. */
const MAX_READ = 32;
/** No sentence counts more in a sum. */
const MOST = 20;
/**
 * A tool whose worst sentence is below reads no worse than that sentence: of a tool of one short sentence the mean is the
 * worst, and says less than the mean of a long guide.
 */
const CALM = -0.5;
/** Sentences beyond it take nothing away. */
const MAX_SENTENCES = 8;
/** Where many sentences are read, other evidence counts than where few are; beyond this number no other. */
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
  const most = suspicion[top]?.together ?? LEAST;
  return { odds: most < CALM ? Math.min(sum, most) : sum, worst };
}

/**
 * `suspicion`: of each sentence. Each value stands there twice, the second time by the logarithm of the number of
 * sentences: the mean says much of a tool of two sentences, the worst sentence of one of forty.
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
    suspicion.reduce((most, { words }) => Math.max(most, words), LEAST),
    suspicion.reduce((most, { form }) => Math.max(most, form), LEAST),
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

/** Several sentences that are suspicious are more than one is: the logarithm of the sum of odds. */
function sumOfOdds(logarithms: readonly number[]): number {
  const sum = logarithms.reduce((total, one) => total + Math.exp(Math.max(-MOST, Math.min(MOST, one))), 0);
  return Math.log(sum + Math.exp(LEAST));
}

const SCALE: readonly (readonly [odds: number, score: number])[] = [
  [LOW_ODDS, 1],
  [MEDIUM_ODDS, 3],
  [HIGH_ODDS, 6],
  [CRITICAL_ODDS, 10],
];
const MAX_SCORE = 20;

/** The odds on the scale of weights: 1 low, 3 medium, 6 high, 10 critical, above that one for each unit. */
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
