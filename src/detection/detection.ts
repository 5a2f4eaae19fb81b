/**
 * The result of an inspection: a kind of poisoning, its severity, and the signals that fired, with their locations. A
 * detection is evidence; the caller's threshold (default `high`) decides.
 */

/** From harmless to certain, in order of comparison. */
export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The design's groups of patterns first, then those for instructions to a model. */
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
  /** JSON pointer (RFC 6901) into the tool; for instructions and prompts, into the server's listing. */
  pointer: string;
  /** Offset of the text in the original string, in UTF-16 code units. */
  offset: number;
  /** The text as the model would read it, after normalisation, shortened to one line. Untrusted. */
  excerpt: string;
}

/** One observation and its weight. */
export interface Signal extends Location {
  /** Stable name, e.g. `reads_secret_file`. */
  signal: string;
  /** Description for people. */
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

/** Returns the higher of two severities; undefined is lower than any. */
export function worse(one: Severity | undefined, other: Severity | undefined): Severity | undefined {
  return one !== undefined && (other === undefined || atLeast(one, other)) ? one : other;
}

/** Returns the highest severity; null: none. */
export function maxSeverity(detections: readonly Pick<Detection, "severity">[]): Severity | null {
  const highest = detections.reduce((max, { severity }) => Math.max(max, SEVERITIES.indexOf(severity)), -1);
  return SEVERITIES[highest] ?? null;
}

const MAX_EXCERPT = 160;

/** Returns a line of untrusted text for people; the code that prints it must escape it for a terminal. */
export function printableExcerpt(text: string): string {
  // Truncated first, so that the rest of a large text is not processed.
  const flat = text
    .slice(0, MAX_EXCERPT * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return flat.length <= MAX_EXCERPT ? flat : `${flat.slice(0, MAX_EXCERPT - 1)}…`;
}
