/**
 * Periodic tasks of a watch. Each second they report lost events and processes that left the session, write the
 * counters for other netmon processes, check for a changed cgroup, and trigger the next self-test.
 *
 * Fails open: a task that fails (an agent can use up this process's descriptors) is logged and tried again. No verdict
 * depends on one.
 */
import { isDeepStrictEqual } from "node:util";
import type { NotSeen } from "../event/coverage.ts";
import type { Counters, DnsCounters, FaultCounts } from "../event/event.ts";
import { type Part, repeatedly } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import type { SessionSink } from "../event/session-sink.ts";
import type { Cgroup } from "../kernel/target/cgroup2.ts";
import { LeftProcessTracker } from "../kernel/target/left-processes.ts";
import { type CgroupChange, CgroupWatch } from "../kernel/target/liveness.ts";
import type { ProcessList } from "../kernel/target/process-list.ts";

export interface PeriodicTaskPorts {
  emit: SessionSink;
  log: Log;
  part: Part;
  /** Returns the factor by which all intervals are stretched; read each time. */
  pace(): number;
  canarySeconds(): number;
  counters(): Counters;
  /** Returns counters of the resolver proxy; null if no names are learned. */
  dnsCounters(): DnsCounters | null;
  /** Resolves to null if written, otherwise the reason, for display. */
  writeCounters(
    counters: Counters,
    dns: DnsCounters | null,
    faults: FaultCounts,
    notSeen: NotSeen,
  ): Promise<string | null>;
  notSeen(): NotSeen;
  /** Counts since the start, by part. */
  faultCounts(): FaultCounts;
  /** Shared by sessions that scan the same processes. */
  processes?: ProcessList | undefined;
  onCgroupChange(change: CgroupChange): void;
  /** Returns the id of the cgroup of the target's next container; null: none. */
  cgroupMadeAgain(): bigint | null;
  /** Called when the next self-test is due. */
  onCanaryDue(): unknown;
  /** Called each second; less often if many sessions share the process. */
  onTick(): void;
}

const TICK_MS = 1000;
/** Less than five ticks of a single session, so that every fifth tick writes. */
const COUNTERS_MS = 4500;

export class PeriodicTasks {
  readonly #ports: PeriodicTaskPorts;
  readonly #cgroupWatch: CgroupWatch;
  readonly #ends: readonly (() => void)[];
  #tracker: LeftProcessTracker;
  #droppedReported = 0;
  #countersAt = performance.now();
  #written: readonly [Counters, DnsCounters | null, FaultCounts, NotSeen] | null = null;
  /** Last logged reason why the counters could not be written. */
  #lastProblem = "";

  /** Starts at once. */
  constructor(cgroup: Pick<Cgroup, "path" | "id">, ports: PeriodicTaskPorts) {
    const { pace, part, canarySeconds } = ports;
    this.#ports = ports;
    this.#tracker = this.#track(cgroup);
    this.#cgroupWatch = new CgroupWatch(cgroup.path, cgroup.id, {
      pace,
      part,
      find: ports.cgroupMadeAgain,
      onChange: ports.onCgroupChange,
    });
    this.#cgroupWatch.start();
    this.#ends = [
      repeatedly(
        part,
        () => TICK_MS * pace(),
        () => this.#tick(),
      ),
      repeatedly(
        part,
        () => canarySeconds() * 1000 * pace(),
        () => ports.onCanaryDue(),
      ),
    ];
  }

  /** Follows a cgroup that was re-created, possibly elsewhere. */
  follow(cgroup: Pick<Cgroup, "path" | "id">): void {
    this.#cgroupWatch.follow(cgroup);
    this.#tracker = this.#track(cgroup);
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#cgroupWatch.stop();
  }

  #track(cgroup: Pick<Cgroup, "path">): LeftProcessTracker {
    const tracker = new LeftProcessTracker(cgroup, undefined, this.#ports.processes);
    tracker.poll();
    return tracker;
  }

  #tick(): void {
    const counters = this.#ports.counters();
    this.reportDropped(counters);
    if (performance.now() - this.#countersAt >= COUNTERS_MS)
      this.#ports.part.background(() => this.#writeCounters(counters), "tried_again");
    this.#ports.onTick();
    this.#reportLeft();
  }

  /** Reports events lost since the last check. */
  reportDropped({ events_dropped: total }: Counters): void {
    if (total === this.#droppedReported) return;
    const dropped = total - this.#droppedReported;
    this.#droppedReported = total;
    this.#ports.emit({ type: "netmon_events_dropped", dropped, total, where: "kernel_ring" });
  }

  #reportLeft(): void {
    const { emit, log } = this.#ports;
    const { left, suppressed } = this.#tracker.poll();
    for (const process of left) {
      emit({ type: "netmon_process_left", ...process });
      log.warn(
        `process ${process.pid} (${process.comm}) left the session for ${process.cgroup}: it is not covered there`,
      );
    }
    if (suppressed > 0) log.warn(`${suppressed} more processes left the session`);
  }

  async #writeCounters(counters: Counters): Promise<void> {
    const all = [
      counters,
      this.#ports.dnsCounters(),
      this.#ports.faultCounts(),
      this.#ports.notSeen(),
    ] as const;
    if (isDeepStrictEqual(all, this.#written)) return;
    this.#countersAt = performance.now();
    const problem = await this.#ports.writeCounters(...all);
    if (problem === null) this.#written = all;
    else if (problem !== this.#lastProblem) this.#ports.log.warn(problem);
    this.#lastProblem = problem ?? "";
  }
}
