/** Counts over time: buckets that widen, and lose nothing. */
import { expect, it } from "vitest";
import { Histogram } from "../../../src/ui/histogram.ts";

const DAY = 86_400_000;

it("has a bucket for each second at first, empty ones too", () => {
  const counts = new Histogram();
  counts.add(10_500, "refused");
  counts.add(12_100, "warned");
  expect(counts.widthMs).toBe(1000);
  expect(counts.result()).toEqual([
    { at: 10_000, refused: 1, warned: 0 },
    { at: 11_000, refused: 0, warned: 0 },
    { at: 12_000, refused: 0, warned: 1 },
  ]);
});

it("widens for any order of times, with at most 96 buckets, and counts each once", () => {
  for (const step of [1, 977, 61_000, DAY / 3, 40 * DAY]) {
    const counts = new Histogram();
    const times = Array.from({ length: 500 }, (_, n) => Date.UTC(2026, 0) + ((n * 269) % 500) * step);
    for (const [n, time] of times.entries()) counts.add(time, n % 5 === 0 ? "refused" : "warned");
    const found = counts.result();
    expect(found.length).toBeLessThanOrEqual(96);
    const sum = (kind: "refused" | "warned"): number => found.reduce((all, one) => all + one[kind], 0);
    expect([sum("refused"), sum("warned")]).toEqual([100, 400]);
    expect(found[0]!.at).toBeLessThanOrEqual(Math.min(...times));
    expect(found.at(-1)!.at + counts.widthMs).toBeGreaterThan(Math.max(...times));
  }
});

it("has none without a time", () => expect(new Histogram().result()).toEqual([]));
