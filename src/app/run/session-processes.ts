/**
 * Ends what the command left behind in the session's cgroup: with the run nothing guards it any more.
 *
 * Direction of failure: closed where the kernel has cgroup.kill (since 5.14); elsewhere each process is killed until
 * none is left, and what stays is said by whoever removes the cgroup.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writeInto } from "../../files/write.ts";
import { processesIn } from "../../kernel/target/subtree.ts";

const GRACE_MS = 2000;
const KILL_MS = 3000;
const POLL_MS = 20;

/** Resolves to how many there were. */
export async function endProcesses(cgroup: string): Promise<number> {
  const left = processesIn(cgroup);
  if (left.length === 0) return 0;
  signal(left, "SIGTERM");
  if (await isEmpty(cgroup, GRACE_MS)) return left.length;
  const kill = join(cgroup, "cgroup.kill");
  if (existsSync(kill)) writeInto(kill, "1");
  // again and again: those that were forked meanwhile
  await isEmpty(cgroup, KILL_MS, existsSync(kill) ? [] : ["SIGKILL"]);
  return left.length;
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // it ended meanwhile
    }
  }
}

async function isEmpty(
  cgroup: string,
  withinMs: number,
  again: readonly NodeJS.Signals[] = [],
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const left = processesIn(cgroup);
    if (left.length === 0) return true;
    for (const name of again) signal(left, name);
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
}
