/**
 * Times at which shims and gateways ran between agents and servers. Several run at once, one shim for each server, so
 * they are distinguished by the servers and the start time.
 *
 * On failure: a run without a recorded end is reported as such; its counters are unknown.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import type { LayerRun } from "./layer-runs.ts";
import { type EventOf, each } from "./stored-events.ts";

export interface InspectionRun extends LayerRun<EventOf<"netmon_inspection_stopped">> {
  transport: "shim" | "gateway";
  servers: readonly string[];
}

/** Maximum difference between a run's start and its end minus its duration: the same clock, rounded twice. */
const TOLERANCE = 5_000;

/** Returns the runs in order of their starts. */
export function inspectionRuns(reader: EventReader, sessionId: string): InspectionRun[] {
  const starts = [...each(reader, { sessionId }, "netmon_inspection_started")];
  const runs = starts.map(({ timestamp, transport, servers }): InspectionRun => {
    const from = timeMicros(timestamp);
    return { from, to: Number.POSITIVE_INFINITY, startUnknown: false, transport, servers, stop: null };
  });
  const stops = [...each(reader, { sessionId }, "netmon_inspection_stopped")].map((stop) => {
    const to = timeMicros(stop.timestamp);
    return { stop, to, from: to - stop.duration_ms * 1000 };
  });
  // the earliest of the same servers is the last of its list
  const open = new Map<string, InspectionRun[]>();
  for (const run of runs.toReversed()) getOrInsert(open, keyOf(run), () => []).push(run);
  for (const { stop, to, from } of stops.sort((a, b) => a.from - b.from)) {
    const same = open.get(keyOf(stop)) ?? [];
    while (same.length > 0 && same.at(-1)!.from < from - TOLERANCE) same.pop();
    const { transport, servers } = stop;
    if (same.length > 0 && same.at(-1)!.from <= from + TOLERANCE) Object.assign(same.pop()!, { to, stop });
    else runs.push({ from, to, startUnknown: true, transport, servers, stop });
  }
  return runs.sort((a, b) => a.from - b.from);
}

function keyOf({ transport, servers }: Pick<InspectionRun, "transport" | "servers">): string {
  return JSON.stringify([transport, servers]);
}
