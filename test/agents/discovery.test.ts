/**
 * Whether netmon finds an agent's server that nothing inspects, and nothing else: each agent program with a server over
 * stdio and over HTTP, declared and not; and the servers that the programs' own `mcp add` writes. With
 * NETMON_DISCOVERY_TABLE=FILE it writes the table of docs/discovery.md there.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { inventoryOf } from "../../src/clients/inventory/inventory.ts";
import type { McpServerDiscovered } from "../../src/event/event.ts";
import { bundledProgram } from "../bundled-program.ts";
import { COMMAND, type Started, startNetmon } from "../e2e/start-netmon.ts";
import type { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms, programPath } from "./agent-programs.ts";
import { startModel } from "./model.ts";
import { type StartedAgent, startAgent } from "./start-agent.ts";
import { startWeatherServer, type WeatherServer } from "./weather-server.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-discovery-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const STDIO = [process.execPath, bundledProgram(new URL("./wide-server.ts", import.meta.url), programs)];
const TIME = { timeout: 240_000 };

let directory: string;
let upstream: Upstream;
let network: WeatherServer;
let proxy: Started | undefined;
let agent: StartedAgent | undefined;

beforeEach(async () => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-discovery-")));
  upstream = await startModel(() => ({ text: "Fine." }));
  network = await startWeatherServer();
});
afterEach(async () => {
  await agent?.kill();
  proxy?.child.kill("SIGTERM");
  await proxy?.ended;
  await network.close();
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Way {
  what: string;
  transport: "stdio" | "http";
  declared: boolean;
  shim: boolean;
  /** Whether there is something to be found. */
  finds: boolean;
}

const WAYS: readonly Way[] = [
  { what: "stdio, not declared", transport: "stdio", declared: false, shim: false, finds: true },
  { what: "HTTP, not declared", transport: "http", declared: false, shim: false, finds: true },
  { what: "stdio, declared, behind a shim", transport: "stdio", declared: true, shim: true, finds: false },
  { what: "HTTP, declared", transport: "http", declared: true, shim: false, finds: false },
  { what: "stdio, declared, without its shim", transport: "stdio", declared: true, shim: false, finds: true },
];

async function discovered(program: AgentProgram, way: Way): Promise<McpServerDiscovered[]> {
  const home = join(directory, "home");
  mkdirSync(home);
  const config = join(home, "netmon.yaml");
  const { url } = upstream;
  const server =
    way.transport === "stdio"
      ? { id: "weather", type: "stdio", command: STDIO[0] }
      : { id: "weather", type: "http", url: network.url };
  const mcp = { mode: "observe", servers: way.declared ? [server] : [] };
  const providers = { anthropic: url, openai: url, gemini: url };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, proxy: { providers } }));
  const session = ["--session", "s", "--config", config, "--state-dir", join(directory, "state")];
  const ready = join(home, "ready.json");
  proxy = startNetmon(["proxy", ...session, "--format", "json", "--ready-file", ready]);
  await proxy.says("netmon_proxy_started");
  const { url: llmUrl } = JSON.parse(readFileSync(ready, "utf8")) as { url: string };
  const shim = way.shim ? [...COMMAND, "shim", "--server-id", "weather", ...session, "--"] : [];
  const [command = "", ...args] = [...shim, ...STDIO];
  const given = way.transport === "stdio" ? { command, args } : { url: network.url };
  const launch = program.prepare({ home, mcp: given, llmUrl });
  const env = { ...launch.env, ENABLE_TOOL_SEARCH: "false" };
  agent = startAgent([...program.command, ...launch.args], home, env);
  const { code, said } = await agent.ended;
  expect(code, said).toBe(0);
  proxy.child.kill("SIGTERM");
  const { stdout } = await proxy.ended;
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as McpServerDiscovered)
    .filter(({ type }) => type === "mcp_server_discovered");
}

/** What was found, by agent and way. */
const results = new Map<string, Map<string, string>>();

function note(name: string, what: string, shown: readonly string[]): void {
  const row = results.get(name) ?? new Map<string, string>();
  results.set(name, row.set(what, shown.join(", ") || "–"));
}

afterAll(() => {
  const file = process.env.NETMON_DISCOVERY_TABLE;
  if (file === undefined) return;
  const heads = [...new Set([...results.values()].flatMap((row) => [...row.keys()]))];
  const rows = [...results].map(([name, row]) => [name, ...heads.map((head) => row.get(head) ?? "not run")]);
  const lines = [["agent", ...heads], heads.concat("").map(() => "---"), ...rows];
  writeFileSync(file, lines.map((cells) => `| ${cells.join(" | ")} |\n`).join(""));
});

const CASES = WAYS.flatMap((way) =>
  agentPrograms.map((program) => ({ name: program.name, program, ...way })),
);

it.each(CASES)(
  "$name, $what: found: $finds",
  TIME,
  async ({ name, program, what, finds, declared, ...way }) => {
    const found = await discovered(program, { what, finds, declared, ...way });
    note(
      name,
      what,
      found.map(({ evidence, confidence }) => `${evidence}, ${confidence}`),
    );
    expect(found.map(({ server_id, declare }) => [server_id, declare === null])).toEqual(
      finds ? [["weather", declared]] : [],
    );
  },
);

type Named = "claude" | "codex" | "gemini" | "opencode" | "copilot";

/** As each program's own help has it; `HTTP` and `STDIO` are the servers' names. */
const ADD: Readonly<Record<Named, readonly string[][]>> = {
  claude: [
    ["mcp", "add", "-s", "user", "STDIO", "--", "npx", "-y", "stdio-mcp", "--city", "Bern"],
    ["mcp", "add", "-s", "user", "--transport", "http", "HTTP", "https://a.example/mcp"],
  ],
  codex: [
    ["mcp", "add", "STDIO", "--", "npx", "-y", "stdio-mcp", "--city", "Bern"],
    ["mcp", "add", "HTTP", "--url", "https://a.example/mcp"],
  ],
  gemini: [
    ["mcp", "add", "-s", "user", "STDIO", "npx", "stdio-mcp"],
    ["mcp", "add", "-s", "user", "--transport", "http", "HTTP", "https://a.example/mcp"],
  ],
  opencode: [
    ["mcp", "add", "STDIO", "--", "npx", "-y", "stdio-mcp", "--city", "Bern"],
    ["mcp", "add", "HTTP", "--url", "https://a.example/mcp"],
  ],
  copilot: [
    ["mcp", "add", "STDIO", "--", "npx", "-y", "stdio-mcp", "--city", "Bern"],
    ["mcp", "add", "--transport", "http", "HTTP", "https://a.example/mcp"],
  ],
};

it.each(Object.keys(ADD) as Named[])("%s: what its own mcp add writes is found in a home", TIME, (name) => {
  const env = { PATH: process.env.PATH, HOME: directory, TMPDIR: tmpdir() };
  for (const args of ADD[name])
    execFileSync(programPath(name), args, { cwd: directory, env, stdio: "ignore", timeout: 100_000 });
  const { servers, unread } = inventoryOf("home", directory);
  const found = servers.map(({ client, name, declared }) => [client, name, declared?.type]);
  note(
    name,
    "its own mcp add",
    found.map(([, , type]) => type ?? "unread"),
  );
  expect(new Set(found.map(String))).toEqual(new Set([`${name},STDIO,stdio`, `${name},HTTP,http`]));
  expect(unread).toEqual([]);
});
