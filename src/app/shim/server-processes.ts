/**
 * Processes of one stdio server: the descendants of its relay. Those of its start are looked for often, because a process
 * may have ended when the kernel's event about it is read.
 *
 * Fails open: a process that ends between two looks, or whose parent has ended, is not known.
 */
import { readdirSync, readFileSync } from "node:fs";
import { processFaults } from "../../event/faults.ts";
import { orElse } from "../../event/or-else.ts";
import { readStat } from "../../kernel/target/procfs.ts";

const OFTEN_MS = 200;
const START_MS = 20_000;
const MOST = 256;
const MOST_THREADS = 64;
const MOST_ANCESTORS = 32;

export class ServerProcesses {
  readonly #relay: number;
  readonly #seen = new Set<number>();
  readonly #timer: NodeJS.Timeout;
  readonly #since = performance.now();

  constructor(relay: number) {
    this.#relay = relay;
    const look = processFaults.part("records").callback(() => this.#look(), "tried_again");
    this.#timer = setInterval(look, OFTEN_MS).unref();
  }

  has(pid: number): boolean {
    const at = orElse(() => readStat(pid), null);
    if (at === null) return this.#seen.has(pid);
    let parent = at.parent;
    for (let steps = 0; parent > 1 && steps < MOST_ANCESTORS; steps++) {
      if (parent === this.#relay) return true;
      parent = parentOf(parent);
    }
    return false;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (performance.now() - this.#since > START_MS) this.close();
    const open = [this.#relay];
    const found = new Set(open);
    for (let pid = open.pop(); pid !== undefined; pid = open.pop())
      for (const child of childrenOf(pid))
        if (found.size < MOST && !found.has(child)) {
          found.add(child);
          this.#seen.add(child);
          open.push(child);
        }
    // the number of one that has ended may be another's by now
    for (const pid of this.#seen) if (this.#seen.size > MOST && !found.has(pid)) this.#seen.delete(pid);
  }
}

function parentOf(pid: number): number {
  return orElse(() => readStat(pid), null)?.parent ?? 0;
}

/** Any thread may have made them. */
function childrenOf(pid: number): number[] {
  const threads = orElse(() => readdirSync(`/proc/${pid}/task`), []).slice(0, MOST_THREADS);
  return threads.flatMap((thread) => {
    const text = orElse(() => readFileSync(`/proc/${pid}/task/${thread}/children`, "latin1"), "");
    return text
      .split(" ")
      .map(Number)
      .filter((child) => child > 0);
  });
}
