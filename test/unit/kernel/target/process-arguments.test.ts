/** Arguments that a process does not let go of keep few threads, and nobody waiting. */
import { expect, it } from "vitest";
import { ProcessArguments } from "../../../../src/kernel/target/process-arguments.ts";

it("reads no more while two reads have no answer, and again once one has", async () => {
  const waiting = new Map<string, (text: string) => void>();
  const read: string[] = [];
  const processes = new ProcessArguments((path) => {
    read.push(path);
    if (!/^\/proc\/[123]\//.test(path)) return Promise.resolve("node\0-e\0");
    return new Promise((resolve) => waiting.set(path, resolve));
  }, 20);
  expect(await processes.of(9)).toEqual(["node", "-e"]);
  expect(await processes.of(1)).toEqual([]);
  expect(await processes.of(1)).toEqual([]); // not asked twice
  expect(await processes.of(9)).toEqual(["node", "-e"]);
  expect(await processes.of(2)).toEqual([]);
  expect(await processes.of(9)).toEqual([]);
  expect(read).toEqual([9, 1, 9, 2].map((pid) => `/proc/${pid}/cmdline`));
  waiting.get("/proc/1/cmdline")?.("late\0");
  await expect.poll(() => processes.of(9)).toEqual(["node", "-e"]);
});

it("has none of a process that has ended", async () => {
  expect(await new ProcessArguments().of(2 ** 30)).toEqual([]);
  expect((await new ProcessArguments().of(process.pid)).length).toBeGreaterThan(0);
});
