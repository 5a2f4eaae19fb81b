/**
 * Servers that the real agent programs start by a path, as their users wrote it into their configuration: no name on PATH is
 * in the way, and `netmon run`, which knows nothing of them either, still has a shim in front of each.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundledProgram } from "../bundled-program.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import type { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms } from "./agent-programs.ts";
import { startModel } from "./model.ts";
import { minutes } from "./time-limit.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const SERVER = bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs);
const TIME = minutes(3);

/** The command in the client's file; `home`: of the agent's user; `log`: what the server writes its calls to. */
type Command = (home: string, log: string) => { command: string; args: string[] };

const COMMANDS: Readonly<Record<string, Command>> = {
  "an interpreter": (_, log) => ({ command: process.execPath, args: [SERVER, log] }),
  "a package runner": (home, log) => {
    const command = join(home, ".local/bin/uvx");
    mkdirSync(dirname(command), { recursive: true });
    const text = `#!/bin/sh\nshift\nexec "${process.execPath}" "${SERVER}" "$@"\n`;
    writeFileSync(command, text, { mode: 0o755 });
    return { command, args: ["mcp-server-weather", log] };
  },
};

let directory: string;
let upstream: Upstream;
let running: Started | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-command-paths-"));
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  await running?.ended;
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

// netmon's own agent is given its servers by netmon alone
const others = agentPrograms.filter(({ name }) => name !== "netmon");

describe.each(others)("$name", (agent: AgentProgram) => {
  it.each(Object.keys(COMMANDS))("starts a server by the path of %s, behind a shim", TIME, async (how) => {
    const calls = [agent.call("get_weather", { city: "Oslo" }), agent.call("delete_city", { city: "Oslo" })];
    upstream = await startModel(() => ({ text: "I look, and delete.", calls }));
    const config = join(directory, "netmon.yaml");
    const session = `paths-${process.pid}-${agent.name}`;
    const content = {
      sandbox: {
        mcp: { mode: "enforce", denied_tools: [{ server: "weather", tool: "delete_*" }] },
        network: { mode: "enforce", resolvers: [] },
      },
      proxy: { providers: { anthropic: upstream.url, openai: upstream.url, gemini: upstream.url } },
    };
    writeFileSync(config, JSON.stringify(content));
    const home = join(directory, "home");
    mkdirSync(home);
    const log = join(directory, "reached.jsonl");
    const mcp = (COMMANDS[how] as Command)(home, log);
    const launch = agent.prepare({ home, mcp, llmUrl: upstream.url });
    const state = join(directory, "state");
    const options = ["--session", session, "--config", config, "--state-dir", state];
    running = startNetmon(["run", ...options, "--", ...agent.command, ...launch.args], {
      cwd: home,
      env: { HOME: home, PWD: home, TERM: "xterm-256color", ...launch.env },
    });
    const { code, stdout, stderr } = await running.ended;
    expect(code, `${stdout}\n${stderr}`).toBe(0);
    const reached = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
    expect(reached.map((line) => JSON.parse(line) as unknown)).toEqual([
      { name: "get_weather", city: "Oslo" },
    ]);
    const events = storedEvents(state, session);
    const called = events.flatMap((e) =>
      e.type === "mcp_tool_called" ? [`${e.server_type} ${e.server_id} ${e.tool_name} ${e.action}`] : [],
    );
    expect(called).toEqual(["stdio weather get_weather allow"]);
    expect(events.filter((e) => e.type === "mcp_server_discovered")).toEqual([]);
    expect(`${stdout}\n${stderr}`).toMatch(/shims {4}weather/);
  });
});
