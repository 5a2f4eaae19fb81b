/** The fitted model as src/detection/suspicion-weights.json holds it; its schema stands beside it. */
import type { Model } from "../../src/detection/suspicion.ts";

/** What one step of a term's weight stands for. */
export const STEP = 0.05;

/** The file's text: what has only numbers stands on one line. */
export function weightsText(model: Model): string {
  const text = JSON.stringify(weightsData(model), null, 1);
  return `${text.replace(/\[[-\d.,\s]+\]/g, (numbers) => numbers.replace(/\s+/g, ""))}\n`;
}

/** Weights of terms in whole steps, the others rounded to the digits that matter. The same model gives the same data. */
function weightsData({ bias, wordsBias, formsBias, weights, toolBias, toolWeights }: Model): object {
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

/** A line a kind; of neighbours, which are many, a line for each first letter. */
function linesOf(weights: Model["weights"]): string[] {
  const lines = new Map<string, string>();
  let last = "";
  for (const [name, [together, alone]] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, kind = "", first = "", rest = ""] =
      /^([a-z]+:|)((?<=pair:|near:)[^_]*_|)(.*)$/s.exec(name) ?? [];
    const start = kind || ".";
    const key = start + first.slice(0, 1);
    const head = first === "" || kind + first === last ? "" : `${first} `;
    last = kind + first;
    const steps = [together, alone].map((weight) => Math.round(weight / STEP)).join(" ");
    lines.set(key, `${lines.get(key) ?? start} ${head}${rest} ${steps}`);
  }
  return [...lines.values()];
}
