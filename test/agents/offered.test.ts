/**
 * What the real agent programs offer their model, compared with what a shim saw their server list: nothing is found in
 * what each of them makes of difficult definitions, and everything is that was changed behind the shim's back.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { McpToolOffered } from "../../src/event/event.ts";
import { bundledProgram } from "../bundled-program.ts";
import { COMMAND, type Started, startNetmon } from "../e2e/start-netmon.ts";
import type { Upstream } from "../llm/upstream/upstream.ts";
import { type AgentProgram, agentPrograms } from "./agent-programs.ts";
import { startModel } from "./model.ts";
import { type StartedAgent, startAgent } from "./start-agent.ts";
import { minutes } from "./time-limit.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const WIDE = [process.execPath, bundledProgram(new URL("./wide-server.ts", import.meta.url), programs)];
const TIME = minutes(4);

let directory: string;
let upstream: Upstream;
let proxy: Started | undefined;
let agent: StartedAgent | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-offered-"));
  upstream = await startModel(() => ({ text: "Fine." }));
});
afterEach(async () => {
  await agent?.kill();
  proxy?.child.kill("SIGTERM");
  await proxy?.ended;
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Run {
  name: string;
  /** Below which netmon keeps what it knows. */
  state: string;
  /** Whether the server `weather` is declared, and whether it is started behind a shim. */
  declared: boolean;
  shim: boolean;
  /** For the server. */
  args: readonly string[];
}

/** Runs the agent with the server in its configuration; returns what was told of each tool that it offered. */
async function offers(
  program: AgentProgram,
  { name, state, declared, shim, args }: Run,
): Promise<Map<string, string>> {
  const home = join(directory, name);
  mkdirSync(home);
  const { url } = upstream;
  const config = join(home, "netmon.yaml");
  const servers = declared ? [{ id: "weather", type: "stdio", command: WIDE[0] }] : [];
  const providers = { anthropic: url, openai: url, gemini: url };
  writeFileSync(
    config,
    JSON.stringify({ sandbox: { mcp: { mode: "observe", servers } }, proxy: { providers } }),
  );
  const session = ["--session", name, "--config", config, "--state-dir", join(directory, state)];
  const ready = join(home, "ready.json");
  proxy = startNetmon(["proxy", ...session, "--format", "json", "--ready-file", ready]);
  await proxy.says("netmon_proxy_started");
  const { url: llmUrl } = JSON.parse(readFileSync(ready, "utf8")) as { url: string };
  const [command = "", ...rest] = [
    ...(shim ? [...COMMAND, "shim", "--server-id", "weather", ...session, "--"] : []),
    ...WIDE,
    ...args,
  ];
  const launch = program.prepare({ home, mcp: { command, args: rest }, llmUrl });
  // Claude Code offers the tools at once
  const env = { ...launch.env, ENABLE_TOOL_SEARCH: "false" };
  agent = startAgent([...program.command, ...launch.args], home, env);
  const { code, said } = await agent.ended;
  expect(code, said).toBe(0);
  proxy.child.kill("SIGTERM");
  const { stdout } = await proxy.ended;
  const events = stdout
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as McpToolOffered]));
  return new Map(
    events
      .filter(({ type }) => type === "mcp_tool_offered")
      .map(({ tool_name, status, changes }) => [
        tool_name,
        [status, ...changes.map(({ field }) => field)].join(" "),
      ]),
  );
}

/** Those that all agents offer; netmon's own offers none with a dot in its name. */
const ALL = ["get_weather", "long-text", "many_constraints", "either_of", "nothing"];

it.each(agentPrograms)(
  "$name: nothing is found but what was changed or gone round",
  TIME,
  async (program) => {
    const behind = { name: "behind", state: "state", declared: true, shim: true, args: [] };
    const seen = await offers(program, behind);
    for (const tool of ALL) expect([tool, seen.get(tool)]).toEqual([tool, "listed"]);
    expect([...seen.values()].filter((status) => status !== "listed")).toEqual([]);

    const round = await offers(program, { ...behind, name: "round", shim: false, args: ["changed"] });
    expect(round.get("get_weather")).toBe("changed /description");
    expect(round.get("long-text")).toBe("changed /inputSchema/properties/note");
    expect(ALL.slice(2).map((tool) => round.get(tool))).toEqual(ALL.slice(2).map(() => "uninspected"));

    const undeclared = await offers(program, {
      ...behind,
      name: "other",
      state: "empty",
      declared: false,
      shim: false,
    });
    expect(new Set(undeclared.values())).toEqual(new Set(["undeclared"]));
    expect(undeclared.size).toBe(seen.size);
  },
);
