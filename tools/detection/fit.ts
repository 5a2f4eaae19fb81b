/**
 * make fit-detection: fits src/detection/model.json to our own texts, the definitions of published servers that are not
 * held out, and those of DATA.
 */
import { writeFileSync } from "node:fs";
import type { Model } from "../../src/detection/model.ts";
import { readSamples, type Sample } from "./definitions.ts";
import { composed } from "./grammar.ts";
import { FITTED, publishedDefinitions } from "./published.ts";
import { type Row, rowsOf, train } from "./train.ts";

export const TUNING = new URL("texts/tuning.jsonl.gz", import.meta.url).pathname;

/** Our own texts to fit with. */
export function ownTexts(): Sample[] {
  return [...readSamples(TUNING), ...composed()];
}

/** Weak and mixed samples are left out. */
export function fitted(rows: readonly Row[]): Model {
  return train(rows.filter(({ sample }) => sample.unsure === ""));
}

async function main(files: readonly string[]): Promise<void> {
  const { samples, instructions, silent } = await publishedDefinitions(FITTED);
  for (const one of silent) process.stdout.write(`did not answer: ${one}\n`);
  // Instructions are read as a description is.
  const guides = instructions.map(({ server, text }): Sample => {
    const tool = { name: "instructions", description: text };
    return { poisoned: false, unsure: "", group: "instructions", server, author: "", tool, where: server };
  });
  const { weights, bias } = fitted(
    [ownTexts(), [...samples, ...guides, ...files.flatMap(readSamples)]].flatMap(rowsOf),
  );
  const text = JSON.stringify({ bias, weights: Buffer.from(weights).toString("base64") });
  writeFileSync(new URL("../../src/detection/model.json", import.meta.url), `${text}\n`);
}

if (process.argv[1]?.endsWith("fit.ts")) await main(process.argv.slice(2));
