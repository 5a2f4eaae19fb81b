/**
 * The real agent programs whose settings netmon gives them a copy of, under `netmon run` in enforce mode: their own
 * server, over stdio and over HTTP, is behind netmon, the model behind the proxy, and their file stays as it was.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { AGENTS } from "../../src/agents/agents.ts";
import type { NetmonEvent } from "../../src/event/event.ts";
import { bundledProgram } from "../bundled-program.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { type SettingsProgram, settingsPrograms } from "./settings-programs.ts";
import { startWeatherServer, type WeatherServer } from "./weather-server.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const STDIO = [process.execPath, bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs)];
const SESSION = `settings-${process.pid}`;
const TIME = { timeout: 180_000 };

let directory: string;
let forecast: WeatherServer;
let upstream: Upstream;
let turn: Turn;
let end: Turn | undefined;
let running: Started | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-settings-agents-"));
  forecast = await startWeatherServer();
  upstream = await Upstream.start(({ body }) => {
    const text = JSON.stringify(body);
    if (!text.includes("What is the weather like?")) return { text: "A title" };
    // gptme asks on until the model calls its tool for it
    return text.includes("Did you mean to finish?") ? (end ?? turn) : asOffered(turn, body);
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

/** gptme ends each name with a hash. */
function asOffered(said: Turn, body: Record<string, unknown>): Turn {
  const names = ((body.tools ?? []) as { function?: { name: string } }[]).map(
    (tool) => tool.function?.name ?? "",
  );
  const calls = (said.calls ?? []).map((call) => {
    const hashed = names.find((name) => name.startsWith(`${call.name}_`) && /_[0-9a-f]{12}$/.test(name));
    return { ...call, name: hashed ?? call.name };
  });
  return { ...said, calls };
}

interface Outcome {
  said: string;
  events: NetmonEvent[];
  /** Tools that the server was asked to run. */
  reached: string[];
  unchanged: boolean;
}

async function run(agent: SettingsProgram, transport: "stdio" | "http", says: Turn): Promise<Outcome> {
  turn = agent.first === undefined ? says : { text: "I wait.", calls: [agent.first], next: says };
  end = agent.last && { text: "Done.", calls: [agent.last] };
  const file = join(directory, "reached.jsonl");
  const [command = "", ...args] = [...STDIO, file];
  const config = join(directory, "netmon.yaml");
  const content = {
    sandbox: {
      mcp: { mode: "enforce", denied_tools: [{ server: "weather", tool: "delete_*" }] },
      network: { mode: "enforce", resolvers: [] },
    },
  };
  writeFileSync(config, JSON.stringify(content));
  const home = join(directory, "home");
  mkdirSync(home);
  const mcp = transport === "http" ? { url: forecast.url } : { command, args };
  const launch = agent.prepare({ home, mcp, llmUrl: upstream.url });
  const { cwd = home } = launch;
  const before = readFileSync(launch.file, "utf8");
  const state = join(directory, "state");
  const options = ["--session", SESSION, "--config", config, "--state-dir", state];
  running = startNetmon(["run", ...options, "--", ...agent.command, ...launch.args], {
    cwd,
    env: { HOME: home, PWD: cwd, TERM: "xterm-256color", ...launch.env },
  });
  const { ended, child } = running;
  const limit = setTimeout(() => child.kill("SIGTERM"), 150_000);
  if (agent.stays) {
    // with the answer to its second result it has done its work
    const done = () => upstream.requests.filter(({ hasToolResult }) => hasToolResult).length >= 2;
    while (!done() && child.exitCode === null && child.signalCode === null) await sleep(200);
    await Promise.race([ended, sleep(5000)]);
    child.kill("SIGTERM");
  }
  const { stdout, stderr } = await ended;
  clearTimeout(limit);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return {
    said: `${stdout}\n${stderr}`,
    events: storedEvents(state, SESSION),
    reached: [...forecast.calls, ...lines.map((line) => (JSON.parse(line) as { name: string }).name)],
    unchanged: readFileSync(launch.file, "utf8") === before,
  };
}

// make does not install them
const CASES = settingsPrograms
  .filter(({ command: [program = ""] }) => existsSync(program))
  .flatMap((agent) =>
    (["stdio", "http"] as const).map((transport) => ({ name: agent.name, agent, transport })),
  );

it("each of these programs is an agent that netmon sets up", () => {
  const known = AGENTS.map(({ name }) => name);
  expect(settingsPrograms.filter(({ name }) => !known.includes(name))).toEqual([]);
});

it.each(CASES)(
  "$name reaches what is allowed over $transport, through netmon",
  TIME,
  async ({ agent, transport }) => {
    const { said, events, reached, unchanged } = await run(agent, transport, {
      text: "I look.",
      calls: [agent.call("get_weather")],
      next: { text: "I delete.", calls: [agent.call("delete_city")] },
    });
    expect(unchanged).toBe(true);
    expect(said).toMatch(
      transport === "stdio" ? /shims {4}weather/ : /gateway {2}http:\/\/127\.0\.0\.1:\d+: weather/,
    );
    expect(upstream.requests.length, said).toBeGreaterThan(0);
    if (agent.without === transport) return;
    expect(reached, said).toEqual(["get_weather"]);
    const called = events.flatMap((e) =>
      e.type === "mcp_tool_called" ? [`${e.server_type} ${e.server_id} ${e.tool_name} ${e.action}`] : [],
    );
    expect(called).toContain(`${transport} weather get_weather allow`);
    const offered = events.filter((e) => e.type === "mcp_tool_offered");
    expect(offered.filter(({ status }) => status !== "listed" && status !== "unknown")).toEqual([]);
    // Vibe's model calls tools in a program, which finds none that is hidden
    const blocked = events.flatMap((e) =>
      e.type === "mcp_tool_call_intercepted" && e.action === "block" ? [`${e.server_id} ${e.tool_name}`] : [],
    );
    expect(blocked, said).toEqual(agent.name === "vibe" ? [] : ["weather delete_city"]);
    expect(JSON.stringify(events)).not.toMatch(/"(?:proxy|gateway)_bypass"/);
  },
);
