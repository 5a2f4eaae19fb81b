/**
 * Counts dropped records and reports the count now and then, not each drop: the report is an event itself and may
 * be dropped too. Direction of failure: the count is exact whatever the listener does.
 */
import { processFaults } from "../event/faults.ts";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export class DropReport {
  readonly #listener: (dropped: number, total: number) => void;
  #total = 0;
  #reported = 0;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #pause = FIRST_PAUSE_MS;
  #timer: NodeJS.Timeout | null = null;
  #ended = false;

  constructor(listener: (dropped: number, total: number) => void) {
    this.#listener = listener;
  }

  get total(): number {
    return this.#total;
  }

  add(dropped: number): void {
    this.#total += dropped;
    if (this.#timer !== null || this.#ended) return;
    const quiet = performance.now() - this.#reportedAt > 2 * this.#pause;
    this.#pause = quiet ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
    this.#timer = setTimeout(
      processFaults.part("store").callback(() => this.#report(), "tried_again"),
      this.#pause,
    ).unref();
  }

  /** Reports the remaining drops; later ones are only counted. */
  end(): void {
    this.#ended = true;
    this.#report();
  }

  #report(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const dropped = this.#total - this.#reported;
    if (dropped === 0) return;
    this.#reported = this.#total;
    this.#reportedAt = performance.now();
    this.#listener(dropped, this.#total);
  }
}
