/**
 * Keeps the writer's thread from being stopped inside libsql. Node stops threads when the process ends, by
 * process.exit() or an error nobody caught, and its addon (neon 1.0) then aborts the whole process: another exit
 * code, a core dump. Direction of failure: open; who waits for the gate does so for a limited time.
 */

/** Places in the shared memory. */
const BUSY = 0;
const SHUT = 1;
const SETTLED = 2;

export class ThreadGate {
  readonly shared: SharedArrayBuffer;
  readonly #state: Int32Array<SharedArrayBuffer>;

  /** The gate of a thread about to start: busy until that thread says otherwise, as it loads the addon. */
  static create(): ThreadGate {
    const gate = new ThreadGate(new SharedArrayBuffer(12));
    Atomics.store(gate.#state, BUSY, 1);
    return gate;
  }

  constructor(shared: SharedArrayBuffer) {
    this.shared = shared;
    this.#state = new Int32Array(shared);
  }

  /** The thread's: false when it must not begin any more. Each true is followed by leave(). */
  enter(): boolean {
    // first the own mark, then a look at the other's: one of both sees the other
    Atomics.store(this.#state, BUSY, 1);
    if (Atomics.load(this.#state, SHUT) === 0) return true;
    this.leave();
    return false;
  }

  leave(): void {
    Atomics.store(this.#state, BUSY, 0);
    Atomics.notify(this.#state, BUSY);
  }

  /** The thread's: one more batch is written, or given up. */
  settle(): void {
    Atomics.add(this.#state, SETTLED, 1);
    Atomics.notify(this.#state, SETTLED);
  }

  /** Blocks until this many batches are settled. False: the time, in milliseconds, ran out. */
  settled(batches: number, milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    for (;;) {
      const now = Atomics.load(this.#state, SETTLED);
      if (now >= batches) return true;
      const left = until - performance.now();
      if (left <= 0) return false;
      Atomics.wait(this.#state, SETTLED, now, left);
    }
  }

  /** Blocks until the thread is outside, for good. False: it was still inside when the time, in milliseconds, ran out. */
  shut(milliseconds: number): boolean {
    Atomics.store(this.#state, SHUT, 1);
    return Atomics.wait(this.#state, BUSY, 1, milliseconds) !== "timed-out";
  }
}
