/**
 * How much a sentence reads like those of poisoned definitions: a sum of fitted weights of its terms
 * (suspicion-terms.ts). `test/eval/fit-suspicion.ts` fits them.
 *
 * Direction of failure: a term without a weight counts nothing.
 */
import { BIAS, TOOL_BIAS, TOOL_WEIGHTS, WEIGHTS } from "./suspicion-weights.ts";

/** Weights of the two stages: terms of a sentence, then evidence of a tool (tool-reading.ts). */
export interface Model {
  bias: number;
  weights: ReadonlyMap<string, number>;
  toolBias: number;
  /** In the order of tool-reading.ts. */
  toolWeights: readonly number[];
}

let fitted: Model | undefined;

/** The model that netmon ships; read at the first look. */
export function fittedModel(): Model {
  fitted ??= { bias: BIAS, weights: readWeights(), toolBias: TOOL_BIAS, toolWeights: TOOL_WEIGHTS };
  return fitted;
}

/** Logarithm of the odds that a sentence with these terms is a poisoned tool's. */
export function suspicionOf(terms: ReadonlySet<string>, { bias, weights }: Model): number {
  let sum = bias;
  for (const term of terms) sum += weights.get(term) ?? 0;
  return sum;
}

function readWeights(): Map<string, number> {
  const fields = WEIGHTS.trim().split(/\s+/);
  const read = new Map<string, number>();
  for (let i = 0; i + 1 < fields.length; i += 2) read.set(fields[i] ?? "", Number(fields[i + 1]));
  return read;
}
