/**
 * How much a sentence resembles those of poisoned definitions: sums of the fitted weights of its terms
 * (suspicion-terms.ts). There is one sum for all terms, one for words and one for forms: an author who rewords a demand
 * keeps its form, and vice versa. tools/detection/fit.ts fits the weights.
 *
 * Fails open: a term without a weight counts nothing.
 */
import data from "./suspicion-weights.json" with { type: "json" };
import { isOfWords } from "./word-terms.ts";

/** A term's weight among all terms, and among the terms of its own kind: words or forms. */
export type Weight = readonly [together: number, alone: number, ofWords: boolean];

/** Weights of the two stages: terms of a sentence, then evidence of a tool (tool-reading.ts). */
export interface Model {
  bias: number;
  wordsBias: number;
  formsBias: number;
  weights: ReadonlyMap<string, Weight>;
  toolBias: number;
  /** In the order of tool-reading.ts. */
  toolWeights: readonly number[];
}

/** Logarithms of the odds that a sentence is from a poisoned tool: by all its terms, its words, its form. */
export interface Suspicion {
  together: number;
  words: number;
  form: number;
}

let fitted: Model | undefined;

/** Returns the model that netmon ships, loaded on first use. */
export function fittedModel(): Model {
  fitted ??= {
    ...data.sentence,
    weights: readTerms(data.terms, data.step),
    toolBias: data.tool.bias,
    toolWeights: data.tool.weights,
  };
  return fitted;
}

export function suspicionOf(
  terms: ReadonlySet<string>,
  { bias, wordsBias, formsBias, weights }: Pick<Model, "bias" | "wordsBias" | "formsBias" | "weights">,
): Suspicion {
  let together = bias;
  let words = wordsBias;
  let form = formsBias;
  for (const term of terms) {
    const weight = weights.get(term);
    if (weight === undefined) continue;
    together += weight[0];
    if (weight[2]) words += weight[1];
    else form += weight[1];
  }
  return { together, words, form };
}

/** `lines`: in the format of suspicion-weights.schema.json. */
function readTerms(lines: readonly string[], step: number): Map<string, Weight> {
  const read = new Map<string, Weight>();
  for (const line of lines) {
    const [start = "", ...fields] = line.split(" ");
    const kind = start === "." ? "" : start;
    const ofWords = isOfWords(kind);
    let before = kind;
    for (let at = 0; at + 2 < fields.length; at += 3) {
      if (fields[at]?.endsWith("_")) before = kind + fields[at++];
      read.set(before + fields[at], [Number(fields[at + 1]) * step, Number(fields[at + 2]) * step, ofWords]);
    }
  }
  return read;
}
