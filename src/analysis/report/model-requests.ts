/** Requests to models: how many there were, and what became of those that failed. */
import type { EventReader } from "../../store/reader.ts";
import type { LayerRun } from "./layer-runs.ts";
import { type EventOf, each } from "./stored-events.ts";

type Failed = EventOf<"llm_request_failed">;

export interface RequestFailure extends Pick<Failed, "provider" | "upstream" | "status" | "error"> {
  count: number;
  /** RFC 3339, of the first and the last of them. */
  first: string;
  last: string;
}

export interface ModelRequests {
  /** null: a proxy runs or was killed, and its counters are unknown. */
  total: number | null;
  failed: number;
  /** Alike ones together, the most frequent first. */
  failures: RequestFailure[];
}

export function modelRequests(
  reader: EventReader,
  sessionId: string,
  runs: readonly LayerRun[],
): ModelRequests {
  const groups = new Map<string, RequestFailure>();
  let failed = 0;
  for (const { provider, upstream, status, error, timestamp } of each(
    reader,
    { sessionId },
    "llm_request_failed",
  )) {
    failed++;
    const key = JSON.stringify([provider, upstream, status, error]);
    const known = groups.get(key);
    if (known === undefined)
      groups.set(key, { provider, upstream, status, error, count: 1, first: timestamp, last: timestamp });
    else {
      known.count++;
      known.last = timestamp;
    }
  }
  let total: number | null = 0;
  for (const { stop } of runs)
    if (stop?.type === "netmon_proxy_stopped") total = total === null ? null : total + stop.counters.requests;
    else total = null;
  return { total, failed, failures: [...groups.values()].sort((a, b) => b.count - a.count) };
}
