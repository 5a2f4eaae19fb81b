/**
 * The second stage: weights of the evidence of whole tools (tool-reading.ts), by logistic regression on standardised
 * values. The suspicion of sentences must come from a fit that their server was left out of.
 *
 * Failure: none; the same data give the same weights.
 */
export interface ToolRow {
  values: readonly number[];
  poisoned: boolean;
}

export interface ToolModel {
  bias: number;
  weights: number[];
}

const STEPS = 1500;
const RATE = 0.2;
const PENALTY = 1;

export function fitTools(rows: readonly ToolRow[]): ToolModel {
  const width = rows[0]?.values.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ values }) => values[at] ?? 0));
  const means = columns.map((column) => column.reduce((sum, one) => sum + one, 0) / rows.length);
  const spreads = columns.map((column, at) => {
    const variance = column.reduce((sum, one) => sum + (one - (means[at] ?? 0)) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
  const standard = rows.map(({ values }) =>
    values.map((one, at) => (one - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const weights = new Array<number>(width + 1).fill(0);
  const squares = new Array<number>(width + 1).fill(1e-8);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, at) => (at === width ? 0 : PENALTY * weight));
    for (const [index, values] of standard.entries()) {
      const odds = values.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), weights[width] ?? 0);
      const error = 1 / (1 + Math.exp(-odds)) - (rows[index]?.poisoned === true ? 1 : 0);
      for (const [at, one] of values.entries()) gradient[at] = (gradient[at] ?? 0) + error * one;
      gradient[width] = (gradient[width] ?? 0) + error;
    }
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope ** 2;
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const plain = spreads.map((spread, at) => (weights[at] ?? 0) / spread);
  const bias = plain.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), weights[width] ?? 0);
  return { bias, weights: plain };
}
