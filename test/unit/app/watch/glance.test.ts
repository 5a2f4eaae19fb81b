/** A session chooses how many descriptors its processes hold. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { glance } from "../../../../src/app/watch/glance.ts";

it("many descriptors of a session leave the event loop to others", async () => {
  const cgroup = mkdtempSync(join(tmpdir(), "netmon-glance-"));
  writeFileSync(join(cgroup, "cgroup.procs"), `${process.pid}\n`);
  const held = Array.from({ length: 3000 }, () => openSync("/dev/null", "r"));
  let turns = 0;
  let done = false;
  const count = (): void => {
    turns++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  try {
    const { seen, workMs } = await glance(cgroup);
    expect(workMs).toBeGreaterThan(0);
    expect([...seen].filter((one) => !one.startsWith("packet "))).toEqual(["processes"]);
    expect(turns).toBeGreaterThanOrEqual(5);
  } finally {
    done = true;
    for (const fd of held) closeSync(fd);
    rmSync(cgroup, { recursive: true });
  }
});
