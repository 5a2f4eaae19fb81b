/**
 * Fits the model: logistic regression on hashed features, where a definition counts by its worst sentence. So honest
 * sentences around a demand teach nothing wrong, and every sentence of an honest definition must be harmless.
 *
 * The same samples give the same model: a fixed order, dropout from a fixed sequence, AdaGrad, the average of the last
 * rounds, rounded to bytes.
 */
import { BITS, featuresOf, type Model, UNIT } from "../../src/detection/model.ts";
import { normalise } from "../../src/detection/normalise/normalise.ts";
import { roleOf } from "../../src/detection/scan-text.ts";
import { textsOf } from "../../src/detection/texts.ts";
import { sentencesOf } from "../../src/detection/tokens.ts";
import { type Sample, siblingsOf } from "./definitions.ts";

/** A definition as the model sees it. */
export interface Row {
  sample: Sample;
  /** Features of each sentence. */
  sentences: Int32Array[];
  share: number;
}

const ROUNDS = 8;
const RATE = 0.03;
const DECAY = 1e-5;
/** Own poisoned texts written before the composed ones, which are of one school. */
const OLD_SHARE = 0.1;
/** What servers list, and the composed twins of the poisoned: a false alarm costs more than a miss. */
const HONEST_SHARE = 2;
/** Share of a sentence's features that a step leaves out, so that the others learn to do without them. */
const DROPPED = 0.3;
/** Sentences with less than this share of a definition's worst are not moved with it. */
const LEAST_SHARE = 0.02;

export function rowsOf(samples: readonly Sample[]): Row[] {
  const siblings = siblingsOf(samples);
  return samples.map((sample) => {
    const texts = textsOf(sample.tool);
    const parameters = new Set(
      texts.filter(({ role }) => role === "parameter").map(({ text }) => text.toLowerCase()),
    );
    const own = (siblings.get(sample.server) ?? []).map((name) => name.toLowerCase());
    const names = { ownName: String(sample.tool.name).toLowerCase(), siblings: new Set(own), parameters };
    const sentences: Int32Array[] = [];
    const known = new Set<string>();
    for (const text of texts) {
      const role = roleOf(text);
      if (text.role === "name" || text.role === "parameter" || known.has(role + text.text)) continue;
      known.add(role + text.text);
      let opens = true;
      for (const sentence of sentencesOf(normalise(text.text).text.text, names)) {
        const features: number[] = [];
        featuresOf(sentence, { role, opens }, (index) => features.push(index));
        sentences.push(Int32Array.from(features));
        opens = false;
      }
    }
    return { sample, sentences, share: shareOf(sample) };
  });
}

function shareOf({ poisoned, where }: Sample): number {
  const isOld = where.includes("/tuning.jsonl");
  return poisoned ? (isOld ? OLD_SHARE : 1) : isOld ? 1 : HONEST_SHARE;
}

export function train(rows: readonly Row[]): Model {
  const size = 1 << BITS;
  const weights = new Float64Array(size);
  const slope = new Float64Array(size).fill(1e-3);
  const sum = new Float64Array(size);
  let [bias, biasSlope, biasSum, rounds] = [-1, 1, 0, 0];
  const order = rows.filter(({ sentences }) => sentences.length > 0);
  const next = numbers();
  for (let round = 0; round < ROUNDS; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      [order[last], order[other]] = [order[other] as Row, order[last] as Row];
    }
    for (const { sample, sentences, share } of order) {
      const kept = sentences.map((one) => one.filter(() => next() >= DROPPED));
      const scores = kept.map((one) => total(weights, one) / (1 - DROPPED));
      const most = scores.reduce((max, one) => Math.max(max, one), Number.NEGATIVE_INFINITY);
      const error = (1 / (1 + Math.exp(-most - bias)) - (sample.poisoned ? 1 : 0)) * share;
      if (Math.abs(error) < 1e-4) continue;
      biasSlope += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSlope);
      const near = scores.map((score) => Math.exp(score - most));
      const all = near.reduce((one, other) => one + other, 0);
      for (const [at, features] of kept.entries()) {
        const part = (near[at] ?? 0) / all;
        if (part < LEAST_SHARE) continue;
        for (const index of features) {
          const weight = weights[index] ?? 0;
          const step = error * part + DECAY * weight;
          const steep = (slope[index] ?? 0) + step * step;
          slope[index] = steep;
          weights[index] = weight - (RATE * step) / Math.sqrt(steep);
        }
      }
    }
    if (round < ROUNDS / 2) continue;
    rounds++;
    biasSum += bias;
    for (let index = 0; index < size; index++) sum[index] = (sum[index] ?? 0) + (weights[index] ?? 0);
  }
  const bytes = Int8Array.from(sum, (one) =>
    Math.max(-127, Math.min(127, Math.round((one / rounds) * UNIT))),
  );
  return { weights: bytes, bias: Math.round((biasSum / rounds) * UNIT) };
}

function total(weights: Float64Array | Int8Array, features: Int32Array): number {
  let sum = 0;
  for (const index of features) sum += weights[index] ?? 0;
  return sum;
}

/** A linear congruential generator (Numerical Recipes). */
function numbers(): () => number {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
