import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_BUCKETS, RateLimiter } from "../../../src/policy/rate-limit.ts";

const limits = (per_server: Record<string, { calls_per_minute: number; burst: number | null }> = {}) => ({
  enabled: true,
  default_rpm: 60,
  per_server,
});

/** How many of calls at these times pass. */
function passed(limiter: RateLimiter, server: string, times: readonly number[]): number {
  return times.filter((at) => {
    if (limiter.peek(server, at) < 1) return false;
    limiter.take(server, at);
    return true;
  }).length;
}

describe("RateLimiter", () => {
  it("gives Infinity where limits are off", () => {
    const limiter = new RateLimiter({ ...limits(), enabled: false });
    limiter.take("a", 0);
    expect(limiter.peek("a", 0)).toBe(Number.POSITIVE_INFINITY);
  });

  it("lets a burst pass, then so many a minute", () => {
    const limiter = new RateLimiter(limits({ weather: { calls_per_minute: 10, burst: 3 } }));
    expect(passed(limiter, "weather", [0, 0, 0, 0, 0])).toBe(3);
    expect(passed(limiter, "weather", [5999])).toBe(0);
    expect(passed(limiter, "weather", [6000, 6001])).toBe(1);
    expect(passed(limiter, "weather", Array(20).fill(600_000))).toBe(3);
  });

  it("takes the calls of a minute for the burst where none is given", () => {
    const limiter = new RateLimiter(limits({ slow: { calls_per_minute: 2, burst: null } }));
    expect(passed(limiter, "slow", [0, 0, 0])).toBe(2);
    expect(passed(limiter, "other", Array(100).fill(0))).toBe(60);
  });

  it("counts each server for itself, and names of the prototype are names", () => {
    const limiter = new RateLimiter(limits({ a: { calls_per_minute: 1, burst: 1 } }));
    for (const server of ["a", "b", "toString", "__proto__"])
      expect(passed(limiter, server, [0, 0])).toBe(server === "a" ? 1 : 2);
  });

  it("takes nothing by looking", () => {
    const limiter = new RateLimiter(limits({ a: { calls_per_minute: 1, burst: 1 } }));
    for (let i = 0; i < 10; i++) expect(limiter.peek("a", 0)).toBe(1);
  });

  it("gives and takes nothing when the clock goes back", () => {
    const limiter = new RateLimiter(limits({ a: { calls_per_minute: 60, burst: 2 } }));
    expect(passed(limiter, "a", [10_000, 10_000, 10_000])).toBe(2);
    expect(limiter.peek("a", 1000)).toBe(0);
    expect(limiter.peek("a", 2000)).toBeCloseTo(1);
  });

  it("keeps what was taken when limits change", () => {
    const limiter = new RateLimiter(limits({ a: { calls_per_minute: 60, burst: 10 } }));
    passed(limiter, "a", Array(10).fill(0));
    limiter.update(limits({ a: { calls_per_minute: 600, burst: 20 } }));
    expect(limiter.peek("a", 0)).toBe(0);
    expect(limiter.peek("a", 1000)).toBeCloseTo(10);
    limiter.update(limits({ a: { calls_per_minute: 600, burst: 5 } }));
    expect(limiter.peek("a", 1000)).toBe(5);
  });

  it("never lets more than burst + calls_per_minute pass in a minute", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.integer({ min: 0, max: 180_000 }), { maxLength: 300 }),
        (rate, burst, moments) => {
          const limiter = new RateLimiter(limits({ a: { calls_per_minute: rate, burst } }));
          const times = [...moments].sort((a, b) => a - b);
          const through = times.filter((at) => passed(limiter, "a", [at]) === 1);
          for (const start of through) {
            const within = through.filter((at) => at >= start && at < start + 60_000).length;
            expect(within).toBeLessThanOrEqual(burst + rate);
          }
        },
      ),
      { numRuns: 200, seed: 5 },
    );
  });

  it("keeps a bounded number of buckets, and none is renewed by flooding", () => {
    const limiter = new RateLimiter(limits({ a: { calls_per_minute: 1, burst: 1 } }));
    expect(passed(limiter, "a", [0, 0])).toBe(1);
    for (let i = 1; i < MAX_BUCKETS; i++) limiter.take(`made-up-${i}`, 0);
    expect(limiter.peek("a", 0)).toBe(0);
    // the others share one bucket of 60
    const others = Array.from({ length: 100 }, (_, i) => passed(limiter, `late-${i}`, [0]));
    expect(others.filter((n) => n === 1)).toHaveLength(60);
    // full buckets make room again
    expect(passed(limiter, "later", Array(5).fill(60_000))).toBe(5);
    expect(limiter.peek("later", 60_000)).toBe(55);
  });
});
