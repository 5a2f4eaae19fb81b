/**
 * The periodic tasks of a watch: it looks for lost links, a changed cgroup and processes that left it, writes the
 * counters for other netmon processes, and calls for the next self-test.
 *
 * Direction of failure: open; a task that fails is tried again, and says so. No verdict depends on one.
 */
import type { Counters, DnsCounters, FaultCounts } from "../../event/event.ts";
import type { Cgroup } from "../../kernel/target/cgroup2.ts";
import { type CgroupChange, CgroupWatch } from "../../kernel/target/liveness.ts";
import { SessionMonitor, type SessionMonitorPorts } from "./session-monitor.ts";

export interface PeriodicTaskPorts extends Omit<SessionMonitorPorts, "onTick"> {
  /** How many times rarer than usual everything is done. */
  pace(): number;
  selftestSeconds(): number;
  /** Counters of the resolver proxy; null where no names are learned. */
  dnsCounters(): DnsCounters | null;
  /** null: written; else why not, for a person. */
  writeCounters(counters: Counters, dns: DnsCounters | null, faults: FaultCounts): string | null;
  /** By part, since the start. */
  faultCounts(): FaultCounts;
  onCgroupChange(change: CgroupChange): void;
  /** It is time to prove again that what is refused is refused. */
  onSelfTestDue(): unknown;
  /** Each second, slower where many sessions share the process. */
  onTick(): void;
}

/** Less than five ticks of a session alone, so that each fifth counts. */
const COUNTERS_MS = 4500;

export class PeriodicTasks {
  readonly #ports: PeriodicTaskPorts;
  readonly #cgroupWatch: CgroupWatch;
  readonly #monitor: SessionMonitor;
  #provingTimer: NodeJS.Timeout | null = null;
  #countersAt = performance.now();
  #written: { counters: Counters; dns: DnsCounters | null; faults: FaultCounts } | null = null;
  /** Why they could not be written the last time, which was said. */
  #unwritten = "";

  /** Begins at once. */
  constructor(cgroup: Pick<Cgroup, "path" | "id">, ports: PeriodicTaskPorts) {
    this.#ports = ports;
    this.#cgroupWatch = new CgroupWatch(cgroup.path, cgroup.id, {
      pace: ports.pace,
      part: ports.part,
      onChange: ports.onCgroupChange,
    });
    this.#monitor = new SessionMonitor(cgroup, { ...ports, onTick: (counters) => this.#tick(counters) });
    this.#cgroupWatch.start();
    this.#monitor.start();
    this.#proveLater();
  }

  /** The cgroup was made again. */
  follow(cgroup: Pick<Cgroup, "path">): void {
    this.#monitor.follow(cgroup);
  }

  /** Tells of events lost since the last look. */
  reportDropped(): void {
    this.#monitor.reportDropped();
  }

  stop(): void {
    if (this.#provingTimer) clearTimeout(this.#provingTimer);
    this.#monitor.stop();
    this.#cgroupWatch.stop();
  }

  #proveLater(): void {
    this.#provingTimer = setTimeout(
      () => {
        this.#ports.part.background(() => this.#ports.onSelfTestDue(), "tried_again");
        this.#proveLater();
      },
      this.#ports.selftestSeconds() * 1000 * this.#ports.pace(),
    );
  }

  #tick(counters: Counters): void {
    if (performance.now() - this.#countersAt >= COUNTERS_MS) this.#writeCounters(counters);
    this.#ports.onTick();
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
