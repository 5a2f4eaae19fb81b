/** The trace of one call: what is joined, how, and what is said about unknowns. */
import { describe, expect, it } from "vitest";
import { findCalls, type Trace, traceCall } from "../../../../src/analysis/trace/trace.ts";
import type { McpToolChanged, McpToolSeen, NetmonEvent } from "../../../../src/event/event.ts";
import { openDatabase } from "../../../../src/store/database.ts";
import { Inserter } from "../../../../src/store/insert.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { body, newStore, storeOf } from "../../store/sample.ts";
import { at, call, called, connection, NOON, refusal, watchStarted, watchStopped } from "./sample.ts";

function tracesOf(events: NetmonEvent[], id: string, path = storeOf(events), goesOn = true): Trace[] {
  const reader = new EventReader(path);
  const running = { kernel: goesOn, proxy: goesOn };
  const traces = findCalls(reader, id).map((found) => traceCall(reader, found, () => running));
  reader.close();
  return traces;
}

function traceOf(events: NetmonEvent[], id = "toolu_0"): Trace {
  const traces = tracesOf(events, id);
  expect(traces).toHaveLength(1);
  return traces[0]!;
}

/** A time with microseconds. */
function micros(us: number): string {
  return `${new Date(NOON + Math.floor(us / 1000)).toISOString().slice(0, -1)}${String(us % 1000).padStart(3, "0")}Z`;
}

/** How each joined event is known to belong to the call. */
function joins(trace: Trace): [by: string, weak: boolean, offset: number][] {
  return trace.joined.map(({ by, weak, offset_ms }) => [by, weak, offset_ms]);
}

const watching = [watchStarted(-60_000)];

describe("an id that somebody repeats", () => {
  it("is traced for its newest 100 calls, each with a bounded number of events", () => {
    const events = [
      ...watching,
      ...Array.from({ length: 1200 }, (_, i) => call(i, { tool_call_id: "twice" })),
    ];
    const traces = tracesOf(events, "twice");
    expect(traces.map((one) => one.call.timestamp)).toEqual(
      Array.from({ length: 100 }, (_, i) => at(1100 + i)),
    );
    for (const { joined } of traces) expect(joined.length).toBeLessThanOrEqual(1000);
  });
});

describe("connections of a command", () => {
  const own_tool = { source: "builtin" as const, command: "curl x", exit_code: 0 };
  const cgroup = { cgroup: "call-0123456789ab", cgroup_id: "4242" };
  const netmon = { server_id: "netmon", server_type: "stdio" as const, server_addr: "", tool_name: "Bash" };
  const asked = call(0, { ...netmon, tool_call_id: "toolu_0" });
  const came = (fields: object) =>
    called(1, { ...netmon, tool_call_id: "toolu_0", own_tool: { ...own_tool, ...fields } });

  it("are joined by its cgroup, by name or id, however late, and no others are", () => {
    const trace = traceOf([
      ...watching,
      asked,
      came(cgroup),
      connection(5, { cgroup: "netmon/demo", server_id: null }),
      connection(20_000, { cgroup: "netmon/demo/call-0123456789ab", server_id: null, action: "block" }),
      connection(30_000, { cgroup: "4242" }),
      connection(30_001, { cgroup: "4243" }),
      connection(30_002, { cgroup: "netmon/demo/call-0123456789ac" }),
    ]);
    expect(joins(trace)).toEqual([
      ["call id", false, 1],
      ["cgroup", false, 20_000],
      ["cgroup", false, 30_000],
    ]);
    expect(trace.notes.join("\n")).toMatch(/by processes that this command started, and by no others/);
  });

  it("are unknown, and said to be, where it had no cgroup of its own", () => {
    const trace = traceOf([...watching, asked, came({}), connection(5, { cgroup: "netmon/demo" })]);
    expect(joins(trace)).toEqual([["call id", false, 1]]);
    expect(trace.notes.join("\n")).toMatch(
      /the command shared .* cannot be told apart from others in the session/,
    );
  });

  it("are a plugin's by its cgroup while the call went on, and not told apart from those of another call", () => {
    const plugin = { ...netmon, tool_name: "words_count" };
    const own = { source: "plugin:words" as const, bytes: 1 };
    const ran = (offset: number, latency_ms: number, fields: object = cgroup) =>
      called(offset, {
        ...plugin,
        tool_call_id: `toolu_${offset}`,
        latency_ms,
        own_tool: { ...own, ...fields },
      });
    const made = [-50, 30, 90, 300].map((offset) =>
      connection(offset, { cgroup: "netmon/demo/call-0123456789ab" }),
    );
    const alone = tracesOf([...watching, ran(1, 100), ran(200, 10), ...made], "toolu_1")[0] as Trace;
    expect(joins(alone)).toEqual([
      ["cgroup", false, 29],
      ["cgroup", false, 89],
    ]);
    expect(alone.notes.join("\n")).toMatch(/made by the plugin's processes during this call$/m);
    const others = tracesOf([...watching, ran(1, 100), ran(80, 10), ran(101, 10), ...made], "toolu_1")[0];
    expect(others?.notes.join("\n")).toMatch(/, and 2 other calls of it: they cannot be told apart/);
    const [shared] = tracesOf([...watching, ran(1, 100, {}), ...made], "toolu_1");
    expect(shared?.notes.join("\n")).toMatch(/the plugin shared the session's cgroup/);
  });
});

describe("connections of a call", () => {
  it("are joined by server and time, strongly within 100 ms", () => {
    const trace = traceOf([
      ...watching,
      call(0),
      connection(0, { timestamp: micros(23_456) }),
      connection(100),
      connection(101),
      connection(9_999),
      connection(10_001),
    ]);
    expect(joins(trace)).toEqual([
      ["server and time", false, 23.456],
      ["server and time", false, 100],
      ["server and time", true, 101],
      ["server and time", true, 9999],
    ]);
    expect(trace.notes).toEqual([]);
  });

  it("may be a little before it, as two clocks are never the same", () => {
    expect(joins(traceOf([...watching, call(0), connection(-4)]))).toEqual([["server and time", false, -4]]);
    expect(joins(traceOf([...watching, call(0), connection(-6)]))).toEqual([]);
  });

  it("are those of the same session and server", () => {
    const trace = traceOf([
      ...watching,
      call(0),
      connection(10, { server_id: "other", host: "other.example" }),
      connection(10, { session_id: "other" }),
      connection(10, { server_id: null, server_type: null, host: null }),
      connection(20, { server_id: "first", server_ids: ["first", "weather"] }),
    ]);
    expect(joins(trace)).toEqual([["server and time", false, 20]]);
  });

  it("are joined by address where the kernel knows no server", () => {
    const loose = { server_id: null, server_type: null } as const;
    const trace = traceOf([
      ...watching,
      call(0, { server_addr: "192.0.2.7:443", server_id: "late" }),
      connection(10, { ...loose, host: null }),
      connection(20, { ...loose, remote_addr: "192.0.2.8:443" }),
    ]);
    expect(joins(trace)).toEqual([["address and time", false, 10]]);
    const named = traceOf([
      ...watching,
      call(0),
      connection(10, loose),
      connection(11, { ...loose, remote_addr: "192.0.2.7:80" }),
    ]);
    expect(joins(named)).toEqual([["address and time", false, 10]]);
  });

  it("weak ones end at the next call to the server", () => {
    const trace = traceOf([
      ...watching,
      call(0),
      connection(500),
      call(1000),
      connection(1010),
      call(400, { server_id: "other", server_addr: "" }),
    ]);
    expect(joins(trace).filter(([by]) => by !== "request id")).toEqual([["server and time", true, 500]]);
  });

  it("connections of calls at the same time are not told apart, and that is said", () => {
    const trace = traceOf([
      ...watching,
      call(0),
      call(40, { request_id: "req_02" }),
      call(50, { request_id: "req_03", action: "block" }),
      connection(60),
    ]);
    expect(joins(trace)).toEqual([["server and time", false, 60]]);
    expect(trace.notes).toEqual([
      "another call to this server within 100 ms: connections cannot be told apart",
    ]);
  });

  it("over a connection that was made before, are said to be", () => {
    const trace = traceOf([
      ...watching,
      connection(-30_000),
      connection(-12_340),
      connection(-1000, { action: "block", errno: "EPERM" }),
      connection(-500, { server_id: "other" }),
      call(0),
    ]);
    expect(joins(trace)).toEqual([]);
    expect(trace.notes).toEqual([
      "no new connection within 100 ms of the call; the last one to this server was made 12 s before it and may have been kept open",
    ]);
    expect(traceOf([...watching, call(0), connection(5000)]).notes).toEqual([
      "no new connection within 100 ms of the call, and none to this server before it",
    ]);
  });

  it("connections that are folded stand for several", () => {
    const trace = traceOf([
      ...watching,
      call(0),
      connection(10, { count: 3, action: "block", errno: "EPERM" }),
    ]);
    expect(trace.notes).toContain(
      "a connection with a count is that many connections: the others were earlier",
    );
  });

  it("after a blocked call are not its own", () => {
    const trace = traceOf([...watching, call(0, { action: "block", reason: "tool_denied" }), connection(10)]);
    expect(trace.notes).toEqual([
      "the call was blocked: the agent never saw it",
      "connections to the server followed although the call was blocked: they do not belong to this call",
    ]);
    expect(traceOf([...watching, call(0, { action: "block" })]).notes).toEqual([
      "the call was blocked: the agent never saw it",
    ]);
  });

  it("are not known where the kernel layer did not watch", () => {
    const unknown = "the kernel layer was not watching at that time: this call's connections are unknown";
    expect(traceOf([call(0)]).notes).toEqual([unknown]);
    expect(traceOf([watchStarted(-100), watchStopped(-10), call(0), watchStarted(10)]).notes).toEqual([
      unknown,
    ]);
    expect(traceOf([watchStarted(-100), watchStopped(10), call(0)]).notes).not.toContain(unknown);
  });

  it("are not known to be all where the kernel layer was killed", () => {
    const events = [watchStarted(-100), connection(-50), call(0)];
    const killed = "the kernel layer was killed, before or after this: this call's connections are unknown";
    const notes = (all: NetmonEvent[], goesOn: boolean): string[] =>
      tracesOf(all, "toolu_0", storeOf(all), goesOn).flatMap((trace) => trace.notes);
    expect(notes(events, false)).toEqual([killed]);
    expect(notes(events, true)).not.toContain(killed);
    // it said something later
    expect(notes([...events, connection(20_000)], false)).not.toContain(killed);
    // another one runs now, since after the call
    expect(notes([...events, watchStarted(1000)], true)).toEqual([killed]);
  });

  it("may have been lost, which is said", () => {
    const dropped = (where: "kernel_ring" | "output" | "store", n: number): NetmonEvent => ({
      type: "netmon_events_dropped",
      timestamp: at(800),
      session_id: "demo",
      dropped: n,
      total: n,
      where,
    });
    const events = [
      ...watching,
      call(0),
      connection(10),
      dropped("kernel_ring", 3),
      dropped("store", 4),
      dropped("output", 5),
    ];
    expect(traceOf(events).notes).toEqual([
      "7 events were lost around this time: connections may be missing",
    ]);
  });

  it("are none of stdio servers, of the provider's own calls, of unknown tools", () => {
    const later = connection(10);
    const stdio = traceOf([...watching, call(0, { server_type: "stdio", server_addr: "" }), later]);
    expect([joins(stdio), stdio.notes]).toEqual([[], [expect.stringMatching(/uses stdio/)]]);
    const provider = traceOf([...watching, call(0, { executed_by: "provider" }), later]);
    expect([joins(provider), provider.notes]).toEqual([
      [],
      [expect.stringMatching(/provider runs this tool itself/)],
    ]);
    const unknown = traceOf([
      ...watching,
      call(0, { server_id: null, server_type: null, server_addr: "", tool_call_id: "toolu_0" }),
      later,
    ]);
    expect([joins(unknown), unknown.notes]).toEqual([[], [expect.stringMatching(/no server is known/)]]);
  });
});

describe("a trace", () => {
  it("joins by call id whatever event carries it", () => {
    const called = {
      ...call(0),
      type: "mcp_tool_called",
      timestamp: at(40),
      request_id: undefined,
    } as unknown as NetmonEvent;
    const trace = traceOf([...watching, call(0), called, connection(50)]);
    expect(joins(trace)).toEqual([
      ["call id", false, 40],
      ["server and time", false, 50],
    ]);
  });

  it("joins by request id: other calls of the answer, refusals, bodies", () => {
    const path = storeOf([
      ...watching,
      call(0),
      call(1, { server_id: "other", server_addr: "" }),
      refusal(2),
      refusal(3, { request_id: "req_02" }),
    ]);
    const db = openDatabase(path, { synchronous: "NORMAL" });
    const bodies = [body(), body({ direction: "response", status: 200 }), body({ requestId: "req_02" })];
    new Inserter(db, path).write(
      bodies.map((one) => ({ kind: "body", records: 1, bytes: 2, body: one })),
      100,
    );
    db.close();
    const [trace] = tracesOf([], "toolu_0", path);
    expect(joins(trace!)).toEqual([
      ["request id", false, 1],
      ["request id", false, 2],
    ]);
    expect(trace!.bodies.map(({ direction, status }) => [direction, status])).toEqual([
      ["request", null],
      ["response", 200],
    ]);
  });

  it("joins the definition as it was at the time of the call", () => {
    const seen = (ms: number, fields: Partial<McpToolSeen> = {}): McpToolSeen => ({
      type: "mcp_tool_seen",
      timestamp: at(ms),
      session_id: "demo",
      server_id: "weather",
      server_type: "http",
      server_addr: "weather.example:443",
      tool_name: "get_weather",
      tool_hash: "sha256:aa",
      description: "",
      status: "new",
      pinned: null,
      detections: [],
      max_severity: null,
      ...fields,
    });
    const changed: McpToolChanged = {
      type: "mcp_tool_changed",
      timestamp: at(-50),
      session_id: "demo",
      server_id: "weather",
      tool_name: "get_weather",
      previous_hash: "sha256:00",
      new_hash: "sha256:aa",
      changes: [],
      action: "block",
      detections: [],
    };
    const trace = traceOf([
      ...watching,
      seen(-9000),
      seen(-60),
      changed,
      seen(-40, { tool_name: "other" }),
      seen(-40, { server_id: "other" }),
      call(0, { action: "block" }),
      seen(20),
    ]);
    expect(joins(trace)).toEqual([
      ["server and tool", false, -60],
      ["server and tool", false, -50],
    ]);
  });

  it("is found by call id, else by request id, one per call", () => {
    const events = [...watching, call(0), call(1), call(2, { session_id: "other", tool_call_id: "toolu_0" })];
    expect(tracesOf(events, "toolu_0").map((trace) => trace.call.session_id)).toEqual(["demo", "other"]);
    expect(tracesOf(events, "req_01").map((trace) => trace.call.tool_call_id)).toEqual([
      "toolu_0",
      "toolu_1",
      "toolu_0",
    ]);
    expect(tracesOf(events, "nothing")).toEqual([]);
    expect(tracesOf(events, "")).toEqual([]);
    const reader = new EventReader(storeOf(events));
    expect(findCalls(reader, "toolu_0", "other")).toHaveLength(1);
    reader.close();
  });

  it("says that a call has no id of its own", () => {
    const [trace] = tracesOf([...watching, call(0, { tool_call_id: "" }), connection(5)], "req_01");
    expect(trace?.notes).toEqual(["the provider gave this call no id: nothing can be matched by id"]);
    expect(joins(trace!)).toEqual([["server and time", false, 5]]);
  });

  it("a trace of two events alike takes each for itself", () => {
    const trace = traceOf([...watching, call(0), connection(10), connection(10)]);
    expect(trace.joined).toHaveLength(2);
  });

  it("needs a store", () => {
    expect(() => new EventReader(newStore())).toThrow(/no event store/);
  });
});
