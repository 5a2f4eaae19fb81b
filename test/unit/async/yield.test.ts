import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterOthers } from "../../../src/async/yield.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("work goes on in the next turn of the event loop, and each fourth time after a rest", async () => {
  let done = 0;
  for (let i = 0; i < 8; i++) afterOthers(() => done++);
  expect(done).toBe(0);
  await turn();
  expect(done).toBe(6);
  vi.advanceTimersByTime(1);
  expect(done).toBe(8);
});

it("work that is taken back does not go on", async () => {
  let done = 0;
  const stays = Array.from({ length: 4 }, () => afterOthers(() => done++));
  for (const stay of stays) stay();
  await turn();
  vi.advanceTimersByTime(1);
  expect(done).toBe(0);
});
