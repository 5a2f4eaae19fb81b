/**
 * Severity as a function of all evidence on one definition: rules and hidden text have a severity each, and the model's
 * score one of at most high. The highest counts. None lowers another.
 *
 * High becomes critical where two witnesses agree that are not the model: rules of two categories, or a rule and hidden
 * text.
 */
import { atLeast, type Category, type Detection, type Severity, type Signal, worse } from "./detection.ts";

export interface Fired extends Signal {
  category: Category;
}

/** The signal of the model. */
export const READS_LIKE_POISON = "reads_like_poison";
export const WEIGHTS: Readonly<Record<Severity, number>> = { low: 1, medium: 3, high: 6, critical: 10 };
export const HIGH = WEIGHTS.high;

function severityOf({ weight }: Signal): Severity {
  return weight >= 10 ? "critical" : weight >= HIGH ? "high" : weight >= 3 ? "medium" : "low";
}

export function detectionsOf(fired: readonly Fired[]): Detection[] {
  const strongest = new Map<string, Fired>();
  for (const one of fired) {
    const known = strongest.get(one.signal);
    if (one.weight > 0 && (known === undefined || one.weight > known.weight)) strongest.set(one.signal, one);
  }
  const signals = [...strongest.values()].sort((a, b) => b.weight - a.weight);
  const score = signals.reduce((sum, { weight }) => sum + weight, 0);
  const strong = signals.filter((one) => one.category !== "custom" && atLeast(severityOf(one), "high"));
  const witnesses = new Set(
    strong.filter(({ signal }) => signal !== READS_LIKE_POISON).map(({ category }) => category),
  );
  const agreed = witnesses.size > 1;
  return [...new Set(signals.map(({ category }) => category))].map((category, index) => {
    const own = signals.filter((one) => one.category === category);
    const worst = own.reduce<Severity>((most, one) => worse(severityOf(one), most) ?? most, "low");
    const severity = agreed && index === 0 ? "critical" : worst;
    return { category, severity, score, signals: own.map(({ category: _, ...signal }) => signal) };
  });
}
