/**
 * Servers that the real agent programs have from elsewhere than their own files: command line, environment, a profile, an
 * extension, a project. Under `netmon run` in enforce each is behind a shim all the same.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { bundledProgram } from "../bundled-program.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms, otherPrograms } from "./agent-programs.ts";
import { minutes } from "./time-limit.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const SERVER = bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs);
const TIME = minutes(10); // Kilo (run.test.ts)

interface Server {
  command: string;
  args: string[];
}

/** What a way of giving the server `weather` adds to the agent's start; it writes below its home and its directory. */
type Way = (server: Server, home: string, cwd: string) => { args?: string[]; env?: Record<string, string> };

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
}

const extension =
  (directory: string, manifest: string): Way =>
  ({ command, args }, home) => {
    const folder = join(home, directory, "extensions/forecasts");
    const [script = "", ...more] = args;
    write(join(folder, "server.mjs"), `await import(${JSON.stringify(script)});`);
    // the agent fills it in
    const path = `\${extensionPath}/server.mjs`;
    const server = { command, args: [path, ...more] };
    write(join(folder, manifest), { name: "forecasts", version: "1.0.0", mcpServers: { weather: server } });
    return {};
  };

const content =
  (variable: string): Way =>
  ({ command, args }) => ({
    env: { [variable]: JSON.stringify({ mcp: { weather: { type: "local", command: [command, ...args] } } }) },
  });

const project =
  (file: string, trust: (home: string, cwd: string) => void = () => {}): Way =>
  (server, home, cwd) => {
    write(join(cwd, file), { mcpServers: { weather: server } });
    trust(home, cwd);
    return {};
  };

const WAYS: readonly [AgentProgram["name"], string, Way][] = [
  [
    "codex",
    "-c",
    ({ command, args }) => ({
      args: [
        ...["-c", `mcp_servers.weather.command=${command}`],
        `--config=mcp_servers.weather.args=${JSON.stringify(args)}`,
        ...["-c", "mcp_servers.weather.startup_timeout_sec=120"],
      ],
    }),
  ],
  [
    "codex",
    "--profile",
    ({ command, args }, home) => {
      const entry = `command = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\nstartup_timeout_sec = 120\n`;
      write(join(home, "work.config.toml"), `[mcp_servers.weather]\n${entry}`);
      return { args: ["--profile", "work"] };
    },
  ],
  ["opencode", "OPENCODE_CONFIG_CONTENT", content("OPENCODE_CONFIG_CONTENT")],
  ["kilo", "KILO_CONFIG_CONTENT", content("KILO_CONFIG_CONTENT")],
  ["gemini", "an extension", extension(".gemini", "gemini-extension.json")],
  ["qwen", "an extension", extension(".qwen", "qwen-extension.json")],
  [
    "kimi",
    "a project",
    project(".kimi-code/mcp.json", (home, cwd) =>
      write(join(home, ".kimi-code/workspace-trust/work.json"), { root: cwd, trusted: true }),
    ),
  ],
  [
    "pi",
    "a project",
    project(".pi/mcp.json", (home, cwd) => write(join(home, ".pi/agent/trust.json"), { [cwd]: true })),
  ],
  ["droid", "a project", project(".factory/mcp.json")],
];

let directory: string;
let upstream: Upstream;
let running: Started | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-elsewhere-"));
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  await running?.ended;
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

const CASES = WAYS.flatMap(([name, what, way]) =>
  [...agentPrograms, ...otherPrograms]
    .filter((agent) => agent.name === name)
    .map((agent) => ({ name, what, way, agent })),
);

it.each(CASES)("$name has a shim in front of a server of $what", TIME, async ({ agent, what, way }) => {
  const calls = [agent.call("get_weather", { city: "Oslo" }), agent.call("delete_city", { city: "Oslo" })];
  upstream = await Upstream.start(({ body }) =>
    Array.isArray(body.tools) && body.tools.length > 0
      ? (agent.deferred?.(calls) ?? { text: "I look, and delete.", calls })
      : { text: "A title" },
  );
  const config = join(directory, "netmon.yaml");
  const session = `elsewhere-${process.pid}-${agent.name}`;
  const policy = {
    mcp: { mode: "enforce", denied_tools: [{ server: "weather", tool: "delete_*" }] },
    network: { mode: "enforce", resolvers: [] },
  };
  const { url } = upstream;
  const providers = { anthropic: url, openai: url, gemini: url };
  writeFileSync(config, JSON.stringify({ sandbox: policy, proxy: { providers } }));
  const home = join(directory, "home");
  const cwd = what === "a project" ? join(directory, "work") : home;
  mkdirSync(home);
  mkdirSync(cwd, { recursive: true });
  const log = join(directory, "reached.jsonl");
  const launch = agent.prepare({ home, mcp: null, llmUrl: url });
  const given = way({ command: process.execPath, args: [SERVER, log] }, home, cwd);
  const [first = "", ...rest] = launch.args;
  // where one is, options follow the subcommand
  const args = first.startsWith("-")
    ? [...(given.args ?? []), ...launch.args]
    : [first, ...(given.args ?? []), ...rest];
  const state = join(directory, "state");
  const options = ["--session", session, "--config", config, "--state-dir", state];
  running = startNetmon(["run", ...options, "--", ...agent.command, ...args], {
    cwd,
    env: { HOME: home, PWD: cwd, TERM: "xterm-256color", ...launch.env, ...given.env },
  });
  const { code, stdout, stderr } = await running.ended;
  const said = `${stdout}\n${stderr}\n${JSON.stringify(upstream.requests.at(-1)?.body)}`;
  expect(code, said).toBe(0);
  const reached = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  expect(
    reached.map((line) => JSON.parse(line) as unknown),
    said,
  ).toEqual([{ name: "get_weather", city: "Oslo" }]);
  const events = storedEvents(state, session);
  const called = events.flatMap((e) =>
    e.type === "mcp_tool_called" ? [`${e.server_type} ${e.server_id} ${e.tool_name} ${e.action}`] : [],
  );
  expect(called).toEqual(["stdio weather get_weather allow"]);
  expect(events.filter((e) => e.type === "mcp_server_discovered")).toEqual([]);
  expect(said).toMatch(/shims {4}weather/);
});
