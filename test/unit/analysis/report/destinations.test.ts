/** The report's texts on refused destinations and names: the text to write a rule from, and what was lost. */
import { expect, it } from "vitest";
import { Destinations } from "../../../../src/analysis/report/refused.ts";
import {
  DEFAULT_WINDOW_MS,
  type SessionReport,
  sessionReport,
} from "../../../../src/analysis/report/report.ts";
import { dnsCountersLine } from "../../../../src/cli/output/layer-summary.ts";
import { reportText } from "../../../../src/cli/output/report-text.ts";
import { zeroDnsCounters } from "../../../../src/event/counters.ts";
import type {
  DnsCounters,
  McpNetworkConnection,
  NetmonEvent,
  NetmonStopped,
} from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import { call, connection, proxyStarted, watchStarted, watchStopped } from "./sample.ts";

function reportOf(events: NetmonEvent[]): SessionReport {
  const reader = new EventReader(storeOf(events));
  const report = sessionReport(reader, "demo", { windowMs: DEFAULT_WINDOW_MS });
  reader.close();
  return report;
}

const textOf = (events: NetmonEvent[]): string =>
  reportText(reportOf(events), { colour: false, paint: (_, text) => text });

function refused(remote_addr: string, fields: Partial<McpNetworkConnection> = {}): McpNetworkConnection {
  const none = { server_id: null, server_type: null, host: null, rule: null };
  return connection(10, { ...none, action: "block", reason: "undeclared", remote_addr, ...fields });
}

function stopped(ms: number, dns: Partial<DnsCounters>): NetmonEvent {
  return { ...watchStopped(ms), dns: { ...zeroDnsCounters(), ...dns } } as NetmonEvent;
}

it("names what was refused, by name where there is one, and nothing that passed", () => {
  const events = [
    watchStarted(0),
    connection(5),
    refused("203.0.113.9:443", { name: "cdn.example\u001b[2J", count: 2 }),
    refused("203.0.113.10:443", { name: "cdn.example\u001b[2J" }),
    refused("198.51.100.7:22", { action: "allow", would_block: true }),
    refused("192.0.2.1:443", { host: "192.0.2.1", reason: "proxy_bypass", rule: "proxy.bypass" }),
  ];
  expect(
    reportOf(events).connections.refused.map((one) => [
      one.destination,
      ...[one.reason, one.rule, one.process, one.blocked, one.would_block],
    ]),
  ).toEqual([
    ["tcp cdn.example\u001b[2J:443", "undeclared", null, "node", 3, 0],
    ["tcp 198.51.100.7:22", "undeclared", null, "node", 0, 1],
    ["tcp 192.0.2.1:443", "proxy_bypass", "proxy.bypass", "node", 1, 0],
  ]);
  const text = textOf(events);
  expect(text).toContain(`
Refused connections, or those that enforce would refuse
  tcp cdn.example\\x1b[2J:443  3 blocked
    undeclared; by node
  tcp 198.51.100.7:22  1 would be blocked
    undeclared; by node
  tcp 192.0.2.1:443  1 blocked
    bypasses the LLM proxy: use the base URL that netmon env prints;
    proxy.bypass; by node
  each of them: netmon events --type mcp_network_connection --session demo
`);
  expect(textOf([watchStarted(0), connection(5)])).not.toContain("Refused connections");
});

it("names undeclared destinations that passed, netmon's own listeners, and AF_UNIX apart", () => {
  const passed = { action: "allow", errno: null } as const;
  const own = { ...passed, reason: "allowed_destination", host: "127.0.0.1" } as const;
  const stop = watchStopped(10) as NetmonStopped;
  const events = [
    watchStarted(0),
    refused("203.0.113.9:443", { ...passed, name: "cdn.example", count: 2 }),
    refused("127.0.0.1:8081", { ...own, rule: "proxy.port" }),
    refused("127.0.0.1:8082", { ...own, rule: "gateway.port" }),
    refused("127.0.0.1:53", { ...own, rule: "netmon:dns", protocol: "udp" }),
    refused("/run/nscd/socket", { ...passed, protocol: "unix" }),
    { ...stop, counters: { ...stop.counters, unix_passed: 7 } },
  ];
  const { connections, unix_passed } = reportOf(events);
  expect(unix_passed).toBe(7);
  expect(connections).toMatchObject({ total: 5, refused: [] });
  expect(connections.undeclared).toMatchObject([
    { destination: "tcp cdn.example:443", process: "node", total: 2 },
  ]);
  expect(connections.by_server.map(({ netmon, total }) => [netmon, total])).toEqual([
    [null, 2],
    ["proxy", 1],
    ["gateway", 1],
    ["resolver", 1],
  ]);
  const text = textOf(events);
  expect(text).toContain("Connections: 5: 5 allowed, 0 blocked; AF_UNIX apart: 7 passed\n");
  expect(text).toContain("  (netmon's LLM proxy)    1: 1 allowed, 0 blocked\n");
  expect(text).toContain(`
Undeclared destinations that passed
  tcp cdn.example:443  2 passed
    undeclared; by node
`);
});

it("says of each refused call why, by which entry, and how to see it", () => {
  const rule = "sandbox.mcp.denied_servers[0]";
  const denied = { action: "block", reason: "server_denied", rule } as const;
  const events = [proxyStarted(0), call(1), call(2, denied), call(3, denied)];
  expect(reportOf(events).calls.refused).toMatchObject([{ tool_name: "get_weather", rule, blocked: 2 }]);
  expect(textOf(events)).toContain(`
Refused tool calls, or those that enforce would refuse
  weather / get_weather  2 blocked
    server denied by policy; sandbox.mcp.denied_servers[0]
  each of them: netmon events --calls --session demo --action block
`);
});

it("counts destinations without end as one, and loses none", () => {
  const all = new Destinations();
  for (let i = 0; i < 1500; i++) all.add(refused(`198.18.${i >> 8}.${i & 255}:443`));
  all.add(refused("198.18.0.0:443"));
  const result = all.result();
  expect(result).toHaveLength(1001);
  expect(result[0]).toMatchObject({ destination: null, reason: null, blocked: 500 });
  expect(result[1]).toMatchObject({ destination: "tcp 198.18.0.0:443", blocked: 2 });
});

it("adds up what became of queries over all runs, and shows what was lost as not seen", () => {
  const events = [
    watchStarted(0),
    stopped(10, { queries: 5, answers: 4, other_names: 2, timeouts: 1, names: 9 }),
    watchStarted(20),
    stopped(30, { queries: 7, answers: 7, timeouts: 2, unreadable: 1 }),
  ];
  const { names } = reportOf(events);
  expect(names).toMatchObject({ queries: 12, answers: 11, other_names: 2, timeouts: 3, unreadable: 1 });
  expect(names).not.toHaveProperty("names");
  const text = textOf(events);
  expect(text).toContain("Names asked for: 12, 2 of them without a rule");
  expect(text.slice(text.indexOf("Not seen"))).toMatch(
    / 1 +DNS: messages unreadable\n +3 +DNS: queries without an answer in time/,
  );
});

it("knows nothing of names where none were learned", () => {
  const events = [watchStarted(0), watchStopped(10)];
  expect(reportOf(events).names).toBeNull();
  expect(textOf(events)).not.toContain("Names asked for");
});

it("tells live counters in one line", () => {
  const counters = { ...zeroDnsCounters(), queries: 3, answers: 2, overload: 1, names: 1, addresses: 4 };
  expect(dnsCountersLine(counters)).toBe(
    "names: 3 asked, 2 answered, 0 without a rule; 1 names at 4 addresses open; 1 dropped because too many were pending",
  );
});
