/** The report of a session: counts, findings, what was not judged, and what was not seen. */
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../../src/analysis/report/findings.ts";
import {
  DEFAULT_WINDOW_MS,
  type SessionReport,
  sessionReport,
} from "../../../../src/analysis/report/report.ts";
import { reportText } from "../../../../src/cli/output/report-text.ts";
import type { Painter } from "../../../../src/cli/output/terminal.ts";
import type {
  McpServerUnreachable,
  McpToolChanged,
  McpToolOffered,
  NetmonEvent,
} from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import {
  at,
  call,
  called,
  connection,
  proxyStarted,
  proxyStopped,
  refusal,
  watchStarted,
  watchStopped,
} from "./sample.ts";

const BOTH = [watchStarted(-2000), proxyStarted(-1000)];

function reportOf(events: NetmonEvent[], windowMs = DEFAULT_WINDOW_MS): SessionReport {
  const reader = new EventReader(storeOf(events));
  const report = sessionReport(reader, "demo", { windowMs });
  reader.close();
  return report;
}

function findings(events: NetmonEvent[], windowMs?: number): [Finding["kind"], string, number][] {
  return reportOf(events, windowMs).findings.map(({ kind, server_id, count }) => [kind, server_id, count]);
}

describe("a policy that changed meanwhile", () => {
  const change: NetmonEvent = {
    type: "netmon_policy_changed",
    timestamp: at(0),
    session_id: "demo",
    cause: "config",
    layer: "llm",
    ...{ generation: 0, added: 0, changed: 0, removed: 0, ended: 0 },
    ...{ mode: "observe", former_mode: "enforce", fail_closed: true, former_fail_closed: true },
    ...{ enforce_policy: true, former_enforce_policy: true, weaker: true },
  };

  it("is named, and is no sign of the kernel layer", () => {
    const report = reportOf([proxyStarted(-1000), change, { ...change, timestamp: at(5) }]);
    expect(report.policy_changes).toEqual([
      {
        layer: "llm",
        weaker: true,
        text: "LLM proxy: observing now, was ENFORCING, fail closed: WEAKER",
        count: 2,
        first: at(0),
        last: at(5),
      },
    ]);
    expect(report.layers.kernel.runs).toBe(0);
    expect(reportText(report, { paint: (_style, text) => text } as Painter)).toContain(
      "The policy changed\n  2026-11-21T12:00:00.000Z  LLM proxy: observing now",
    );
  });
});

describe("calls without a connection", () => {
  it("are one finding of each server, in order of time, whatever address they were to", () => {
    const other = { server_addr: "192.0.2.9:443" };
    const calls = [call(0), call(1, other), call(2), call(3, other), call(4)];
    const [found, ...more] = reportOf([...BOTH, ...calls]).findings;
    expect(found).toMatchObject({ kind: "call_without_contact", count: 5, first: at(0), last: at(4) });
    expect(found?.examples).toEqual(calls.slice(0, 3));
    expect(more).toEqual([]);
  });
});

describe("connections", () => {
  it("within the window after a call are explained", () => {
    const events = [...BOTH, call(0), connection(0), connection(59_000), connection(-4)];
    expect(findings(events)).toEqual([]);
  });

  it("connections that no call explains are found", () => {
    const late = connection(60_001);
    const { findings: found } = reportOf([...BOTH, call(0), connection(10), late, connection(70_000)]);
    expect(found).toEqual([
      {
        kind: "unexplained_connection",
        severity: "warning",
        server_id: "weather",
        count: 2,
        first: at(60_001),
        last: at(70_000),
        text: "2 connections to weather with no allowed call to it in the 60 s before",
        examples: [late, connection(70_000)],
      },
    ]);
  });

  it("are explained by calls to their server alone, that passed, and that the agent makes itself", () => {
    const unexplained = [["unexplained_connection", "weather", 1]];
    const first = call(-600);
    const lone = (fields: Parameters<typeof call>[1]): NetmonEvent[] => [
      ...BOTH,
      first,
      call(1e6, fields),
      connection(1e6 + 50),
    ];
    expect(findings(lone({}))).toEqual([]);
    expect(findings(lone({ action: "block" }))).toEqual(unexplained);
    expect(findings(lone({ executed_by: "provider" }))).toEqual(unexplained);
    expect(findings(lone({ server_id: null, server_ids: ["x", "weather"] }))).toEqual([]);
    expect(
      findings([...lone({ server_id: "other", server_addr: "" }), connection(1e6, { server_id: "other" })]),
    ).toEqual(unexplained);
  });

  it("in a window of one's own", () => {
    const events = [...BOTH, call(0), connection(50), connection(150)];
    expect(findings(events, 100)).toEqual([["unexplained_connection", "weather", 1]]);
    expect(findings(events, 200)).toEqual([]);
  });

  it("before the first call are shown as discovery, apart", () => {
    const { findings: found } = reportOf([
      ...BOTH,
      connection(0),
      connection(10, { count: 2 }),
      call(5000),
      connection(5010),
    ]);
    expect(found).toMatchObject([
      { kind: "discovery", severity: "info", count: 3, first: at(0), last: at(10) },
    ]);
    // a blocked call is a call: what follows it is not discovery
    expect(findings([...BOTH, call(0, { action: "block" }), connection(10)])).toEqual([
      ["unexplained_connection", "weather", 1],
    ]);
  });

  it("to a server that was never called are a finding of their own", () => {
    expect(findings([...BOTH, call(0), connection(10), connection(20, { server_id: "files" })])).toEqual([
      ["connection_without_calls", "files", 1],
    ]);
  });

  it("connections that were refused, or lead to no declared server, need no explanation", () => {
    const events = [
      ...BOTH,
      connection(10, { action: "block", errno: "EPERM", server_id: "files" }),
      connection(20, { server_id: null, server_type: null, reason: "undeclared", rule: null }),
    ];
    expect(findings(events)).toEqual([]);
  });

  it("made while the proxy did not run are not judged", () => {
    const events = [
      watchStarted(-9000),
      connection(-5000, { count: 4 }),
      proxyStarted(0),
      proxyStopped(10),
      connection(20),
    ];
    const report = reportOf(events);
    expect(report.findings).toEqual([]);
    expect(report.not_judged).toEqual({ connections: 5, calls: 0, mcp_calls: 0 });
    expect(report.layers.proxy).toEqual({ runs: 1, since: at(0), until: at(10) });
  });

  it("without a proxy at all are not judged", () => {
    const report = reportOf([watchStarted(0), connection(10)]);
    expect(report.layers.proxy).toEqual({ runs: 0, since: null, until: null });
    expect(report.layers.kernel).toEqual({ runs: 1, since: at(0), until: null });
    expect([report.findings, report.not_judged.connections]).toEqual([[], 1]);
  });
});

describe("calls", () => {
  it("calls that netmon's gateway passed on reached their server, which the session itself never connects to", () => {
    const gatewayed = called(120, { server_type: "http", tool_call_id: "toolu_100" });
    expect(findings([...BOTH, call(100), gatewayed])).toEqual([]);
    expect(findings([...BOTH, call(100), { ...gatewayed, action: "block" }])).toMatchObject([
      ["call_without_contact", "weather", 1],
    ]);
  });

  it("whose server was never contacted are found", () => {
    const db = { server_id: "db", server_addr: "db.example:5432", tool_name: "query" };
    const { findings: found } = reportOf([...BOTH, call(0), connection(1), call(10, db), call(20, db)]);
    expect(found).toMatchObject([
      {
        kind: "call_without_contact",
        severity: "warning",
        server_id: "db",
        count: 2,
        first: at(10),
        last: at(20),
      },
    ]);
  });

  it("whose server was contacted at any time, under any name, are not", () => {
    expect(findings([...BOTH, connection(-500), call(0)])).toEqual([["discovery", "weather", 1]]);
    const loose = connection(10, { server_id: null, server_type: null, reason: "undeclared", rule: null });
    expect(findings([...BOTH, call(0), loose])).toEqual([]);
  });

  it("whose connections were all refused are told apart", () => {
    const refused = connection(10, { action: "block", errno: "EPERM", reason: "server_denied" });
    expect(findings([...BOTH, call(0), refused])).toEqual([["contact_refused", "weather", 1]]);
  });

  it("calls that lead to no connection are not expected to", () => {
    const events = [
      ...BOTH,
      call(0, { action: "block" }),
      call(1, { server_type: "stdio", server_addr: "" }),
      called(1),
      call(2, { executed_by: "provider" }),
      call(3, { server_id: null, server_type: null, server_addr: "" }),
    ];
    expect(findings(events)).toEqual([]);
  });

  it("made while the kernel layer did not watch are not judged", () => {
    const report = reportOf([proxyStarted(0), call(10), watchStarted(20)]);
    expect([report.findings, report.not_judged]).toEqual([[], { connections: 0, calls: 1, mcp_calls: 0 }]);
    expect(report.layers.kernel.runs).toBe(1);
  });
});

describe("tools and servers", () => {
  it("tools and servers that changed or gave no tools are findings", () => {
    const changed: McpToolChanged = {
      type: "mcp_tool_changed",
      timestamp: at(5),
      session_id: "demo",
      server_id: "weather",
      tool_name: "get_weather",
      previous_hash: "sha256:aa",
      new_hash: "sha256:bb",
      changes: [{ field: "/description", previous: '"a"', new: '"b"' }],
      action: "block",
      detections: [],
    };
    const unreachable: McpServerUnreachable = {
      type: "mcp_server_unreachable",
      timestamp: at(6),
      session_id: "demo",
      server_id: "files",
      server_addr: "files.example:443",
      reason: "connect",
      text: "connection refused",
      attempts: 1,
      retry_ms: 1000,
    };
    const report = reportOf([
      ...BOTH,
      changed,
      unreachable,
      { ...unreachable, timestamp: at(1006), attempts: 2 },
    ]);
    expect(report.findings).toMatchObject([
      { kind: "tool_changed", text: "the definition of get_weather at weather changed", examples: [changed] },
      {
        kind: "server_unreachable",
        count: 2,
        text: "files could not list tools, 2 times: connection refused",
      },
    ]);
  });
});

describe("counts", () => {
  it("are by tool, by server and by reason, folded connections as many", () => {
    const report = reportOf([
      ...BOTH,
      call(0),
      call(1, { action: "block", reason: "tool_denied" }),
      call(2, { would_block: true, mode: "observe" }),
      call(3, { server_id: null, server_ids: ["a", "b"], tool_name: "x" }),
      connection(4, { count: 5 }),
      connection(5, { action: "block", errno: "EPERM", count: 2 }),
      connection(6, { server_id: null, server_type: null }),
      connection(7, { session_id: "other" }),
      refusal(8),
      refusal(9, { action: "allow", would_block: true, reason: "upgrade" }),
    ]);
    expect(report.calls).toMatchObject({
      total: 4,
      allowed: 3,
      blocked: 1,
      would_block: 1,
      by_tool: [
        { server_id: "weather", tool_name: "get_weather", total: 3, allowed: 2, blocked: 1, would_block: 1 },
        { server_id: "a|b", tool_name: "x", total: 1, allowed: 1, blocked: 0, would_block: 0 },
      ],
    });
    expect(report.connections).toMatchObject({
      total: 8,
      allowed: 6,
      blocked: 2,
      would_block: 0,
      by_server: [
        { server_id: "weather", total: 7, allowed: 5, blocked: 2, would_block: 0 },
        { server_id: null, total: 1, allowed: 1, blocked: 0, would_block: 0 },
      ],
      refused: [
        {
          destination: "tcp weather.example:443",
          reason: "declared",
          total: 2,
          allowed: 0,
          blocked: 2,
          would_block: 0,
        },
      ],
    });
    expect(report.refusals).toMatchObject({
      total: 2,
      blocked: 1,
      by_reason: [{ reason: "unparsed" }, { reason: "upgrade", would_block: 1 }],
    });
  });
});

describe("blindness", () => {
  it("is summed over runs; without a recorded end, over their events", () => {
    const dropped = (ms: number, where: "kernel_ring" | "output" | "store"): NetmonEvent => ({
      type: "netmon_events_dropped",
      timestamp: at(ms),
      session_id: "demo",
      dropped: 2,
      total: 2,
      where,
    });
    const report = reportOf([
      watchStarted(0),
      watchStopped(10, 3),
      watchStarted(20),
      proxyStarted(0),
      refusal(1, { reason: "unknown_encoding" }),
      proxyStopped(10, {
        unknown_encodings: 1,
        unknown_tools: 4,
        unknown_conversations: 2,
        code_calls: 2,
        unparsed: 2,
        connections_dropped: 3,
      }),
      proxyStarted(20),
      refusal(21, { reason: "unknown_encoding" }),
      refusal(22, { reason: "unparsed" }),
      refusal(22, { reason: "unknown_conversation" }),
      refusal(23, { reason: "server_denied" }),
      call(24, { server_id: null, server_type: null }),
      call(24, { server_id: null, server_type: null, tool_name: "exec", reason: "code" }),
      call(24, { server_id: null, server_type: null, tool_name: "exec", reason: "code", action: "block" }),
      call(25, { server_id: null, server_type: null, action: "block", reason: "tool_denied" }),
      dropped(30, "kernel_ring"),
      dropped(31, "kernel_ring"),
      dropped(32, "store"),
      {
        type: "netmon_gap",
        timestamp: at(40),
        session_id: "demo",
        cause: "link_lost",
        since: at(35),
        cgroup: "/x",
        pinned: false,
      },
      {
        type: "netmon_coverage_changed",
        timestamp: at(41),
        session_id: "demo",
        covered: false,
        holes: [
          { kind: "tap_device", pid: 7, comm: "vm", text: "vm[7] holds the tap device t", remedy: "end it" },
        ],
      },
      {
        type: "netmon_coverage_changed",
        timestamp: at(42),
        session_id: "demo",
        covered: true,
        holes: [],
        daemons: [
          {
            pid: 7,
            program: "opencode",
            agent: "opencode",
            address: "127.0.0.1:4096",
            protocol: "tcp",
            text: "opencode[7] at 127.0.0.1:4096, outside the session, was reached by node[5]",
          },
        ],
      },
      {
        type: "mcp_server_discovered",
        timestamp: at(43),
        session_id: "demo",
        server_id: "x",
        pid: 8,
        command: "node /x.js",
        client_pid: 5,
        client: "node",
        evidence: "message",
        confidence: "high",
        would_block: false,
        declare: '{"id":"x","command":"node","args":["/x.js"]}',
        text: "`node /x.js` (8) is an MCP server without a shim",
      },
      {
        type: "netmon_process_left",
        timestamp: at(50),
        session_id: "demo",
        pid: 1,
        comm: "x",
        uid: 0,
        cgroup: "/",
      },
      {
        type: "netmon_enforcement_failed",
        timestamp: at(60),
        session_id: "demo",
        failed: ["link"],
        detail: "x",
      },
    ]);
    expect(report.blindness).toEqual({
      daemons: ["opencode[7] at 127.0.0.1:4096, outside the session, was reached by node[5]"],
      bare_servers: [
        "`node /x.js` (8) is an MCP server without a shim (high confidence). An entry for sandbox.mcp.servers: " +
          '{"id":"x","command":"node","args":["/x.js"]}',
      ],
      faults: {},
      events_dropped: { kernel_ring: 4, plain_http: 0, output: 0, store: 2, otlp: 0, webhook: 0 },
      kernel_unparsed: 3,
      proxy: {
        unparsed: 3,
        unknown_encodings: 2,
        unknown_endpoints: 0,
        too_large: 0,
        unexpected_answers: 0,
        unknown_types: 0,
        unknown_tools: 6,
        unknown_conversations: 3,
        code_calls: 3,
        connections_dropped: 3,
      },
      inspection: {
        unparsed: 0,
        too_large: 0,
        unscanned_bytes: 0,
        unanswered: 0,
        refused: 0,
        connections_dropped: 0,
      },
      gaps: [{ since: at(35), until: at(40), cause: "link_lost", pinned: false }],
      uncovered: [{ since: at(41), until: at(42), holes: ["vm[7] holds the tap device t"] }],
      processes_left: 1,
      denied_by_name: 1,
      enforcement_failed: 1,
      runs_without_end: { kernel: 1, proxy: 1, inspection: 0 },
    });
    expect(report.layers.kernel).toEqual({ runs: 2, since: at(0), until: null });
  });

  it("a run that was killed counts as watching until it last said something, no longer", () => {
    const report = reportOf([
      watchStarted(-1000),
      proxyStarted(0),
      call(100),
      // killed here; these come while nothing runs, and after it was started again
      connection(5000, { server_id: "files", host: "files.example" }),
      proxyStarted(10_000),
      connection(11_000, { server_id: "docs", host: "docs.example" }),
    ]);
    expect(report.not_judged.connections).toBe(1);
    expect(report.findings.map(({ kind, server_id }) => [kind, server_id])).toEqual([
      ["call_without_contact", "weather"],
      ["connection_without_calls", "docs"],
    ]);
  });

  it("the last run looked until it last said something where its netmon is known to be gone", () => {
    const events = [watchStarted(-1000), proxyStarted(0), call(100), connection(5000)];
    const reader = new EventReader(storeOf(events));
    const at2 = (running?: { kernel: boolean; proxy: boolean }): SessionReport =>
      sessionReport(reader, "demo", { windowMs: 1000, ...(running && { running }) });
    const gone = at2({ kernel: false, proxy: false });
    expect(gone.layers.proxy).toMatchObject({ until: at(100) });
    expect(gone.layers.kernel).toMatchObject({ until: at(5000) });
    expect(gone.not_judged.connections).toBe(1);
    expect(gone.blindness.runs_without_end).toMatchObject({ kernel: 1, proxy: 1 });
    const going = at2({ kernel: true, proxy: true });
    expect(going.layers.proxy.until).toBeNull();
    expect(going.findings.map(({ kind }) => kind)).toEqual(["unexplained_connection"]);
    expect(at2()).toEqual(going);
    reader.close();
  });

  it("a run whose start is no longer stored is known by what it said", () => {
    const report = reportOf([
      connection(0),
      call(100),
      connection(150),
      watchStopped(9000),
      proxyStopped(9000),
    ]);
    expect(report.layers).toEqual({
      kernel: { runs: 1, since: null, until: at(9000) },
      proxy: { runs: 1, since: null, until: at(9000) },
      inspection: { runs: 0, since: null, until: null },
    });
    expect(report.not_judged).toEqual({ connections: 1, calls: 0, mcp_calls: 0 });
    expect(report.findings).toEqual([]);
  });
});

it("tools that a model was offered are findings if they are not as their servers list them", () => {
  const offered = (ms: number, fields: Partial<McpToolOffered>): McpToolOffered => ({
    type: "mcp_tool_offered",
    timestamp: at(ms),
    session_id: "demo",
    ...{ request_id: `req_${"0".repeat(26)}`, dialect: "anthropic", api: "messages", agent: "claude" },
    ...{ status: "listed", server_id: "weather", tool_name: "get", wire_name: "mcp__weather__get" },
    ...{ offered_hash: "", tool_hash: "", changes: [], detections: [], max_severity: null },
    ...{ action: "allow", mode: "observe", would_block: false, rule: null, text: "as it says" },
    ...fields,
  });
  const events = [
    ...BOTH,
    offered(1, {}),
    offered(2, { status: "unknown", server_id: null, wire_name: "Mine" }),
    offered(3, { status: "undeclared", server_id: "other", wire_name: "mcp__other__a" }),
    offered(4, { status: "undeclared", server_id: "other", wire_name: "mcp__other__b" }),
    offered(5, { status: "changed" }),
    offered(6, { status: "undeclared", server_id: null, wire_name: "some_tool" }),
  ];
  expect(findings(events)).toEqual([
    ["tool_offered_undeclared", "other", 2],
    ["tool_offered_changed", "weather", 1],
    ["tool_offered_undeclared", "some_tool", 1],
  ]);
  expect(reportOf(events).findings[0]?.text).toBe(
    "the model was offered mcp__other__a and 1 more: as it says",
  );
});
