/** Events as the layers make them, with what a test is about filled in. */

import type {
  LlmRefusal,
  McpNetworkConnection,
  McpToolCallIntercepted,
  NetmonEvent,
  ProxyCounters,
} from "../../../src/event/event.ts";
import { zeroProxyCounters } from "../../../src/llm/proxy/zero-counters.ts";

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
    text: "the answer is no JSON",
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
      events_emitted: 1,
      events_folded: 0,
      events_dropped: 0,
      unparsed,
      canary: 0,
      passed_over: 0,
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
