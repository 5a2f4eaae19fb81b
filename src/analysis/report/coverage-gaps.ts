/**
 * What netmon could not see in a session: lost events, unreadable input, times without a watch. Every other number in a
 * report depends on these. Unknown numbers (no counters without a recorded end) are reported as such, never as 0.
 */
import { discoveredText } from "../../event/coverage.ts";
import type { LlmRefusalReason } from "../../event/event.ts";
import { REFUSAL_COUNTERS } from "../../llm/proxy/counting.ts";
import type { EventReader } from "../../store/reader.ts";
import type { InspectionRun } from "./inspection-runs.ts";
import type { LayerRun, StopOf } from "./layer-runs.ts";
import { receivedCalls } from "./stored-calls.ts";
import { type EventOf, each } from "./stored-events.ts";

export interface CoverageGaps {
  /** Lost events, by location. `output` is stdout only; those events are in the store. */
  events_dropped: Record<EventOf<"netmon_events_dropped">["where"], number>;
  /** Packet headers and paths the kernel programs could not read. */
  kernel_unparsed: number;
  /** Totals of the proxy's runs; for runs without a recorded end, from their events. */
  proxy: ProxyGaps;
  /** Totals of shims and gateways; for runs without a recorded end, from their events. */
  inspection: InspectionGaps;
  /** Times at which the session's cgroup was not attached. */
  gaps: { since: string; until: string; cause: EventOf<"netmon_gap">["cause"]; pinned: boolean }[];
  /** Times at which something bypassed every hook; `until` null: to the end. */
  uncovered: { since: string; until: string | null; holes: string[] }[];
  /** Programs outside the session that it reached on this host, as texts; those that were holes are in `uncovered`. */
  daemons: string[];
  /** Servers that nothing inspects, as texts. */
  bare_servers: string[];
  /** Processes seen outside the session's cgroup, where nothing covers them. */
  processes_left: number;
  /** Calls of a name that no known server has, which a rule denies for a server whose tools were not known. */
  denied_by_name: number;
  /** Faults of netmon's own parts, by part. */
  faults: Partial<Record<EventOf<"netmon_fault">["part"], number>>;
  /** The canary got through, or links were lost. */
  enforcement_failed: number;
  /** Runs that are still active or whose netmon was killed: their counters are unknown. */
  runs_without_end: { kernel: number; proxy: number; inspection: number };
}

export const NO_PROXY_GAPS = {
  unparsed: 0,
  unknown_encodings: 0,
  unknown_endpoints: 0,
  too_large: 0,
  unexpected_answers: 0,
  unknown_types: 0,
  unknown_tools: 0,
  unknown_conversations: 0,
  code_calls: 0,
  /** Unknown for runs without a recorded end. */
  connections_dropped: 0,
};
type ProxyGaps = typeof NO_PROXY_GAPS;

export const NO_INSPECTION_GAPS = {
  unparsed: 0,
  too_large: 0,
  /** Bytes of results; unknown for runs without a recorded end. */
  unscanned_bytes: 0,
  unanswered: 0,
  refused: 0,
  /** Gateways only; unknown for runs without a recorded end. */
  connections_dropped: 0,
};
type InspectionGaps = typeof NO_INSPECTION_GAPS;

/** Counters of the proxy by refusal reason, including those that it counts elsewhere. */
const BLIND_REASONS: Readonly<Record<string, string>> = {
  ...REFUSAL_COUNTERS,
  upstream_ended: "unparsed",
  upgrade: "unknown_endpoints",
} satisfies Partial<Record<LlmRefusalReason, string>>;

export function coverageGaps(
  reader: EventReader,
  sessionId: string,
  runs: {
    kernel: readonly LayerRun<StopOf<"kernel">>[];
    proxy: readonly LayerRun<StopOf<"proxy">>[];
    inspection: readonly InspectionRun[];
    /** Counted by the caller, who reads all calls. */
    deniedByName: number;
  },
): CoverageGaps {
  const query = { sessionId };
  const dropped = { kernel_ring: 0, plain_http: 0, output: 0, store: 0, otlp: 0, webhook: 0 };
  for (const event of each(reader, query, "netmon_events_dropped")) dropped[event.where] += event.dropped;
  const faults: CoverageGaps["faults"] = {};
  for (const { part, count } of each(reader, query, "netmon_fault"))
    faults[part] = (faults[part] ?? 0) + count;
  return {
    events_dropped: dropped,
    kernel_unparsed: runs.kernel.reduce((sum, { stop }) => sum + (stop?.counters.unparsed ?? 0), 0),
    proxy: proxyGaps(reader, sessionId, runs.proxy),
    inspection: inspectionGaps(reader, sessionId, runs.inspection),
    gaps: [...each(reader, query, "netmon_gap")].map(({ since, timestamp, cause, pinned }) => ({
      since,
      until: timestamp,
      cause,
      pinned: pinned === true, // not in events of older versions
    })),
    uncovered: uncoveredTimes(reader, sessionId),
    daemons: told([...each(reader, query, "netmon_coverage_changed")].flatMap(({ daemons = [] }) => daemons)),
    bare_servers: told(
      [...each(reader, query, "mcp_server_discovered")].map((event) => ({ text: discoveredText(event) })),
    ),
    processes_left: count(each(reader, query, "netmon_process_left")),
    denied_by_name: runs.deniedByName,
    faults,
    enforcement_failed: count(each(reader, query, "netmon_enforcement_failed")),
    runs_without_end: {
      kernel: unended(runs.kernel),
      proxy: unended(runs.proxy),
      inspection: unended(runs.inspection),
    },
  };
}

function proxyGaps(
  reader: EventReader,
  sessionId: string,
  runs: readonly LayerRun<StopOf<"proxy">>[],
): ProxyGaps {
  const total = { ...NO_PROXY_GAPS };
  for (const { stop, from, to } of runs) {
    if (stop !== null) {
      // events of older versions lack the newest counters
      for (const name of Object.keys(total) as (keyof ProxyGaps)[]) total[name] += stop.counters[name] ?? 0;
      continue;
    }
    const query = { sessionId, since: from / 1000, ...(Number.isFinite(to) && { until: to / 1000 + 1 }) };
    for (const { reason } of each(reader, query, "llm_refusal")) {
      const name = BLIND_REASONS[reason];
      if (name !== undefined && name in total) total[name as keyof ProxyGaps]++;
    }
    for (const call of each(reader, query, "mcp_tool_call_intercepted"))
      if (call.reason === "code") total.code_calls += call.action === "allow" ? 1 : 0;
      else if (call.server_id === null && call.server_ids === undefined) total.unknown_tools++;
  }
  return total;
}

function inspectionGaps(
  reader: EventReader,
  sessionId: string,
  runs: readonly InspectionRun[],
): InspectionGaps {
  const total = { ...NO_INSPECTION_GAPS };
  for (const { stop } of runs)
    for (const name of Object.keys(total) as (keyof InspectionGaps)[])
      total[name] += stop?.counters[name] ?? 0;
  // a run without an end has no counters: its events count instead
  const unended = new Map<string, number>();
  for (const { servers, from } of runs.filter(({ stop }) => stop === null))
    for (const server of servers) unended.set(server, Math.min(from, unended.get(server) ?? from));
  for (const [serverId, from] of unended) {
    const query = { sessionId, serverId, since: from / 1000 };
    for (const { reason } of each(reader, query, "mcp_refusal")) {
      total.refused++;
      if (reason === "unparsed" || reason === "too_large") total[reason]++;
    }
    for (const { event } of receivedCalls(reader, query))
      if (event.outcome === "unanswered") total.unanswered++;
  }
  return total;
}

/** One netmon's holes end with it; the next looks anew. */
function uncoveredTimes(reader: EventReader, sessionId: string): CoverageGaps["uncovered"] {
  const found: CoverageGaps["uncovered"] = [];
  for (const { timestamp, holes } of each(reader, { sessionId }, "netmon_coverage_changed"))
    addUncovered(found, timestamp, holes);
  return found;
}

/** Adds a change of the open holes to the times that it ends or begins. */
export function addUncovered(
  times: CoverageGaps["uncovered"],
  timestamp: string,
  holes: readonly { text: string }[],
): void {
  const last = times.at(-1);
  if (last !== undefined) last.until ??= timestamp;
  if (holes.length > 0) times.push({ since: timestamp, until: null, holes: holes.map(({ text }) => text) });
}

function told(things: Iterable<{ text: string }>): string[] {
  return [...new Set(Array.from(things, ({ text }) => text))];
}

export function uncoveredText({ since, until, holes }: CoverageGaps["uncovered"][number]): string {
  return `NOT COVERED from ${since} to ${until ?? "the end"}: ${holes.join("; ")}`;
}

const BY_NAME: ReadonlySet<string> = new Set([
  "tool_denied",
  "argument_denied",
  "arguments_unreadable",
  "approval_required",
  "approval_unavailable",
]);

/** Reports whether a rule met a call whose server nobody knows. */
export function isByName({
  reason,
  server_id,
  server_ids,
}: Pick<EventOf<"mcp_tool_call_intercepted">, "reason" | "server_id" | "server_ids">): boolean {
  return server_id === null && server_ids === undefined && BY_NAME.has(reason);
}

export function gapText({ since, until, cause, pinned }: CoverageGaps["gaps"][number]): string {
  const there = pinned ? "only the pinned links were there" : "nothing was attached";
  return `${there} from ${since} to ${until}: ${cause.replace("_", " ")}`;
}

/** Returns the number of missed things with descriptions for display, zeros included. */
export function gapCounts(gaps: CoverageGaps): Record<string, number> {
  const { events_dropped, kernel_unparsed, proxy, inspection, faults, ...rest } = gaps;
  const inParts = Object.entries(faults).map(([part, n]) => [
    `faults of netmon in ${part.replace("_", " ")}`,
    n,
  ]);
  return {
    ...Object.fromEntries(inParts),
    "events lost between kernel and netmon": events_dropped.kernel_ring,
    "plain HTTP requests that came too fast to be looked at": events_dropped.plain_http,
    "events lost on the way into the store": events_dropped.store,
    "events lost on the way to stdout (they are in the store)": events_dropped.output,
    "events lost on the way to OTLP (they are in the store)": events_dropped.otlp,
    "events lost on the way to webhooks (they are in the store)": events_dropped.webhook,
    "packet headers or paths that could not be read": kernel_unparsed,
    "LLM bodies, events or calls that could not be read": proxy.unparsed,
    "LLM bodies in an unknown encoding": proxy.unknown_encodings,
    "requests to unknown endpoints": proxy.unknown_endpoints,
    "LLM bodies over a limit": proxy.too_large,
    "LLM answers with an unexpected status or content type": proxy.unexpected_answers,
    "LLM events, blocks, items or parts of unknown type": proxy.unknown_types,
    "calls of tools that no server and no agent has": proxy.unknown_tools,
    "requests that went on with a conversation which the provider keeps and netmon had not seen":
      proxy.unknown_conversations,
    "calls that ran code which may call any MCP tool; enforced at shim and gateway alone": proxy.code_calls,
    "calls denied by their name alone, since the tools of the rule's server were not known":
      rest.denied_by_name,
    "MCP messages that could not be read": inspection.unparsed,
    "MCP messages over a limit": inspection.too_large,
    "connections to the LLM proxy that were cut off": proxy.connections_dropped,
    "connections to the MCP gateway that were cut off": inspection.connections_dropped,
    "bytes of MCP results that were not scanned": inspection.unscanned_bytes,
    "calls without an answer when their conversation ended": inspection.unanswered,
    "MCP messages not forwarded": inspection.refused,
    "processes that left the session": rest.processes_left,
    "times that enforcing failed": rest.enforcement_failed,
  };
}

function unended(runs: readonly { stop: object | null }[]): number {
  return runs.filter(({ stop }) => stop === null).length;
}

function count(items: Iterable<unknown>): number {
  let n = 0;
  for (const _ of items) n++;
  return n;
}
