/**
 * What an inspection finds: a kind of poisoning, how serious, which signals fired and where the text stands.
 *
 * Direction of failure: a detection is evidence for a judgement, never the judgement; the caller's threshold
 * decides (default `high`).
 */

/** From harmless to certain; the order is that of comparison. */
export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The seed groups of pattern detection first, then what instructions to a model add. */
export const CATEGORIES = [
  "credential_theft",
  "exfiltration",
  "hidden_instructions",
  "shell_injection",
  "path_traversal",
  "hidden_text",
  "secrecy",
  "tool_shadowing",
  "argument_tampering",
  "preference_manipulation",
  "approval_bypass",
  "impersonation",
  "custom",
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Place {
  /** JSON pointer (RFC 6901) into the tool; for instructions and prompts into the server's listing. */
  pointer: string;
  /** UTF-16 unit in the original string where the text begins. */
  offset: number;
  /** The text as the model would read it, after normalisation, cut to one line. Untrusted. */
  excerpt: string;
}

/** One observation and its weight. */
export interface Signal extends Place {
  /** Stable name, e.g. `reads_secret_file`. */
  signal: string;
  /** In words, for people. */
  says: string;
  weight: number;
}

export interface Detection {
  category: Category;
  severity: Severity;
  /** Of all signals of this tool together; the same in each of its detections. */
  score: number;
  /** Heaviest first; at least one. */
  signals: Signal[];
}

export function atLeast(severity: Severity, threshold: Severity): boolean {
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

/** The highest; null: none. */
export function maxSeverity(detections: readonly Detection[]): Severity | null {
  const highest = detections.reduce((max, { severity }) => Math.max(max, SEVERITIES.indexOf(severity)), -1);
  return SEVERITIES[highest] ?? null;
}
