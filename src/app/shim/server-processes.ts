/**
 * Processes of one stdio server: the descendants of its relay. Those of its start are looked for often, because a process
 * may have ended when the kernel's event about it is read.
 *
 * Fails open: a process that ends between two looks, or whose parent has ended, is not known.
 */
import { readdirSync, readFileSync } from "node:fs";
import { orElse } from "../../errors/or-else.ts";
import { processFaults } from "../../event/faults.ts";
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
    const look = processFaults.part("records").callback(() => this.look(), "tried_again");
    this.#timer = setInterval(look, OFTEN_MS).unref();
  }

  /** `ancestors`: from ancestorsOf. */
  has(pid: number, ancestors: readonly number[] | null): boolean {
    return ancestors === null ? this.#seen.has(pid) : ancestors.includes(this.#relay);
  }

  /** Forgets those that were seen: the numbers of ended ones become others'. */
  close(): void {
    clearInterval(this.#timer);
    this.#seen.clear();
  }

  look(): void {
    if (performance.now() - this.#since > START_MS) {
      this.close();
      return;
    }
    const found = new Set(descendantsOf(this.#relay));
    for (const pid of found) this.#seen.add(pid);
    // the number of one that has ended may be another's by now
    for (const pid of this.#seen) if (this.#seen.size > MOST && !found.has(pid)) this.#seen.delete(pid);
  }
}

/** Parents before their children; the first 256. */
export function descendantsOf(ancestor: number): number[] {
  const found = new Set([ancestor]);
  for (const pid of found) for (const child of childrenOf(pid)) if (found.size <= MOST) found.add(child);
  found.delete(ancestor);
  return [...found];
}

/** The nearest first; null: the process has ended. */
export function ancestorsOf(pid: number): number[] | null {
  const at = orElse(() => readStat(pid), null);
  if (at === null) return null;
  const found: number[] = [];
  for (let parent = at.parent; parent > 1 && found.length < MOST_ANCESTORS; parent = parentOf(parent))
    found.push(parent);
  return found;
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
