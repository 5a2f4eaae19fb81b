// group: programs
/** netmon report as a command: text for people, JSON for programs, exit codes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionReport } from "../../src/analysis/report/report.ts";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import {
  call,
  connection,
  proxyStarted,
  proxyStopped,
  refusal,
  watchStarted,
  watchStopped,
} from "../unit/analysis/report/sample.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { storeOf } from "../unit/store/sample.ts";
import { netmon } from "./start-netmon.ts";

const state = mkdtempSync(join(tmpdir(), "netmon-report-"));

beforeAll(() => {
  storeOf(
    [
      watchStarted(0),
      proxyStarted(1),
      connection(100),
      call(1000),
      connection(1020),
      connection(1030, { server_id: "evil\x1b[2J", host: "evil.example", count: 3 }),
      call(2000, { server_id: "db", server_addr: "db.example:5432", tool_name: "query" }),
      call(3000, { action: "block", reason: "tool_denied" }),
      refusal(4000),
      connection(200_000),
      proxyStopped(300_000, { unknown_tools: 2 }),
      watchStopped(300_000, 7),
      connection(0, { session_id: "lone" }),
    ],
    storePath(stateDirs(state)),
  );
});
afterAll(() => rmSync(state, { recursive: true }));

describe("netmon report", () => {
  it("says what was called, connected to and refused, what does not fit, and what was not seen", async () => {
    const { code, stdout, stderr } = await netmon(["report", "--session", "demo", "--state-dir", state]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`NOT EVERYTHING WAS SEEN: no shim or gateway ran: calls at servers are unknown
session demo
  tool calls   2026-11-21T12:00:00.001Z to 2026-11-21T12:05:00.000Z
  MCP calls    no shim or gateway ran: calls at servers are unknown
  connections  2026-11-21T12:00:00.000Z to 2026-11-21T12:05:00.000Z

Model requests: none

Tool calls: 3: 2 allowed, 1 blocked
  weather / get_weather  2: 1 allowed, 1 blocked
  db / query             1: 1 allowed, 0 blocked

Refused tool calls, or those that enforce would refuse
  weather / get_weather  1 blocked
    tool denied by policy
  each of them: netmon events --calls --session demo --action block --state-dir ${state}

Connections: 6: 6 allowed, 0 blocked
  weather      3: 3 allowed, 0 blocked
  evil\\x1b[2J  3: 3 allowed, 0 blocked

Refused requests and answers: 1: 0 allowed, 1 blocked
  unparsed  1: 0 allowed, 1 blocked

MCP servers: none

Findings
  warning  3 connections to evil\\x1b[2J, though none of its tools was called: the
           client only lists them, or uses them in a way that the model's
           answers do not show (2026-11-21T12:00:01.030Z)
  warning  1 call to db passed, but nothing connected to it while netmon watched:
           an older connection, another path, or the call was not made
           (2026-11-21T12:00:02.000Z)
  warning  1 connection to weather with no allowed call to it in the 60 s before
           (2026-11-21T12:03:20.000Z)
  info     1 connection to weather before the first call to it: probably its
           client listing the tools (2026-11-21T12:00:00.100Z)

Not seen
  no shim or gateway ran: calls at servers are unknown
  7 packet headers or paths that could not be read
  2 calls of tools that no server and no agent has
`);
  });

  it("is one JSON object with --json", async () => {
    const args = ["report", "--session", "demo", "--window", "5m", "--json", "--state-dir", state];
    const { code, stdout } = await runCli(args);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as SessionReport;
    expect(report.findings.map(({ kind }) => kind)).toEqual([
      "connection_without_calls",
      "call_without_contact",
      "discovery",
    ]);
    expect(report).toMatchObject({
      session_id: "demo",
      calls: { total: 3, blocked: 1 },
      connections: { total: 6 },
    });
  });

  it("does not judge by a layer that did not run", async () => {
    const { stdout } = await runCli(["report", "--session", "lone", "--state-dir", state]);
    expect(stdout).toContain("tool calls   the LLM proxy did not run: tool calls are unknown");
    expect(stdout).toContain("1 connection was made while the LLM proxy did not run: not judged");
    expect(stdout).not.toContain("warning");
  });

  it("ends with 5 for a session it knows nothing of, with 2 for a wrong call", async () => {
    const [unknown, window] = await Promise.all([
      runCli(["report", "--session", "nope", "--state-dir", state]),
      runCli(["report", "--session", "demo", "--window", "soon", "--state-dir", state]),
    ]);
    expect(unknown).toMatchObject({
      code: 5,
      stdout: "",
      stderr: expect.stringMatching(/there are demo, lone/),
    });
    expect(window).toMatchObject({ code: 2, stderr: expect.stringMatching(/Give a time/) });
  });
});
