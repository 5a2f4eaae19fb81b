/**
 * The fitted model: one signed weight for each hashed feature (featuresOf), in a table of bytes. A sentence's score is the
 * sum of its features' weights, in whole numbers, so that every machine comes to the same. A text has the score of its
 * worst sentence, alone or together with the next one, since a demand and its pretext are often two sentences.
 */
import file from "./model.json" with { type: "json" };
import { hashOf, type Sentence } from "./tokens.ts";

export interface Model {
  weights: Int8Array;
  bias: number;
}

/** Steps of a weight in one unit of log-odds. */
export const UNIT = 40;
/** Scores from which a text is at least low, medium, high: high from odds of e to one. */
const LEVELS = { low: -UNIT / 2, medium: 0, high: UNIT };

/** null: below all levels. `score`: with the bias. */
export function levelOf(score: number): keyof typeof LEVELS | null {
  if (score < LEVELS.low) return null;
  return score >= LEVELS.high ? "high" : score >= LEVELS.medium ? "medium" : "low";
}

let shipped: Model | undefined;

/** The model that netmon ships. */
export function shippedModel(): Model {
  const { weights, ...numbers } = file;
  const bytes = (): Buffer => Buffer.from(weights, "base64");
  shipped ??= { ...numbers, weights: new Int8Array(new Uint8Array(bytes()).buffer, 0, 1 << BITS) };
  return shipped;
}

/** Without the bias of the text. */
export function scoreOf(sentence: Sentence, place: Place, { weights }: Model): number {
  let sum = 0;
  featuresOf(sentence, place, (index) => {
    sum += weights[index] ?? 0;
  });
  return sum;
}

export const BITS = 17;
const SIZE_MASK = (1 << BITS) - 1;

function mixed(a: number, b: number, seed: number): number {
  let hash = Math.imul(a ^ seed, 0x85ebca6b) ^ Math.imul(b + seed, 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

const OPENS = hashOf("opens", 9);

export interface Place {
  /** Hash of where the text is (placeOf). */
  role: number;
  /** Whether the sentence opens its text. */
  opens: boolean;
}

export function featuresOf(sentence: Sentence, place: Place, emit: (index: number) => void): void {
  const put = (hash: number): void => emit((hash ^ (hash >>> 15)) & SIZE_MASK);
  const { tokens, mask } = sentence;
  let last = 0x2f;
  let [lastClass, beforeClass] = [1 << 30, 1 << 30];
  for (const token of tokens) {
    const { hash } = token;
    put(hash);
    put(mixed(last, hash, 1));
    last = hash;
    if (token.mask !== 0) {
      put(mixed(lastClass, token.mask, 4));
      put(mixed(mixed(beforeClass, lastClass, 5), token.mask, 6));
      [beforeClass, lastClass] = [lastClass, token.mask];
    }
  }
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    put(mixed(bit, 0, 7));
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1)
      put(mixed(bit, others & -others, 8));
  }
  put(place.role);
  if (place.opens) put(OPENS);
}
