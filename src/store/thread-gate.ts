/**
 * Keeps the writer's thread from being stopped inside libsql. Node stops threads when the process ends, by
 * process.exit() or an error nobody caught, and its addon (neon 1.0) then aborts the whole process: another exit
 * code, a core dump. Direction of failure: open; who waits for the gate does so for a limited time.
 */

/** Places in the shared memory. */
const BUSY = 0;
const SHUT = 1;

export class ThreadGate {
  readonly shared: SharedArrayBuffer;
  readonly #state: Int32Array<SharedArrayBuffer>;

  /** Of the thread that starts another: busy until that one says otherwise, as it loads the addon. */
  static create(): ThreadGate {
    const gate = new ThreadGate(new SharedArrayBuffer(8));
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

  /** Blocks until the thread is outside, for good. False: it was still inside after so many milliseconds. */
  shut(milliseconds: number): boolean {
    Atomics.store(this.#state, SHUT, 1);
    return Atomics.wait(this.#state, BUSY, 1, milliseconds) !== "timed-out";
  }
}
