/**
 * Keeps the writer's thread from being stopped inside a transaction. Node stops threads when the process ends, by
 * process.exit() or an uncaught error, between any two statements, and what is not committed would be lost.
 * Direction of failure: open; waiting for the gate is limited in time.
 */

/** Indexes in the shared memory. */
const BUSY = 0;
const SHUT = 1;
const SETTLED = 2;

export class ThreadGate {
  readonly shared: SharedArrayBuffer;
  readonly #state: Int32Array<SharedArrayBuffer>;

  /** Creates the gate of a thread about to start: busy until that thread leaves it, as it opens the store. */
  static create(): ThreadGate {
    const gate = new ThreadGate(new SharedArrayBuffer(12));
    Atomics.store(gate.#state, BUSY, 1);
    return gate;
  }

  constructor(shared: SharedArrayBuffer) {
    this.shared = shared;
    this.#state = new Int32Array(shared);
  }

  /** Called by the thread: false if it must not begin any more. Each true is followed by leave(). */
  enter(): boolean {
    // sets the own flag before reading the other's: at least one side sees the other
    Atomics.store(this.#state, BUSY, 1);
    if (Atomics.load(this.#state, SHUT) === 0) return true;
    this.leave();
    return false;
  }

  leave(): void {
    Atomics.store(this.#state, BUSY, 0);
    Atomics.notify(this.#state, BUSY);
  }

  /** Called by the thread: one more batch is written or given up. */
  settle(): void {
    Atomics.add(this.#state, SETTLED, 1);
    Atomics.notify(this.#state, SETTLED);
  }

  /** Blocks until this many batches are settled. Returns false on timeout, in milliseconds. */
  settled(batches: number, milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    for (;;) {
      const now = Atomics.load(this.#state, SETTLED);
      if (now >= batches) return true;
      const remainingMs = until - performance.now();
      if (remainingMs <= 0) return false;
      Atomics.wait(this.#state, SETTLED, now, remainingMs);
    }
  }

  /** Blocks until the thread is outside, for good. Returns false if it is still inside after `milliseconds`. */
  shut(milliseconds: number): boolean {
    Atomics.store(this.#state, SHUT, 1);
    return Atomics.wait(this.#state, BUSY, 1, milliseconds) !== "timed-out";
  }
}
