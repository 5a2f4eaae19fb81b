/** Facts of events of MCP inspection, of servers' lists and of approvals. */
import { callLanes, countedCall, countedRefusal, plain, type SomeFacts, verdictLevel } from "./facts.ts";

const INSTRUCTIONS = "instructions";

/** By what a server was found. */
const SEEN = {
  message: "no shim, by its messages",
  command: "no shim, by its command",
  offered: "offered, not inspected",
  host: "by its host's name",
} as const;

export const MCP_FACTS = {
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
  mcp_program_seen: {
    level: ({ text }) => (text === "" ? "informational" : "low"),
    words: (e) => [e.program, e.server_id, e.text],
  },
  mcp_program_changed: {
    level: "high",
    warns: true,
    words: (e) => [e.program, e.server_id, plain(e.reason)],
    counted: ({ action }, server) => [
      "netmon_program_changes_total",
      "Programs of stdio servers that are not trusted.",
      { server, action },
    ],
  },
  mcp_tool_approval: {
    level: (e) => (e.decision === "revoked" ? "low" : (e.max_severity ?? "low")),
    words: (e) => [e.tool_name || INSTRUCTIONS, e.server_id, e.decision, `by ${e.decided_by}`],
    lanes: () => ["approval"],
  },
  mcp_call_approval: {
    level: ({ state }) => (state === "proposed" ? "medium" : state === "returned" ? "informational" : "low"),
    words: (e) => {
      const by = e.decided_by === null ? "" : `by ${e.decided_by}`;
      return [e.tool_name ?? e.destination, e.server_id, e.state, by, e.reason];
    },
    lanes: () => ["approval"],
  },
  netmon_approval_webhook_failed: { level: "medium", warns: true, lanes: () => ["approval"] },
  mcp_server_declared: { level: "informational" },
  mcp_server_discovered: {
    level: ({ would_block, confidence }) => (would_block ? "high" : confidence === "low" ? "low" : "medium"),
    warns: true,
    words: (e) => [e.server_id, SEEN[e.evidence], `${e.confidence} confidence`, e.command || e.address],
    counted: ({ evidence, would_block }) => [
      "netmon_servers_discovered_total",
      "Servers found that nothing inspects.",
      { evidence, would_block: String(would_block) },
    ],
  },
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
      return [e.tool_name, plain(e.outcome), e.server_id, time];
    },
    counted: (e, server) => countedCall("mcp", server, e),
    lanes: ({ latency_ms, input }) =>
      callLanes(latency_ms === null ? ["message"] : ["message", "result"], input),
  },
  mcp_tool_call_started: {
    level: "informational",
    words: (e) => [e.tool_name, e.server_id, "started"],
    lanes: ({ input }) => callLanes(["message"], input),
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
} satisfies SomeFacts;
