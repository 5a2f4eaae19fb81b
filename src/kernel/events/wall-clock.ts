/**
 * What is added to the kernel's CLOCK_MONOTONIC to get Unix time. A reading is never too great, but too small by up to a
 * millisecond, and by as long as this process waits between the two clocks. So the greatest one counts, until the wall
 * clock is set back: with each reading as it is, an event could be older than the one before it.
 */

/** A reading that is smaller by more than this says that the clock was set back. */
const SET_BACK_NS = 20_000_000n;
/** Within one reading; after a longer wait it says nothing about that. */
const WAITED_NS = 5_000_000n;

export interface Clocks {
  /** Unix time in milliseconds. */
  wall(): number;
  /** CLOCK_MONOTONIC in nanoseconds. */
  monotonic(): bigint;
}

const MACHINE: Clocks = { wall: () => Date.now(), monotonic: () => process.hrtime.bigint() };

export class WallClock {
  readonly #clocks: Clocks;
  #offset: bigint | null = null;

  constructor(clocks = MACHINE) {
    this.#clocks = clocks;
  }

  /** Reads both clocks. Nanoseconds. */
  offsetNs(): bigint {
    const before = this.#clocks.monotonic();
    const wall = BigInt(this.#clocks.wall()) * 1_000_000n;
    const after = this.#clocks.monotonic();
    const read = wall - after;
    const last = this.#offset;
    const isSetBack = last !== null && read < last - SET_BACK_NS && after - before < WAITED_NS;
    if (last === null || read > last || isSetBack) this.#offset = read;
    return this.#offset ?? read;
  }
}
