/**
 * Fits the weights of suspicion.ts to the tuning part and writes them: logistic regression in which the most
 * suspicious sentence stands for its tool (multiple-instance learning). Prints first what a fit finds on servers
 * and texts that were left out of it (FOLDS folds), which is what SUSPICIOUS is chosen by.
 *
 * Run: `node --import tsx test/eval/fit-suspicion.ts`; the same data give the same weights.
 * Failure: throws where the tuning part cannot be read.
 */
import { writeFileSync } from "node:fs";
import { textContextOf } from "../../src/mcp/detection/inspect-tool.ts";
import { normalise } from "../../src/mcp/detection/normalise/normalise.ts";
import { relationsOf } from "../../src/mcp/detection/relations.ts";
import { sentencesOf } from "../../src/mcp/detection/sentences.ts";
import { termsOf } from "../../src/mcp/detection/suspicion-terms.ts";
import { textsOf } from "../../src/mcp/detection/texts.ts";
import { developmentSet } from "../fixtures/detection/development-set.ts";
import type { Sample } from "./definitions.ts";

const FOLDS = 8;
const EPOCHS = 25;
const RATE = 0.08;
const DECAY = 0.004;
/** A word in fewer sentences is no term. */
const LEAST_SENTENCES = 4;
const SMALLEST = 0.03;
const OUTPUT = new URL("../../src/mcp/detection/suspicion-weights.ts", import.meta.url);

interface Tool extends Sample {
  /** Indices of the terms of each sentence. */
  sentences: Int32Array[];
}

interface Model {
  bias: number;
  weights: Float64Array;
}

function main(): void {
  const samples = developmentSet("tuning");
  const siblings = new Map<string, string[]>();
  for (const { server, tool } of samples)
    siblings.set(server, [...(siblings.get(server) ?? []), String(tool.name)]);
  const terms = samples.map(({ server, tool }) =>
    sentenceTerms(tool, server === "" ? [] : (siblings.get(server) ?? [])),
  );
  const counts = new Map<string, number>();
  for (const term of terms.flat().flatMap((one) => [...one])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const names = [...counts]
    .filter(([term, count]) => !term.startsWith("word:") || count >= LEAST_SENTENCES)
    .map(([term]) => term);
  const index = new Map(names.map((term, at) => [term, at]));
  const tools: Tool[] = samples.map((sample, at) => ({
    ...sample,
    sentences: (terms[at] ?? []).map((one) => Int32Array.from([...one].flatMap((t) => index.get(t) ?? []))),
  }));
  leftOut(tools, names.length);
  write(train(tools, names.length), names);
}

function sentenceTerms(tool: unknown, siblings: readonly string[]): Set<string>[] {
  const texts = textsOf(tool);
  const context = textContextOf(tool, texts, { siblings });
  return texts
    .filter(({ role }) => role === "prose" || role === "value")
    .flatMap((text) => {
      const sentences = sentencesOf(normalise(text.text).text.text);
      const relations = sentences.map((one) => relationsOf(one.text, one.start, text, context));
      return termsOf(sentences, relations, text, context.subject);
    })
    .filter((one) => one !== null);
}

function scoreOf({ bias, weights }: Model, sentence: Int32Array): number {
  return sentence.reduce((sum, term) => sum + (weights[term] ?? 0), bias);
}

function worst(model: Model, { sentences }: Tool): { score: number; sentence: Int32Array } {
  let found: { score: number; sentence: Int32Array } = {
    score: Number.NEGATIVE_INFINITY,
    sentence: new Int32Array(),
  };
  for (const sentence of sentences) {
    const score = scoreOf(model, sentence);
    if (score > found.score) found = { score, sentence };
  }
  return found;
}

/** AdaGrad; honest tools give one of their other sentences too. */
function train(tools: readonly Tool[], terms: number): Model {
  const model: Model = { bias: -2, weights: new Float64Array(terms) };
  const squares = new Float64Array(terms).fill(1e-8);
  let biasSquares = 1e-8;
  const random = generator();
  const step = (sentence: Int32Array, label: number, share: number): void => {
    const error = (1 / (1 + Math.exp(-scoreOf(model, sentence))) - label) * share;
    for (const term of sentence) {
      const weight = model.weights[term] ?? 0;
      const gradient = error + DECAY * weight;
      const square = (squares[term] ?? 0) + gradient ** 2;
      squares[term] = square;
      model.weights[term] = weight - (RATE * gradient) / Math.sqrt(square);
    }
    biasSquares += error ** 2;
    model.bias -= (RATE * error) / Math.sqrt(biasSquares);
  };
  const order = tools.filter(({ sentences }) => sentences.length > 0);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const tool of order) {
      step(worst(model, tool).sentence, tool.poisoned ? 1 : 0, 1);
      const other = tool.sentences[Math.floor(random() * tool.sentences.length)];
      if (!tool.poisoned && other !== undefined) step(other, 0, 0.5);
    }
  }
  return model;
}

/** What other thresholds find on tools of which no server was in the fit. */
function leftOut(tools: readonly Tool[], terms: number): void {
  const fold = ({ server, tool }: Tool): number => hash(server || String(tool.name)) % FOLDS;
  const judged = Array.from({ length: FOLDS }, (_, at) => {
    const model = train(
      tools.filter((tool) => fold(tool) !== at),
      terms,
    );
    return tools
      .filter((tool) => fold(tool) === at)
      .map((tool) => ({ tool, score: worst(model, tool).score }));
  }).flat();
  for (const threshold of [2, 2.3, 2.6, 3, 3.5, 4]) {
    const hits = (poisoned: boolean): string => {
      const some = judged.filter(({ tool }) => tool.poisoned === poisoned);
      const alone = some.filter(({ score }) => score > threshold).length;
      return `${alone} of ${some.length}`;
    };
    process.stdout.write(`left out, above ${threshold}: poisoned ${hits(true)}, honest ${hits(false)}\n`);
  }
}

function write({ bias, weights }: Model, names: readonly string[]): void {
  const kept = names
    .map((name, at): [string, number] => [name, weights[at] ?? 0])
    .filter(([, weight]) => Math.abs(weight) >= SMALLEST)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let lines = "";
  let line = "";
  for (const [name, weight] of kept) {
    const field = `${name} ${weight.toFixed(2)}`;
    if (line.length + field.length > 105) {
      lines += `${line}\n`;
      line = "";
    }
    line += line === "" ? field : ` ${field}`;
  }
  writeFileSync(
    OUTPUT,
    `/** Written by test/eval/fit-suspicion.ts from the tuning part: each term and its weight. Failure: none; data. */
export const BIAS = ${bias.toFixed(2)};
export const WEIGHTS = \`
${lines}${line}
\`;
`,
  );
}

/** The same numbers each time. */
function generator(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [items[at], items[other]];
    if (a !== undefined && b !== undefined) [items[at], items[other]] = [b, a];
  }
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

main();
