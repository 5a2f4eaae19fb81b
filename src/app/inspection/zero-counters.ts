/** The counters of an inspection before anything was inspected. */
import type { InspectionCounters } from "../../event/event.ts";

export function zeroInspectionCounters(): InspectionCounters {
  return {
    messages: 0,
    tool_calls: 0,
    allowed: 0,
    blocked: 0,
    would_block: 0,
    lists: 0,
    hidden: 0,
    detections: 0,
    server_requests: 0,
    server_requests_blocked: 0,
    refused: 0,
    unparsed: 0,
    too_large: 0,
    unscanned_bytes: 0,
    unanswered: 0,
    connections_dropped: 0,
  };
}
