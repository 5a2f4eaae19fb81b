/** Writes of definitions to a store that does not answer: bounded, and counted at the end. */
import { expect, it, vi } from "vitest";
import { StoreWrites } from "../../../../src/decision/servers/store-writes.ts";

it("keeps one write of each thing for a store that does not answer, and counts them at the end", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const failures: string[] = [];
    const begun: string[] = [];
    const never = new Promise<void>(() => {});
    const store = {
      atOnce: (work: () => void) => {
        work();
        return never;
      },
    };
    const writes = new StoreWrites(store, ({ message }) => failures.push(message));
    writes.add("tool", "s", "first", () => begun.push("first"));
    while (begun.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let n = 0; n < 1000; n++)
      for (const name of ["a", "b"]) writes.add("tool", "s", name, () => begun.push(name));
    writes.add("pin", "s", "a", () => begun.push("pin"));
    expect([writes.waiting, writes.failed]).toEqual([4, 0]);
    const closed = writes.close();
    await vi.advanceTimersByTimeAsync(5000);
    await closed;
    expect([begun, writes.waiting, writes.failed]).toEqual([["first"], 1, 4]);
    expect(failures).toEqual(["4 of them were not written within 5 s"]);
  } finally {
    vi.useRealTimers();
  }
});
