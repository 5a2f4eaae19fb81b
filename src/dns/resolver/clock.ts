/** The resolver's clock, in milliseconds; tests pass their own. */

export interface Timer {
  cancel(): void;
}

export interface Clock {
  /** Monotonic. */
  now(): number;
  after(ms: number, call: () => void): Timer;
}

/** setTimeout takes a signed 32-bit number; a longer wait wakes early, so callers check the time. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** Timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, Math.min(ms, MAX_WAIT_MS));
    timer.unref();
    return { cancel: () => clearTimeout(timer) };
  },
};
