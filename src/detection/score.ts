/**
 * Weighs the signals of one definition together: severities by the score, detections by category.
 *
 * A rule sees words without their context. So findings of rules in readable text count by the reading of the whole tool
 * (tool-reading.ts). Everything else counts by its own weight: hidden text, other languages, names, custom patterns,
 * and all texts outside tools.
 *
 * Many faint signals do not add up to a strong one. Each signal counts once, so that long honest texts do not
 * accumulate weight.
 */
import type { Category, Detection, Severity, Signal } from "./detection.ts";

export interface Fired extends Signal {
  category: Category;
  /** Whether the tool's reading determines how much the signal counts; if missing, its own weight does. */
  read?: boolean;
}

export const HIGH = 6;
export const MEDIUM = 3;
const LEVELS: readonly (readonly [number, Severity])[] = [
  [10, "critical"],
  [HIGH, "high"],
  [MEDIUM, "medium"],
  [1, "low"],
];
/** Signals up to this weight are faint. */
const FAINT = 3;
const MAX_FAINT_SUM = 4;
/** Signals that keep their weight whatever the tool's reading: no honest text tells a model this. */
const CERTAIN: ReadonlySet<string> = new Set([
  "overrides_instructions",
  "acts_without_showing",
  "leaves_directory",
]);

/** `reading`: the score of the tool's reading; if missing, every signal counts by its own weight. */
export function detectionsOf(fired: readonly Fired[], reading?: number): Detection[] {
  const strongest = new Map<string, Fired>();
  for (const one of fired) {
    const known = strongest.get(one.signal);
    if (one.weight > 0 && (known === undefined || one.weight > known.weight)) strongest.set(one.signal, one);
  }
  const all = [...strongest.values()].sort((a, b) => b.weight - a.weight);
  const score = reading === undefined ? sumOf(all) : scoreOf(all, reading);
  const leading = all[0]?.category;
  return [...new Set(all.map(({ category }) => category))].map((category) => {
    const own = all.filter((one) => one.category === category);
    // The leading category gets the severity of all signals together, the others that of their own.
    const severity = severityOf(category === leading ? score : Math.min(score, sumOf(own)));
    return { category, severity, score, signals: own.map(({ category: _, read: _r, ...signal }) => signal) };
  });
}

function scoreOf(all: readonly Fired[], reading: number): number {
  const ofReading = all.filter(({ read }) => read === true);
  const read = sumOf(ofReading);
  const unread = sumOf(all.filter((one) => one.read !== true));
  const certain = ofReading.filter(({ signal }) => CERTAIN.has(signal)).map(({ weight }) => weight);
  const least = ofReading.some(isCommand) ? MEDIUM : MEDIUM - 1;
  return Math.max(unread, ...certain, Math.min(read, Math.max(least, reading)));
}

/** A command to be run is at least medium by design, whatever the tool's reading. */
function isCommand({ category, weight }: Fired): boolean {
  return category === "shell_injection" && weight >= HIGH;
}

function sumOf(some: readonly Fired[]): number {
  const sum = (weights: readonly Fired[]): number => weights.reduce((total, { weight }) => total + weight, 0);
  const faint = Math.min(MAX_FAINT_SUM, sum(some.filter(({ weight }) => weight <= FAINT)));
  return sum(some.filter(({ weight }) => weight > FAINT)) + faint;
}

function severityOf(score: number): Severity {
  return LEVELS.find(([least]) => score >= least)?.[1] ?? "low";
}
