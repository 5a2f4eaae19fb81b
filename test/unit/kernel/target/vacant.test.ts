/** A cgroup without processes is known by one short read, and only if it says so itself. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isPopulated, isVacant, listSubtreePids } from "../../../../src/kernel/target/subtree.ts";

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
