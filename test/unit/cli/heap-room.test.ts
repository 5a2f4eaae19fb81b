/** V8 collects the whole heap twice, which is needed to make it release memory. */
import { constants, PerformanceObserver } from "node:perf_hooks";
import { expect, it } from "vitest";
import { giveBackHeap } from "../../../src/cli/until-end.ts";

it("is given back", async () => {
  let whole = 0;
  const collected = new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { detail } of list.getEntries() as unknown as { detail: { kind: number } }[])
        if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) whole++;
      if (whole < 2) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ entryTypes: ["gc"] });
  });
  await giveBackHeap();
  await collected;
  expect(whole).toBeGreaterThan(1);
}, 90_000);
