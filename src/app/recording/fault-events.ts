/**
 * Reports the faults of a session as events: the first of a part at once, then one a second with the number since then,
 * so that whoever can cause faults cannot fill the store. Counts are exact.
 */
import type { FaultCounts, FaultPart, NetmonFault } from "../../event/event.ts";
import { errorText, type Fault, type FaultListener, faultText, firstFrame } from "../../event/faults.ts";

const PAUSE_MS = 1000;

export interface FaultEventsPorts {
  emit(event: NetmonFault): void;
  sessionId: string;
  log: { error(text: string): void };
}

interface Seen {
  total: number;
  reported: number;
  /** The latest fault not reported yet. */
  latest: Fault | null;
  timer: NodeJS.Timeout | null;
}

export class FaultEvents implements FaultListener {
  readonly #ports: FaultEventsPorts;
  readonly #seen = new Map<FaultPart, Seen>();

  constructor(ports: FaultEventsPorts) {
    this.#ports = ports;
  }

  fault(fault: Fault): void {
    const seen = this.#count(fault);
    if (seen.timer === null) this.#report(seen);
  }

  lastFault(fault: Fault): void {
    this.#count(fault);
    this.close();
  }

  /** Returns exact counts since the start; parts without a fault are omitted. */
  counts(): FaultCounts {
    return Object.fromEntries([...this.#seen].map(([part, { total }]) => [part, total]));
  }

  /** Reports the faults not reported yet. */
  close(): void {
    for (const seen of this.#seen.values()) {
      if (seen.timer) clearTimeout(seen.timer);
      seen.timer = null;
      this.#emit(seen);
    }
  }

  #count(fault: Fault): Seen {
    const seen = this.#seen.get(fault.part) ?? { total: 0, reported: 0, latest: null, timer: null };
    this.#seen.set(fault.part, seen);
    seen.total++;
    seen.latest = fault;
    return seen;
  }

  #report(seen: Seen): void {
    seen.timer = null;
    if (!this.#emit(seen)) return;
    seen.timer = setTimeout(() => this.#report(seen), PAUSE_MS).unref();
  }

  #emit(seen: Seen): boolean {
    const { latest, total } = seen;
    if (latest === null) return false;
    const { emit, sessionId, log } = this.#ports;
    const { part, error, handled } = latest;
    const count = total - seen.reported;
    seen.reported = total;
    seen.latest = null;
    log.error(`${faultText(latest)}${count > 1 ? `, ${count} times` : ""}`);
    emit({
      type: "netmon_fault",
      timestamp: new Date().toISOString(),
      session_id: sessionId,
      part,
      error: errorText(latest),
      at: firstFrame(error),
      handled,
      count,
      total,
    });
    return true;
  }
}
