/**
 * Signals of one definition, weighed together: severities by the sum, detections by category.
 *
 * Two judges are joined: rules about texts that read honest (suspicion.ts) reach `high` only with the weight of
 * `critical`, since a rule sees words and not what they are said of.
 *
 * Direction of failure: many faint signals do not add up to a strong one; each signal counts once, however
 * often it fires, so long honest texts do not collect weight. A signal without a reading is never doubted.
 */
import type { Category, Detection, Severity, Signal } from "./detection.ts";

export interface Fired extends Signal {
  category: Category;
  /** Logarithm of the odds that the text is poisoned, by how it reads; left out: that says nothing here. */
  reading?: number;
}

const CRITICAL = 10;
const HIGH = 6;
const LEVELS: readonly (readonly [number, Severity])[] = [
  [CRITICAL, "critical"],
  [HIGH, "high"],
  [3, "medium"],
  [1, "low"],
];
/** Signals up to this weight are faint. */
const FAINT = 3;
const MAX_FAINT_SUM = 4;
/** A text below it reads honest; chosen on the tuning part, servers left out of the fit. */
const READS_HONEST = 0.5;

export function detectionsOf(fired: readonly Fired[]): Detection[] {
  const strongest = new Map<string, Fired>();
  for (const one of fired) {
    const known = strongest.get(one.signal);
    if (one.weight > 0 && (known === undefined || isStronger(one, known))) strongest.set(one.signal, one);
  }
  const all = [...strongest.values()].sort((a, b) => b.weight - a.weight);
  const score = scoreOf(all);
  const leading = all[0]?.category;
  return [...new Set(all.map(({ category }) => category))].map((category) => {
    const own = all.filter((one) => one.category === category);
    // the leading category carries the severity of everything together, the others their own
    const severity = severityOf(category === leading ? score : scoreOf(own));
    return {
      category,
      severity,
      score,
      signals: own.map(({ category: _, reading: _r, ...signal }) => signal),
    };
  });
}

/** What is said in two texts is held against the more suspicious one. */
function isStronger(one: Fired, known: Fired): boolean {
  const readingOf = ({ reading }: Fired): number => reading ?? Number.POSITIVE_INFINITY;
  return one.weight > known.weight || (one.weight === known.weight && readingOf(one) > readingOf(known));
}

function scoreOf(some: readonly Fired[]): number {
  const sum = (weights: readonly Fired[]): number => weights.reduce((total, { weight }) => total + weight, 0);
  const faint = Math.min(MAX_FAINT_SUM, sum(some.filter(({ weight }) => weight <= FAINT)));
  const score = sum(some.filter(({ weight }) => weight > FAINT)) + faint;
  return score >= HIGH && score < CRITICAL && isDoubted(some) ? HIGH - 1 : score;
}

/** Nothing in it is strong by itself or stands in a text that reads suspicious. */
function isDoubted(some: readonly Fired[]): boolean {
  const heard = some.filter(({ weight, reading }) => reading !== undefined || weight >= HIGH);
  return heard.length > 0 && heard.every(({ reading }) => reading !== undefined && reading < READS_HONEST);
}

function severityOf(score: number): Severity {
  return LEVELS.find(([least]) => score >= least)?.[1] ?? "low";
}
