/**
 * Removes what was left by test runs that were killed before they could do so themselves.
 *
 * On failure: what cannot be removed stays, and the next run tries again.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Leftover, leftovers } from "./leftovers.ts";
import { TestRun } from "./test-run.ts";

export function removeDeadRuns(runs: readonly TestRun[] = TestRun.dead()): void {
  for (const run of runs) {
    for (const item of leftovers(run)) attempt(() => remove(item));
    // files below a mount do not belong to the run
    if (leftovers(run).length === 0) run.remove();
  }
}

function remove({ kind, what }: Leftover): void {
  switch (kind) {
    case "process":
      process.kill(Number(what), "SIGKILL");
      return;
    case "mount":
      execFileSync("umount", ["--lazy", what], { stdio: "ignore" });
      return;
    case "pins":
      // the links end with their names
      for (const name of readdirSync(what, { recursive: true, encoding: "utf8" }))
        attempt(() => rmSync(join(what, name)));
      rmSync(what, { recursive: true });
      return;
    case "network namespace":
      execFileSync("ip", ["netns", "delete", what], { stdio: "ignore" });
      return;
    case "cgroup":
      rmdirSync(what);
      return;
    case "files":
      rmSync(what, { recursive: true });
  }
}

function attempt(what: () => void): void {
  try {
    what();
  } catch {
    // it is gone, or in use
  }
}
