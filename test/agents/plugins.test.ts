/**
 * Servers that plugins of real agents bring, in `netmon run` in enforce: their files are not the ones that netmon changes,
 * so a launcher on PATH puts the shim in front of them. The LLM proxy is off: what is refused, the shim refuses.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { bundledProgram } from "../bundled-program.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import type { ScriptedCall, Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms, otherPrograms } from "./agent-programs.ts";
import { minutes } from "./time-limit.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-plugin-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const SERVER = bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs);
const SESSION = `plugin-${process.pid}`;
/** How an agent gets the plugin `sky`, and how its model calls the tool of the plugin's server. */
interface WithPlugins {
  /** Words that install it from a marketplace; none: its files are written. */
  install: (market: string) => readonly (readonly string[])[];
  write?: (home: string, plugin: string) => void;
  call: (city: string) => ScriptedCall;
  turn?: (calls: readonly ScriptedCall[]) => Turn;
}

const marketplace = (verb: string, name: string) => (market: string) => [
  ["plugin", "marketplace", "add", market],
  ["plugin", verb, `sky@${name}`],
];

const WITH_PLUGINS: Partial<Record<AgentProgram["name"], WithPlugins>> = {
  codex: {
    install: marketplace("add", "local"),
    call: (city) => ({ namespace: "mcp__sky", name: "get_weather", args: { city } }),
    // it asks the model before a plugin's server has answered, and again after a call of its own
    turn: (calls) => ({ calls: [{ name: "exec_command", args: { cmd: "sleep 5" } }], next: { calls } }),
  },
  copilot: {
    install: marketplace("install", "local"),
    call: (city) => ({ name: "sky-get_weather", args: { city } }),
  },
  kimi: {
    install: () => [],
    write: (home, root) => {
      const now = new Date().toISOString();
      const plugin = { id: "sky", root, source: "local-path", enabled: true, originalSource: root };
      const plugins = [{ ...plugin, installedAt: now, updatedAt: now }];
      write(join(home, ".kimi-code/plugins/installed.json"), { version: 1, plugins });
    },
    call: (city) => ({ name: "mcp__plugin-sky_sky__get_weather", args: { city } }),
  },
  droid: {
    // it names a marketplace by its directory
    install: marketplace("install", "market"),
    call: (city) => ({ name: "sky___get_weather", args: { city } }),
  },
};
const PROGRAMS = [...agentPrograms, ...otherPrograms].filter(({ name }) => WITH_PLUGINS[name] !== undefined);

let directory: string;
let upstream: Upstream;
let running: Started | undefined;

beforeEach(async () => {
  // Codex makes nothing below /tmp
  directory = mkdtempSync(join(homedir(), ".netmon-plugins-"));
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  await running?.ended;
  await upstream?.close();
  rmSync(directory, { recursive: true, force: true });
});

function write(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}

/** A marketplace with one plugin, whose server is started by the name of its interpreter. */
function makeMarketplace(reached: string): string {
  const market = join(directory, "market");
  const plugins = [{ name: "sky", source: "./sky", description: "Weather." }];
  write(join(market, ".claude-plugin/marketplace.json"), { name: "local", owner: { name: "t" }, plugins });
  const manifest = { name: "sky", version: "1.0.0", description: "Weather.", mcpServers: "./.mcp.json" };
  for (const file of [".claude-plugin/plugin.json", ".codex-plugin/plugin.json"])
    write(join(market, "sky", file), manifest);
  const sky = { command: "node", args: [SERVER, reached] };
  write(join(market, "sky/.mcp.json"), { mcpServers: { sky } });
  write(join(market, "sky/mcp.json"), { mcpServers: { sky } });
  write(join(market, "sky/kimi.plugin.json"), { ...manifest, mcpServers: { sky } });
  return market;
}

it.each(PROGRAMS)(
  "a server of a plugin of $name is behind one shim, which refuses what is denied",
  minutes(5),
  async (agent) => {
    const { install, write: files, call, turn } = WITH_PLUGINS[agent.name]!;
    const calls = [call("Oslo"), call("Bonn")];
    const said = turn?.(calls) ?? agent.deferred?.(calls) ?? { calls };
    upstream = await Upstream.start(async () => {
      if (upstream.requests.length <= 1) await sleep(agent.settles ?? 0);
      return said;
    });
    const home = join(directory, "home");
    mkdirSync(home);
    // the agent's own file names a server by the same launcher's name, which has its shim already
    const mcp = { command: "node", args: [SERVER, join(directory, "other.jsonl")] };
    const launch = agent.prepare({ home, mcp, llmUrl: upstream.url });
    const env = {
      ...{ HOME: home, PWD: home, TERM: "xterm-256color", ...launch.env },
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    };
    const reached = join(directory, "reached.jsonl");
    const market = makeMarketplace(reached);
    files?.(home, join(market, "sky"));
    for (const words of install(market)) {
      const [program = "", ...first] = agent.command;
      const { status, stderr } = spawnSync(program, [...first, ...words], {
        ...{ cwd: home, env, encoding: "utf8" },
      });
      expect(status, stderr).toBe(0);
    }
    const config = join(directory, "netmon.yaml");
    const denied = { server: "weather-stdio", tool: "get_weather", path: "$.city", pattern: "^Bonn$" };
    const network = { mode: "enforce", resolvers: [], allow: [new URL(upstream.url).host] };
    write(config, {
      sandbox: { mcp: { mode: "enforce", denied_arguments: [denied] }, network },
      proxy: { mode: "disabled" },
    });
    const state = join(directory, "state");
    const options = ["--session", SESSION, "--config", config, "--state-dir", state];
    const cwd = launch.cwd ?? home;
    running = startNetmon(["run", ...options, "--", ...agent.command, ...launch.args], { cwd, env });
    const { code, stdout, stderr } = await running.ended;
    const all = `${stdout}\n${stderr}`;
    expect(code, all).toBe(0);
    const lines = existsSync(reached) ? readFileSync(reached, "utf8").trim().split("\n") : [];
    expect(
      lines.map((line) => JSON.parse(line) as unknown),
      all,
    ).toEqual([{ name: "get_weather", city: "Oslo" }]);
    const events = storedEvents(state, SESSION);
    expect(
      events
        .flatMap((e) => (e.type === "mcp_tool_called" ? [`${e.server_id} ${e.tool_name} ${e.action}`] : []))
        .sort(),
    ).toEqual(["weather-stdio get_weather allow", "weather-stdio get_weather block"]);
    // each once: there are not two shims. An agent may never start the server that nobody calls
    const shims = events.flatMap((e) => (e.type === "netmon_inspection_started" ? e.servers : []));
    expect(shims.filter((id) => id === "weather-stdio")).toHaveLength(1);
    expect(shims.filter((id) => id !== "weather-stdio").join()).toMatch(/^(weather)?$/);
    expect(events.filter(({ type }) => type === "mcp_server_discovered")).toEqual([]);
    expect(all).toMatch(/shims {4}weather\n/);
    expect(all).toMatch(/plugins {2}their MCP servers get a shim if they are started by the name of .*node/);
  },
);
