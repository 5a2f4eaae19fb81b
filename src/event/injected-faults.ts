/**
 * Injects faults, for tests only: a build with `NETMON_FAULT_INJECTION` throws at a part's boundary if the directory
 * that NETMON_INJECT_FAULTS names has a file named like the part. The released bundle contains none of this.
 *
 * The file selects the kind: `throw`: at once; `later`: in a callback, and `reject`: as an unhandled promise, both
 * outside any boundary; `wait N`: the event loop stands still for N milliseconds; `memory`: the heap is filled. The file
 * is removed after use.
 */
import { readFileSync, rmSync } from "node:fs";
import type { FaultPart } from "./fault.ts";

declare const NETMON_FAULT_INJECTION: boolean;

export function inject(part: FaultPart): void {
  // written so that the bundler sees the rest as dead code
  if (typeof NETMON_FAULT_INJECTION === "undefined" || !NETMON_FAULT_INJECTION) return;
  const directory = process.env.NETMON_INJECT_FAULTS;
  if (directory === undefined) return;
  const kind = taken(`${directory}/${part}`);
  if (kind === null) return;
  if (kind.startsWith("wait ")) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(kind.slice(5)));
    return;
  }
  if (kind === "memory") for (const all: unknown[] = []; ; ) all.push(new Array(100_000).fill(all.length));
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
