/**
 * Faults by name, for tests alone: a build with `NETMON_FAULT_INJECTION` throws where a part's boundary is when the directory
 * of that name in the environment has a file named like the part. The released bundle has nothing of this.
 *
 * The file says how: `throw` at once; `later` in a callback and `reject` as a promise that nobody handles, both outside of
 * any boundary. It is taken away when it was done.
 */
import { readFileSync, rmSync } from "node:fs";
import type { FaultPart } from "./fault.ts";

declare const NETMON_FAULT_INJECTION: boolean;

export function inject(part: FaultPart): void {
  // written so that the bundler sees that nothing follows
  if (typeof NETMON_FAULT_INJECTION === "undefined" || !NETMON_FAULT_INJECTION) return;
  const directory = process.env.NETMON_INJECT_FAULTS;
  if (directory === undefined) return;
  const kind = taken(`${directory}/${part}`);
  if (kind === null) return;
  const error = new Error(`injected into ${part}`);
  if (kind === "throw") throw error;
  // biome-ignore lint/nursery/noFloatingPromises: it is what is injected
  if (kind === "reject") Promise.reject(error);
  if (kind === "later")
    setImmediate(() => {
      throw error;
    });
}

function taken(path: string): string | null {
  try {
    const kind = readFileSync(path, "utf8");
    rmSync(path);
    return kind;
  } catch {
    return null;
  }
}
