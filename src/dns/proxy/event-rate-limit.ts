/**
 * Limits the events about refused queries: one per name and reason in a second, and at most a hundred a second, so
 * that an agent that asks in a loop does not fill the log. Suppressed events are still counted.
 */
import { systemClock } from "../resolver/clock.ts";

const WINDOW_MS = 1000;
const MOST = 100;

/** Returns the limit of one session, which returns false for a repeated key or above the limit, in this second. */
export function eventRateLimit(): (key: string) => boolean {
  const seen = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;
  return (key) => {
    const now = systemClock.now();
    if (now - since >= WINDOW_MS) {
      seen.clear();
      since = now;
    }
    if (seen.has(key) || seen.size >= MOST) return false;
    seen.add(key);
    return true;
  };
}
