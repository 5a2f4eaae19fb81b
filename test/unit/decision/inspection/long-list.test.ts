/** The thread of a long list fails: it is counted, and the list is scanned all the same before any of it is shown. */
import { Worker } from "node:worker_threads";
import { afterEach, expect, it, vi } from "vitest";
import { LONG_LIST } from "../../../../src/decision/servers/long-scan.ts";
import { type Fault, processFaults } from "../../../../src/event/faults.ts";
import { POISON, place, run, tool } from "./session.ts";

const started = vi.hoisted(() => ({ count: 0 }));
vi.mock("../../../../src/async/worker.ts", async (original) => {
  const { startWorker } = await original<typeof import("../../../../src/async/worker.ts")>();
  return {
    startWorker: (name: string, ...more: [from: string, workerData: unknown, bundled?: string]) => {
      if (name !== "scan-thread") return startWorker(name, ...more);
      started.count++;
      return new Worker("throw new Error('no memory')", { eval: true });
    },
  };
});

const TIMEOUT_MS = 60_000;

afterEach(() => {
  started.count = 0;
});

it("hides what is poisoned, and reports the fault", { timeout: TIMEOUT_MS }, async () => {
  const faults: Fault[] = [];
  const end = processFaults.listen({
    fault: (one) => faults.push(one),
    lastFault: (one) => faults.push(one),
  });
  try {
    const { guard, list } = run(place(), { mode: "enforce" });
    const long = "Returns one page of the handbook. ".repeat(100);
    const count = Math.ceil(LONG_LIST / long.length);
    const pages = Array.from({ length: count }, (_, at) => tool(`page_${at}`, { description: long }));
    const tools = [...pages, tool("poisoned", { description: POISON })];
    await guard.scanAhead({ tools, instructions: null });
    expect(started.count).toBe(1);
    expect(faults).toMatchObject([
      { part: "inspection", handled: "tried_again", error: { message: "no memory" } },
    ]);
    list(tools);
    expect(tools.filter((one) => guard.shows("tool", one))).toEqual(pages);
  } finally {
    end();
  }
});
