/** Sections of a report on policy changes, names, approvals and model requests. */
import { postureChangeText } from "../../config/posture.ts";
import type { DnsCounters, NetmonPolicyChanged } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import type { LayerRun } from "./layer-runs.ts";
import { type EventOf, each } from "./stored-events.ts";

export interface Occurrences {
  count: number;
  /** RFC 3339, of the first and the last occurrence. */
  first: string;
  last: string;
}

/** Each shim and gateway reports its own changes. */
export interface PolicyChangeReport extends Occurrences {
  layer: NetmonPolicyChanged["layer"];
  /** Whether less is refused since then. */
  weaker: boolean;
  /** One sentence for display. */
  text: string;
}

/** Returns the changes in order of their first occurrence. */
export function policyChanges(reader: EventReader, sessionId: string): PolicyChangeReport[] {
  const changes = new Map<string, PolicyChangeReport>();
  for (const event of each(reader, { sessionId }, "netmon_policy_changed")) {
    const text = postureChangeText(event);
    if (text === null) continue;
    const { layer, weaker = false, timestamp } = event;
    const known = changes.get(text);
    if (known) {
      known.count++;
      known.last = timestamp;
    } else changes.set(text, { layer, weaker, text, count: 1, first: timestamp, last: timestamp });
  }
  return [...changes.values()];
}

/** Sums; each counter is described in docs/dns.md. */
export type NamesReport = Omit<DnsCounters, "names" | "addresses" | "shared_addresses">;

/** Returns null if no run with a recorded end learned names. */
export function namesReport(runs: readonly Pick<LayerRun, "stop">[]): NamesReport | null {
  let total: NamesReport | null = null;
  for (const { stop } of runs) {
    if (stop?.type !== "netmon_stopped" || stop.dns === undefined) continue;
    const { names: _names, addresses: _addresses, shared_addresses: _shared, ...counters } = stop.dns;
    const before: NamesReport | null = total;
    total = before === null ? counters : sum(before, counters);
  }
  return total;
}

function sum(a: NamesReport, b: NamesReport): NamesReport {
  const keys = Object.keys(a) as (keyof NamesReport)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as unknown as NamesReport;
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
