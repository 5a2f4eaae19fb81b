/** When drops are reported: soon, seldom, and never after the end. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DropReport } from "../../../src/store/drop-report.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a drop report", () => {
  it("comes a second after the first drop, with all until then", () => {
    const tell = vi.fn();
    const drops = new DropReport(tell);
    drops.add(1);
    vi.advanceTimersByTime(999);
    drops.add(2);
    expect([tell.mock.calls, drops.total]).toEqual([[], 3]);
    vi.advanceTimersByTime(1);
    expect(tell.mock.calls).toEqual([[3, 3]]);
  });

  it("comes less often while it goes on, even when each report is dropped itself", () => {
    const times: number[] = [];
    const start = Date.now();
    const drops: DropReport = new DropReport(() => {
      times.push((Date.now() - start) / 1000);
      drops.add(1);
    });
    drops.add(1);
    vi.advanceTimersByTime(300_000);
    expect(times).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);
    expect(drops.total).toBe(10);
  });

  it("comes soon again after a quiet time", () => {
    const tell = vi.fn();
    const drops = new DropReport(tell);
    drops.add(1);
    vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(10_000);
    drops.add(4);
    vi.advanceTimersByTime(1000);
    expect(tell.mock.calls).toEqual([
      [1, 1],
      [4, 5],
    ]);
  });

  it("comes at the end, and what is dropped later is counted only", () => {
    const tell = vi.fn();
    const drops = new DropReport(tell);
    drops.add(2);
    drops.end();
    drops.add(1);
    vi.advanceTimersByTime(100_000);
    drops.end();
    expect(drops.total).toBe(3);
    expect(tell.mock.calls).toEqual([
      [2, 2],
      [1, 3],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
