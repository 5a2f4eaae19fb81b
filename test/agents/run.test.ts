/**
 * The real agent programs under `netmon run` in enforce mode, with their own, unchanged configuration: model requests go
 * through the proxy, servers are behind shim or gateway, a denied tool is not called, and the model is told so by
 * netmon. test/e2e/run.test.ts covers what a process of the agent cannot reach.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { bundledProgram } from "../bundled-program.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import type { ScriptedCall, Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms, otherPrograms } from "./agent-programs.ts";
import { minutes } from "./time-limit.ts";
import { startWeatherServer, type WeatherServer } from "./weather-server.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const STDIO = [process.execPath, bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs)];
const SESSION = `agent-${process.pid}`;
const TIME = minutes(3);
/** Kilo alone, without netmon, takes 37 s to its first request on a machine at load 10, and more as that grows. */
const LONG = minutes(10);

let directory: string;
let forecast: WeatherServer;
let upstream: Upstream;
let turn: Turn;
let deferred = false;
let settles = 0;
let running: Started | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-run-agents-"));
  deferred = false;
  settles = 0;
  forecast = await startWeatherServer();
  // where servers' tools are deferred, no request offers any
  upstream = await Upstream.start(async ({ body }) => {
    const asks = deferred ? Array.isArray(body.tools) : JSON.stringify(body).includes("get_weather");
    if (asks) await sleep(settles);
    return asks ? turn : { text: "A title" };
  });
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  await running?.ended;
  running = undefined;
  await upstream.close();
  await forecast.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Outcome {
  said: string;
  events: NetmonEvent[];
}

async function run(agent: AgentProgram, says: Turn): Promise<Outcome> {
  turn = says;
  const [command = "", ...args] = [...STDIO, join(directory, "reached.jsonl")];
  const { url } = upstream;
  const config = join(directory, "netmon.yaml");
  const content = {
    sandbox: {
      mcp: {
        mode: "enforce",
        fail_closed: true,
        servers: [
          { id: "weather", type: "stdio", command, args },
          { id: "forecast", type: "http", url: forecast.url },
        ],
        denied_tools: [{ server: "forecast", tool: "delete_*" }],
        denied_arguments: [{ server: "weather", tool: "get_weather", path: "$.city", pattern: "^Bonn$" }],
        ...(otherPrograms.includes(agent) && { native_tools: [`@${agent.name}`] }),
      },
      network: { mode: "enforce", resolvers: [] },
    },
    proxy: { providers: { anthropic: url, openai: url, gemini: url, bedrock: url } },
  };
  writeFileSync(config, JSON.stringify(content));
  const home = join(directory, "home");
  mkdirSync(home);
  // its own configuration, which knows of no netmon and of one of the servers only
  const launch = agent.prepare({ home, mcp: { command, args }, llmUrl: url });
  const { cwd = home } = launch;
  const allowed = launch.args.indexOf("--allowedTools");
  if (allowed >= 0) launch.args[allowed + 1] += ",mcp__forecast__get_weather,mcp__forecast__delete_city";
  const state = join(directory, "state");
  const options = ["--session", SESSION, "--config", config, "--state-dir", state];
  running = startNetmon(["run", ...options, "--", ...agent.command, ...launch.args], {
    cwd,
    env: { HOME: home, PWD: cwd, TERM: "xterm-256color", ...launch.env },
  });
  const { code, stdout, stderr } = await running.ended;
  expect(code, `${stdout}\n${stderr}`).toBe(0);
  return { said: `${stdout}\n${stderr}`, events: storedEvents(state, SESSION) };
}

/** The same call of the other server. */
function ofForecast(call: ScriptedCall): ScriptedCall {
  return JSON.parse(JSON.stringify(call).replace("weather", "forecast")) as ScriptedCall;
}

it.each(agentPrograms)("$name reaches what is allowed, through netmon", TIME, async (agent) => {
  const { said, events } = await run(agent, {
    text: "I look.",
    calls: [
      agent.call("get_weather", { city: "Oslo" }),
      ofForecast(agent.call("get_weather")),
      ofForecast(agent.call("delete_city")),
    ],
  });
  const file = join(directory, "reached.jsonl");
  const reached = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  expect(reached.map((line) => JSON.parse(line) as unknown)).toEqual([{ name: "get_weather", city: "Oslo" }]);
  expect(forecast.calls).toEqual(["get_weather"]);
  const called = events.flatMap((e) =>
    e.type === "mcp_tool_called" ? [`${e.server_type} ${e.server_id} ${e.tool_name} ${e.action}`] : [],
  );
  expect(called.sort()).toEqual(["http forecast get_weather allow", "stdio weather get_weather allow"]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "mcp_tool_call_intercepted", tool_name: "delete_city", action: "block" }),
  );
  expect(said).toMatch(
    agent.name === "netmon" ? /the file that NETMON_MCP_CONFIG names/ : /shims {4}weather/,
  );
  expect(said).toMatch(/gateway {2}http:\/\/127\.0\.0\.1:\d+: forecast/);
  expect(said).toMatch(/kernel {3}enforcing, verified by canary/);
  expect(JSON.stringify(events)).not.toMatch(/"(?:proxy|gateway)_bypass"/);
  const offered = events.filter((e) => e.type === "mcp_tool_offered");
  expect(offered.filter(({ status }) => status !== "listed")).toEqual([]);
  // Claude Code defers them: the test below
  expect(offered.length > 0).toBe(agent.name !== "claude");
});

it.each(otherPrograms)("$name makes the calls that are allowed, and no denied one", LONG, async (agent) => {
  const calls = [
    agent.call("get_weather", { city: "Oslo" }),
    agent.call("get_weather", { city: "Bonn" }),
    ofForecast(agent.call("get_weather")),
    ofForecast(agent.call("delete_city")),
  ];
  deferred = agent.deferred !== undefined;
  settles = agent.settles ?? 0;
  const { said, events } = await run(agent, agent.deferred?.(calls) ?? { text: "I look.", calls });
  const file = join(directory, "reached.jsonl");
  const reached = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const shown = `${said}\n${JSON.stringify(upstream.requests.at(-1)?.body)}`;
  expect([reached.map((line) => JSON.parse(line) as unknown), forecast.calls], shown).toEqual([
    [{ name: "get_weather", city: "Oslo" }],
    ["get_weather"],
  ]);
  const judged = events.flatMap((e) =>
    e.type === "mcp_tool_called" || (e.type === "mcp_tool_call_intercepted" && e.action === "block")
      ? [`${e.server_id} ${e.tool_name} ${e.action}`]
      : [],
  );
  // where servers' tools are deferred, a tool that netmon hides cannot be called at all
  const denied: string[] = judged.filter((one) => one === "forecast delete_city block");
  if (!deferred) expect(denied.length, shown).toBe(1);
  expect(judged.filter((one) => !denied.includes(one)).sort(), shown).toEqual([
    "forecast get_weather allow",
    "weather get_weather allow",
    "weather get_weather block",
  ]);
  expect(JSON.stringify(upstream.requests.at(-1)?.body), "the model is told why").toContain("[netmon]");
  expect(said).toMatch(/shims {4}weather/);
  expect(said).toMatch(/gateway {2}http:\/\/127\.0\.0\.1:\d+: forecast/);
  expect(said).toMatch(/kernel {3}enforcing, verified by canary/);
  expect(JSON.stringify(events)).not.toMatch(/"(?:proxy|gateway)_bypass"/);
  const offered = events.filter((e) => e.type === "mcp_tool_offered");
  expect(offered.filter(({ status }) => status !== "listed")).toEqual([]);
});

it("claude finds an allowed tool among those that it defers, and no denied one", TIME, async () => {
  const [claude] = agentPrograms as [AgentProgram];
  const wanted = [claude.call("get_weather", { city: "Oslo" }), ofForecast(claude.call("delete_city"))];
  const query = `select:${wanted.map(({ name }) => name).join(",")}`;
  const { events } = await run(claude, {
    text: "I search.",
    calls: [{ name: "ToolSearch", args: { query, max_results: 5 } }],
    next: { text: "I call both.", calls: wanted },
  });
  const offered = upstream.requests.map(({ body }) =>
    ((body.tools ?? []) as { name: string; defer_loading?: boolean }[])
      .filter(({ name, defer_loading }) => defer_loading && name.startsWith("mcp__"))
      .map(({ name }) => name),
  );
  expect(offered.at(0), "deferred").toEqual([]);
  expect(offered.at(-1)).toEqual(["mcp__weather__get_weather"]);
  expect(events.flatMap((e) => (e.type === "mcp_tool_offered" ? [[e.wire_name, e.status]] : []))).toEqual([
    ["mcp__weather__get_weather", "listed"],
  ]);
  const judged = events.flatMap((e) =>
    e.type === "mcp_tool_call_intercepted" ? [`${e.server_id} ${e.tool_name} ${e.action}`] : [],
  );
  expect(judged.sort()).toEqual(["forecast delete_city block", "weather get_weather allow"]);
  expect(forecast.calls).toEqual([]);
});
