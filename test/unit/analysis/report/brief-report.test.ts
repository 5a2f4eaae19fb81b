/** What a run without a configuration ends with: five lines, whatever the agent named. */
import { expect, it } from "vitest";
import { DEFAULT_WINDOW_MS, sessionReport } from "../../../../src/analysis/report/report.ts";
import { briefReport } from "../../../../src/cli/output/brief-report.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import { call, connection, watchStarted } from "./sample.ts";

function brief(events: NetmonEvent[], stateDir?: string): string {
  const reader = new EventReader(storeOf(events));
  const report = sessionReport(reader, "demo", { windowMs: DEFAULT_WINDOW_MS });
  reader.close();
  return briefReport(report, { colour: false, paint: (_, text) => text }, stateDir);
}

it("names what no rule covers, and the commands that lead on", () => {
  const undeclared = {
    server_id: null,
    server_type: null,
    host: null,
    rule: null,

    reason: "undeclared",
  } as const;
  const text = brief(
    [
      watchStarted(0),
      ...[
        "192.0.2.1:443",
        "192.0.2.2:443",
        "192.0.2.3:443",
        "192.0.2.4:443",
        "198.51.100.50:443",
        "198.51.100.51:443",
      ].map((remote_addr) => connection(10, { ...undeclared, action: "allow", remote_addr })),
    ],
    "/tmp/state",
  );
  expect(text).toBe(`seen            0 model requests, 0 tool calls, 0 calls at servers, 6 connections
without a rule  tcp 192.0.2.1:443, tcp 192.0.2.2:443, tcp 192.0.2.3:443, tcp 192.0.2.4:443, tcp 198.51.100.50:443, and 1 more
not seen        the LLM proxy did not run: tool calls in models' answers are unknown; and 2 more; lost: a watch is running or was killed: its counters are unknown
a policy        netmon learn --session demo --state-dir /tmp/state > netmon.yaml
all of it       netmon report --session demo --state-dir /tmp/state`);
});

it("stays at five lines with long names and line ends in them", () => {
  const text = brief([
    call(1, { tool_name: `a\n${"b".repeat(5000)}`, action: "block", reason: "tool_denied" }),
  ]);
  expect(text.split("\n")).toHaveLength(5);
  expect(text.length).toBeLessThan(1000);
  expect(text).toContain("weather/a\\x0abbb");
});
