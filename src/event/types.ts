/** The types of events. A type that is missing here does not compile. */
import type { NetmonEvent } from "./event.ts";

/** Names as in docs/events.md; the compiler keeps it complete. */
export const EVENT_TYPES: Readonly<Record<NetmonEvent["type"], true>> = {
  mcp_tool_call_intercepted: true,
  mcp_network_connection: true,
  mcp_tool_seen: true,
  mcp_tool_changed: true,
  mcp_tool_approval: true,
  mcp_server_declared: true,
  mcp_server_unreachable: true,
  mcp_detection: true,
  mcp_tool_called: true,
  mcp_server_request: true,
  mcp_refusal: true,
  netmon_inspection_started: true,
  netmon_inspection_stopped: true,
  llm_refusal: true,
  llm_request_failed: true,
  netmon_proxy_started: true,
  netmon_proxy_stopped: true,
  netmon_started: true,
  netmon_stopped: true,
  netmon_policy_changed: true,
  netmon_enforcement_failed: true,
  netmon_gap: true,
  netmon_events_dropped: true,
  netmon_process_left: true,
  netmon_session_pruned: true,
  netmon_dns_refused: true,
  netmon_fault: true,
  netmon_dns_shared: true,
};
