/** Facts of events of MCP inspection, of servers' lists and of approvals. */
import { countedCall, countedRefusal, type FactsOf, plain, verdictLevel } from "./facts.ts";

const INSTRUCTIONS = "instructions";

export const MCP_FACTS: FactsOf<
  | "mcp_tool_seen"
  | "mcp_tool_changed"
  | "mcp_tool_approval"
  | "mcp_call_approval"
  | "netmon_approval_webhook_failed"
  | "mcp_server_declared"
  | "mcp_server_hindered"
  | "mcp_server_id_shared"
  | "mcp_server_unreachable"
  | "mcp_detection"
  | "mcp_tool_called"
  | "mcp_tool_call_started"
  | "mcp_server_request"
  | "mcp_refusal"
  | "netmon_inspection_started"
  | "netmon_inspection_stopped"
> = {
  mcp_tool_seen: {
    level: (e) => e.max_severity ?? "informational",
    words: (e) => [e.tool_name || INSTRUCTIONS, e.server_id, e.status, e.max_severity],
  },
  mcp_tool_changed: {
    level: "high",
    warns: true,
    words: (e) => {
      const fields = e.changes.map(({ field }) => field).join(" ");
      return [e.tool_name || INSTRUCTIONS, e.server_id, "changed", fields];
    },
    counted: ({ action }, server) => [
      "netmon_tool_changes_total",
      "Definitions that changed.",
      { server, action },
    ],
  },
  mcp_tool_approval: {
    level: (e) => (e.decision === "revoked" ? "low" : (e.max_severity ?? "low")),
    words: (e) => [e.tool_name || INSTRUCTIONS, e.server_id, e.decision, `by ${e.decided_by}`],
  },
  mcp_call_approval: {
    level: ({ state }) => (state === "proposed" ? "medium" : state === "returned" ? "informational" : "low"),
    words: (e) => {
      const by = e.decided_by === null ? "" : `by ${e.decided_by}`;
      return [e.tool_name ?? e.destination, e.server_id, e.state, by, e.reason];
    },
  },
  netmon_approval_webhook_failed: { level: "medium", warns: true },
  mcp_server_declared: { level: "informational" },
  mcp_server_hindered: { level: "low", warns: true },
  mcp_server_id_shared: { level: "low", warns: true },
  mcp_server_unreachable: {
    level: "low",
    warns: true,
    counted: ({ reason }, server) => [
      "netmon_server_unreachable_total",
      "Servers that could not be asked for their tools.",
      { server, reason },
    ],
  },
  mcp_detection: {
    level: (e) => e.detection.severity,
    warns: true,
    words: ({ tool_name, subject, server_id, detection }) => [
      tool_name || plain(subject),
      server_id,
      detection.severity,
      plain(detection.category),
    ],
    counted: ({ action, detection, subject }, server) => [
      "netmon_detections_total",
      "Detections at or above the threshold.",
      { server, severity: detection.severity, subject, action },
    ],
    lanes: ({ subject }) => (subject === "tool_result" ? ["result"] : []),
  },
  mcp_tool_called: {
    level: verdictLevel,
    words: (e) => {
      const time = e.latency_ms === null ? "" : `${e.latency_ms.toFixed(0)} ms`;
      return [e.tool_name, e.server_id, plain(e.outcome), time];
    },
    counted: (e, server) => countedCall("mcp", server, e),
    lanes: ({ latency_ms }) => (latency_ms === null ? ["message"] : ["message", "result"]),
  },
  mcp_tool_call_started: {
    level: "informational",
    words: (e) => [e.tool_name, e.server_id, "started"],
    lanes: () => ["message"],
  },
  mcp_server_request: {
    level: verdictLevel,
    counted: ({ method, action }, server) => [
      "netmon_server_requests_total",
      "Sampling and elicitation requests from servers.",
      { server, method, action },
    ],
    lanes: () => ["message"],
  },
  mcp_refusal: {
    level: verdictLevel,
    counted: (e) => countedRefusal("mcp", e),
    lanes: () => ["message"],
  },
  netmon_inspection_started: { level: "informational" },
  netmon_inspection_stopped: { level: "informational" },
};
