/** Sections of a report on policy changes, names, approvals and model requests. */

import { getOrInsert } from "../../collections/get-or-insert.ts";
import { policyFileText, postureChangeText } from "../../config/posture.ts";
import type { DnsCounters, NetmonPolicyChanged } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import type { LayerRun, StopOf } from "./layer-runs.ts";
import { type EventOf, each } from "./stored-events.ts";

export interface Occurrences {
  count: number;
  /** RFC 3339, of the first and the last occurrence. */
  first: string;
  last: string;
}

/** Each shim and gateway reports its own changes. */
export interface PolicyChangeReport extends Occurrences {
  /** null: the configuration file, for every layer. */
  layer: NetmonPolicyChanged["layer"] | null;
  /** Whether less is refused since then. */
  weaker: boolean;
  /** One sentence for display. */
  text: string;
}

/** Groups of equal things, in order of their first occurrence. */
class Groups<T extends object> {
  readonly #groups = new Map<string, T & Occurrences>();

  /** Must be called in order of time. */
  add(thing: T, timestamp: string): void {
    const none = { count: 0, first: timestamp, last: timestamp };
    const group = getOrInsert(this.#groups, JSON.stringify(thing), () => ({ ...thing, ...none }));
    group.count++;
    group.last = timestamp;
  }

  all(): (T & Occurrences)[] {
    return [...this.#groups.values()];
  }
}

/** Returns the changes in order of their first occurrence. */
export function policyChanges(reader: EventReader, sessionId: string): PolicyChangeReport[] {
  const changes = new Groups<Omit<PolicyChangeReport, keyof Occurrences>>();
  for (const event of each(reader, { sessionId }, "netmon_policy_changed")) {
    const text = postureChangeText(event);
    const { layer, weaker = false, timestamp } = event;
    if (text !== null) changes.add({ layer, weaker, text }, timestamp);
  }
  for (const event of each(reader, { sessionId }, "netmon_policy_file_changed")) {
    const { weaker, settings, timestamp } = event;
    changes.add({ layer: null, weaker, text: `${policyFileText(event)}: ${settings.join(", ")}` }, timestamp);
  }
  return changes.all();
}

/** Returns a sum over all runs; null: unknown, because one of them has no recorded end. */
export function sumOfRuns<Stop>(
  runs: readonly LayerRun<Stop>[],
  value: (stop: Stop) => number,
): number | null {
  const values = runs.map(({ stop }) => (stop === null ? null : value(stop)));
  return values.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** Sums; each counter is described in docs/dns.md. */
export type NamesReport = Omit<DnsCounters, "names" | "addresses" | "shared_addresses">;

/** Returns null if no run with a recorded end learned names. */
export function namesReport(runs: readonly Pick<LayerRun<StopOf<"kernel">>, "stop">[]): NamesReport | null {
  let total: NamesReport | null = null;
  for (const { stop } of runs) {
    if (stop?.dns === undefined) continue;
    const { names: _names, addresses: _addresses, shared_addresses: _shared, ...counters } = stop.dns;
    if (total === null) total = counters;
    else for (const name of Object.keys(total) as (keyof NamesReport)[]) total[name] += counters[name];
  }
  return total;
}

export interface ApprovalsReport {
  proposed: number;
  approved: number;
  rejected: number;
  /** Calls that passed through an approval. */
  consumed: number;
  /** Nobody answered, or the approved call did not come. */
  expired: number;
  /** Approved connections that were open. */
  revoked: number;
  /** Milliseconds until people answered; null: nobody has. */
  waiting_ms: { median: number; longest: number } | null;
}

export function approvalsReport(reader: EventReader, sessionId: string): ApprovalsReport {
  const counts = { proposed: 0, approved: 0, rejected: 0, consumed: 0, returned: 0, expired: 0, revoked: 0 };
  const waited: number[] = [];
  for (const { state, waited_ms } of each(reader, { sessionId }, "mcp_call_approval")) {
    counts[state]++;
    if (state === "approved" || state === "rejected") waited.push(waited_ms);
  }
  waited.sort((a, b) => a - b);
  const { returned: _, ...rest } = counts;
  const longest = waited.at(-1);
  const median = waited[Math.floor((waited.length - 1) / 2)];
  return {
    ...rest,
    waiting_ms: longest === undefined || median === undefined ? null : { median, longest },
  };
}

type Failed = EventOf<"llm_request_failed">;

export type RequestFailure = Pick<Failed, "provider" | "upstream" | "status" | "error"> & Occurrences;

export interface ModelRequests {
  /** null: a proxy is running or was killed, and its counters are unknown. */
  total: number | null;
  failed: number;
  /** Similar failures grouped, the most frequent first. */
  failures: RequestFailure[];
}

export function modelRequests(
  reader: EventReader,
  sessionId: string,
  runs: readonly LayerRun<StopOf<"proxy">>[],
): ModelRequests {
  const groups = new Groups<Omit<RequestFailure, keyof Occurrences>>();
  for (const event of each(reader, { sessionId }, "llm_request_failed")) {
    const { provider, upstream, status, error, timestamp } = event;
    groups.add({ provider, upstream, status, error }, timestamp);
  }
  const failures = groups.all().sort((a, b) => b.count - a.count);
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  return { total: sumOfRuns(runs, ({ counters }) => counters.requests), failed, failures };
}
