/**
 * Ends the processes that the command left behind in the session's cgroup: after the run nothing guards it.
 *
 * Fails closed if the kernel has cgroup.kill (since 5.14); otherwise each process is killed until none is left, and any
 * that remain are reported by whoever removes the cgroup.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { poll } from "../../async/poll.ts";
import { writeInto } from "../../files/write.ts";
import { processesIn } from "./subtree.ts";

const GRACE_MS = 2000;
const KILL_MS = 3000;
const POLL_MS = 20;

/** Resolves to the number of processes found. */
export async function endProcesses(cgroup: string): Promise<number> {
  const remaining = processesIn(cgroup);
  if (remaining.length === 0) return 0;
  signal(remaining, "SIGTERM");
  if (await isEmpty(cgroup, GRACE_MS)) return remaining.length;
  await killProcesses(cgroup);
  return remaining.length;
}

/** Kills all processes in the cgroup, without grace. */
export async function killProcesses(cgroup: string): Promise<void> {
  const kill = join(cgroup, "cgroup.kill");
  if (existsSync(kill)) writeInto(kill, "1");
  // repeatedly, because of processes forked meanwhile
  await isEmpty(cgroup, KILL_MS, existsSync(kill) ? [] : ["SIGKILL"]);
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // ended meanwhile
    }
  }
}

async function isEmpty(
  cgroup: string,
  withinMs: number,
  again: readonly NodeJS.Signals[] = [],
): Promise<boolean> {
  const look = (): number[] => {
    const left = processesIn(cgroup);
    for (const name of again) signal(left, name);
    return left;
  };
  const times = { timeoutMs: withinMs, intervalMs: POLL_MS };
  return (await poll(look, ({ length }) => length === 0, times)).length === 0;
}
