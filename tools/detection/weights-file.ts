/** The fitted model as src/detection/suspicion-weights.json holds it; its schema stands beside it. */
import type { Model } from "../../src/detection/suspicion.ts";

/** What one step of a term's weight stands for. */
export const STEP = 0.05;

/** Weights of terms in whole steps, the others rounded to the digits that matter. The same model gives the same data. */
export function weightsData({ bias, wordsBias, formsBias, weights, toolBias, toolWeights }: Model): object {
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  return {
    $schema: "./suspicion-weights.schema.json",
    step: STEP,
    tool: { bias: rounded(toolBias, 3), weights: toolWeights.map((weight) => rounded(weight, 4)) },
    sentence: {
      bias: rounded(bias, 2),
      wordsBias: rounded(wordsBias, 2),
      formsBias: rounded(formsBias, 2),
    },
    terms: linesOf(weights),
  };
}

function linesOf(weights: Model["weights"]): string[] {
  const lines = new Map<string, string>();
  for (const [name, [together, alone]] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = /^(?:(?:pair|near):[^_]*_|[a-z]+:)/.exec(name)?.[0] ?? ".";
    const rest = start === "." ? name : name.slice(start.length);
    const steps = [together, alone].map((weight) => Math.round(weight / STEP)).join(" ");
    lines.set(start, `${lines.get(start) ?? start} ${rest} ${steps}`);
  }
  return [...lines.values()];
}
