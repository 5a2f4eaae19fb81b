/** Events of one call as each layer tells of it. */
import type {
  McpNetworkConnection,
  McpToolCalled,
  McpToolCallIntercepted,
} from "../../../src/event/event.ts";

export const T0 = "2026-11-21T10:00:00.000Z";

export function intercepted(change: Partial<McpToolCallIntercepted> = {}): McpToolCallIntercepted {
  return {
    type: "mcp_tool_call_intercepted",
    timestamp: T0,
    session_id: "demo",
    request_id: "req_01",
    dialect: "anthropic",
    api: "messages",
    tool_name: "get_weather",
    wire_name: "mcp__weather__get_weather",
    tool_call_id: "toolu_01",
    input: { city: "Bern" },
    server_id: "weather",
    server_type: "http",
    server_addr: "weather.example:443",
    tool_hash: "sha256:00",
    action: "allow",
    reason: "allowed",
    rule: null,
    text: "allowed",
    mode: "enforce",
    would_block: false,
    executed_by: "client",
    ...change,
  };
}

export function called(change: Partial<McpToolCalled> = {}): McpToolCalled {
  return {
    type: "mcp_tool_called",
    timestamp: "2026-11-21T10:00:00.020Z",
    session_id: "demo",
    server_id: "weather",
    server_type: "http",
    server_addr: "weather.example:443",
    tool_name: "get_weather",
    tool_hash: "sha256:00",
    jsonrpc_id: 7,
    input: { city: "Bern" },
    tool_call_id: "toolu_01",
    action: "allow",
    reason: "allowed",
    rule: null,
    text: "allowed",
    mode: "enforce",
    would_block: false,
    outcome: "answered",
    latency_ms: 1500.5,
    ...change,
  };
}

export function connection(change: Partial<McpNetworkConnection> = {}): McpNetworkConnection {
  return {
    type: "mcp_network_connection",
    timestamp: "2026-11-21T10:00:00.030123Z",
    session_id: "demo",
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
    cgroup: "/agents/demo",
    host: "weather.example",
    errno: null,
    count: 1,
    generation: 1,
    hook: "connect4",
    ...change,
  };
}
