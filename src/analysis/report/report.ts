/**
 * Report of one session: calls, connections and refusals, inconsistencies between layers, and what netmon could not
 * see. On failure: a layer that did not run is reported as unknown, never as "nothing happened".
 */

import { greatest } from "../../collections/long-lists.ts";
import type { NotSeen } from "../../event/coverage.ts";
import type { EventReader } from "../../store/reader.ts";
import { CallTimes } from "./call-times.ts";
import { type CoverageGaps, coverageGaps, isByName } from "./coverage-gaps.ts";
import { type Finding, Findings, LISTED } from "./findings.ts";
import { CallsAtServers, type InspectionReport, inspectionReport } from "./inspection.ts";
import { inspectionRuns } from "./inspection-runs.ts";
import { Interceptions } from "./interceptions.ts";
import { type LayerRun, layerRuns, type StopOf } from "./layer-runs.ts";
import { headlineOf, notSeen } from "./not-seen.ts";
import {
  type Destination,
  Destinations,
  isRefused,
  type RefusedCall,
  RefusedCalls,
  serverName,
} from "./refused.ts";
import { serversOf } from "./same-server.ts";
import {
  type ApprovalsReport,
  approvalsReport,
  type ModelRequests,
  modelRequests,
  type NamesReport,
  namesReport,
  type PolicyChangeReport,
  policyChanges,
  sumOfRuns,
} from "./sections.ts";
import { shownName } from "./shown-name.ts";
import { receivedCalls } from "./stored-calls.ts";
import { type EventOf, each } from "./stored-events.ts";
import { FURTHER_TOOLS, Tally, type Verdicts } from "./tally.ts";

export interface LayerView {
  /** Runs of the layer in this session; 0: what it would have seen is unknown. */
  runs: number;
  /** RFC 3339; null: unknown. `until` is also null while the layer is running. */
  since: string | null;
  until: string | null;
}

export interface SessionReport {
  session_id: string;
  /** `inspection`: shims and gateways, possibly several at once. */
  layers: { kernel: LayerView; proxy: LayerView; inspection: LayerView };
  /** Requests to models, through the LLM proxy. */
  model_requests: ModelRequests;
  /** Layers whose mode, fail_closed or enforce_policy changed. */
  policy_changes: PolicyChangeReport[];
  /** Tool calls in the model's responses, without the agent's own tools. */
  calls: Verdicts & {
    by_tool: (Verdicts & { server_id: string | null; tool_name: string })[];
    /** Calls refused, or that enforce would have refused. */
    refused: RefusedCall[];
  };
  /** Connections, including folded ones; without AF_UNIX. */
  connections: Verdicts & {
    by_server: (Verdicts & { server_id: string | null; netmon: OwnListener | null })[];
    /** Connections refused, or that enforce would have refused. */
    refused: (Destination & Verdicts)[];
    /** Connections that passed and that no rule covers. */
    undeclared: (Destination & Verdicts)[];
    /** Number of further ones that passed in namespaces of the session's own: what leaves is counted where it leaves. */
    own_namespace: number;
  };
  /** AF_UNIX calls that passed without a rule; null: unknown, because a watch is running or was killed. */
  unix_passed: number | null;
  /** null: names were not learned, or no run has ended. */
  names: NamesReport | null;
  /** Requests and responses of the LLM that were refused as a whole. */
  refusals: Verdicts & { by_reason: (Verdicts & { reason: string })[] };
  /** Calls that waited for a person. */
  approvals: ApprovalsReport;
  inspection: InspectionReport;
  findings: Finding[];
  /** Events that could not be compared with the other layer, which was not running at that time. */
  not_judged: { connections: number; calls: number; mcp_calls: number };
  blindness: CoverageGaps;
  not_seen: NotSeen;
  /** What to read first: rules were in force, and something went past them unseen. null: nothing known. */
  headline: string | null;
}

/** netmon's own listeners that the session connects to. */
export type OwnListener = "proxy" | "gateway" | "resolver";

/** Keyed by the rule that permits the listener (src/watch). */
const OWN_LISTENERS: Readonly<Record<string, OwnListener>> = {
  "proxy.port": "proxy",
  "gateway.port": "gateway",
  "netmon:dns": "resolver",
};

export interface ReportOptions {
  /** Longest time after a call in which it explains a connection, in milliseconds. */
  windowMs: number;
  /** Layers that are now running; absent: unknown, so a run without an end counts as running. */
  running?: { kernel: boolean; proxy: boolean };
}

/** Covers manual approval of a call, and slow tools. */
export const DEFAULT_WINDOW_MS = 60_000;

export function sessionReport(reader: EventReader, sessionId: string, options: ReportOptions): SessionReport {
  const query = { sessionId };
  const runs = {
    kernel: layerRuns(reader, sessionId, "kernel", options.running?.kernel),
    proxy: layerRuns(reader, sessionId, "proxy", options.running?.proxy),
    inspection: inspectionRuns(reader, sessionId),
  };
  const times = new CallTimes();
  const interceptions = new Interceptions();
  const findings = new Findings({ ...runs, calls: times, interceptions, window: options.windowMs * 1000 });
  const calls = new Tally<{ server_id: string | null; tool_name: string }>({
    server_id: null,
    tool_name: FURTHER_TOOLS,
  });
  const refusedCalls = new RefusedCalls();
  let deniedByName = 0;
  // Each call is read once: it may have megabytes of arguments.
  for (const call of each(reader, query, "mcp_tool_call_intercepted")) {
    if (isByName(call)) deniedByName++;
    refusedCalls.add(call);
    calls.add(call, 1, { server_id: serverName(serversOf(call)), tool_name: shownName(call.tool_name) });
    times.add(call);
    interceptions.add(call);
    findings.call(call);
  }
  const atServers = new CallsAtServers();
  for (const { event: call } of receivedCalls(reader, query)) {
    atServers.add(call);
    times.add(call);
    findings.mcpCall(call);
  }
  const connections = new Tally<{ server_id: string | null; netmon: OwnListener | null }>();
  const refused = new Destinations();
  const undeclared = new Destinations();
  let own_namespace = 0;
  for (const connection of each(reader, query, "mcp_network_connection")) {
    if (isOrdinaryPath(connection)) continue;
    const { rule, reason, count } = connection;
    if (connection.own_namespace) {
      own_namespace += count;
      continue;
    }
    const netmon = rule === null ? null : (OWN_LISTENERS[rule] ?? null);
    connections.add(connection, count, { server_id: serverName(serversOf(connection)), netmon });
    if (isRefused(connection)) refused.add(connection);
    else if (reason === "undeclared") undeclared.add(connection);
    findings.connection(connection);
  }
  const refusals = new Tally<{ reason: string }>();
  for (const refusal of each(reader, query, "llm_refusal"))
    refusals.add(refusal, 1, { reason: refusal.reason });
  for (const event of each(reader, query, "mcp_tool_offered")) findings.offered(event);
  for (const type of Object.keys(LISTED) as (keyof typeof LISTED)[])
    for (const event of each(reader, query, type)) findings.list(event);
  const seen = {
    session_id: sessionId,
    layers: { kernel: view(runs.kernel), proxy: view(runs.proxy), inspection: view(runs.inspection) },
    model_requests: modelRequests(reader, sessionId, runs.proxy),
    policy_changes: policyChanges(reader, sessionId),
    calls: { ...calls.total, by_tool: calls.groups(), refused: refusedCalls.result() },
    connections: {
      ...connections.total,
      by_server: connections.groups(),
      refused: refused.result(),
      undeclared: undeclared.result(),
      own_namespace,
    },
    unix_passed: unixPassed(runs.kernel),
    names: namesReport(runs.kernel),
    refusals: { ...refusals.total, by_reason: refusals.groups() },
    approvals: approvalsReport(reader, sessionId),
    inspection: inspectionReport(reader, sessionId, runs.inspection, atServers),
    findings: findings.result(),
    not_judged: findings.notJudged,
    blindness: coverageGaps(reader, sessionId, { ...runs, deniedByName }),
  };
  const not_seen = notSeen(seen);
  return { ...seen, not_seen, headline: headlineOf(not_seen, enforced(reader, sessionId)) };
}

/** Reports whether a layer had rules to enforce at any time. */
function enforced(reader: EventReader, sessionId: string): boolean {
  const starts = ["netmon_started", "netmon_proxy_started", "netmon_inspection_started"] as const;
  return starts.some((type) => {
    for (const { mode } of each(reader, { sessionId }, type)) if (mode === "enforce") return true;
    return false;
  });
}

/** Reports whether the event is an AF_UNIX connection to a path that no rule covers; recorded by run and --all. */
function isOrdinaryPath({ protocol, reason }: EventOf<"mcp_network_connection">): boolean {
  return protocol === "unix" && reason === "undeclared";
}

function unixPassed(runs: readonly LayerRun<StopOf<"kernel">>[]): number | null {
  // older versions counted them as undeclared
  return sumOfRuns(runs, ({ counters }) => counters.unix_passed ?? 0);
}

function view(runs: readonly Pick<LayerRun, "from" | "to" | "startUnknown">[]): LayerView {
  const first = runs[0];
  const last = greatest(runs.map(({ to }) => to));
  const text = (micros: number): string => new Date(micros / 1000).toISOString();
  return {
    runs: runs.length,
    since: first === undefined || first.startUnknown ? null : text(first.from),
    until: Number.isFinite(last) ? text(last) : null,
  };
}
