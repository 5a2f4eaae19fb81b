/**
 * The severity of an event, on one scale for OTLP, OCSF and webhooks. Pure. An event of an unknown type is
 * informational.
 */
import type { NetmonEvent } from "../event/event.ts";

/** In ascending order; the names of OCSF's severity_id 1 to 5. */
export const LEVELS = ["informational", "low", "medium", "high", "critical"] as const;
export type Level = (typeof LEVELS)[number];

export function atLeastLevel(level: Level, threshold: Level): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(threshold);
}

export function levelOf(event: NetmonEvent): Level {
  switch (event.type) {
    case "netmon_enforcement_failed":
      return "critical";
    case "netmon_coverage_changed":
      if (!event.covered) return "critical";
      return [...(event.daemons ?? []), ...(event.bare_servers ?? [])].length > 0
        ? "medium"
        : "informational";
    case "netmon_fault":
    case "netmon_gap":
    case "netmon_process_left":
      return "high";
    case "netmon_policy_changed":
    case "netmon_policy_file_changed":
      return event.weaker ? "high" : "informational";
    case "netmon_dns_refused":
      return event.would_block ? "low" : "medium";
    case "mcp_detection":
      return event.detection.severity;
    case "mcp_tool_changed":
      return "high";
    case "netmon_approval_webhook_failed":
    case "netmon_events_dropped":
    case "netmon_session_pruned":
      return "medium";
    case "mcp_tool_approval":
      return event.decision === "revoked" ? "low" : (event.max_severity ?? "low");
    case "mcp_call_approval":
      return event.state === "proposed" ? "medium" : event.state === "returned" ? "informational" : "low";
    case "mcp_tool_seen":
      return event.max_severity ?? "informational";
    case "netmon_dns_shared":
    case "mcp_server_hindered":
    case "mcp_server_id_shared":
    case "mcp_server_unreachable":
    case "llm_request_failed":
      return "low";
    case "mcp_network_connection":
    case "mcp_tool_call_intercepted":
    case "mcp_tool_called":
    case "mcp_server_request":
    case "mcp_refusal":
    case "llm_refusal":
      return event.action === "block" ? "medium" : event.would_block ? "low" : "informational";
    default:
      return "informational";
  }
}
