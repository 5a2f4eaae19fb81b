/** Checks with the same period happen at the same time, whenever they began and however early their timers fire. */
import { expect, it } from "vitest";
import { alignedDelay } from "../../../src/kernel/aligned-delay.ts";

it.each([25, 75, 187.5, 1000])("every %d ms", (period) => {
  for (let start = 0; start < period; start += period / 37) {
    let now = 12_345 + start;
    for (let turn = 0; turn < 20; turn++) {
      const delay = alignedDelay(period, now);
      expect(delay).toBeGreaterThanOrEqual(period / 2);
      expect(delay).toBeLessThan(1.5 * period + 1e-6);
      // timers have whole milliseconds, and fire late at times
      now += Math.trunc(delay) + (turn % 5) / 4;
      const off = now % period;
      expect(Math.min(off, period - off)).toBeLessThan(2);
    }
  }
});
