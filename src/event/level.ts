/** Severity of an event, on one scale for OTLP, OCSF and webhooks. */

/** In ascending order; the names of OCSF's severity_id 1 to 5. */
export const LEVELS = ["informational", "low", "medium", "high", "critical"] as const;
export type Level = (typeof LEVELS)[number];

export function atLeastLevel(level: Level, threshold: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(threshold);
}
