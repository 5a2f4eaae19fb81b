/**
 * The periodic tasks of a watch. Each second it tells of lost events and of processes that left the session, and writes
 * the counters for other netmon processes; it looks for a changed cgroup, and calls for the next self-test.
 *
 * Direction of failure: open; a task that fails (an agent can use up this process's descriptors) is tried again, and says
 * so. No verdict depends on one.
 */
import type { Counters, DnsCounters, FaultCounts } from "../../event/event.ts";
import { type Part, repeatedly } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink } from "../../event/session-sink.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import { LeftProcessTracker } from "../../kernel/target/left-processes.ts";
import { type CgroupChange, CgroupWatch } from "../../kernel/target/liveness.ts";
import type { ProcessList } from "../../kernel/target/process-list.ts";

export interface PeriodicTaskPorts {
  emit: SessionSink;
  log: Log;
  part: Part;
  /** How many times rarer than usual everything is done; asked each time. */
  pace(): number;
  selftestSeconds(): number;
  counters(): Counters;
  /** Counters of the resolver proxy; null where no names are learned. */
  dnsCounters(): DnsCounters | null;
  /** null: written; else why not, for a person. */
  writeCounters(counters: Counters, dns: DnsCounters | null, faults: FaultCounts): string | null;
  /** By part, since the start. */
  faultCounts(): FaultCounts;
  /** Where several sessions look at the same processes. */
  processes?: ProcessList | undefined;
  onCgroupChange(change: CgroupChange): void;
  /** Id of the cgroup of the target's next container; null: there is none. */
  cgroupMadeAgain(): bigint | null;
  /** It is time to prove again that what is refused is refused. */
  onSelfTestDue(): unknown;
  /** Each second, slower where many sessions share the process. */
  onTick(): void;
}

const TICK_MS = 1000;
/** Less than five ticks of a session alone, so that each fifth counts. */
const COUNTERS_MS = 4500;

export class PeriodicTasks {
  readonly #ports: PeriodicTaskPorts;
  readonly #cgroupWatch: CgroupWatch;
  readonly #ends: readonly (() => void)[];
  #tracker: LeftProcessTracker;
  #droppedReported = 0;
  #countersAt = performance.now();
  #written: { counters: Counters; dns: DnsCounters | null; faults: FaultCounts } | null = null;
  /** Why they could not be written the last time, which was said. */
  #unwritten = "";

  /** Begins at once. */
  constructor(cgroup: Pick<Cgroup, "path" | "id">, ports: PeriodicTaskPorts) {
    const { pace, part, selftestSeconds } = ports;
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
        () => selftestSeconds() * 1000 * pace(),
        () => ports.onSelfTestDue(),
      ),
    ];
  }

  /** The cgroup was made again, maybe elsewhere. */
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
    if (performance.now() - this.#countersAt >= COUNTERS_MS) this.#writeCounters(counters);
    this.#ports.onTick();
    this.#reportLeft();
  }

  /** Tells of events lost since the last look. */
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

  #writeCounters(counters: Counters): void {
    const dns = this.#ports.dnsCounters();
    const faults = this.#ports.faultCounts();
    const written = this.#written;
    if (same(counters, written?.counters) && same(dns, written?.dns) && same(faults, written?.faults)) return;
    this.#countersAt = performance.now();
    const problem = this.#ports.writeCounters(counters, dns, faults);
    if (problem === null) this.#written = { counters, dns, faults };
    else if (problem !== this.#unwritten) this.#ports.log.warn(problem);
    this.#unwritten = problem ?? "";
  }
}

function same<T extends object>(a: T | null, b: T | null | undefined): boolean {
  if (!a || !b) return a === b;
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}
