/**
 * Counts over time in at most MAX_BUCKETS buckets: of a second at first, wider ones as the time between the first and
 * the last grows. Each width divides the next, so that buckets are merged and nothing is counted anew.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";

const MAX_BUCKETS = 96;
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const WIDTHS = [
  ...[SECOND, 5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 12 * HOUR],
  ...[DAY, 7 * DAY, 364 * DAY, 364 * 100 * DAY],
] as const;

export interface Bucket {
  refused: number;
  warned: number;
}

export class Histogram {
  #width = 0;
  #buckets = new Map<number, Bucket>();
  #first = Number.POSITIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  get widthMs(): number {
    return WIDTHS[this.#width]!;
  }

  /** Makes sure that the range includes this time. */
  extend(ms: number): void {
    this.#first = Math.min(this.#first, ms);
    this.#last = Math.max(this.#last, ms);
    while (this.#width < WIDTHS.length - 1 && this.#at(this.#last) - this.#at(this.#first) >= MAX_BUCKETS)
      this.#widen();
  }

  add(ms: number, kind: keyof Bucket): void {
    this.extend(ms);
    getOrInsert(this.#buckets, this.#at(ms), () => ({ refused: 0, warned: 0 }))[kind]++;
  }

  /** Returns all buckets of the range, empty ones too, each with the time at which it begins; none without a time. */
  result(): (Bucket & { at: number })[] {
    if (this.#first > this.#last) return [];
    const from = this.#at(this.#first);
    return Array.from({ length: Math.min(MAX_BUCKETS, this.#at(this.#last) - from + 1) }, (_, n) => ({
      at: (from + n) * this.widthMs,
      ...(this.#buckets.get(from + n) ?? { refused: 0, warned: 0 }),
    }));
  }

  #at(ms: number): number {
    return Math.floor(ms / this.widthMs);
  }

  #widen(): void {
    const narrow = this.widthMs;
    this.#width++;
    const wide = new Map<number, Bucket>();
    for (const [at, { refused, warned }] of this.#buckets) {
      const to = getOrInsert(wide, this.#at(at * narrow), () => ({ refused: 0, warned: 0 }));
      to.refused += refused;
      to.warned += warned;
    }
    this.#buckets = wide;
  }
}
