/**
 * Work that is asked for as often as somebody likes, but done at most a part of the time: at once when it was not done
 * lately, later where it took long before. Requests that come meanwhile are one. Never fails: `work` contains its errors.
 */

/** Times as long as the work took the last time, the next one waits. */
const PAUSE = 4;

export class PacedTask {
  readonly #work: () => void;
  #pending = false;
  #closed = false;
  /** Milliseconds of performance.now(). */
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
