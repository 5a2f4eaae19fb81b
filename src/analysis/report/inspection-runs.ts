/**
 * Times at which shims and gateways ran between agents and servers. Several run at once, one shim for each server, so
 * they are distinguished by the servers and the start time.
 *
 * On failure: a run without a recorded end is reported as such; its counters are unknown.
 */
import { getOrInsert } from "../../framing/get-or-insert.ts";
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import type { LayerRun } from "./layer-runs.ts";
import { type EventOf, each } from "./stored-events.ts";

export interface InspectionRun extends Omit<LayerRun, "stop"> {
  transport: "shim" | "gateway";
  servers: readonly string[];
  stop: EventOf<"netmon_inspection_stopped"> | null;
}

/** Maximum difference between a run's start and its end minus its duration: the same clock, rounded twice. */
const TOLERANCE = 5_000;

/** Returns the runs in order of their starts. */
export function inspectionRuns(reader: EventReader, sessionId: string): InspectionRun[] {
  const runs: InspectionRun[] = [];
  const open = new OpenRuns();
  for (const { timestamp, transport, servers } of each(reader, { sessionId }, "netmon_inspection_started")) {
    const from = timeMicros(timestamp);
    const to = Number.POSITIVE_INFINITY;
    const run: InspectionRun = { from, to, startUnknown: false, transport, servers, stop: null };
    runs.push(run);
    open.add(run);
  }
  for (const stop of each(reader, { sessionId }, "netmon_inspection_stopped")) {
    const { transport, servers } = stop;
    const to = timeMicros(stop.timestamp);
    const from = to - stop.duration_ms * 1000;
    const known = open.take({ transport, servers, from });
    if (known) Object.assign(known, { to, stop });
    else runs.push({ from, to, startUnknown: true, transport, servers, stop });
  }
  return runs.sort((a, b) => a.from - b.from);
}

type RunStart = Pick<InspectionRun, "transport" | "servers" | "from">;

/** Runs without an end, found by servers and start time without scanning the others. */
class OpenRuns {
  /** Runs that began within one TOLERANCE, in order of time. */
  readonly #runs = new Map<string, InspectionRun[]>();

  /** Must be called in order of time. */
  add(run: InspectionRun): void {
    getOrInsert(this.#runs, keyOf(run, 0), () => []).push(run);
  }

  /** Removes and returns a run that began at most TOLERANCE away; undefined: none. */
  take(start: RunStart): InspectionRun | undefined {
    const same = this.#runs.get(keyOf(start, 0));
    if (same && same.length > 0) return same.pop();
    const before = this.#runs.get(keyOf(start, -1));
    const last = before?.at(-1);
    if (last && start.from - last.from <= TOLERANCE) return before?.pop();
    const after = this.#runs.get(keyOf(start, 1));
    const first = after?.[0];
    return first && first.from - start.from <= TOLERANCE ? after?.shift() : undefined;
  }
}

function keyOf({ transport, servers, from }: RunStart, offset: number): string {
  return JSON.stringify([transport, servers, Math.floor(from / TOLERANCE) + offset]);
}
