/**
 * Fits the weights of suspicion.ts and tool-reading.ts to the tuning part and writes them; prints what tools of
 * servers that were left out of the fit give at each severity, and the odds that honest tools reach.
 *
 * Run: `node --import tsx test/eval/fit-suspicion.ts`; the same data give the same weights.
 * Failure: throws where the tuning part cannot be read.
 */
import { writeFileSync } from "node:fs";
import type { Model } from "../../src/mcp/detection/suspicion.ts";
import { developmentSet } from "../fixtures/detection/development-set.ts";
import { crossValidate, type LeftOut } from "./cross-validation.ts";
import { seenIn } from "./evidence.ts";
import { reportOf } from "./report.ts";

const SMALLEST = 0.03;
const OUTPUT = new URL("../../src/mcp/detection/suspicion-weights.ts", import.meta.url);
/** Shares of the honest tools that are above the odds printed. */
const SHARES = [0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.02, 0.05, 0.1, 0.2];

function main(): void {
  const { model, leftOut } = crossValidate(seenIn(developmentSet("tuning")));
  process.stdout.write(`${reportOf(leftOut, 0)}\n\n${oddsTable(leftOut)}\n`);
  write(model);
}

function oddsTable(leftOut: readonly LeftOut[]): string {
  const honest = leftOut.filter(({ poisoned }) => !poisoned).map(({ odds }) => odds);
  const poisoned = leftOut.filter((one) => one.poisoned).map(({ odds }) => odds);
  honest.sort((a, b) => b - a);
  return SHARES.map((share) => {
    const odds = honest[Math.floor(share * honest.length)] ?? 0;
    const found = poisoned.filter((one) => one > odds).length / poisoned.length;
    return `honest ${(share * 100).toFixed(2)} % above ${odds.toFixed(2)}, poisoned ${(found * 100).toFixed(1)} %`;
  }).join("\n");
}

function write({ bias, wordsBias, formsBias, weights, toolBias, toolWeights }: Model): void {
  const kept = [...weights]
    .filter(([, weight]) => weight.some((one) => Math.abs(one) >= SMALLEST))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let lines = "";
  let line = "";
  for (const [name, weight] of kept) {
    const field = `${name} ${weight.map((one) => one.toFixed(2)).join(" ")}`;
    if (line.length + field.length > 105) {
      lines += `${line}\n`;
      line = "";
    }
    line += line === "" ? field : ` ${field}`;
  }
  writeFileSync(
    OUTPUT,
    `/** Written by test/eval/fit-suspicion.ts from the tuning part: each term, its weight among all and among its sort. Failure: none; data. */
export const TOOL_BIAS = ${toolBias.toFixed(3)};
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
${toolWeights.map((weight) => `  ${weight.toFixed(3)},`).join("\n")}
];
export const BIAS = ${bias.toFixed(2)};
export const WORDS_BIAS = ${wordsBias.toFixed(2)};
export const FORMS_BIAS = ${formsBias.toFixed(2)};
export const WEIGHTS = \`
${lines}${line}
\`;
`,
  );
}

main();
