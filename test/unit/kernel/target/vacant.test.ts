/** A cgroup without processes is known by one short read, and only if it says so itself. */
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isPopulated, isVacant, listSubtreePids, Vacancy } from "../../../../src/kernel/target/subtree.ts";
import { Scratch } from "./scratch-cgroup.ts";

it.each([
  ["populated 0\nfrozen 0\n", true, []],
  ["populated 1\nfrozen 0\n", false, [7, 8]],
  [null, false, [7, 8]], // the root has no such file
])("with %j", (events, vacant, pids) => {
  const cgroup = mkdtempSync(join(tmpdir(), "netmon-vacant-"));
  onTestFinished(() => rmSync(cgroup, { recursive: true }));
  mkdirSync(join(cgroup, "below"));
  writeFileSync(join(cgroup, "cgroup.procs"), "7\n");
  writeFileSync(join(cgroup, "below/cgroup.procs"), "8\n");
  if (events !== null) writeFileSync(join(cgroup, "cgroup.events"), events);
  expect(isVacant(cgroup)).toBe(vacant);
  expect(isPopulated(cgroup)).toBe(events !== null && !vacant);
  expect(listSubtreePids(cgroup)).toEqual(pids);
});

it("is looked at again by one that keeps the file open, also after the cgroup was made again", async () => {
  const scratch = new Scratch("vacancy");
  onTestFinished(() => scratch.remove());
  const cgroup = scratch.make("one");
  const vacancy = new Vacancy();
  onTestFinished(() => vacancy.close());
  expect(vacancy.isVacant(cgroup)).toBe(true);
  rmdirSync(cgroup);
  expect(vacancy.isVacant(cgroup)).toBe(false); // it does not say
  mkdirSync(cgroup);
  expect(vacancy.isVacant(cgroup)).toBe(true);
  await scratch.sleeper(cgroup);
  expect(vacancy.isVacant(cgroup)).toBe(false);
});
