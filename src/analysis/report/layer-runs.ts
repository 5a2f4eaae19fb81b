/**
 * Times at which each layer was running: from its start event to its stop event. Events at other times are unknown, and
 * no finding may be based on them. On failure: an unrecorded end counts as the layer's last event, so that less is
 * claimed to be known, not more.
 */
import { greatest, least } from "../../collections/long-lists.ts";
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type EventOf, type EventType, each, newest, oldest } from "./stored-events.ts";

export type Layer = "kernel" | "proxy";

interface LayerEvents {
  start: EventType;
  stop: EventType;
  /** Events that only this layer emits. */
  emits: readonly EventType[];
}

const LAYERS = {
  kernel: {
    start: "netmon_started",
    stop: "netmon_stopped",
    emits: ["mcp_network_connection", "netmon_dns_refused", "netmon_dns_shared", "netmon_process_left"],
  },
  proxy: {
    start: "netmon_proxy_started",
    stop: "netmon_proxy_stopped",
    emits: ["mcp_tool_call_intercepted", "llm_refusal", "llm_request_failed"],
  },
} as const satisfies Record<Layer, LayerEvents>;

/** The event at the end of a layer. */
export type StopOf<L extends Layer> = EventOf<(typeof LAYERS)[L]["stop"]>;

export interface LayerRun<Stop = unknown> {
  /** In microseconds. */
  from: number;
  /** In microseconds; Infinity for the last run while it is running, or may be. */
  to: number;
  /** Whether its start is not in the store any more (or never was). */
  startUnknown: boolean;
  stop: Stop | null;
}

/**
 * Returns the runs of one layer in a session, in order of time; empty: the layer never ran. `isRunning` false: its netmon
 * is known not to be running, so a run without an end was killed.
 */
export function layerRuns<L extends Layer>(
  reader: EventReader,
  sessionId: string,
  layer: L,
  isRunning = true,
): LayerRun<StopOf<L>>[] {
  const { start, stop, emits } = LAYERS[layer];
  const query = { sessionId };
  const marks = [...each(reader, query, start), ...each(reader, query, stop)]
    .map((event) => ({ event, at: timeMicros(event.timestamp) }))
    .sort((a, b) => a.at - b.at);
  const firstEvents = emits.flatMap((type) => oldest(reader, query, type) ?? []);
  const first = least(firstEvents.map(({ event }) => timeMicros(event.timestamp)));

  const runs: LayerRun<StopOf<L>>[] = [];
  // a run begins when the previous one has ended
  const open = (): LayerRun<StopOf<L>> | undefined => {
    const last = runs.at(-1);
    return last?.to === Number.POSITIVE_INFINITY ? last : undefined;
  };
  const begin = (from: number, startUnknown: boolean): LayerRun<StopOf<L>> => {
    const run = { from, to: Number.POSITIVE_INFINITY, startUnknown, stop: null };
    runs.push(run);
    return run;
  };
  const killed = ({ from }: LayerRun, before: number): number =>
    Math.max(from, lastEmitted(reader, sessionId, emits, before) ?? from);
  // events before the first start belong to a run whose start is older than the store
  if (first < (marks[0]?.at ?? Number.POSITIVE_INFINITY)) begin(first, true);
  for (const { event, at } of marks) {
    const running = open();
    if (event.type === "netmon_stopped" || event.type === "netmon_proxy_stopped") {
      const run = running ?? begin(at - event.duration_ms * 1000, true);
      run.to = at;
      run.stop = event as StopOf<L>;
    } else {
      if (running !== undefined) running.to = killed(running, at);
      begin(at, false);
    }
  }
  const last = open();
  if (last !== undefined && !isRunning) last.to = killed(last, Number.POSITIVE_INFINITY);
  return runs;
}

function lastEmitted(
  reader: EventReader,
  sessionId: string,
  emits: readonly EventType[],
  before: number,
): number | undefined {
  const query = { sessionId, ...(Number.isFinite(before) && { until: before / 1000 }) };
  const times = emits.flatMap((type) => {
    const row = newest(reader, query, type);
    return row === undefined ? [] : [timeMicros(row.event.timestamp)];
  });
  return times.length === 0 ? undefined : greatest(times);
}

/** Reports whether the layer may have been running at this time, in a run that was killed at an unknown time. */
export function mayHaveBeenRunning(runs: readonly LayerRun[], at: number): boolean {
  const last = runs.findLast(({ from }) => from <= at);
  return last !== undefined && last.stop === null && last.to < at;
}

/** Reports whether the layer was running at this time (microseconds). */
export function wasRunning(runs: readonly LayerRun[], at: number): boolean {
  return runs.some((run) => run.from <= at && at <= run.to);
}
