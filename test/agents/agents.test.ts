/**
 * The real agent programs, through `netmon proxy`, with a scripted model and a real MCP server: a blocked tool never
 * reaches the server, an allowed one does, and the program exits cleanly in both cases.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Approvals } from "../e2e/asking.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms } from "./agent-programs.ts";
import { startWeatherServer, type WeatherServer } from "./weather-server.ts";

interface Intercepted {
  type: string;
  tool_name: string;
  server_id: string;
  action: string;
  reason: string;
}

interface Outcome {
  code: number | null;
  said: string;
  /** Tool calls that netmon judged. */
  intercepted: Intercepted[];
  /** Requests that offered the model the MCP server's tools or carried their results. */
  requests: number;
}

/** Longer than a person takes in the test, and than most clients take for a tool. */
const HOLD_MS = 20_000;
const ANSWER_MS = 15_000;

let directory: string;
let weather: WeatherServer;
let upstream: Upstream;
let turn: Turn;
let proxy: Started;
let children: ChildProcess[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-agents-"));
  children = [];
  weather = await startWeatherServer();
  // What has no tools is a request for a title or the like.
  upstream = await Upstream.start((request) =>
    JSON.stringify(request.body).includes("get_weather") ? turn : { text: "A title" },
  );
  const config = join(directory, "netmon.yaml");
  writeFileSync(
    config,
    JSON.stringify({
      sandbox: {
        mcp: {
          mode: "enforce",
          fail_closed: true,
          servers: [{ id: "weather", type: "http", url: weather.url }],
          denied_tools: [{ server: "weather", tool: "delete_*" }],
          ask: [{ server: "weather", tool: "*", path: "$.city", pattern: "^Bonn$" }],
        },
      },
      approvals: { hold_seconds: HOLD_MS / 1000 },
      proxy: { providers: { anthropic: upstream.url, openai: upstream.url, gemini: upstream.url } },
    }),
  );
  const state = ["--state-dir", join(directory, "state")];
  const ready = join(directory, "ready.json");
  proxy = startNetmon([
    "proxy",
    ...["--session", "agents", "--config", config, "--format", "json", "--ready-file", ready],
    ...state,
  ]);
  await proxy.says("netmon_proxy_started");
});

afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
  proxy.child.kill("SIGTERM");
  await proxy.ended;
  await upstream.close();
  await weather.close();
  rmSync(directory, { recursive: true, force: true });
});

async function run(agent: AgentProgram, says: Turn): Promise<Outcome> {
  turn = says;
  const { url } = JSON.parse(readFileSync(join(directory, "ready.json"), "utf8")) as { url: string };
  const home = join(directory, "home");
  mkdirSync(home);
  const { args, env } = agent.prepare({ home, mcp: { url: weather.url }, llmUrl: url });
  const [program = "", ...words] = agent.command;
  const child = spawn(program, [...words, ...args], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, NO_PROXY: "127.0.0.1", TERM: "xterm-256color", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  proxy.child.kill("SIGTERM");
  const { stdout } = await proxy.ended;
  const events = stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Intercepted]));
  return {
    code,
    said,
    intercepted: events.filter((event) => event.type === "mcp_tool_call_intercepted"),
    requests: upstream.requests.filter((r) => JSON.stringify(r.body).includes("get_weather")).length,
  };
}

describe.each(agentPrograms)("$name", (agent) => {
  it("ends well without the blocked tool", { timeout: 60_000 }, async () => {
    const outcome = await run(agent, { text: "I delete.", calls: [agent.call("delete_city")] });
    expect(outcome.code, outcome.said).toBe(0);
    expect(weather.calls).toEqual([]);
    expect(outcome.said).toContain("[netmon]");
    expect(outcome.requests, "no retry").toBe(1);
    expect(outcome.intercepted).toMatchObject([
      { server_id: "weather", tool_name: "delete_city", action: "block", reason: "tool_denied" },
    ]);
  });

  it("calls the allowed one of two tools", { timeout: 60_000 }, async () => {
    const calls = [agent.call("delete_city"), agent.call("get_weather")];
    const outcome = await run(agent, { text: "Both.", calls });
    expect(outcome.code, outcome.said).toBe(0);
    expect(weather.calls).toEqual(["get_weather"]);
    expect(outcome.said).toContain("The tool has answered.");
    expect(outcome.intercepted).toMatchObject([
      { server_id: "weather", tool_name: "delete_city", action: "block", reason: "tool_denied" },
      { server_id: "weather", tool_name: "get_weather", action: "allow", reason: "allowed" },
    ]);
  });

  it("lives through a call that is held for 15 s and then allowed", { timeout: 90_000 }, async () => {
    const calls = [agent.call("get_weather", { city: "Bonn" })];
    const approvals = new Approvals(join(directory, "state"));
    const answer = async (): Promise<number> => {
      const { id, createdAt } = await approvals.one();
      await sleep(createdAt + ANSWER_MS - Date.now());
      expect(await approvals.run("allow", id)).toMatchObject({ code: 0 });
      return Date.now() - createdAt;
    };
    const [outcome, held] = await Promise.all([run(agent, { text: "I look.", calls }), answer()]);
    expect(held).toBeGreaterThanOrEqual(ANSWER_MS);
    expect(outcome.code, outcome.said).toBe(0);
    expect(weather.calls).toEqual(["get_weather"]);
    expect(outcome.intercepted).toMatchObject([{ action: "allow", reason: "approved" }]);
  });

  it("lives through a call that nobody answers, and says its reference", { timeout: 90_000 }, async () => {
    const outcome = await run(agent, {
      text: "I look.",
      calls: [agent.call("get_weather", { city: "Bonn" })],
    });
    expect(outcome.code, outcome.said).toBe(0);
    expect(weather.calls).toEqual([]);
    expect(outcome.said).toMatch(/reference is A-[0-9A-Z]{10}/);
    expect(outcome.intercepted).toMatchObject([{ action: "block", reason: "approval_required" }]);
  });
});
