/** Events of different readings keep their order, also on a busy machine; a clock that was set is followed. */
import { expect, it } from "vitest";
import { WallClock } from "../../../src/kernel/events/wall-clock.ts";

/** Nanoseconds of true time, which the monotonic clock shows as they are. */
let now = 0n;
let waits = 0n;
let set = 1_000_000_000_000_000_000n;
const clock = () =>
  new WallClock({
    wall: () => {
      const wall = Number((now + set) / 1_000_000n);
      now += waits;
      return wall;
    },
    monotonic: () => now,
  });

it("does not go back by the part of a millisecond, nor by a wait between the clocks", () => {
  const offset = clock();
  let last = 0n;
  for (let n = 0; n < 1000; n++) {
    now += 1_234_567n;
    waits = [0n, 900_000n, 4_000_000n, 300_000_000n][n % 4] ?? 0n;
    const read = offset.offsetNs();
    expect(read).toBeGreaterThanOrEqual(last);
    expect(read).toBeLessThanOrEqual(set);
    last = read;
  }
  expect(set - last).toBeLessThan(1_000_000n);
});

it("follows a clock that was set, forward or back", () => {
  const offset = clock();
  waits = 0n;
  offset.offsetNs();
  for (const by of [3_600_000_000_000n, -7_200_000_000_000n, -50_000_000n, 1_000_000n]) {
    set += by;
    const error = set - offset.offsetNs();
    expect(error).toBeGreaterThanOrEqual(0n);
    expect(error).toBeLessThan(1_000_000n);
  }
});
