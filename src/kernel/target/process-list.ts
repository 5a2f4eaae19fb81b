/**
 * The processes of this machine, shared by callers that read them shortly after each other: /proc is listed, and
 * each process read, once for all of them.
 *
 * Direction of failure: open; the list may be slightly old. A caller that acts on it reads the process again.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type ProcessStat, readStat } from "./procfs.ts";

export class ProcessList {
  readonly #maxAgeMs: () => number;
  readonly #fsRoot: string;
  #running: ReadonlySet<number> = new Set();
  readonly #stats = new Map<number, ProcessStat | null>();
  #listedAt = Number.NEGATIVE_INFINITY;

  /** `maxAgeMs`: maximum age of the list in milliseconds, called for each access. 0: list it each time. */
  constructor(maxAgeMs: () => number = () => 0, fsRoot = "/") {
    this.#maxAgeMs = maxAgeMs;
    this.#fsRoot = fsRoot;
  }

  /** Process ids, in this pid namespace. */
  running(): ReadonlySet<number> {
    const now = performance.now();
    if (now - this.#listedAt < this.#maxAgeMs()) return this.#running;
    this.#listedAt = now;
    this.#stats.clear();
    const names = readdirSync(join(this.#fsRoot, "proc")).filter((name) => /^\d+$/.test(name));
    this.#running = new Set(names.map(Number));
    return this.#running;
  }

  /** The process's stat, read once per listing; null: it had ended. */
  stat(pid: number): ProcessStat | null {
    const known = this.#stats.get(pid);
    if (known !== undefined) return known;
    const stat = readStat(pid, this.#fsRoot);
    this.#stats.set(pid, stat);
    return stat;
  }
}
