/**
 * The signals of one definition, weighed together: severities by the score, detections by category.
 *
 * A rule sees words without what they are said of. So what rules find in readable text counts by the reading of the whole
 * tool (tool-reading.ts). Everything else counts by its own weight: hidden text, other languages, names, custom patterns,
 * and all texts outside of tools.
 *
 * Many faint signals do not add up to a strong one. Each signal counts once, so long honest texts do not collect weight.
 */
import type { Category, Detection, Severity, Signal } from "./detection.ts";

export interface Fired extends Signal {
  category: Category;
  /** The reading of the tool decides what it counts; left out: it counts by its weight. */
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
/** Signals that keep their weight however the tool reads: no honest text says this to a model. */
const CERTAIN: ReadonlySet<string> = new Set([
  "overrides_instructions",
  "acts_without_showing",
  "leaves_directory",
]);

/** `reading`: the score of the tool as it reads; left out: every signal counts by its weight. */
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
    // the leading category carries the severity of everything together, the others their own
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

/** A command that is to be run is medium at least, as the design has it, however the tool reads. */
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
