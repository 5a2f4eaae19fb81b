/** The report on MCP itself, and calls at servers compared with the model's responses. */
import { describe, expect, it } from "vitest";
import {
  DEFAULT_WINDOW_MS,
  type SessionReport,
  sessionReport,
} from "../../../../src/analysis/report/report.ts";
import { reportText } from "../../../../src/cli/output/report-text.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import {
  at,
  call,
  called,
  callStarted,
  changed,
  connection,
  detection,
  mcpRefusal,
  proxyStarted,
  proxyStopped,
  seen,
  shimStarted,
  shimStopped,
  watchStarted,
} from "./sample.ts";

function reportOf(events: NetmonEvent[]): SessionReport {
  const reader = new EventReader(storeOf(events));
  const report = sessionReport(reader, "demo", { windowMs: DEFAULT_WINDOW_MS });
  reader.close();
  return report;
}

function textOf(events: NetmonEvent[]): string {
  return reportText(reportOf(events), { colour: false, paint: (_, text) => text });
}

const kinds = (events: NetmonEvent[]) =>
  reportOf(events).findings.map(({ kind, server_id, count }) => [kind, server_id, count]);

describe("the MCP section", () => {
  const events = [
    shimStarted(-10),
    shimStarted(-5, "files"),
    seen(0),
    seen(1, { tool_name: "forecast" }),
    seen(2, { status: "unchanged" }),
    seen(3, { server_id: "files" }),
    changed(4),
    changed(5),
    detection(6, "high", {}, "forbids_telling"),
    detection(7, "critical"),
    detection(8, "critical"),
    detection(9, "high", { subject: "tool_result", tool_name: "evil\u001b[2J" }, "forbids_telling"),
    callStarted(10, { server_id: "files", tool_name: "read" }),
    called(10, { server_id: "files", tool_name: "read" }),
    called(11, { action: "block", reason: "detected", outcome: "refused", latency_ms: null }),
    called(12, { would_block: true, outcome: "tool_error" }),
    {
      type: "mcp_server_request",
      timestamp: at(13),
      session_id: "demo",
      server_id: "files",
      method: "sampling/createMessage",
      action: "allow",
      rule: null,
      text: "asks",
      mode: "enforce",
      would_block: false,
    } as const,
    mcpRefusal(14),
  ];

  it("counts servers, tools, changes, detections, calls, requests and refusals", () => {
    const { inspection, layers } = reportOf(events);
    expect(layers.inspection).toEqual({ runs: 2, since: at(-10), until: null });
    expect(inspection).toMatchObject({
      servers_connected: 2,
      tools_seen: 3,
      tools_changed: 1,
      detections_by_severity: { low: 0, medium: 0, high: 2, critical: 2 },
      calls: {
        total: 3,
        allowed: 2,
        blocked: 1,
        would_block: 1,
        by_tool: [
          { server_id: "weather", tool_name: "get_weather", total: 2 },
          { server_id: "files", tool_name: "read", total: 1 },
        ],
        by_outcome: [
          { outcome: "answered", count: 1 },
          { outcome: "refused", count: 1 },
          { outcome: "tool_error", count: 1 },
        ],
      },
      server_requests: { total: 1, by_server: [{ server_id: "files", method: "sampling/createMessage" }] },
      refusals: { total: 1, by_reason: [{ reason: "unparsed", blocked: 1 }] },
    });
    expect(
      inspection.top_detections.map(({ pattern, severity, count }) => [pattern, severity, count]),
    ).toEqual([
      ["reads_secret_file", "critical", 2],
      ["forbids_telling", "high", 1],
      ["forbids_telling", "high", 1],
    ]);
  });

  it("counts a call once, and one that nobody saw the end of as unanswered", () => {
    const { calls } = reportOf([...events, callStarted(20, { jsonrpc_id: 9 })]).inspection;
    expect(calls).toMatchObject({
      total: 4,
      by_outcome: expect.arrayContaining([{ outcome: "unanswered", count: 1 }]),
    });
  });

  it("reads well, with nothing that a terminal would obey", () => {
    const text = textOf(events);
    expect(text).toContain(
      `MCP servers: 2, 3 tools seen, 1 changed
  detected: 2 critical, 2 high
  critical  weather / get_weather  tool         reads_secret_file (2 times)
  high      weather / get_weather  tool         forbids_telling
  high      weather / evil\\x1b[2J  tool result  forbids_telling
`,
    );
    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(text).toContain(
      "Calls at servers: 3: 2 allowed, 1 blocked, 1 would be blocked; 1 refused, 1 tool\n",
    );
    expect(text).toContain("  error\n  weather / get_weather  2:");
    expect(text).toContain(
      "Requests by servers: 1: 1 allowed, 0 blocked\n  files / sampling/createMessage  1:",
    );
    expect(text).toContain("MCP messages not forwarded: 1: 0 allowed, 1 blocked\n  unparsed  1:");
    expect(text).not.toContain("\u001b");
  });

  it("is short where nothing stood before the servers, and says where nothing was detected", () => {
    expect(textOf([proxyStarted(0), call(1)])).toContain("\nMCP servers: none\n\nFindings");
    expect(textOf([shimStarted(0), seen(1)])).toContain("1 tool seen, 0 changed\n  nothing detected in them");
  });
});

describe("calls that came to a server", () => {
  const both = [proxyStarted(-1000), shimStarted(-1000)];
  const finding = [["call_without_interception", "weather", 1]];
  const noId = { tool_call_id: "" };

  it.each<[string, NetmonEvent[], unknown[]]>([
    ["share the id of a call in an answer", [call(0), called(70_000, { tool_call_id: "toolu_0" })], []],
    ["are of the tool that the model called before", [call(0), called(59_000, noId)], []],
    ["name another id, of a host's own", [call(0), called(50, { tool_call_id: "host_1" })], []],
    ["came a little before the answer was stored", [called(0, noId), call(4)], []],
    [
      "are of a name that the LLM layer could not resolve",
      [call(0, { server_id: null }), called(9, noId)],
      [],
    ],
    [
      "are one of several that a name may mean",
      [call(0, { server_id: null, server_ids: ["x", "weather"] }), called(9, noId)],
      [],
    ],
    ["are of another tool", [call(0), called(50, { ...noId, tool_name: "other" })], finding],
    ["are of another server", [call(0, { server_id: "files" }), called(50, noId)], finding],
    ["come too late to be of that answer", [call(0), called(60_001, noId)], finding],
    [
      "come although the model's call was blocked",
      [call(0, { action: "block" }), called(9, { tool_call_id: "toolu_0" })],
      finding,
    ],
    [
      "follow a call that the provider made itself",
      [call(0, { executed_by: "provider" }), called(9, noId)],
      finding,
    ],
    ["nobody asked for", [called(0)], finding],
  ])("%s", (_, events, expected) => {
    expect(kinds([...both, ...events])).toEqual(expected);
  });

  it("are not judged while the LLM layer did not run", () => {
    const report = reportOf([
      shimStarted(-1000),
      called(-500),
      proxyStarted(0),
      proxyStopped(10),
      called(20),
    ]);
    expect(report.findings).toEqual([]);
    expect(report.not_judged.mcp_calls).toBe(2);
    expect(textOf([shimStarted(0), called(1), proxyStarted(10)])).toContain(
      "1 call reached servers while the LLM proxy did not run: not judged",
    );
    expect(textOf([shimStarted(0), called(1)])).not.toContain("not judged");
  });

  it("explain connections to their server", () => {
    const http = { server_type: "http", server_addr: "weather.example:443" } as const;
    const events = [watchStarted(-2000), proxyStarted(-2000), call(-1500), called(100_000, http)];
    expect(kinds([...events, connection(100_050)]).map(([kind]) => kind)).toEqual([
      "call_without_interception",
    ]);
    expect(kinds([...events, connection(90_000)]).map(([kind]) => kind)).toContain("unexplained_connection");
  });
});

describe("calls to a stdio server", () => {
  const began = [proxyStarted(-1000), watchStarted(-1000)];
  const stdio = { server_type: "stdio", server_addr: "" } as const;

  it("are a finding where none came to a shim", () => {
    const events = [...began, call(0, stdio), call(9, { ...stdio, tool_name: "other" })];
    expect(kinds(events)).toEqual([["call_without_inspection", "weather", 2]]);
    expect(textOf(events)).toContain("no shim saw one");
  });

  it.each<[string, NetmonEvent[]]>([
    ["one came to a shim", [...began, shimStarted(0), call(0, stdio), called(9), call(99, stdio)]],
    ["they were blocked", [...began, call(0, { ...stdio, action: "block" })]],
    ["the LLM proxy alone was used", [proxyStarted(-1000), call(0, stdio)]],
  ])("are none where %s", (_, events) => {
    expect(kinds(events)).toEqual([]);
  });
});

describe("runs of shims", () => {
  it("are told apart though they overlap", () => {
    const report = reportOf([
      shimStarted(0),
      shimStarted(1, "files"),
      shimStarted(2),
      shimStopped(100, 1, { unparsed: 1 }, "files"),
      shimStopped(200, 0, { too_large: 2, unscanned_bytes: 3 }),
      shimStopped(300, 2, { unanswered: 4, refused: 5, connections_dropped: 6 }),
    ]);
    expect(report.layers.inspection).toEqual({ runs: 3, since: at(0), until: at(300) });
    expect(report.blindness.runs_without_end.inspection).toBe(0);
    expect(report.blindness.inspection).toEqual({
      unparsed: 1,
      too_large: 2,
      unscanned_bytes: 3,
      unanswered: 4,
      refused: 5,
      connections_dropped: 6,
    });
  });

  it("without an end are counted by their events, each once", () => {
    const report = reportOf([
      mcpRefusal(-1),
      shimStarted(0),
      shimStarted(1),
      mcpRefusal(2),
      mcpRefusal(3, { reason: "too_large" }),
      mcpRefusal(4, { reason: "origin" }),
      called(5, { outcome: "unanswered", latency_ms: null }),
      called(6),
    ]);
    expect(report.blindness.runs_without_end.inspection).toBe(2);
    expect(report.blindness.inspection).toEqual({
      unparsed: 1,
      too_large: 1,
      unscanned_bytes: 0,
      unanswered: 1,
      refused: 3,
      connections_dropped: 0,
    });
  });

  it("whose start is no longer stored are known by their end", () => {
    const report = reportOf([shimStopped(100, 40, { unparsed: 7 })]);
    expect(report.layers.inspection).toEqual({ runs: 1, since: null, until: at(100) });
    expect(report.blindness.inspection.unparsed).toBe(7);
  });
});
