/** Removes network namespaces that a test has made with `ip netns add`. */
import { existsSync } from "node:fs";
import { attempt } from "../kernel/command.ts";

const PAUSE_MS = 50;
/** The file of one that is gone may be busy for a moment, beside tests that make and end mount namespaces (Linux 6.18). */
const MOST_TRIES = 100;

/** Returns what is wrong; null: there is none of this name any more. */
export function removeNetworkNamespace(name: string): string | null {
  for (let tries = 1; existsSync(`/run/netns/${name}`); tries++) {
    const error = attempt("ip", ["netns", "delete", name]);
    if (error === null || tries === MOST_TRIES) return error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  return null;
}
