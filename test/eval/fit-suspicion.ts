/**
 * Fits the weights of suspicion.ts and tool-reading.ts to the tuning part and writes them; prints what tools of
 * servers that were left out of the fit give at each severity, and the odds that honest tools reach.
 *
 * Run: `node --import tsx test/eval/fit-suspicion.ts`; the same data give the same weights.
 * Failure: throws where the tuning part cannot be read.
 */
import { writeFileSync } from "node:fs";
import { type Model, STEP } from "../../src/mcp/detection/suspicion.ts";
import { developmentSet } from "../fixtures/detection/development-set.ts";
import { crossValidate, type LeftOut } from "./cross-validation.ts";
import { seenIn } from "./evidence.ts";
import { byAuthor, byServer, isPublished } from "./partition.ts";
import { reportOf } from "./report.ts";

const OUTPUT = new URL("../../src/mcp/detection/suspicion-weights.ts", import.meta.url);
const WIDTH = 110;
/** Shares of the honest tools that are above the odds printed. */
const SHARES = [0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.02, 0.05, 0.1, 0.2];

function main(): void {
  const seen = seenIn(developmentSet("tuning"));
  for (const [what, partition] of [
    ["authors", byAuthor(seen)],
    ["servers", byServer(seen)],
  ] as const) {
    const { model, leftOut, injected } = crossValidate(seen, partition);
    process.stdout.write(`${what} left out\n\n${reportOf(leftOut, 0)}\n\n`);
    process.stdout.write(`${oddsTable(leftOut, injected)}\n\n`);
    // what sentences of unknown authors look like is what the second stage is fitted to
    if (what === "authors") write(model);
  }
}

/**
 * What is found above the odds that a share of honest tools reaches, of all and of those of published servers; also of
 * those that were put into texts of published servers.
 */
function oddsTable(leftOut: readonly LeftOut[], injected: readonly LeftOut[]): string {
  const honest = leftOut.filter(({ poisoned }) => !poisoned).sort((a, b) => b.odds - a.odds);
  const published = honest.filter(isPublished);
  const servers = new Set(published.map(({ server }) => server)).size;
  const poisoned = leftOut.filter((one) => one.poisoned);
  const inside = injected.filter((one) => one.poisoned);
  const percent = (some: number, of: number): string => `${((some / of) * 100).toFixed(2)} %`;
  return SHARES.map((share) => {
    const odds = honest[Math.floor(share * honest.length)]?.odds ?? 0;
    const found = poisoned.filter((one) => one.odds > odds).length;
    const above = published.filter((one) => one.odds > odds);
    const flagged = new Set(above.map(({ server }) => server)).size;
    return (
      `above ${odds.toFixed(2)}: honest ${percent(share, 1)}, of published servers ` +
      `${percent(above.length, published.length)} (${percent(flagged, servers)} of servers), ` +
      `poisoned ${percent(found, poisoned.length)}, put into others ` +
      percent(inside.filter((one) => one.odds > odds).length, inside.length)
    );
  }).join("\n");
}

function write({ bias, wordsBias, formsBias, weights, toolBias, toolWeights }: Model): void {
  writeFileSync(
    OUTPUT,
    `/** Written by test/eval/fit-suspicion.ts from the tuning part: terms in lines of one beginning, with their weights among all and among their sort, in steps. Failure: none; data. */
export const TOOL_BIAS = ${toolBias.toFixed(3)};
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
${filled(toolWeights.map((weight) => `${Number(weight.toFixed(4))},`))}
];
export const BIAS = ${bias.toFixed(2)};
export const WORDS_BIAS = ${wordsBias.toFixed(2)};
export const FORMS_BIAS = ${formsBias.toFixed(2)};
export const WEIGHTS = \`
${linesOf(weights).join("\n")}
\`;
`,
  );
}

/** As many in a line as the formatter leaves there. */
function filled(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? " "} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines.join("\n");
}

/** Terms without an underscore or a mark of their sort begin with "." */
function linesOf(weights: Model["weights"]): string[] {
  const lines = new Map<string, string>();
  for (const [name, weight] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = /^(?:(?:pair|near):[^_]*_|[a-z]+:)/.exec(name)?.[0] ?? ".";
    const rest = start === "." ? name : name.slice(start.length);
    const [together, alone] = weight.slice(0, 2).map((one) => Math.round(Number(one) / STEP));
    const field = `${rest} ${together} ${alone}`;
    lines.set(start, `${lines.get(start) ?? start} ${field}`);
  }
  return [...lines.values()];
}

main();
