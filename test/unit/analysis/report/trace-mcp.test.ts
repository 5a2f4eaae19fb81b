/** Calls seen by two layers: what a trace joins, and what the list of calls shows as one. */
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { storedCalls } from "../../../../src/analysis/report/stored-calls.ts";
import { findCalls, type Trace, traceCall } from "../../../../src/analysis/trace/trace.ts";
import { traceText } from "../../../../src/cli/output/trace-text.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { runCli } from "../../cli/run-cli.ts";
import { storeOf } from "../../store/sample.ts";
import { call, called, callStarted, changed, detection, proxyStarted, seen, shimStarted } from "./sample.ts";

function traceOf(events: NetmonEvent[], id = "toolu_0", goesOn = true): Trace {
  const reader = new EventReader(storeOf(events));
  const running = { kernel: goesOn, proxy: goesOn };
  const traces = findCalls(reader, id).map((found) => traceCall(reader, found, () => running));
  reader.close();
  expect(traces).toHaveLength(1);
  return traces[0]!;
}

const joins = ({ joined }: Trace) =>
  joined.map(({ event, by, weak, offset_ms }) => [event.type, by, weak, offset_ms]);
const noId = { tool_call_id: "" };
const other = { input: { city: "Paris" } };

describe("a trace", () => {
  it.each<[string, NetmonEvent[], unknown[]]>([
    [
      "joins the call at its server by the id, however late",
      [call(0), called(90_000, { tool_call_id: "toolu_0" })],
      [["mcp_tool_called", "call id", false, 90_000]],
    ],
    [
      "joins it by tool and time where the host repeats no id",
      [call(0), called(40, { ...noId, ...other })],
      [["mcp_tool_called", "tool and time", false, 40]],
    ],
    [
      "is sure of a later one by its arguments",
      [call(0), called(5000, noId)],
      [["mcp_tool_called", "tool and time", false, 5000]],
    ],
    [
      "is not sure of a later one with other arguments",
      [call(0), called(5000, { ...noId, ...other })],
      [["mcp_tool_called", "tool and time", true, 5000]],
    ],
    [
      "takes the one with the same arguments of two",
      [call(0), called(10, { ...noId, ...other }), called(20, noId)],
      [["mcp_tool_called", "tool and time", false, 20]],
    ],
    [
      "takes none that is of the next call",
      [call(0), call(1000, { request_id: "req_02" }), called(1010, noId)],
      [],
    ],
    ["takes none that is too late", [call(0), called(10_001, noId)], []],
    [
      "takes none of another server, tool or id",
      [call(0), called(9, { ...noId, server_id: "x" }), called(9, { ...noId, tool_name: "x" }), called(9)],
      [],
    ],
    [
      "shows the definition, its last change and what was detected in it, newest of each kind",
      [
        seen(-90),
        changed(-80),
        detection(-70, "high"),
        detection(-60, "critical"),
        detection(-50, "high", { subject: "tool_result" }),
        call(0),
      ],
      [
        ["mcp_tool_seen", "server and tool", false, -90],
        ["mcp_tool_changed", "server and tool", false, -80],
        ["mcp_detection", "server and tool", false, -60],
      ],
    ],
    [
      "shows what was detected in the result",
      [
        call(0),
        called(5, { tool_call_id: "toolu_0", latency_ms: 1000 }),
        detection(1006, "high", { subject: "tool_result" }),
        detection(2000, "high", { subject: "tool_result" }),
      ],
      [
        ["mcp_tool_called", "call id", false, 5],
        ["mcp_detection", "tool and time", false, 1006],
      ],
    ],
  ])("%s", (_, events, expected) => {
    expect(joins(traceOf(events))).toEqual(expected);
  });

  it("is made of a call that only its server's shim saw, and says what that means", () => {
    const alone = traceOf([shimStarted(-10), seen(-5), called(0, { outcome: "tool_error" })]);
    expect(alone.call.type).toBe("mcp_tool_called");
    expect(joins(alone)).toEqual([["mcp_tool_seen", "server and tool", false, -5]]);
    expect(alone.notes[0]).toContain("the LLM proxy did not run at that time");
    expect(traceOf([proxyStarted(-10), called(0)]).notes[0]).toContain("saw no such call");
    const killed = traceOf([proxyStarted(-10), called(0)], "toolu_0", false);
    expect(killed.notes[0]).toContain("the LLM proxy was killed, before or after this");
    const text = traceText(alone, false, { colour: false, paint: (_, shown) => shown });
    expect(text).toContain("toolu_0  allowed\n");
    expect(text).toContain("  outcome     tool error after 12 ms\n");
    expect(text).toContain("  server      weather  stdio\n");
  });
});

describe("storedCalls", () => {
  const rows = (events: NetmonEvent[], limit = 10, query = {}) => {
    const reader = new EventReader(storeOf(events));
    const calls = storedCalls(reader, query, limit);
    reader.close();
    return calls.map(({ requested, called }) => [
      requested?.timestamp.slice(20, 23) ?? "-",
      called?.timestamp.slice(20, 23) ?? "-",
    ]);
  };
  const same = { tool_call_id: "toolu_1" };

  it("makes one row of the two halves that share an id", () => {
    expect(rows([call(1), called(5, same), call(7), called(9)])).toEqual([
      ["001", "005"],
      ["007", "-"],
      ["-", "009"],
    ]);
  });

  it("makes rows of their own of calls without an id, of repeated ids, and of other sessions", () => {
    expect(rows([call(1, noId), called(5, noId)])).toEqual([
      ["001", "-"],
      ["-", "005"],
    ]);
    expect(rows([call(1), called(5, same), called(6, same)])).toEqual([
      ["001", "005"],
      ["-", "006"],
    ]);
    expect(rows([call(1), called(5, { ...same, session_id: "else" })])).toEqual([
      ["001", "-"],
      ["-", "005"],
    ]);
  });

  it("gives the newest, and the other half where only one matches", () => {
    const events = [call(1), called(5, { ...same, action: "block" }), call(7), call(8)];
    expect(rows(events, 2)).toEqual([
      ["007", "-"],
      ["008", "-"],
    ]);
    expect(rows(events, 2, { action: "block" })).toEqual([["001", "005"]]);
  });
});

describe("netmon mcp", () => {
  const run = (events: NetmonEvent[], ...args: string[]) =>
    runCli(["mcp", ...args, "--state-dir", dirname(dirname(storeOf(events)))]);

  it("calls shows both verdicts, and the reason of the one that blocked", async () => {
    const events = [
      call(1),
      called(5, { tool_call_id: "toolu_1", action: "block", reason: "version_changed", outcome: "refused" }),
      called(9, { would_block: true, reason: "tool_denied", rule: "sandbox.mcp.denied_tools[0]" }),
    ];
    const { stdout } = await run(events, "calls", "--session", "demo");
    expect(stdout.split("\n")[1]).toMatch(
      /001 {2}allow +BLOCK +weather +get_weather +toolu_1 +version_changed$/,
    );
    expect(stdout.split("\n")[2]).toMatch(
      /009 {2}- +would block +weather +get_weather +toolu_9 +tool_denied: /,
    );
    const json = await run(events, "calls", "--json", "--action", "block");
    expect(
      json.stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([events[1]]);
  });

  it("events --severity shows detections as severe or worse, and what they are of", async () => {
    const found = (severity: "high" | "low") => [
      { pattern: "p", category: "c", severity, field: "", matches: [] },
    ];
    const events = [
      detection(1, "medium"),
      detection(2, "high"),
      seen(3),
      seen(4, { detections: found("high"), max_severity: "high" }),
      changed(5, { detections: found("low") }),
      changed(6, { detections: found("high"), renamed_from: "old\u001b[2J" }),
      detection(7, "critical"),
      called(8),
    ];
    const { stdout } = await run(events, "events", "--severity", "high", "--json");
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([1, 3, 5, 6].map((n) => events[n]));
    const newest = await run(events, "events", "--severity", "high", "--json", "--limit", "2");
    expect(
      newest.stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([events[5], events[6]]);
    const text = (await run(events, "events", "--severity", "high")).stdout;
    expect(text).toContain("tool weather/get_weather: new, the same as the pinned one; detected: high");
    expect(text).toContain("RENAMED from old\\x1b[2J: /description");
    expect(text).toContain("CRITICAL weather tool get_weather");
    expect(
      (await run(events, "events", "--severity", "high", "--type", "mcp_detection")).stdout.split("\n"),
    ).toHaveLength(4);
    expect(await run(events, "events", "--severity", "high", "--type", "mcp_tool_called")).toMatchObject({
      code: 2,
    });
    expect(await run(events, "events", "--severity", "awful")).toMatchObject({ code: 2 });
  });

  it("has each call once, and says which have no answer", async () => {
    const killed = callStarted(20, { jsonrpc_id: 2, tool_call_id: "toolu_killed" });
    const events = [callStarted(10), called(10), call(19, { tool_call_id: "toolu_killed" }), killed];
    const lines = (text: string): string[] => text.trim().split("\n");
    const { stdout } = await run(events, "calls");
    expect(lines(stdout).slice(1)).toEqual([
      expect.not.stringContaining("no answer"),
      expect.stringMatching(/allow +allow .*toolu_killed +allowed, no answer$/),
    ]);
    const json = lines((await run(events, "calls", "--json", "--limit", "3")).stdout).map((line) =>
      JSON.parse(line),
    );
    expect(json).toEqual(events.slice(1));
    expect((await run(events, "trace", "toolu_10")).stdout).not.toContain("under way");
    expect((await run(events, "trace", "toolu_killed")).stdout).toContain("under way");
    expect((await run([killed], "trace", "toolu_killed")).stdout).toMatch(/outcome +unanswered/);
  });
});
