/** Initial counters of each layer. docs/events.md describes each. */
import type { ApprovalCounters, DnsCounters, InspectionCounters, ProxyCounters } from "./event.ts";

export function zeroDnsCounters(): DnsCounters {
  return {
    queries: 0,
    answers: 0,
    other_names: 0,
    ...zeroApprovalCounters(),
    refused: 0,
    no_room: 0,
    unreadable: 0,
    unasked: 0,
    timeouts: 0,
    unreachable: 0,
    overload: 0,
    unreported: 0,
    names: 0,
    addresses: 0,
    shared_addresses: 0,
    special_addresses: 0,
    given_up_early: 0,
  };
}

export function zeroProxyCounters(): ProxyCounters {
  return {
    requests: 0,
    answers: 0,
    streams: 0,
    tool_calls: 0,
    allowed: 0,
    blocked: 0,
    would_block: 0,
    ...zeroApprovalCounters(),
    native_tools: 0,
    unknown_tools: 0,
    code_calls: 0,
    refused: 0,
    unparsed: 0,
    unknown_encodings: 0,
    unknown_endpoints: 0,
    too_large: 0,
    unexpected_answers: 0,
    unknown_types: 0,
    upstream_errors: 0,
    error_answers: 0,
    client_gone: 0,
    redactions: 0,
    tools_stripped: 0,
    offers_untold: 0,
    unknown_conversations: 0,
    conversations_forgotten: 0,
    connections_dropped: 0,
  };
}

export function zeroInspectionCounters(): InspectionCounters {
  return {
    messages: 0,
    tool_calls: 0,
    allowed: 0,
    blocked: 0,
    would_block: 0,
    ...zeroApprovalCounters(),
    lists: 0,
    hidden: 0,
    detections: 0,
    server_requests: 0,
    server_requests_blocked: 0,
    refused: 0,
    redactions: 0,
    unparsed: 0,
    too_large: 0,
    unscanned_bytes: 0,
    unanswered: 0,
    connections_dropped: 0,
  };
}

export function zeroApprovalCounters(): ApprovalCounters {
  return {
    asked: 0,
    not_approved: 0,
    approvals_expired: 0,
    approval_messages_dropped: 0,
    approval_answers_refused: 0,
  };
}
