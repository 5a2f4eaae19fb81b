/** A typical session driven by a model: calls, connections, refusals, losses. */
import type { McpToolOffered, NetmonEvent } from "../../src/event/event.ts";
import {
  at,
  call,
  called,
  connection,
  detection,
  proxyStarted,
  shimStarted,
  watchStarted,
} from "../unit/analysis/report/sample.ts";

const NODE = { pid: 4711, comm: "node" };

export function session(): NetmonEvent[] {
  const common = { session_id: "demo" };
  const shared = { tool_call_id: "toolu_shared" };
  return [
    proxyStarted(-3000),
    watchStarted(-2900),
    shimStarted(-2800),
    call(0, shared),
    connection(20, { remote_addr: "203.0.113.5:443", host: "weather.example" }),
    called(30, { ...shared, latency_ms: 12 }),
    call(500, {
      tool_name: "delete_all",
      ...{ tool_call_id: "toolu_denied", request_id: "req_02" },
      action: "block",
      reason: "tool_not_allowed",
      text: "this tool is not on the allowlist",
    }),
    connection(900, {
      ...{ remote_addr: "198.51.100.7:8443", server_id: null, server_type: null, host: null },
      ...{
        action: "block",
        reason: "undeclared",
        rule: null,
        errno: "EPERM",
        name: "files.example",
        count: 3,
        ...{ pid: 4750, comm: "curl", parents: [{ pid: 4749, comm: "bash" }, NODE] },
      },
    }),
    connection(1000, {
      ...{ remote_addr: "198.51.100.8:443", server_id: null, server_type: null, host: null },
      ...{ action: "block", reason: "denied_destination", rule: "sandbox.network.deny[0]", errno: "EPERM" },
    }),
    detection(1100, "high"),
    {
      type: "netmon_events_dropped",
      timestamp: at(1200),
      ...common,
      dropped: 7,
      total: 7,
      where: "kernel_ring",
    },
    {
      ...{ type: "netmon_gap", timestamp: at(1300), ...common, cause: "link_lost", since: at(1250) },
      ...{ cgroup: "/netmon/demo", pinned: false },
    },
    connection(1400, { session_id: "other", remote_addr: "203.0.113.9:443" }),
  ];
}

function offered(
  ms: number,
  status: McpToolOffered["status"],
  server_id: string | null,
  tool_name: string,
  fields: Partial<McpToolOffered> = {},
): NetmonEvent {
  return {
    ...{ type: "mcp_tool_offered", timestamp: at(ms), session_id: "demo", request_id: "req_01" },
    ...{ dialect: "anthropic", api: "messages", agent: "claude", mode: "observe" },
    ...{
      status,
      server_id,
      tool_name,
      wire_name: server_id === null ? tool_name : `mcp__${server_id}__${tool_name}`,
    },
    ...{ offered_hash: "", tool_hash: "", changes: [], detections: [], max_severity: null },
    ...{ action: "allow", would_block: false, rule: null, text: "as its server lists it", ...fields },
  } as NetmonEvent;
}

/** Tools that models were offered, in the same session. */
export function offers(): NetmonEvent[] {
  return [
    offered(1310, "listed", "weather", "get"),
    offered(1320, "changed", "weather", "get", {
      ...{ would_block: true, text: "/description is not what the server weather lists" },
      changes: [{ field: "/description", previous: '"Tells."', new: '"Tells \u202e."' }],
    }),
    offered(1330, "undeclared", null, "mcp__other__read", { action: "block", text: "declare its server" }),
    offered(1340, "listed", "weather", "put"),
  ];
}

/** Connections of one session, a millisecond apart. */
export function* connections(count: number, from = 0, session_id = "many"): Generator<NetmonEvent> {
  for (let n = from; n < from + count; n++)
    yield connection(n, {
      session_id,
      pid: n + 1,
      remote_addr: `203.0.113.${n % 200}:443`,
      ...(n % 10 === 0 && {
        action: "block",
        reason: "server_denied",
        server_id: "files",
        rule: "sandbox.mcp.denied_servers[0]",
      }),
    });
}
