/**
 * The first stage: weights of the terms of sentences by logistic regression with an L2 penalty, where a poisoned
 * tool is known to have a poisoned sentence but not which (multiple-instance learning). In each round the sentences
 * of a poisoned tool share its weight by how suspicious they are so far; those of an honest one all count, the
 * most suspicious most.
 * The same data give the same weights.
 */

import { generator, shuffle } from "./random.ts";
import type { TrainingRows } from "./training-rows.ts";

const ROUNDS = 16;
const RATE = 0.1;
/** Weight of the data against the penalty. */
const STRENGTH = 3;
/** How much more a suspicious sentence counts than others. */
const SHARPNESS = 1.5;
/** What each sentence of an honest tool counts at least. */
const LEAST_SHARE = 0.15;
/** A sentence with less of its tool's weight is left out of a round. */
const NEGLIGIBLE = 0.02;

export interface SentenceModel {
  bias: number;
  /** By the numbers of terms. */
  weights: Float64Array;
}

/** `used`: which tools; `kept`: which terms. AdaGrad. */
export function fitSentences(
  training: TrainingRows,
  used: (tool: number) => boolean,
  kept: (term: number) => boolean = () => true,
): SentenceModel {
  const { names, tool, poisoned } = training;
  const rows = Int32Array.from(tool.keys()).filter((row) => used(tool[row] ?? 0));
  const keeps = Uint8Array.from(names, (_, term) => (kept(term) ? 1 : 0));
  const { starts, terms } = only(training, keeps);
  const weights = new Float64Array(names.length);
  const penalty = penaltyOf(rows, starts, terms, names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  const scores = new Float64Array(tool.length);
  const shares = new Float64Array(tool.length).fill(1);
  let bias = -2;
  let biasSquares = 1e-8;
  const sum = (row: number): number => {
    let total = bias;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) total += weights[terms[at] ?? 0] ?? 0;
    return total;
  };
  const random = generator();
  const order = rows.slice();
  for (let round = 0; round < ROUNDS; round++) {
    // in the first round no sentence is more suspicious than another
    for (const row of rows) scores[row] = sum(row);
    shareOut(rows, training, scores, shares);
    shuffle(order, random);
    for (const row of order) {
      const share = shares[row] ?? 0;
      if (share < NEGLIGIBLE) continue;
      const label = poisoned[tool[row] ?? 0] === true ? 1 : 0;
      const error = (1 / (1 + Math.exp(-sum(row))) - label) * share;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at++) {
        const term = terms[at] ?? 0;
        const weight = weights[term] ?? 0;
        const gradient = error + weight * (penalty[term] ?? 0);
        const square = (squares[term] ?? 0) + gradient * gradient;
        squares[term] = square;
        weights[term] = weight - (RATE * gradient) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights };
}

function only({ starts, terms }: TrainingRows, keeps: Uint8Array): Pick<TrainingRows, "starts" | "terms"> {
  const kept = new Int32Array(terms.length);
  const from = new Int32Array(starts.length);
  let length = 0;
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const term = terms[at] ?? 0;
      if (keeps[term] === 1) kept[length++] = term;
    }
    from[row + 1] = length;
  }
  return { starts: from, terms: kept.subarray(0, length) };
}

/** Each term's penalty for one row that has it, so that a whole round adds up to 1 / STRENGTH. */
function penaltyOf(rows: Int32Array, starts: Int32Array, terms: Int32Array, width: number): Float64Array {
  const penalty = new Float64Array(width);
  for (const row of rows) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const term = terms[at] ?? 0;
      penalty[term] = (penalty[term] ?? 0) + 1;
    }
  }
  return penalty.map((count) => (count === 0 ? 0 : 1 / STRENGTH / count));
}

/** Sets what each sentence counts by how suspicious it is among those of its tool. */
function shareOut(
  rows: Int32Array,
  { tool, poisoned }: TrainingRows,
  scores: Float64Array,
  shares: Float64Array,
): void {
  const most = new Float64Array(poisoned.length).fill(Number.NEGATIVE_INFINITY);
  const sums = new Float64Array(poisoned.length);
  for (const row of rows) {
    const of = tool[row] ?? 0;
    most[of] = Math.max(most[of] ?? 0, scores[row] ?? 0);
  }
  for (const row of rows) {
    const of = tool[row] ?? 0;
    const part = Math.exp(((scores[row] ?? 0) - (most[of] ?? 0)) * SHARPNESS);
    shares[row] = part;
    sums[of] = (sums[of] ?? 0) + part;
  }
  for (const row of rows) {
    const of = tool[row] ?? 0;
    const part = (shares[row] ?? 0) / (sums[of] ?? 1);
    shares[row] = poisoned[of] === true ? part : LEAST_SHARE + part;
  }
}
