/**
 * Refused queries as events: one for each name and reason in a second, and not more than a hundred a second, so
 * that an agent that asks in a loop does not fill the log. Failure: what makes no event is counted.
 */
import type { Clock } from "../resolver/clock.ts";

const WINDOW_MS = 1000;
const MOST = 100;

export class EventRateLimit {
  readonly #clock: Clock;
  readonly #seen = new Set<string>();
  #since = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** false: it was said in this second, or too much was. */
  take(key: string): boolean {
    const now = this.#clock.now();
    if (now - this.#since >= WINDOW_MS) {
      this.#seen.clear();
      this.#since = now;
    }
    if (this.#seen.has(key) || this.#seen.size >= MOST) return false;
    this.#seen.add(key);
    return true;
  }
}
