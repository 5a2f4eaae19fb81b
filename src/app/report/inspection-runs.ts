/**
 * When shims and gateways stood between agents and servers. Several run at once, one shim for each server, so
 * they are told apart by what they stand in front of and when they began.
 *
 * Direction of failure: a run without a recorded end is said to be one; its counters are not known.
 */
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type EventOf, each } from "./stored-events.ts";

export interface InspectionRun {
  /** Microseconds. */
  from: number;
  /** Microseconds; Infinity while no end is recorded. */
  to: number;
  /** Its start is not in the store any more. */
  startUnknown: boolean;
  transport: "shim" | "gateway";
  servers: readonly string[];
  stop: EventOf<"netmon_inspection_stopped"> | null;
}

/** Between the moment a run began and its end less its duration: the same clock, rounded twice. */
const TOLERANCE = 5_000;

/** In order of their starts. */
export function inspectionRuns(reader: EventReader, sessionId: string): InspectionRun[] {
  const runs = [...each(reader, { sessionId }, "netmon_inspection_started")].map(
    ({ timestamp, transport, servers }): InspectionRun => ({
      from: timeMicros(timestamp),
      to: Number.POSITIVE_INFINITY,
      startUnknown: false,
      transport,
      servers,
      stop: null,
    }),
  );
  for (const stop of each(reader, { sessionId }, "netmon_inspection_stopped")) {
    const { transport, servers } = stop;
    const to = timeMicros(stop.timestamp);
    const from = to - stop.duration_ms * 1000;
    const known = runs.find(
      (run) =>
        run.stop === null &&
        run.transport === transport &&
        sameNames(run.servers, servers) &&
        Math.abs(run.from - from) <= TOLERANCE,
    );
    if (known) Object.assign(known, { to, stop });
    else runs.push({ from, to, startUnknown: true, transport, servers, stop });
  }
  return runs.sort((a, b) => a.from - b.from);
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}
