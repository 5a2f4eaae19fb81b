/** Events like those of the layers, with the fields of interest to a test filled in. */

import { zeroInspectionCounters, zeroProxyCounters } from "../../../../src/event/counters.ts";
import type {
  InspectionCounters,
  LlmRefusal,
  McpDetection,
  McpNetworkConnection,
  McpRefusal,
  McpToolCalled,
  McpToolCallIntercepted,
  McpToolCallStarted,
  McpToolChanged,
  McpToolSeen,
  NetmonEvent,
  ProxyCounters,
  Severity,
} from "../../../../src/event/event.ts";

/** 2026-11-21T12:00:00Z */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Milliseconds after noon as a timestamp. */
export function at(ms: number): string {
  return new Date(NOON + ms).toISOString();
}

const SESSION = "demo";

export function call(ms: number, fields: Partial<McpToolCallIntercepted> = {}): McpToolCallIntercepted {
  return {
    type: "mcp_tool_call_intercepted",
    timestamp: at(ms),
    session_id: SESSION,
    request_id: "req_01",
    dialect: "anthropic",
    api: "messages",
    tool_name: "get_weather",
    wire_name: "mcp__weather__get_weather",
    tool_call_id: `toolu_${ms}`,
    input: { city: "Berlin" },
    server_id: "weather",
    server_type: "http",
    server_addr: "weather.example:443",
    tool_hash: "sha256:aa",
    action: "allow",
    reason: "allowed",
    rule: null,
    text: "no rule says otherwise",
    mode: "enforce",
    would_block: false,
    executed_by: "client",
    ...fields,
  };
}

export function connection(ms: number, fields: Partial<McpNetworkConnection> = {}): McpNetworkConnection {
  return {
    type: "mcp_network_connection",
    timestamp: at(ms),
    session_id: SESSION,
    remote_addr: "192.0.2.7:443",
    server_id: "weather",
    server_type: "http",
    action: "allow",
    protocol: "tcp",
    reason: "declared",
    rule: "sandbox.mcp.servers[0]",
    mode: "enforce",
    would_block: false,
    pid: 4711,
    comm: "node",
    uid: 1000,
    cgroup: "/netmon/demo",
    host: "weather.example",
    errno: null,
    count: 1,
    generation: 1,
    hook: "connect4",
    ...fields,
  };
}

export function refusal(ms: number, fields: Partial<LlmRefusal> = {}): LlmRefusal {
  return {
    type: "llm_refusal",
    timestamp: at(ms),
    session_id: SESSION,
    request_id: "req_01",
    dialect: "anthropic",
    api: "messages",
    direction: "response",
    action: "block",
    mode: "enforce",
    would_block: false,
    reason: "unparsed",
    server_id: null,
    rule: null,
    text: "the answer is not JSON",
    ...fields,
  };
}

export function watchStarted(ms: number): NetmonEvent {
  return {
    type: "netmon_started",
    timestamp: at(ms),
    session_id: SESSION,
    version: "0.1.0",
    mode: "enforce",
    fail_closed: false,
    cgroup: "/netmon/demo",
    hooks: ["connect4"],
    servers: 1,
    addresses: 1,
    generation: 1,
    pinned: false,
    adopted: false,
    verified: true,
    warnings: [],
  };
}

export function watchStopped(ms: number, unparsed = 0): NetmonEvent {
  return {
    type: "netmon_stopped",
    timestamp: at(ms),
    session_id: SESSION,
    reason: "SIGTERM",
    duration_ms: 1000,
    counters: {
      allow: 1,
      block: 0,
      would_block: 0,
      undeclared: 0,
      unix_passed: 0,
      events_emitted: 1,
      events_folded: 0,
      events_dropped: 0,
      unparsed,
      canary: 0,
      passed_over: 0,
      redirected: 0,
      unredirected: 0,
      udp_connects: 0,
      internal: 0,
      neighbours: 0,
      own_namespace: 0,
    },
    pinned: false,
  };
}

export function proxyStarted(ms: number): NetmonEvent {
  return {
    type: "netmon_proxy_started",
    timestamp: at(ms),
    session_id: SESSION,
    url: "http://127.0.0.1:4000",
    mode: "enforce",
    fail_closed: false,
    enforce_policy: true,
    stream_block: "rewrite",
    providers: { anthropic: "https://api.anthropic.com" },
  };
}

export function proxyStopped(ms: number, counters: Partial<ProxyCounters> = {}): NetmonEvent {
  return {
    type: "netmon_proxy_stopped",
    timestamp: at(ms),
    session_id: SESSION,
    reason: "SIGTERM",
    duration_ms: 1000,
    counters: { ...zeroProxyCounters(), ...counters },
  };
}

/** The same while it is under way. */
export function callStarted(ms: number, fields: Partial<McpToolCalled> = {}): McpToolCallStarted {
  const { outcome: _, latency_ms: __, ...call } = called(ms, fields);
  return { ...call, type: "mcp_tool_call_started" };
}

/** The call of `call(ms)` as a shim saw it. */
export function called(ms: number, fields: Partial<McpToolCalled> = {}): McpToolCalled {
  return {
    type: "mcp_tool_called",
    timestamp: at(ms),
    session_id: SESSION,
    server_id: "weather",
    server_type: "stdio",
    server_addr: "",
    tool_name: "get_weather",
    tool_hash: "sha256:aa",
    jsonrpc_id: 1,
    input: { city: "Berlin" },
    tool_call_id: `toolu_${ms}`,
    action: "allow",
    reason: "allowed",
    rule: null,
    text: "no rule says otherwise",
    mode: "enforce",
    would_block: false,
    outcome: "answered",
    latency_ms: 12,
    ...fields,
  };
}

export function detection(
  ms: number,
  severity: Severity,
  fields: Partial<McpDetection> = {},
  pattern = "reads_secret_file",
): McpDetection {
  return {
    type: "mcp_detection",
    timestamp: at(ms),
    session_id: SESSION,
    server_id: "weather",
    tool_name: "get_weather",
    subject: "tool",
    detection: { pattern, category: "credential_theft", severity, field: "/description", matches: [] },
    action: "alert",
    mode: "enforce",
    would_block: false,
    ...fields,
  };
}

export function seen(ms: number, fields: Partial<McpToolSeen> = {}): McpToolSeen {
  return {
    type: "mcp_tool_seen",
    timestamp: at(ms),
    session_id: SESSION,
    server_id: "weather",
    server_type: "stdio",
    server_addr: "",
    tool_name: "get_weather",
    tool_hash: "sha256:aa",
    description: "",
    status: "new",
    pinned: true,
    detections: [],
    max_severity: null,
    ...fields,
  };
}

export function changed(ms: number, fields: Partial<McpToolChanged> = {}): McpToolChanged {
  return {
    type: "mcp_tool_changed",
    timestamp: at(ms),
    session_id: SESSION,
    server_id: "weather",
    tool_name: "get_weather",
    previous_hash: "sha256:aa",
    new_hash: "sha256:bb",
    changes: [{ field: "/description", previous: '"a"', new: '"b"' }],
    action: "block",
    detections: [],
    ...fields,
  };
}

export function mcpRefusal(ms: number, fields: Partial<McpRefusal> = {}): McpRefusal {
  return {
    type: "mcp_refusal",
    timestamp: at(ms),
    session_id: SESSION,
    server_id: "weather",
    direction: "to_client",
    action: "block",
    mode: "enforce",
    would_block: false,
    reason: "unparsed",
    text: "no JSON",
    ...fields,
  };
}

export function shimStarted(ms: number, server = "weather"): NetmonEvent {
  return {
    type: "netmon_inspection_started",
    timestamp: at(ms),
    session_id: SESSION,
    transport: "shim",
    mode: "enforce",
    fail_closed: false,
    enforce_policy: true,
    servers: [server],
    url: null,
  };
}

/** `startedMs`: when the run began. */
export function shimStopped(
  ms: number,
  startedMs: number,
  counters: Partial<InspectionCounters> = {},
  server = "weather",
): NetmonEvent {
  return {
    type: "netmon_inspection_stopped",
    timestamp: at(ms),
    session_id: SESSION,
    transport: "shim",
    reason: "client",
    duration_ms: ms - startedMs,
    servers: [server],
    counters: { ...zeroInspectionCounters(), ...counters },
  };
}
