import type { Clock, Timer } from "../../../../src/dns/resolver/clock.ts";

interface Waiting {
  at: number;
  call: () => void;
}

/** Time that moves only when told to; promises settle between two timers. */
export class FakeClock implements Clock {
  #now = 0;
  readonly #timers = new Set<Waiting>();

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): Timer {
    const timer = { at: this.#now + ms, call };
    this.#timers.add(timer);
    return { cancel: () => this.#timers.delete(timer) };
  }

  get pending(): number {
    return this.#timers.size;
  }

  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const [next] = [...this.#timers].sort((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await settled();
    }
    this.#now = end;
  }
}

/** Lets every promise that can settle do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
