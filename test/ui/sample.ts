/** A typical session driven by a model: calls, connections, refusals, losses. */
import type { NetmonEvent } from "../../src/event/event.ts";
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
