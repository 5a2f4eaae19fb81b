/**
 * The wait before the next attempt: exponential with full jitter, or as long as the receiver says (Retry-After,
 * RFC 9110 §10.2.3: seconds or a date). All times are in milliseconds. An unreadable Retry-After is ignored, and one
 * that is too long is shortened.
 */

export interface Backoff {
  firstMs: number;
  maxMs: number;
}

export const MAX_RETRY_AFTER_MS = 300_000;

/** `attempt`: 0 before the second try. `random`: in [0, 1). At least a tenth of the step, so that tries stay apart. */
export function backoffMs({ firstMs, maxMs }: Backoff, attempt: number, random = Math.random()): number {
  const step = Math.min(maxMs, firstMs * 2 ** attempt);
  return Math.round(step * (0.1 + 0.9 * random));
}

/** null: no such header, or an unreadable one. `now`: Unix time in milliseconds. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(seconds) ? null : Math.min(MAX_RETRY_AFTER_MS, Math.max(0, seconds));
}
