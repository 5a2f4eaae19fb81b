/**
 * The checks of a running watch, once a second: lost events, processes that left the session, lost links.
 *
 * Direction of failure: open. Nothing here touches the kernel. A check that fails (an agent can use up this process's
 * descriptors) is reported once, and netmon goes on.
 */
import type { Counters, EventSink } from "../../event/event.ts";
import type { Part } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import { LeftProcessTracker } from "../../kernel/target/left-processes.ts";
import type { ProcessList } from "../../kernel/target/process-list.ts";

/** Times the pace. */
const TICK_MS = 1000;

export interface SessionMonitorPorts {
  emit: EventSink;
  log: Log;
  part: Part;
  /** timestamp and session_id of an event made now. */
  common(): { timestamp: string; session_id: string };
  counters(): Counters;
  onTick(counters: Counters): void;
  /** The time between two ticks, as a multiple of the usual one; asked each time. */
  pace(): number;
  /** Where several sessions look at the same processes. */
  processes?: ProcessList | undefined;
}

export class SessionMonitor {
  readonly #ports: SessionMonitorPorts;
  #tracker: LeftProcessTracker;
  #timer: NodeJS.Timeout | null = null;
  #droppedReported = 0;

  constructor(cgroup: { path: string }, ports: SessionMonitorPorts) {
    this.#ports = ports;
    this.#tracker = this.#track(cgroup);
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#ports.part.background(() => this.#look(), "tried_again");
      if (this.#timer) this.start();
    }, TICK_MS * this.#ports.pace());
  }

  #look(): void {
    const counters = this.#ports.counters();
    this.#reportDropped(counters);
    this.#ports.onTick(counters);
    this.#reportLeft();
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
