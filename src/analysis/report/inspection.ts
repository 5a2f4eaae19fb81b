/** Part of a report about MCP itself: servers, their tools, the detections in them, and the calls that reached them. */

import { getOrInsert } from "../../collections/get-or-insert.ts";
import { SEVERITIES } from "../../detection/detection.ts";
import type { DetectionSubject, Severity, ToolCallOutcome } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import type { InspectionRun } from "./inspection-runs.ts";
import { type RefusedCall, RefusedCalls } from "./refused.ts";
import type { McpCall } from "./same-server.ts";
import { shownName } from "./shown-name.ts";
import { each } from "./stored-events.ts";
import { FURTHER_TOOLS, Tally, type Verdicts } from "./tally.ts";

export interface InspectionReport {
  /** Servers whose tools were listed or called, or that were behind a shim. */
  servers_connected: number;
  tools_seen: number;
  tools_changed: number;
  detections_by_severity: Record<Severity, number>;
  /** The most severe first, then the most frequent. */
  top_detections: DetectionCount[];
  /** Calls that reached shims and gateways. */
  calls: Verdicts & {
    by_tool: (Verdicts & { server_id: string; tool_name: string })[];
    by_outcome: { outcome: ToolCallOutcome; count: number }[];
    /** Calls refused, or that enforce would have refused. */
    refused: RefusedCall[];
  };
  /** Requests of servers to agents; not recorded if the policy is `allow`. */
  server_requests: Verdicts & { by_server: (Verdicts & { server_id: string; method: string })[] };
  /** Messages that were not forwarded. */
  refusals: Verdicts & { by_reason: (Verdicts & { reason: string })[] };
}

export interface DetectionCount {
  server_id: string;
  tool_name: string;
  subject: DetectionSubject;
  pattern: string;
  category: string;
  severity: Severity;
  count: number;
}

const TOP = 10;

/** Counts the calls that reached shims and gateways. */
export class CallsAtServers {
  readonly servers = new Set<string>();
  readonly #tally = new Tally<{ server_id: string; tool_name: string }>({
    server_id: "",
    tool_name: FURTHER_TOOLS,
  });
  readonly #refused = new RefusedCalls();
  readonly #outcomes = new Map<ToolCallOutcome, number>();

  add(call: McpCall): void {
    const { server_id, outcome } = call;
    this.servers.add(server_id);
    this.#refused.add(call);
    this.#tally.add(call, 1, { server_id, tool_name: shownName(call.tool_name) });
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
  }

  result(): InspectionReport["calls"] {
    return {
      ...this.#tally.total,
      by_tool: this.#tally.groups(),
      refused: this.#refused.result(),
      by_outcome: [...this.#outcomes]
        .map(([outcome, count]) => ({ outcome, count }))
        .sort((a, b) => b.count - a.count),
    };
  }
}

export function inspectionReport(
  reader: EventReader,
  sessionId: string,
  runs: readonly InspectionRun[],
  calls: CallsAtServers,
): InspectionReport {
  const query = { sessionId };
  const behindShims = runs.filter(({ transport }) => transport === "shim").flatMap((run) => run.servers);
  const servers = new Set([...behindShims, ...calls.servers]);
  const seen = new Set<string>();
  for (const { server_id, tool_name } of each(reader, query, "mcp_tool_seen")) {
    servers.add(server_id);
    seen.add(JSON.stringify([server_id, tool_name]));
  }
  const changed = new Set<string>();
  for (const { server_id, tool_name } of each(reader, query, "mcp_tool_changed"))
    changed.add(JSON.stringify([server_id, tool_name]));
  const requests = new Tally<{ server_id: string; method: string }>();
  for (const request of each(reader, query, "mcp_server_request"))
    requests.add(request, 1, { server_id: request.server_id, method: request.method });
  const refusals = new Tally<{ reason: string }>();
  for (const refusal of each(reader, query, "mcp_refusal"))
    refusals.add(refusal, 1, { reason: refusal.reason });
  return {
    servers_connected: servers.size,
    tools_seen: seen.size,
    tools_changed: changed.size,
    ...detections(reader, sessionId),
    calls: calls.result(),
    server_requests: { ...requests.total, by_server: requests.groups() },
    refusals: { ...refusals.total, by_reason: refusals.groups() },
  };
}

function detections(
  reader: EventReader,
  sessionId: string,
): Pick<InspectionReport, "detections_by_severity" | "top_detections"> {
  const bySeverity: Record<Severity, number> = { low: 0, medium: 0, high: 0, critical: 0 };
  const groups = new Map<string, DetectionCount>();
  for (const { server_id, tool_name, subject, detection } of each(reader, { sessionId }, "mcp_detection")) {
    const { pattern, category, severity } = detection;
    bySeverity[severity]++;
    const group = { server_id, tool_name: shownName(tool_name), subject, pattern, category, severity };
    getOrInsert(groups, JSON.stringify(group), () => ({ ...group, count: 0 })).count++;
  }
  const rank = ({ severity }: DetectionCount): number => SEVERITIES.indexOf(severity);
  const top = [...groups.values()].sort((a, b) => rank(b) - rank(a) || b.count - a.count).slice(0, TOP);
  return { detections_by_severity: bySeverity, top_detections: top };
}
