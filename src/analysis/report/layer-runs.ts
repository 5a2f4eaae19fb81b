/**
 * When each layer was looking: from its start event to its stop event. What a layer did not look at is not known,
 * and no finding may rest on it. On failure: an end that was never recorded counts as the last
 * moment at which the layer said something, so that less is claimed to be known, not more.
 */
import { greatest, least } from "../../framing/long-lists.ts";
import type { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";
import { type EventOf, type EventType, each, newest, oldest } from "./stored-events.ts";

export type Layer = "kernel" | "proxy";

interface LayerEvents {
  start: "netmon_started" | "netmon_proxy_started";
  stop: "netmon_stopped" | "netmon_proxy_stopped";
  /** What only this layer says. */
  says: readonly EventType[];
}

const LAYERS: Readonly<Record<Layer, LayerEvents>> = {
  kernel: {
    start: "netmon_started",
    stop: "netmon_stopped",
    says: ["mcp_network_connection", "netmon_dns_refused", "netmon_dns_shared", "netmon_process_left"],
  },
  proxy: {
    start: "netmon_proxy_started",
    stop: "netmon_proxy_stopped",
    says: ["mcp_tool_call_intercepted", "llm_refusal", "llm_request_failed"],
  },
};

export interface LayerRun {
  /** Microseconds. */
  from: number;
  /** Microseconds; Infinity for the last run while it goes on, or nobody knows. */
  to: number;
  /** Its start is not in the store any more (or never was). */
  startUnknown: boolean;
  stop: EventOf<"netmon_stopped"> | EventOf<"netmon_proxy_stopped"> | null;
}

/**
 * The runs of one layer in a session, in order of time; empty: the layer never looked. `goesOn` false: its netmon is
 * known not to run any more, so that a run without an end was killed.
 */
export function layerRuns(reader: EventReader, sessionId: string, layer: Layer, goesOn = true): LayerRun[] {
  const { start, stop, says } = LAYERS[layer];
  const query = { sessionId };
  const marks = [...each(reader, query, start), ...each(reader, query, stop)]
    .map((event) => ({ event, at: timeMicros(event.timestamp) }))
    .sort((a, b) => a.at - b.at);
  const said = says.flatMap((type) => oldest(reader, query, type) ?? []);
  const first = least(said.map(({ event }) => timeMicros(event.timestamp)));

  const runs: LayerRun[] = [];
  // one begins where the one before has ended
  const open = (): LayerRun | undefined => {
    const last = runs.at(-1);
    return last?.to === Number.POSITIVE_INFINITY ? last : undefined;
  };
  const begin = (from: number, startUnknown: boolean): LayerRun => {
    const run = { from, to: Number.POSITIVE_INFINITY, startUnknown, stop: null };
    runs.push(run);
    return run;
  };
  const killed = ({ from }: LayerRun, before: number): number =>
    Math.max(from, lastSaid(reader, sessionId, says, before) ?? from);
  // what was said before the first start belongs to a run whose start is older than the store
  if (first < (marks[0]?.at ?? Number.POSITIVE_INFINITY)) begin(first, true);
  for (const { event, at } of marks) {
    const running = open();
    if (event.type === "netmon_stopped" || event.type === "netmon_proxy_stopped") {
      const run = running ?? begin(at - event.duration_ms * 1000, true);
      run.to = at;
      run.stop = event;
    } else {
      if (running !== undefined) running.to = killed(running, at);
      begin(at, false);
    }
  }
  const last = open();
  if (last !== undefined && !goesOn) last.to = killed(last, Number.POSITIVE_INFINITY);
  return runs;
}

function lastSaid(
  reader: EventReader,
  sessionId: string,
  says: readonly EventType[],
  before: number,
): number | undefined {
  const query = { sessionId, ...(Number.isFinite(before) && { until: before / 1000 }) };
  const times = says.flatMap((type) => {
    const row = newest(reader, query, type);
    return row === undefined ? [] : [timeMicros(row.event.timestamp)];
  });
  return times.length === 0 ? undefined : greatest(times);
}

/** Whether the layer may have been looking at this moment, in a run that was killed nobody knows when. */
export function mayHaveLooked(runs: readonly LayerRun[], at: number): boolean {
  const last = runs.findLast(({ from }) => from <= at);
  return last !== undefined && last.stop === null && last.to < at;
}

/** Whether the layer was looking at this moment (microseconds). */
export function looked(runs: readonly LayerRun[], at: number): boolean {
  return runs.some((run) => run.from <= at && at <= run.to);
}
