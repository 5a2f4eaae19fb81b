/**
 * Keeps other processes of the same user out of this one's memory: no core dump, no ptrace(2), no /proc/PID/mem, and no
 * inspector of Node, which SIGUSR1 starts.
 */
import { addon } from "./addon.ts";
import { kernelCall } from "./error.ts";

let isProtected = false;

export function protectMemory(): void {
  if (isProtected) return;
  isProtected = true;
  kernelCall("protecting the memory that holds keys", () => addon().makeUndumpable());
  // others may listen now, and stop later
  process.on("SIGUSR1", () => {});
}
