/**
 * What a watch does again and again: looks whether its cgroup is still the one it is attached to and for processes
 * that left it, writes the counters for other netmon processes, and calls for the next proof.
 *
 * Direction of failure: open; a round that fails is made again, and says so. No verdict depends on one.
 */
import type { Counters, DnsCounters } from "../../event/event.ts";
import type { Cgroup } from "../../netmon/target/cgroup2.ts";
import { type CgroupChange, CgroupWatch } from "../../netmon/target/liveness.ts";
import { Lookout, type LookoutPorts } from "./lookout.ts";

export interface RoundsPorts extends Omit<LookoutPorts, "onTick"> {
  /** How many times rarer than usual everything is done. */
  pace(): number;
  selftestSeconds(): number;
  /** Of the resolver proxy; null where no names are learned. */
  dnsCounters(): DnsCounters | null;
  /** null: written; else why not, for a person. */
  writeCounters(counters: Counters, dns: DnsCounters | null): string | null;
  onCgroupChange(change: CgroupChange): void;
  /** It is time to prove again that what is refused is refused. */
  onProofDue(): void;
  /** Each second, slower where many sessions share the process. */
  onTick(): void;
}

/** Less than five ticks of a session alone, so that each fifth counts. */
const COUNTERS_MS = 4500;

export class Rounds {
  readonly #ports: RoundsPorts;
  readonly #cgroupWatch: CgroupWatch;
  readonly #lookout: Lookout;
  #provingTimer: NodeJS.Timeout | null = null;
  #countersAt = performance.now();
  #written: { counters: Counters; dns: DnsCounters | null } | null = null;
  /** Why they could not be written the last time, which was said. */
  #unwritten = "";

  /** Begins at once. */
  constructor(cgroup: Pick<Cgroup, "path" | "id">, ports: RoundsPorts) {
    this.#ports = ports;
    this.#cgroupWatch = new CgroupWatch(cgroup.path, cgroup.id, {
      pace: ports.pace,
      onChange: ports.onCgroupChange,
    });
    this.#lookout = new Lookout(cgroup, { ...ports, onTick: (counters) => this.#tick(counters) });
    this.#cgroupWatch.start();
    this.#lookout.start();
    this.#proveLater();
  }

  /** The cgroup was made again. */
  follow(cgroup: Pick<Cgroup, "path">): void {
    this.#lookout.follow(cgroup);
  }

  /** Tells of events lost since the last look. */
  reportDropped(): void {
    this.#lookout.reportDropped();
  }

  stop(): void {
    if (this.#provingTimer) clearTimeout(this.#provingTimer);
    this.#lookout.stop();
    this.#cgroupWatch.stop();
  }

  #proveLater(): void {
    this.#provingTimer = setTimeout(
      () => {
        this.#ports.onProofDue();
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
    if (same(counters, this.#written?.counters) && same(dns, this.#written?.dns)) return;
    this.#countersAt = performance.now();
    const problem = this.#ports.writeCounters(counters, dns);
    if (problem === null) this.#written = { counters, dns };
    else if (problem !== this.#unwritten) this.#ports.log.warn(problem);
    this.#unwritten = problem ?? "";
  }
}

function same<T extends object>(a: T | null, b: T | null | undefined): boolean {
  if (!a || !b) return a === b;
  return (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}
