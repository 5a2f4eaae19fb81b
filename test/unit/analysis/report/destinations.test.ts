/** What a report says of refused destinations and of names: the text a rule is written from, and what was lost. */
import { expect, it } from "vitest";
import { RefusedDestinations } from "../../../../src/analysis/report/refused-destinations.ts";
import {
  DEFAULT_WINDOW_MS,
  type SessionReport,
  sessionReport,
} from "../../../../src/analysis/report/report.ts";
import { dnsCountersLine } from "../../../../src/cli/output/layer-summary.ts";
import { reportText } from "../../../../src/cli/output/report-text.ts";
import { zeroDnsCounters } from "../../../../src/event/counters.ts";
import type { DnsCounters, McpNetworkConnection, NetmonEvent } from "../../../../src/event/event.ts";
import { openEventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import { connection, watchStarted, watchStopped } from "./sample.ts";

function reportOf(events: NetmonEvent[]): SessionReport {
  const reader = openEventReader(storeOf(events));
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
    refused("203.0.113.9:443", { name: "cdn.example\u001b[2J", count: 3 }),
    refused("198.51.100.7:22", { action: "allow", would_block: true }),
    refused("192.0.2.1:443", { host: "192.0.2.1", reason: "proxy_bypass", rule: "proxy.bypass" }),
  ];
  expect(
    reportOf(events).connections.refused.map(({ destination, reason, blocked, would_block }) => [
      destination,
      reason,
      blocked,
      would_block,
    ]),
  ).toEqual([
    ["tcp cdn.example\u001b[2J (203.0.113.9:443)", "undeclared", 3, 0],
    ["tcp 198.51.100.7:22", "undeclared", 0, 1],
    ["tcp 192.0.2.1:443", "proxy_bypass", 1, 0],
  ]);
  const text = textOf(events);
  expect(text).toMatch(/tcp cdn\.example\\x1b\[2J \(203\.0\.113\.9:443\) +undeclared +3 blocked\n/);
  expect(text).toMatch(/tcp 198\.51\.100\.7:22 +undeclared +1 would be blocked\n/);
  expect(text).toMatch(/tcp 192\.0\.2\.1:443 +proxy bypass +1 blocked\n/);
  expect(textOf([watchStarted(0), connection(5)])).not.toContain("Refused connections");
});

it("counts destinations without end as one, and loses none", () => {
  const all = new RefusedDestinations();
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
