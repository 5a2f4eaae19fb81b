/**
 * The first stage: weights of the terms of sentences by logistic regression with an L2 penalty, where a poisoned
 * tool is known to have a poisoned sentence but not which (multiple-instance learning). In each round the sentences
 * of a poisoned tool share its weight by how suspicious they are so far; those of an honest one all count, the
 * most suspicious most.
 *
 * Failure: none; the same data give the same weights.
 */
import type { Seen } from "./evidence.ts";
import { generator, shuffle } from "./random.ts";

const ROUNDS = 40;
const RATE = 0.1;
/** Weight of the data against the penalty. */
const STRENGTH = 3;
/** A word, or a pair of words, of fewer servers is no term; neither is any term in fewer sentences. */
const LEAST_SERVERS = 3;
const LEAST_SENTENCES = 3;
/** How much more a suspicious sentence counts than others. */
const SHARPNESS = 1.5;
/** What each sentence of an honest tool counts at least. */
const LEAST_SHARE = 0.15;
/** A sentence with less of its tool's weight is left out of a round. */
const NEGLIGIBLE = 0.02;

export interface SentenceModel {
  bias: number;
  weights: Map<string, number>;
}

interface Row {
  terms: Int32Array;
  label: number;
  tool: number;
  share: number;
}

/** `kept`: the terms that are weighed; left out: all. */
export function fitSentences(
  tools: readonly Seen[],
  kept: (term: string) => boolean = () => true,
): SentenceModel {
  const names = vocabularyOf(tools).filter(kept);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = tools.flatMap(({ evidence, poisoned }, tool) =>
    evidence.sentences.map(({ terms }): Row => {
      const known = [...terms].flatMap((term) => index.get(term) ?? []);
      const share = 1 / evidence.sentences.length;
      return { terms: Int32Array.from(known), label: poisoned ? 1 : 0, tool, share };
    }),
  );
  const weights = new Float64Array(names.length);
  const bias = descend(rows, tools.length, weights);
  return { bias, weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])) };
}

function vocabularyOf(tools: readonly Seen[]): string[] {
  const sentences = new Map<string, number>();
  const servers = new Map<string, Set<string>>();
  for (const { evidence, server, tool } of tools)
    for (const { terms } of evidence.sentences)
      for (const term of terms) {
        sentences.set(term, (sentences.get(term) ?? 0) + 1);
        const known = servers.get(term) ?? new Set();
        servers.set(term, known.add(server || String(tool.name)));
      }
  return [...sentences]
    .filter(([term, count]) => {
      const ofWords = term.startsWith("word:") || term.startsWith("pair:");
      return count >= LEAST_SENTENCES && (!ofWords || (servers.get(term)?.size ?? 0) >= LEAST_SERVERS);
    })
    .map(([term]) => term);
}

/** AdaGrad; changes `weights` and gives the bias. */
function descend(rows: readonly Row[], tools: number, weights: Float64Array): number {
  const penalty = new Float64Array(weights.length);
  for (const { terms } of rows) for (const term of terms) penalty[term] = (penalty[term] ?? 0) + 1;
  // of a whole round; each touch takes its part
  for (let term = 0; term < penalty.length; term++) penalty[term] = 1 / STRENGTH / (penalty[term] ?? 1);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const model = { bias: -2, weights };
  let biasSquares = 1e-8;
  const random = generator();
  const order = [...rows];
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) shareOut(rows, tools, model);
    shuffle(order, random);
    for (const { terms, label, share } of order) {
      if (share < NEGLIGIBLE) continue;
      const error = (1 / (1 + Math.exp(-suspicionOf(terms, model))) - label) * share;
      for (const term of terms) {
        const weight = weights[term] ?? 0;
        const gradient = error + weight * (penalty[term] ?? 0);
        const square = (squares[term] ?? 0) + gradient ** 2;
        squares[term] = square;
        weights[term] = weight - (RATE * gradient) / Math.sqrt(square);
      }
      biasSquares += error ** 2;
      model.bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return model.bias;
}

/** Sets what each sentence counts by how suspicious it is among those of its tool. */
function shareOut(rows: readonly Row[], tools: number, model: { bias: number; weights: Float64Array }): void {
  const scores = rows.map(({ terms }) => suspicionOf(terms, model));
  const most = new Float64Array(tools).fill(Number.NEGATIVE_INFINITY);
  for (const [at, { tool }] of rows.entries())
    most[tool] = Math.max(most[tool] ?? Number.NEGATIVE_INFINITY, scores[at] ?? 0);
  const parts = rows.map(({ tool }, at) => Math.exp(((scores[at] ?? 0) - (most[tool] ?? 0)) * SHARPNESS));
  const sums = new Float64Array(tools);
  for (const [at, { tool }] of rows.entries()) sums[tool] = (sums[tool] ?? 0) + (parts[at] ?? 0);
  for (const [at, row] of rows.entries()) {
    const part = (parts[at] ?? 0) / (sums[row.tool] ?? 1);
    row.share = row.label === 1 ? part : LEAST_SHARE + part;
  }
}

function suspicionOf(terms: Int32Array, { bias, weights }: { bias: number; weights: Float64Array }): number {
  let sum = bias;
  for (const term of terms) sum += weights[term] ?? 0;
  return sum;
}
