/**
 * Refused queries as events: one for each name and reason in a second, and not more than a hundred a second, so
 * that an agent that asks in a loop does not fill the log. Failure: what makes no event is counted.
 */
import { systemClock } from "../resolver/clock.ts";

const WINDOW_MS = 1000;
const MOST = 100;

/** The limit of one session. It gives false where it was said in this second, or too much was. */
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
