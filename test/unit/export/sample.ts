/** Events of one call as each layer reports it: the samples of reports, as one story. */
import type {
  McpNetworkConnection,
  McpToolCalled,
  McpToolCallIntercepted,
} from "../../../src/event/event.ts";
import { call, called as calledAt, connection as connectionAt } from "../analysis/report/sample.ts";

export const T0 = "2026-11-21T10:00:00.000Z";
const CALL = { tool_call_id: "toolu_01", input: { city: "Bern" } };

export function intercepted(change: Partial<McpToolCallIntercepted> = {}): McpToolCallIntercepted {
  return call(0, { timestamp: T0, ...CALL, ...change });
}

export function called(change: Partial<McpToolCalled> = {}): McpToolCalled {
  return calledAt(0, {
    timestamp: "2026-11-21T10:00:00.020Z",
    ...CALL,
    server_type: "http",
    server_addr: "weather.example:443",
    jsonrpc_id: 7,
    latency_ms: 1500.5,
    ...change,
  });
}

export function connection(change: Partial<McpNetworkConnection> = {}): McpNetworkConnection {
  return connectionAt(0, { timestamp: "2026-11-21T10:00:00.030123Z", ...change });
}
