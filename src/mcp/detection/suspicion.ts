/**
 * How much a sentence reads like those of poisoned definitions: sums of fitted weights of its terms
 * (suspicion-terms.ts), of all of them together, and of its words and of its form each by itself: an author who
 * puts a demand in other words keeps its form, and the other way round. `test/eval/fit-suspicion.ts` fits them.
 *
 * Direction of failure: a term without a weight counts nothing.
 */
import { BIAS, FORMS_BIAS, TOOL_BIAS, TOOL_WEIGHTS, WEIGHTS, WORDS_BIAS } from "./suspicion-weights.ts";
import { isOfWords } from "./word-terms.ts";

/** Of a term: among all terms, and among those of its own sort: words, or forms. */
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

/** Logarithms of the odds that a sentence is a poisoned tool's: by all its terms, its words, its form. */
export interface Suspicion {
  together: number;
  words: number;
  form: number;
}

/** Of a weight. */
export const STEP = 0.05;

let fitted: Model | undefined;

/** The model that netmon ships; read at the first look. */
export function fittedModel(): Model {
  fitted ??= {
    bias: BIAS,
    wordsBias: WORDS_BIAS,
    formsBias: FORMS_BIAS,
    weights: readWeights(),
    toolBias: TOOL_BIAS,
    toolWeights: TOOL_WEIGHTS,
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

/** Lines of `SORT:START term weight weight …`: terms that begin alike, without their beginning, in steps of STEP. */
function readWeights(): Map<string, Weight> {
  const read = new Map<string, Weight>();
  for (const line of WEIGHTS.trim().split("\n")) {
    const [start = "", ...fields] = line.split(" ");
    const before = start === "." ? "" : start;
    const ofWords = isOfWords(before);
    for (let at = 0; at + 2 < fields.length; at += 3)
      read.set(before + fields[at], [Number(fields[at + 1]) * STEP, Number(fields[at + 2]) * STEP, ofWords]);
  }
  return read;
}
