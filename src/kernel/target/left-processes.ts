/**
 * Notices processes that left the session's cgroup: no hook of the session covers their new sockets. Polls,
 * because cgroupfs reports no migrations.
 *
 * Between polls it remembers the session's processes and those that left. A process counts as left if it was in
 * the session and is now in a cgroup outside, or if its parent is remembered and it is outside (started with
 * CLONE_INTO_CGROUP, or after its parent left). It misses a process that leaves and whose parent ends within one
 * interval. Detection only; direction of failure: a process that cannot be read is not reported.
 *
 * Cost per poll: one read per session process that is missing from the cgroup. Sessions share the rest
 * (process-list.ts): a directory listing of /proc and one read per process that is new on the machine, or per
 * process every RESCAN polls.
 */
import type { Cgroup } from "./cgroup2.ts";
import { ProcessList } from "./process-list.ts";
import { isAlive, readCgroupLine, readStat, readStatus } from "./procfs.ts";
import { listSubtreePids } from "./subtree.ts";

/** The fields of the netmon_process_left event that are known here. */
interface ProcessLeft {
  pid: number;
  comm: string;
  /** Effective uid, in netmon's user namespace. */
  uid: number;
  /** The cgroup it is in now, as in /proc/PID/cgroup. */
  cgroup: string;
}

export interface LeftProcesses {
  left: ProcessLeft[];
  /** Number of processes that left but are not reported in this poll. */
  suppressed: number;
}

/** Polls after which all processes are read again: a pid may have been reused for an outside process. */
const RESCAN = 30;
/** Maximum number of reports per poll. */
const MAX_REPORTS = 64;

export class LeftProcessTracker {
  readonly #cgroup: Pick<Cgroup, "path">;
  readonly #fsRoot: string;
  readonly #processes: ProcessList;
  /** pid -> start time of processes in the session at the last poll. */
  #inside = new Map<number, string>();
  /** pid -> start time of processes that left and are still alive. */
  #gone = new Map<number, string>();
  /** Pids that ran at the last poll and do not belong to the session. */
  #others: ReadonlySet<number> = new Set();
  #polls = 0;

  /** `processes`: a list that sessions share. */
  constructor(cgroup: Pick<Cgroup, "path">, fsRoot = "/", processes = new ProcessList(undefined, fsRoot)) {
    this.#cgroup = cgroup;
    this.#fsRoot = fsRoot;
    this.#processes = processes;
  }

  /** Polls once. The first call only records which processes there are. */
  poll(): LeftProcesses {
    const first = this.#polls === 0;
    const rescan = this.#polls++ % RESCAN === 0;
    if (rescan) this.#others = new Set();
    const running = this.#processes.running();
    const inside = this.#listInside(rescan);
    const suspects = new Map<number, string>();
    for (const [pid, startTime] of this.#inside) {
      if (!inside.has(pid) && isAlive(pid, startTime, this.#fsRoot)) suspects.set(pid, startTime);
    }
    this.#forgetEnded(running);
    for (const pid of running) {
      if (first || this.#others.has(pid) || this.#isOurs(pid, inside, suspects)) continue;
      const startTime = this.#startOfChild(pid, inside, suspects);
      if (startTime !== null) suspects.set(pid, startTime);
    }
    if (suspects.size > 0) {
      // Forked into the cgroup, or moved within it, while it was listed: check again before reporting it.
      for (const [pid, startTime] of this.#listInside(true)) {
        if (suspects.delete(pid)) inside.set(pid, startTime);
      }
    }
    this.#inside = inside;
    const ours = inside.size + suspects.size + this.#gone.size > 0;
    this.#others = ours
      ? new Set([...running].filter((pid) => !this.#isOurs(pid, inside, suspects)))
      : running;
    // the list may be older than the process that now has the pid
    for (const [pid, startTime] of suspects) {
      if (!isAlive(pid, startTime, this.#fsRoot)) suspects.delete(pid);
    }
    return this.#report(suspects);
  }

  /** pid -> start time of the processes in the cgroup now; `fresh` reads the start times of known pids again. */
  #listInside(fresh: boolean): Map<number, string> {
    const inside = new Map<number, string>();
    for (const pid of listSubtreePids(this.#cgroup.path, this.#fsRoot)) {
      const known = fresh ? undefined : this.#inside.get(pid);
      const startTime = known ?? readStat(pid, this.#fsRoot)?.startTime;
      if (startTime !== undefined) inside.set(pid, startTime);
    }
    return inside;
  }

  #isOurs(pid: number, inside: Map<number, string>, suspects: Map<number, string>): boolean {
    return inside.has(pid) || suspects.has(pid) || this.#gone.has(pid);
  }

  #forgetEnded(running: ReadonlySet<number>): void {
    for (const pid of this.#gone.keys()) if (!running.has(pid)) this.#gone.delete(pid);
  }

  /** The start time of a process whose parent is or was in the session; null otherwise. */
  #startOfChild(pid: number, inside: Map<number, string>, suspects: Map<number, string>): string | null {
    const stat = this.#processes.stat(pid);
    if (stat === null || stat.state === "Z" || stat.kernelThread) return null;
    const { parent } = stat;
    const ours =
      inside.has(parent) || this.#inside.has(parent) || this.#gone.has(parent) || suspects.has(parent);
    return ours ? stat.startTime : null;
  }

  #report(found: Map<number, string>): LeftProcesses {
    const left: ProcessLeft[] = [];
    let suppressed = 0;
    for (const [pid, startTime] of found) {
      this.#gone.set(pid, startTime);
      if (left.length >= MAX_REPORTS) {
        suppressed++;
        continue;
      }
      const status = readStatus(pid, this.#fsRoot);
      const cgroup = readCgroupLine(pid, this.#fsRoot);
      if (status === null || cgroup === null) continue; // ended meanwhile
      left.push({ pid, comm: status.comm, uid: status.uid, cgroup: cgroup.path });
    }
    return { left, suppressed };
  }
}
