/**
 * What a watch does again and again: looks whether its cgroup is still the one it is attached to and for processes
 * that left it, writes the counters for other netmon processes, and calls for the next proof.
 *
 * Direction of failure: open; a round that fails is made again, and says so. No verdict depends on one.
 */
import type { Counters } from "../../event/event.ts";
import type { Cgroup } from "../../netmon/target/cgroup2.ts";
import { type CgroupChange, CgroupWatch } from "../../netmon/target/liveness.ts";
import { Lookout, type LookoutPorts } from "./lookout.ts";

export interface RoundsPorts extends Omit<LookoutPorts, "onTick"> {
  /** How many times rarer than usual everything is done. */
  pace(): number;
  selftestSeconds(): number;
  /** null: written; else why not, for a person. */
  writeCounters(counters: Counters): string | null;
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
  #countersWritten: Counters | null = null;

  /** Begins at once. */
  constructor(cgroup: Cgroup, ports: RoundsPorts) {
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
  follow(cgroup: Cgroup): void {
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
    if (performance.now() - this.#countersAt >= COUNTERS_MS && !same(counters, this.#countersWritten)) {
      this.#countersAt = performance.now();
      const problem = this.#ports.writeCounters(counters);
      if (problem === null) this.#countersWritten = counters;
      else this.#ports.log.warn(problem);
    }
    this.#ports.onTick();
  }
}

function same(a: Counters, b: Counters | null): boolean {
  return b !== null && (Object.keys(a) as (keyof Counters)[]).every((key) => a[key] === b[key]);
}
