/**
 * The processes that a connecting process comes from, within the session. The kernel names the parent at the time of
 * the call; names, and parents above it, are read when netmon hears of the call, and of one that has ended meanwhile
 * they are what was read before.
 *
 * Direction of failure: open. A parent that cannot be read is a pid without a name, or absent.
 */
import { BoundedMap } from "../../collections/bounded-map.ts";
import { orElse } from "../../errors/or-else.ts";
import type { ParentProcess } from "../../event/event.ts";
import { hasKernelPids, readCgroupLine, readStat } from "../target/procfs.ts";

const MAX_DEPTH = 8;
const MAX_KNOWN = 4096;
/** A process may change its name, and lose its parent. */
const FRESH_MS = 1000;

interface Known {
  comm: string;
  parent: number;
  inside: boolean;
  /** When it was read. */
  at: number;
}

export class Parents {
  /** The session's cgroup, as in /proc/PID/cgroup. */
  readonly #cgroup: string;
  readonly #fsRoot: string;
  readonly #now: () => number;
  /** Whether /proc has the pids that the kernel tells. */
  readonly #readable: boolean;
  readonly #known = new BoundedMap<number, Known>(MAX_KNOWN);
  #last = { pid: 0, comm: "", parent: 0, at: 0, list: [] as ParentProcess[] };

  constructor(cgroup: string, fsRoot = "/", now: () => number = () => performance.now()) {
    this.#cgroup = cgroup;
    this.#fsRoot = fsRoot;
    this.#now = now;
    this.#readable = hasKernelPids(fsRoot);
  }

  /** `parent`: as the kernel tells; 0: it does not. The list is shared: it is not to be changed. */
  of(pid: number, comm: string, parent: number): ParentProcess[] {
    const at = this.#now();
    const { pid: lastPid, comm: lastComm, parent: lastParent, at: lastAt, list } = this.#last;
    if (pid === lastPid && comm === lastComm && parent === lastParent && at - lastAt < FRESH_MS) return list;
    const nearest = parent !== 0 ? parent : this.#parentOf(pid, comm, at);
    // it may have children, and end before anybody looks
    if (nearest !== 0 && this.#known.get(pid)?.comm !== comm)
      this.#known.set(pid, { comm, parent: nearest, inside: true, at: Number.NEGATIVE_INFINITY });
    const found = this.#above(nearest, at);
    this.#last = { pid, comm, parent, at, list: found };
    return found;
  }

  #above(nearest: number, at: number): ParentProcess[] {
    const list: ParentProcess[] = [];
    const passed = new Set<number>();
    for (let pid = nearest; pid > 1 && list.length < MAX_DEPTH && !passed.has(pid); ) {
      passed.add(pid);
      const known = this.#look(pid, at);
      if (known === null) {
        list.push({ pid, comm: "" });
        break;
      }
      if (!known.inside) break;
      list.push({ pid, comm: known.comm });
      pid = known.parent;
    }
    return list;
  }

  /** Its parent, if the process still runs under this name; else 0. */
  #parentOf(pid: number, comm: string, at: number): number {
    const known = this.#look(pid, at);
    return known?.comm === comm ? known.parent : 0;
  }

  /** null: it ended before anybody looked. */
  #look(pid: number, at: number): Known | null {
    const before = this.#known.get(pid);
    if (before !== undefined && at - before.at < FRESH_MS) return before;
    const now = this.#readable ? this.#read(pid, at) : null;
    if (now === null) return before ?? null;
    // what has lost its parent keeps the one that started it
    if (before?.comm === now.comm && before.inside && now.inside && now.parent !== before.parent)
      if (!this.#read(now.parent, at)?.inside) now.parent = before.parent;
    this.#known.set(pid, now);
    return now;
  }

  #read(pid: number, at: number): Known | null {
    const stat = orElse(() => readStat(pid, this.#fsRoot), null);
    const line = stat && orElse(() => readCgroupLine(pid, this.#fsRoot), null);
    if (!stat || !line) return null;
    const inside = line.path === this.#cgroup || line.path.startsWith(`${this.#cgroup}/`);
    return { comm: stat.comm, parent: stat.parent, inside, at };
  }
}
