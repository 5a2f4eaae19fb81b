/**
 * Removes what runs of the tests left that were killed, and could not do it themselves.
 *
 * Failure: what cannot be removed stays, and is tried again by the next run.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Leftover, leftovers } from "./leftovers.ts";
import { TestRun } from "./test-run.ts";

export function removeDeadRuns(runs: readonly TestRun[] = TestRun.dead()): void {
  for (const run of runs) {
    for (const item of leftovers(run)) attempt(() => remove(item));
    // files below a mount are not the run's
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
      // the links go with their names
      for (const name of readdirSync(what, { recursive: true, encoding: "utf8" }))
        attempt(() => rmSync(join(what, name)));
      rmSync(what, { recursive: true });
      return;
    case "network namespace":
      execFileSync("ip", ["netns", "delete", what], { stdio: "ignore" });
      return;
    case "cgroup":
      rmdirSync(what);
  }
}

function attempt(what: () => void): void {
  try {
    what();
  } catch {
    // it has gone, or is in use
  }
}
