/** What this process has of its descriptors, and how many share them: none may take those of the others. */
import { readFileSync } from "node:fs";
import { orElse } from "../errors/or-else.ts";

let sharers = 1;

export const sharersOfProcess = (): number => sharers;

/** For all of this thread. */
export function shareProcess(among: number): void {
  sharers = among;
}

/** As many as it may open. `limits`: as in /proc/PID/limits; without it, there is no limit. */
export function descriptorsOfProcess(limits = ownLimits()): number {
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

function ownLimits(): string {
  return orElse(() => readFileSync("/proc/self/limits", "utf8"), "");
}
