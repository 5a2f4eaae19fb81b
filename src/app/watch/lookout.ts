/**
 * What a running watch looks for every second besides the kernel's events: lost events, processes that left
 * the session, lost links. Direction of failure: open; nothing here touches the kernel, and a look that fails (an
 * agent can use up this process's descriptors) is said once, while netmon goes on.
 */
import type { Counters, EventSink } from "../../event/event.ts";
import { LeftProcessTracker } from "../../netmon/target/left-processes.ts";
import type { ProcessList } from "../../netmon/target/process-list.ts";
import type { Log } from "./ports.ts";

/** Times the pace. */
const TICK_MS = 1000;

export interface LookoutPorts {
  emit: EventSink;
  log: Log;
  /** timestamp and session_id of an event made now. */
  common(): { timestamp: string; session_id: string };
  counters(): Counters;
  onTick(counters: Counters): void;
  /** Of the ticks, as a multiple of the usual time; asked for each. */
  pace(): number;
  /** Where several sessions look at the same processes. */
  processes?: ProcessList | undefined;
}

export class Lookout {
  readonly #ports: LookoutPorts;
  #tracker: LeftProcessTracker;
  #timer: NodeJS.Timeout | null = null;
  #droppedReported = 0;
  /** The last error, which may come back every second. */
  #said = "";

  constructor(cgroup: { path: string }, ports: LookoutPorts) {
    this.#ports = ports;
    this.#tracker = this.#track(cgroup);
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#look();
      if (this.#timer) this.start();
    }, TICK_MS * this.#ports.pace());
  }

  #look(): void {
    const { counters: read, onTick, log } = this.#ports;
    try {
      const counters = read();
      this.#reportDropped(counters);
      onTick(counters);
      this.#reportLeft();
      this.#said = "";
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.#said) log.error(`a look at the session failed: ${message}`);
      this.#said = message;
    }
  }

  /** The session lives in another cgroup directory now. */
  follow(cgroup: { path: string }): void {
    this.#tracker = this.#track(cgroup);
  }

  #track(cgroup: { path: string }): LeftProcessTracker {
    const tracker = new LeftProcessTracker(cgroup, undefined, this.#ports.processes);
    tracker.poll();
    return tracker;
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  reportDropped(): void {
    this.#reportDropped(this.#ports.counters());
  }

  #reportDropped({ events_dropped: total }: Counters): void {
    const { emit, common } = this.#ports;
    if (total === this.#droppedReported) return;
    const dropped = total - this.#droppedReported;
    this.#droppedReported = total;
    emit({ type: "netmon_events_dropped", ...common(), dropped, total, where: "kernel_ring" });
  }

  #reportLeft(): void {
    const { emit, common, log } = this.#ports;
    const { left, suppressed } = this.#tracker.poll();
    for (const process of left) {
      emit({ type: "netmon_process_left", ...common(), ...process });
      log.warn(
        `process ${process.pid} (${process.comm}) left the session for ${process.cgroup}: it is not covered there`,
      );
    }
    if (suppressed > 0) log.warn(`${suppressed} more processes left the session`);
  }
}
