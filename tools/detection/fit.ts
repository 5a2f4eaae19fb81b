/**
 * make fit-detection: fits src/detection/model.json to our own texts, the definitions of published servers, and those of
 * DATA, and sets the scores from which a definition is low, medium and high.
 *
 * The scores come from published and given honest definitions, each server judged by a fit without it.
 */
import { writeFileSync } from "node:fs";
import type { Model } from "../../src/detection/model.ts";
import { readSamples, type Sample } from "./definitions.ts";
import { composed } from "./grammar.ts";
import { publishedDefinitions } from "./published.ts";
import { type Row, rowsOf, scoreOfRow, train } from "./train.ts";

/** Shares of honest definitions above each score. */
const SHARES = { low: 0.03, medium: 0.008, high: 0.003 } as const;
const FOLDS = 2;

export const TUNING = new URL("texts/tuning.jsonl.gz", import.meta.url).pathname;

/** Our own texts to fit with. */
export function ownTexts(): Sample[] {
  return [...readSamples(TUNING), ...composed()];
}

/** Weak and mixed samples are left out. `real`: what servers really list. */
export function fitted(rows: readonly Row[], real: (sample: Sample) => boolean): Model {
  const certain = rows.filter(({ sample }) => sample.unsure === "");
  const honest: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ sample }: Row): boolean => real(sample) && hash(sample.server) % FOLDS === fold;
    const model = train(certain.filter((row) => !isOut(row)));
    for (const row of certain) if (!row.sample.poisoned && isOut(row)) honest.push(scoreOfRow(row, model));
  }
  honest.sort((a, b) => b - a);
  const above = (share: number): number => (honest[Math.floor(honest.length * share)] ?? 0) + 1;
  return {
    ...train(certain),
    low: above(SHARES.low),
    medium: above(SHARES.medium),
    high: above(SHARES.high),
  };
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

async function main(files: readonly string[]): Promise<void> {
  const { samples, instructions, silent } = await publishedDefinitions();
  for (const one of silent) process.stdout.write(`did not answer: ${one}\n`);
  const own = ownTexts();
  // Instructions are read as a description is.
  const guides = instructions.map(({ server, text }): Sample => {
    const tool = { name: "instructions", description: text };
    return { poisoned: false, unsure: "", group: "instructions", server, author: "", tool, where: server };
  });
  const real = [...samples, ...guides, ...files.flatMap(readSamples)];
  const given = new Set(real);
  const model = fitted([...rowsOf(own), ...rowsOf(real)], (sample) => given.has(sample));
  const { weights, ...numbers } = model;
  const text = JSON.stringify({ ...numbers, weights: Buffer.from(weights).toString("base64") });
  writeFileSync(new URL("../../src/detection/model.json", import.meta.url), `${text}\n`);
  process.stdout.write(`${JSON.stringify(numbers)}\n`);
}

if (process.argv[1]?.endsWith("fit.ts")) await main(process.argv.slice(2));
