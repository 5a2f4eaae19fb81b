/** Where the totals of a proxy begin. */
import type { ProxyCounters } from "../../event/event.ts";

export function zeroProxyCounters(): ProxyCounters {
  return {
    requests: 0,
    answers: 0,
    streams: 0,
    tool_calls: 0,
    allowed: 0,
    blocked: 0,
    would_block: 0,
    native_tools: 0,
    unknown_tools: 0,
    refused: 0,
    unparsed: 0,
    unknown_encodings: 0,
    unknown_endpoints: 0,
    too_large: 0,
    upstream_errors: 0,
    client_gone: 0,
    redactions: 0,
    connections_dropped: 0,
  };
}
