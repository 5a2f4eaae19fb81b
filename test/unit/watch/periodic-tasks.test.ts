/** What a watch records for `netmon status` over time. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { zeroDnsCounters } from "../../../src/event/counters.ts";
import type { DnsCounters } from "../../../src/event/event.ts";
import { Faults } from "../../../src/event/faults.ts";
import { zeroCounters } from "../../../src/kernel/counters.ts";
import { PeriodicTasks } from "../../../src/watch/periodic-tasks.ts";

let directory: string;
let tasks: PeriodicTasks;
let dns: DnsCounters | null;
let problem: string | null;
let written: (DnsCounters | null)[];
let warned: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  directory = mkdtempSync(join(tmpdir(), "netmon-tasks-"));
  [dns, problem, written, warned] = [null, null, [], []];
  const { ino } = statSync(directory, { bigint: true });
  const cgroup = { path: directory, id: ino };
  tasks = new PeriodicTasks(cgroup, {
    emit: () => {},
    log: {
      debug: () => {},
      info: () => {},
      warn: (line) => warned.push(line),
      error: (line) => warned.push(line),
    },
    part: new Faults().part("rounds"),
    faultCounts: () => ({}),
    notSeen: () => ({ holes: [], losses: [] }),
    counters: () => zeroCounters(),
    cgroupMadeAgain: () => null,
    dnsCounters: () => dns,
    pace: () => 1,
    canarySeconds: () => 3600,
    writeCounters: async (_counters, its) => {
      written.push(its);
      return problem;
    },
    onCgroupChange: () => {},
    onCanaryDue: () => {},
    onTick: () => {},
  });
});
afterEach(() => {
  tasks.stop();
  vi.useRealTimers();
  rmSync(directory, { recursive: true });
});

it("is written where a counter changed, of the kernel or of the resolver proxy", async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written).toEqual([null]);
  dns = { ...zeroDnsCounters(), queries: 1 };
  await vi.advanceTimersByTimeAsync(20_000);
  dns = { ...zeroDnsCounters(), queries: 2, unreported: 1 };
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written.map((its) => its?.queries)).toEqual([undefined, 1, 2]);
  expect(warned).toEqual([]);
});

it("is tried again where it could not be written, which is said once", async () => {
  problem = "no space left";
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written.length).toBeGreaterThan(2);
  expect(warned).toEqual(["no space left"]);
  problem = null;
  await vi.advanceTimersByTimeAsync(20_000);
  const { length } = written;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written).toHaveLength(length);
});
