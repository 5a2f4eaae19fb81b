/**
 * Runs work that may be requested at any rate, but takes at most a fraction of the time: immediately if it has not run
 * lately, later if it took long before. Requests meanwhile are merged. Never fails: `work` handles its own errors.
 */

/** Pause before the next run, as a multiple of the duration of the last. */
const PAUSE = 4;

export class PacedTask {
  readonly #work: () => void;
  #pending = false;
  #closed = false;
  /** In milliseconds of performance.now(). */
  #notBefore = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(work: () => void) {
    this.#work = work;
  }

  ask(): void {
    if (this.#pending || this.#closed) return;
    this.#pending = true;
    this.#timer = setTimeout(() => this.#do(), Math.max(0, this.#notBefore - performance.now())).unref();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #do(): void {
    this.#pending = false;
    const from = performance.now();
    this.#work();
    const to = performance.now();
    this.#notBefore = to + PAUSE * (to - from);
  }
}
