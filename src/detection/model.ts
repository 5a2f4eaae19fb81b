/**
 * The fitted model: one signed weight for each hashed feature (form.ts), in a table of bytes. A sentence's score is the
 * sum of its features' weights, in whole numbers, so that every machine comes to the same. A text has the score of its
 * worst sentence, alone or together with the next one, since a demand and its pretext are often two sentences.
 */
import { BITS, featuresOf, type Place } from "./form.ts";
import file from "./model.json" with { type: "json" };
import type { Sentence } from "./tokens.ts";

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
