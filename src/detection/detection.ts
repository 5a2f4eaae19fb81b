/**
 * What an inspection finds: a kind of poisoning, its severity, the signals that fired and where. A detection is evidence;
 * the caller's threshold (default `high`) decides.
 */

/** From harmless to certain; the order is that of comparison. */
export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The design's groups of patterns first, then what instructions to a model add. */
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

export interface Location {
  /** JSON pointer (RFC 6901) into the tool; for instructions and prompts into the server's listing. */
  pointer: string;
  /** UTF-16 unit in the original string where the text begins. */
  offset: number;
  /** The text as the model would read it, after normalisation, cut to one line. Untrusted. */
  excerpt: string;
}

/** One observation and its weight. */
export interface Signal extends Location {
  /** Stable name, e.g. `reads_secret_file`. */
  signal: string;
  /** In words, for people. */
  says: string;
  weight: number;
}

export interface Detection {
  category: Category;
  severity: Severity;
  /** The score of all signals of the tool together; the same in each of its detections. */
  score: number;
  /** Heaviest first; at least one. */
  signals: Signal[];
}

export function atLeast(severity: Severity, threshold: Severity): boolean {
  return SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

/** The higher of two; undefined is lower than any. */
export function worse(one: Severity | undefined, other: Severity | undefined): Severity | undefined {
  return one !== undefined && (other === undefined || atLeast(one, other)) ? one : other;
}

/** The highest; null: none. */
export function maxSeverity(detections: readonly Pick<Detection, "severity">[]): Severity | null {
  const highest = detections.reduce((max, { severity }) => Math.max(max, SEVERITIES.indexOf(severity)), -1);
  return SEVERITIES[highest] ?? null;
}

const MAX_EXCERPT = 160;

/** A line of untrusted text for people; the code that prints it escapes it for a terminal. */
export function printableExcerpt(text: string): string {
  // cut first: the rest of a large text is not looked at
  const flat = text
    .slice(0, MAX_EXCERPT * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return flat.length <= MAX_EXCERPT ? flat : `${flat.slice(0, MAX_EXCERPT - 1)}…`;
}
