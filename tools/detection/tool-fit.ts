/**
 * The second stage: weights of the evidence of whole tools (tool-reading.ts), by logistic regression on standardised
 * values. The suspicion of sentences must come from a fit that their server was left out of.
 * The same data give the same weights.
 */
export interface ToolRow {
  values: readonly number[];
  poisoned: boolean;
  /** How much it counts. */
  share: number;
}

export interface ToolModel {
  bias: number;
  weights: number[];
}

/** Newton's method needs few. */
const STEPS = 25;
const PENALTY = 1;

export function fitTools(rows: readonly ToolRow[]): ToolModel {
  const width = rows[0]?.values.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ values }) => values[at] ?? 0));
  const means = columns.map((column) => column.reduce((sum, one) => sum + one, 0) / rows.length);
  const spreads = columns.map((column, at) => {
    const variance = column.reduce((sum, one) => sum + (one - (means[at] ?? 0)) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
  // the last is the bias
  const standard = rows.map(({ values }) => [
    ...values.map((one, at) => (one - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    1,
  ]);
  const weights = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, at) => (at === width ? 0 : PENALTY * weight));
    const curvature = weights.map((_, row) =>
      weights.map((__, column): number => (row === column && row !== width ? PENALTY : 0)),
    );
    for (const [index, values] of standard.entries()) {
      let odds = 0;
      for (let at = 0; at <= width; at++) odds += (values[at] ?? 0) * (weights[at] ?? 0);
      const share = 1 / (1 + Math.exp(-odds));
      const { poisoned, share: counts } = rows[index] ?? { poisoned: false, share: 0 };
      const error = counts * (share - (poisoned ? 1 : 0));
      const bend = counts * share * (1 - share);
      for (let row = 0; row <= width; row++) {
        const value = values[row] ?? 0;
        gradient[row] = (gradient[row] ?? 0) + error * value;
        const line = curvature[row] ?? [];
        for (let column = 0; column <= width; column++)
          line[column] = (line[column] ?? 0) + bend * value * (values[column] ?? 0);
      }
    }
    const change = solved(curvature, gradient);
    for (const [at, one] of change.entries()) weights[at] = (weights[at] ?? 0) - one;
  }
  const plain = spreads.map((spread, at) => (weights[at] ?? 0) / spread);
  const bias = plain.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), weights[width] ?? 0);
  return { bias, weights: plain };
}

/** Gauss-Jordan elimination; the matrix is positive definite, so no row is ever exchanged. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, at) => [...line, right[at] ?? 0]);
  for (const [pivot, line] of rows.entries()) {
    const scale = line[pivot] ?? 1;
    for (let at = 0; at < line.length; at++) line[at] = (line[at] ?? 0) / scale;
    for (const [other, changed] of rows.entries()) {
      if (other === pivot) continue;
      const factor = changed[pivot] ?? 0;
      for (let at = pivot; at < changed.length; at++)
        changed[at] = (changed[at] ?? 0) - factor * (line[at] ?? 0);
    }
  }
  return rows.map((line) => line.at(-1) ?? 0);
}
