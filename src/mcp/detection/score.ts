/**
 * Signals of one definition, weighed together: severities by the sum, detections by category.
 *
 * Direction of failure: many faint signals do not add up to a strong one; each signal counts once, however
 * often it fires, so long honest texts do not collect weight.
 */
import type { Category, Detection, Severity, Signal } from "./detection.ts";

export interface Fired extends Signal {
  category: Category;
}

const LEVELS: readonly (readonly [number, Severity])[] = [
  [10, "critical"],
  [6, "high"],
  [3, "medium"],
  [1, "low"],
];
/** Signals up to this weight are faint. */
const FAINT = 3;
const MAX_FAINT_SUM = 4;

export function detectionsOf(fired: readonly Fired[]): Detection[] {
  const strongest = new Map<string, Fired>();
  for (const one of fired) {
    const known = strongest.get(one.signal);
    if (one.weight > 0 && (known === undefined || known.weight < one.weight)) strongest.set(one.signal, one);
  }
  const all = [...strongest.values()].sort((a, b) => b.weight - a.weight);
  const score = scoreOf(all);
  const leading = all[0]?.category;
  return [...new Set(all.map(({ category }) => category))].map((category) => {
    const own = all.filter((one) => one.category === category);
    // the leading category carries the severity of everything together, the others their own
    const severity = severityOf(category === leading ? score : scoreOf(own));
    return { category, severity, score, signals: own.map(({ category: _, ...signal }) => signal) };
  });
}

function scoreOf(some: readonly Fired[]): number {
  const sum = (weights: readonly Fired[]): number => weights.reduce((total, { weight }) => total + weight, 0);
  const faint = Math.min(MAX_FAINT_SUM, sum(some.filter(({ weight }) => weight <= FAINT)));
  return sum(some.filter(({ weight }) => weight > FAINT)) + faint;
}

function severityOf(score: number): Severity {
  return LEVELS.find(([least]) => score >= least)?.[1] ?? "low";
}
