/**
 * The real agent programs under `netmon run` in enforce mode, with their own, unchanged configuration: model requests go
 * through the proxy, servers are behind shim or gateway, a denied tool is not called, and the model is told so by
 * netmon. test/e2e/run.test.ts covers what a process of the agent cannot reach.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { bundledProgram } from "../bundled-program.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import type { ScriptedCall, Turn } from "../llm/upstream/turn.ts";
import type { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms } from "./agent-programs.ts";
import { startModel } from "./model.ts";
import { startWeatherServer, type WeatherServer } from "./weather-server.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const STDIO = [process.execPath, bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs)];
const SESSION = `agent-${process.pid}`;
const TIME = { timeout: 180_000 };

let directory: string;
let forecast: WeatherServer;
let upstream: Upstream;
let turn: Turn;
let running: Started | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-run-agents-"));
  forecast = await startWeatherServer();
  upstream = await startModel(() => turn);
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
  const allowed = launch.args.indexOf("--allowedTools");
  if (allowed >= 0) launch.args[allowed + 1] += ",mcp__forecast__get_weather,mcp__forecast__delete_city";
  const state = join(directory, "state");
  const options = ["--session", SESSION, "--config", config, "--state-dir", state];
  running = startNetmon(["run", ...options, "--", ...agent.command, ...launch.args], {
    cwd: home,
    env: { HOME: home, PWD: home, TERM: "xterm-256color", ...launch.env },
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
  const judged = events.flatMap((e) =>
    e.type === "mcp_tool_call_intercepted" ? [`${e.server_id} ${e.tool_name} ${e.action}`] : [],
  );
  expect(judged.sort()).toEqual(["forecast delete_city block", "weather get_weather allow"]);
  expect(forecast.calls).toEqual([]);
});
