// group: programs
/** netmon agent as a program: its output, its exit codes, and the effect of signals. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { bundledProgram } from "../bundled-program.ts";
import { calls, type ScriptedEndpoint, says, startEndpoint } from "../unit/loop/endpoint.ts";
import { type Started, startNetmon } from "./start-netmon.ts";

const WEATHER = "mcp__weather__get_weather";

let programs: string;
let server: string;
let directory: string;
let servers: string;
let endpoint: ScriptedEndpoint | undefined;

beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), "netmon-agent-"));
  server = bundledProgram(new URL("../agents/weather-stdio.ts", import.meta.url), programs);
});
afterAll(() => rmSync(programs, { recursive: true }));
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-agent-"));
  servers = join(directory, "mcp.json");
  const args = [server, join(directory, "reached.jsonl")];
  writeFileSync(servers, JSON.stringify({ mcpServers: { weather: { command: process.execPath, args } } }));
});
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  rmSync(directory, { recursive: true, force: true });
});

function agent(args: readonly string[], env: Record<string, string> = {}): Started {
  const known = { OPENAI_BASE_URL: undefined, OPENAI_API_KEY: undefined, NETMON_MCP_CONFIG: undefined };
  return startNetmon(["agent", "--model", "test", ...args], { env: { ...known, ...env } });
}

/** Processes whose command line names this test's directory. */
const running = (): string[] =>
  readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, "utf8").includes(directory);
    } catch {
      return false; // it has ended
    }
  });

it("prints the answer alone on standard output", async () => {
  endpoint = await startEndpoint([calls(WEATHER, '{"city":"Oslo"}'), says("It is sunny.")]);
  const ended = await agent(["--mcp-config", servers, "How is it?"], { OPENAI_BASE_URL: endpoint.baseUrl })
    .ended;
  expect(ended).toMatchObject({ code: 0, stdout: "It is sunny.\n" });
  expect(ended.stderr).toContain(`calls ${WEATHER} {"city":"Oslo"}`);
  expect(endpoint.asked[0]?.authorization).toBeUndefined();
});

it("repeats the model's id of a call to its server, so that a shim or gateway joins the two", async () => {
  const meta = join(directory, "meta.jsonl");
  const weather = { command: process.execPath, args: [server], env: { META_FILE: meta } };
  writeFileSync(servers, JSON.stringify({ mcpServers: { weather } }));
  endpoint = await startEndpoint([calls(WEATHER, "{}"), says("It is sunny.")]);
  const ended = await agent(["--json", "--mcp-config", servers, "How is it?"], {
    OPENAI_BASE_URL: endpoint.baseUrl,
  }).ended;
  const call = ended.stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: string; id: string })
    .find(({ type }) => type === "call");
  expect(call?.id).toMatch(/./);
  expect(JSON.parse(readFileSync(meta, "utf8"))).toMatchObject({ callId: call?.id });
});

it("prints a line of JSON for each call, result and the end", async () => {
  endpoint = await startEndpoint([calls(WEATHER, "{}"), says("It is sunny.")]);
  const args = ["--base-url", endpoint.baseUrl, "--mcp-config", servers, "--json", "How is it?"];
  const { code, stdout } = await agent(args).ended;
  expect([
    code,
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ]).toEqual([
    0,
    [
      { type: "call", id: "call_1", name: WEATHER, arguments: "{}" },
      { type: "result", id: "call_1", name: WEATHER, failed: false, text: "sunny" },
      { type: "end", text: "It is sunny.", rounds: 2, calls: 1 },
    ],
  ]);
});

it.each([
  ["no base URL", 2, [], {}, /--base-url/],
  [
    "servers of its own inside a run",
    2,
    ["--base-url", "http://127.0.0.1:9/v1", "--mcp-config", "x.json"],
    { NETMON_MCP_CONFIG: "/run.json" },
    /inside netmon run/,
  ],
  [
    "no such file",
    2,
    ["--base-url", "http://127.0.0.1:9/v1", "--mcp-config", "/nonexistent.json"],
    {},
    /nonexistent/,
  ],
  ["an endpoint that is not there", 17, ["--base-url", "http://127.0.0.1:9/v1"], {}, /127\.0\.0\.1:9/],
] as const)("ends with its exit code where there is %s", async (_, code, args, env, told) => {
  const ended = await agent([...args, "Hello"], env).ended;
  expect(ended).toMatchObject({ code, stdout: "", stderr: expect.stringMatching(told) });
});

it("ends its servers at SIGINT, with exit code 130", async () => {
  endpoint = await startEndpoint(["silent"]);
  const started = agent(["--base-url", endpoint.baseUrl, "--mcp-config", servers, "How is it?"]);
  const { asked } = endpoint;
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 25_000 });
  expect(running().length).toBeGreaterThan(1);
  started.child.kill("SIGINT");
  expect(await started.ended).toMatchObject({ code: 130, stdout: "" });
  await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 10_000 });
});
