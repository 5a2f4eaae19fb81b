// group: programs
/** netmon events --calls, events and trace as commands, on a store that another process is writing to. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { type EventWriter, openEventWriter } from "../../src/store/writer.ts";
import { at, call, connection, proxyStarted, refusal, watchStarted } from "../unit/analysis/report/sample.ts";
import { type CliResult, runCli } from "../unit/cli/run-cli.ts";
import { body, OPTIONS } from "../unit/store/sample.ts";
import { netmon } from "./start-netmon.ts";

const state = mkdtempSync(join(tmpdir(), "netmon-mcp-cli-"));
/** Controls and marks that reorder text; line breaks are netmon's own. */
const OBEYED = /[^\P{C}\n]/u;
const EVIL = "\x1b[2J\x1b]0;owned\x07\u202e\r\nnext";

const SECRET = Buffer.from(`{"secret":"${EVIL}"}`);

const EVENTS: NetmonEvent[] = [
  watchStarted(0),
  proxyStarted(1),
  call(1000),
  connection(1000, { timestamp: "2026-11-21T12:00:01.023456Z" }),
  connection(2500),
  call(3000, {
    action: "block",
    reason: "tool_denied",
    rule: "sandbox.mcp.denied_tools[0]",
    tool_name: EVIL,
    wire_name: EVIL,
    tool_call_id: "toolu_evil",
    text: `denied ${EVIL}`,
    input: { note: EVIL },
    server_id: EVIL,
    request_id: "req_02",
  }),
  refusal(3001, { request_id: "req_02", text: EVIL }),
  call(4000, {
    session_id: "other",
    server_id: "files",
    tool_name: "read",
    action: "allow",
    would_block: true,
    mode: "observe",
  }),
];

let writer: EventWriter;
beforeAll(async () => {
  writer = openEventWriter(storePath(stateDirs(state)), OPTIONS);
  for (const event of EVENTS) writer.event(event);
  writer.body(body({ body: SECRET, size: SECRET.length + 5 }));
  await writer.flush();
});
afterAll(async () => {
  await writer.close();
  rmSync(state, { recursive: true });
});

function netmonOf(...args: string[]): Promise<CliResult> {
  return runCli([...args, "--state-dir", state]);
}

function events({ stdout }: Pick<CliResult, "stdout">): NetmonEvent[] {
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as NetmonEvent);
}

describe("netmon events --calls", () => {
  it("prints the stored events as they are, one a line", async () => {
    const all = await netmon(["events", "--calls", "--json", "--direct-db", "--state-dir", state]);
    expect([all.code, all.stderr]).toEqual([0, ""]);
    expect(events(all)).toEqual(EVENTS.filter(({ type }) => type === "mcp_tool_call_intercepted"));
  });

  it("filters", async () => {
    const [blocked, tool, newest, since] = await Promise.all([
      netmonOf("events", "--calls", "--json", "--action", "block"),
      netmonOf(
        "events",
        "--calls",
        "--json",
        "--session",
        "demo",
        "--server",
        "weather",
        "--tool",
        "get_weather",
      ),
      netmonOf("events", "--calls", "--json", "--limit", "1"),
      netmonOf("events", "--calls", "--json", "--since", at(3000)),
    ]);
    expect(events(blocked)).toEqual([EVENTS[5]]);
    expect(events(tool)).toEqual([EVENTS[2]]);
    expect(events(newest)).toEqual([EVENTS[7]]);
    expect(events(since)).toEqual([EVENTS[5], EVENTS[7]]);
  });

  it("is a table for people, without anything a terminal would obey", async () => {
    const { code, stdout, stderr } = await netmonOf("events", "--calls");
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^TIME \(UTC\) +LLM +MCP +SESSION +SERVER +TOOL +CALL +WHY$/);
    expect(lines[1]).toMatch(
      /^2026-11-21 12:00:01\.000 {2}allow +- +demo +weather +get_weather +toolu_1000 +allowed$/,
    );
    expect(lines[2]).toMatch(/BLOCK .*toolu_evil +tool_denied: sandbox\.mcp\.denied_tools\[0\]$/);
    expect(lines[3]).toMatch(/would block +- +other +files +read/);
    expect(new Set(lines.map((line) => line.search(/WHY|allowed$|tool_denied/)))).toHaveProperty("size", 1);
    expect(stdout).not.toMatch(OBEYED);
  });

  it("paints verdicts where colour is wanted, and keeps the columns", async () => {
    const { stdout } = await runCli(["events", "--calls", "--state-dir", state], { FORCE_COLOR: "1" });
    expect(stdout).toContain("\x1b[31mBLOCK      \x1b[0m");
    expect(stdout).toContain("\x1b[33mwould block\x1b[0m");
  });

  it("tells a call whose result was withheld from one that was answered", async () => {
    const own = mkdtempSync(join(tmpdir(), "netmon-mcp-cli-"));
    const store = openEventWriter(storePath(stateDirs(own)), OPTIONS);
    try {
      const { request_id, dialect, api, wire_name, executed_by, ...common } = call(1000);
      const came = {
        ...common,
        type: "mcp_tool_called",
        server_id: "weather",
        server_type: "stdio",
        server_addr: "",
        jsonrpc_id: 1,
      } as const;
      store.event({ ...came, outcome: "result_blocked", latency_ms: 3 });
      await store.flush();
      const { stdout } = await runCli(["events", "--calls", "--state-dir", own]);
      expect(stdout.split("\n")[1]).toMatch(/ {2}- +WITHHELD +demo +weather .*its result was withheld$/);
    } finally {
      await store.close();
      rmSync(own, { recursive: true });
    }
  });

  it("says when nothing matches, and when a session is unknown", async () => {
    const [nothing, unknown] = await Promise.all([
      netmonOf("events", "--calls", "--session", "demo", "--server", "nope"),
      netmonOf("events", "--calls", "--session", "nope"),
    ]);
    expect(nothing).toMatchObject({ code: 0, stdout: "", stderr: "netmon: no tool calls match\n" });
    expect(unknown).toMatchObject({ code: 5, stdout: "" });
    expect(unknown.stderr).toBe("netmon: error: nothing is stored of session nope: there are other, demo\n");
  });

  it("refuses what it does not understand", async () => {
    const [action, since, limit] = await Promise.all([
      netmonOf("events", "--calls", "--action", "maybe"),
      netmonOf("events", "--calls", "--since", "yesterday"),
      netmonOf("events", "--calls", "--limit", "0"),
    ]);
    for (const { code, stdout } of [action, since, limit]) expect([code, stdout]).toEqual([2, ""]);
    expect(since.stderr).toMatch(/Give 10m, 2h, 7d, today, or a time/);
  });
});

describe("netmon events", () => {
  it("shows events of all layers, by type where asked", async () => {
    const [all, two] = await Promise.all([
      netmonOf("events", "--json"),
      netmonOf("events", "--json", "--type", "llm_refusal", "--type", "netmon_started"),
    ]);
    // in order of time, whatever the order of writing
    expect(events(all)).toEqual([...EVENTS].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1)));
    expect(events(two)).toEqual([EVENTS[0], EVENTS[6]]);
  });

  it("is for people without --json: a date, then lines as netmon watch has them", async () => {
    const { code, stdout } = await netmonOf("events", "--session", "demo");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2026-11-21 \(UTC\)\n12:00:00\.000 {2}started: enforce/);
    expect(stdout.trimEnd().split("\n")).toHaveLength(8);
    expect(stdout).not.toMatch(OBEYED);
  });

  it("names the types there are", async () => {
    const { code, stderr } = await netmonOf("events", "--type", "toString");
    expect(code).toBe(2);
    expect(stderr).toMatch(/Give one of mcp_tool_call_intercepted, .*mcp_network_connection/);
  });
});

describe("netmon trace", () => {
  it("joins a call with its connection", async () => {
    const { code, stdout } = await netmonOf("trace", "toolu_1000", "--json");
    expect(code).toBe(0);
    const { traces } = JSON.parse(stdout) as { traces: Record<string, unknown>[] };
    expect(traces).toEqual([
      {
        call: EVENTS[2],
        joined: [
          { by: "server and time", weak: false, offset_ms: 23.456, event: EVENTS[3] },
          { by: "server and time", weak: true, offset_ms: 1500, event: EVENTS[4] },
        ],
        bodies: [
          {
            direction: "request",
            timestamp: "2026-11-21T12:00:00.000Z",
            content_type: "application/json",
            status: null,
            size: SECRET.length + 5,
            stored: SECRET.length,
          },
        ],
        notes: [],
      },
    ]);
  });

  it("says for people how each is known", async () => {
    const { stdout } = await netmonOf("trace", "toolu_1000");
    expect(stdout).toMatch(/^toolu_1000 {2}allowed\n {2}tool +get_weather \(mcp__weather__get_weather\)\n/);
    expect(stdout).toMatch(/23 ms later +server and time +12:00:01\.023 {2}allow/);
    expect(stdout).toMatch(/1\.5 s later +server and time \(weak\) +12:00:02\.500/);
    expect(stdout).toMatch(/arguments +\{"city":"Berlin"\}/);
  });

  it("shows bodies when asked, and nothing a terminal would obey", async () => {
    const [call, without, json] = await Promise.all([
      netmonOf("trace", "req_01", "--bodies"),
      netmonOf("trace", "toolu_evil"),
      netmonOf("trace", "toolu_1000", "--bodies", "--json"),
    ]);
    expect(call.stdout).toContain('{"secret":"\\x1b[2J');
    for (const { stdout } of [call, without]) {
      expect(stdout).not.toMatch(OBEYED);
    }
    const { traces } = JSON.parse(json.stdout) as { traces: { bodies: { text: string }[] }[] };
    expect(traces[0]?.bodies[0]?.text).toBe(SECRET.toString());
  });

  it("takes a request id for all calls in its answer", async () => {
    const { code, stdout } = await netmonOf("trace", "req_01");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^toolu_1000/m);
    expect(stdout).toMatch(/^toolu_4000/m);
  });

  it("knows what it does not know", async () => {
    const [unknown, elsewhere] = await Promise.all([
      netmonOf("trace", "toolu_nope"),
      netmonOf("trace", "toolu_1000", "--session", "other"),
    ]);
    expect(unknown).toMatchObject({
      code: 5,
      stdout: "",
      stderr: expect.stringMatching(/no tool call or request toolu_nope/),
    });
    expect(elsewhere).toMatchObject({ code: 5, stderr: expect.stringMatching(/in session other/) });
  });
});

describe("a store that cannot be read", () => {
  it("is an error that says what to do", async () => {
    const empty = mkdtempSync(join(tmpdir(), "netmon-mcp-cli-"));
    try {
      const missing = await runCli(["events", "--calls", "--state-dir", empty]);
      expect(missing).toMatchObject({ code: 5, stdout: "" });
      expect(missing.stderr).toMatch(/no event store at .*netmon\.db\. Nothing was recorded yet/);
      const path = storePath(stateDirs(empty));
      mkdirSync(dirname(path));
      writeFileSync(path, "no database".repeat(1000));
      const broken = await runCli(["report", "--session", "demo", "--state-dir", empty]);
      expect(broken).toMatchObject({ code: 8, stdout: "" });
      expect(broken.stderr).toMatch(/file is not a database.*Move it away/);
    } finally {
      rmSync(empty, { recursive: true });
    }
  });
});
