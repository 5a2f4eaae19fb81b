/**
 * `make outside-offers`: what agents offer their models of the lists of published servers, and what netmon finds of it;
 * prints a row of docs/measured.md for each agent. AGENTS: which of test/agents (NETMON_AGENTS: the modules with their
 * programs; NETMON_PYTHON_AGENTS: the environments); LISTS: a directory with recorded lists, to which those that are missing
 * are added, of all servers or of those that ONLY names; AT_ONCE: how many servers an agent has in one run; default: all.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { McpToolOffered } from "../../src/event/event.ts";
import { NAMINGS } from "../../src/registry/agent-namings.ts";
import { type AgentProgram, agentPrograms, otherPrograms } from "../agents/agent-programs.ts";
import { type Change, changeAt } from "../agents/changed-tools.ts";
import { replaceServer } from "../agents/many-servers.ts";
import { type SettingsProgram, settingsPrograms } from "../agents/settings-programs.ts";
import { startAgent } from "../agents/start-agent.ts";
import { bundledProgram } from "../bundled-program.ts";
import { startNetmon } from "../e2e/start-netmon.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import type { ScriptedCall, Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { type RecordedList, recordedList } from "./recorded-lists.ts";
import { outsideServers } from "./servers.ts";

/** Milliseconds that the model takes for its first answer, in which slow servers start. */
const SETTLES = Number(process.env.SETTLES ?? 90_000);
/** Names in one search of an agent that defers tools. */
const SEARCHED = 10;

const directory = mkdtempSync(join(tmpdir(), "netmon-offers-"));
const SERVER = bundledProgram(new URL("../agents/replayed-server.ts", import.meta.url), directory);

interface Found {
  offered: number;
  /** Findings of tools that are as listed. */
  wrong: McpToolOffered[];
  /** Of each kind of change, how many were found and offered. */
  changes: Record<Change, { found: number; offered: number }>;
  /** The same where netmon knows none of the servers. */
  undeclared: { found: number; offered: number };
}

interface Place {
  home: string;
  state: string;
  session: string;
}

type Program = AgentProgram | SettingsProgram;

/** Returns the offered tools as last told; "undeclared": netmon knows none of the servers. */
async function inRun(
  agent: Program,
  lists: readonly RecordedList[],
  { home, state, session }: Place,
  how: "run" | "round" | "undeclared",
): Promise<McpToolOffered[]> {
  mkdirSync(home, { recursive: true });
  const upstream = await Upstream.start(({ body }) => answer(agent, lists, body));
  const args = [SERVER, "FILE", ...(how === "round" ? ["changed"] : [])];
  const server = { command: process.execPath, args };
  const servers = lists.map(({ id, file }) => ({
    ...{ id, type: "stdio", command: process.execPath },
    args: args.map((word) => (word === "FILE" ? file : word)),
  }));
  const { url } = upstream;
  const mcp = {
    ...{ mode: "enforce", fail_closed: true, native_tools: [`@${agent.name}`] },
    servers: how === "undeclared" ? [] : servers,
  };
  const config = join(home, "netmon.yaml");
  const network = { mode: "enforce", resolvers: [] };
  const isSettings = settingsPrograms.some((one) => one === agent);
  // hermes speaks as the vendor whose name it finds in its URL
  const providers = isSettings ? { openai: url } : { anthropic: url, openai: url, gemini: url, bedrock: url };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp, network }, proxy: { providers } }));
  const options = ["--session", session, "--config", config, "--state-dir", state];
  const files = new Map(lists.map(({ id, file }) => [id, file]));
  const stays = "stays" in agent;
  try {
    if (how === "run") {
      const launch = agent.prepare({ home, mcp: server, llmUrl: url });
      replaceServer(home, agent.name, files);
      const { cwd = home } = launch;
      const env = { HOME: home, PWD: cwd, TERM: "xterm-256color", ...launch.env };
      const words = ["run", ...options, "--", ...agent.command, ...launch.args];
      const { child, ended } = startNetmon(words, { cwd, env });
      const stopped = stays && (await endAfterWork(upstream, ended, () => child.kill("SIGTERM")));
      const { code, stdout, stderr } = await ended;
      if (!stopped && code !== 0)
        throw new Error(`${agent.name} ended with ${code}: ${(stdout + stderr).slice(-2000)}`);
    } else {
      const ready = join(home, "ready.json");
      const proxy = startNetmon(["proxy", ...options, "--ready-file", ready]);
      while (!existsSync(ready)) await Promise.race([sleep(200), proxy.ended]);
      const { url: llmUrl } = JSON.parse(readFileSync(ready, "utf8")) as { url: string };
      const launch = agent.prepare({ home, mcp: server, llmUrl });
      replaceServer(home, agent.name, files);
      const started = startAgent([...agent.command, ...launch.args], home, launch.env);
      const stopped = stays && (await endAfterWork(upstream, started.ended, () => void started.kill()));
      const { code, said } = await started.ended;
      await started.kill();
      proxy.child.kill("SIGTERM");
      await proxy.ended;
      if (!stopped && code !== 0) throw new Error(`${agent.name} ended with ${code}: ${said.slice(-2000)}`);
    }
  } finally {
    await upstream.close();
  }
  const told = storedEvents(state, session).filter((event) => event.type === "mcp_tool_offered");
  return [...new Map(told.map((event) => [event.wire_name, event])).values()];
}

/** For an agent that goes on when the model has done its work: ends it then; returns false if it ended before. */
async function endAfterWork(upstream: Upstream, ended: Promise<unknown>, end: () => void): Promise<boolean> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over && !upstream.requests.some(({ hasToolResult }) => hasToolResult)) await sleep(200);
  await Promise.race([ended, sleep(5000)]);
  if (!over) end();
  return !over;
}

/** A call of a tool of its own, after which an agent asks again. */
const OF_ITS_OWN: Readonly<Record<string, ScriptedCall>> = {
  qwen: { name: "list_directory", args: { path: "/etc" } },
  cline: { name: "search_codebase", args: { queries: ["weather"] } },
  pi: { name: "read", args: { path: "/etc/hostname" } },
};

/**
 * What the model says to a request that offers tools, whose answer ends in a further request: the first answer takes its
 * time, and an agent that defers its servers' tools is told to search for all of them.
 */
async function answer(agent: Program, lists: readonly RecordedList[], body: unknown): Promise<Turn> {
  const { tools } = body as { tools?: unknown };
  if (!Array.isArray(tools) || tools.length === 0) return { text: "A title" };
  if ("last" in agent && JSON.stringify(body).includes("Did you mean to finish?"))
    return { text: "Done.", calls: [agent.last] };
  const own = "first" in agent ? agent.first : OF_ITS_OWN[agent.name];
  if (own === undefined && agent.name !== "droid") return { text: "Fine." };
  await sleep(SETTLES);
  if (own !== undefined) return { text: "I look.", calls: [own] };
  const { plain, made } = NAMINGS.droid;
  const names = lists.flatMap(({ id, tools }) => tools.map(({ name }) => made(plain(id, name))));
  const calls = Array.from({ length: Math.ceil(names.length / SEARCHED) }, (_, i) => ({
    name: "ToolSearch",
    args: { query: `select:${names.slice(i * SEARCHED, (i + 1) * SEARCHED).join(",")}` },
  }));
  return { text: "I search.", calls };
}

async function measured(agent: Program, lists: readonly RecordedList[], nth: number): Promise<Found> {
  const place = (name: string, state = "state"): Place => ({
    home: join(directory, `${agent.name}-${nth}-${name}`),
    state: join(directory, `${agent.name}-${nth}-${state}`),
    session: `offers-${agent.name}-${nth}-${name}`,
  });
  const listed = await inRun(agent, lists, place("run"), "run");
  const round = await inRun(agent, lists, place("round"), "round");
  const undeclared = await inRun(agent, lists, place("undeclared", "none"), "undeclared");
  // the agent's own tools, which are no finding
  const own = new Set(listed.filter(({ status }) => status === "unknown").map(({ wire_name }) => wire_name));
  if (own.size > 0) console.error(`its own: ${[...own].join(" ")}`);
  const ofServers = (events: readonly McpToolOffered[]): McpToolOffered[] =>
    events.filter(({ wire_name }) => !own.has(wire_name));
  const kinds = new Map(
    lists.flatMap(({ id, tools }) => tools.map(({ name }, i) => [JSON.stringify([id, name]), changeAt(i)])),
  );
  const changes: Found["changes"] = {
    sentence: { found: 0, offered: 0 },
    parameter: { found: 0, offered: 0 },
    none: { found: 0, offered: 0 },
  };
  for (const event of round) {
    const kind = kinds.get(JSON.stringify([event.server_id, event.tool_name]));
    if (kind === undefined) continue;
    changes[kind].offered++;
    if (event.status === (kind === "none" ? "uninspected" : "changed")) changes[kind].found++;
    else console.error(`not found: ${kind} ${event.wire_name} ${event.status}`);
  }
  return {
    offered: ofServers(listed).length,
    wrong: ofServers(listed).filter(({ status }) => status !== "listed"),
    changes,
    undeclared: {
      found: undeclared.filter(({ status }) => status === "undeclared").length,
      offered: ofServers(undeclared).length,
    },
  };
}

function total(all: readonly Found[], of: (found: Found) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0);
}

/** The version in the package of the program. */
function versionOf({ command: [program = ""] }: Program): string {
  for (let at = dirname(realpathSync(program)); at !== dirname(at); at = dirname(at)) {
    const file = join(at, "package.json");
    const { version } = existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8")) as { version?: string })
      : {};
    if (version !== undefined) return version;
  }
  return "";
}

async function lists(into: string, only: readonly string[]): Promise<RecordedList[]> {
  mkdirSync(into, { recursive: true });
  const known = new Set(readdirSync(into).map((file) => basename(file, ".json")));
  const found: RecordedList[] = [];
  for (const server of outsideServers) {
    if (only.length > 0 && !only.some((word) => server.name.includes(word))) continue;
    try {
      found.push(await recordedList(server, into));
    } catch (error) {
      console.error(`${server.name} is left out: ${(error as Error).message}`);
    }
  }
  console.error(`${found.length} servers, ${known.size} recorded before`);
  return found;
}

async function main(): Promise<void> {
  const { AGENTS = "", LISTS = "", ONLY = "", AT_ONCE = "" } = process.env;
  const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
  const all = await lists(LISTS === "" ? join(directory, "lists") : LISTS, words(ONLY));
  const atOnce = AT_ONCE === "" ? all.length : Number(AT_ONCE);
  const chosen = words(AGENTS);
  for (const agent of [...agentPrograms, ...otherPrograms, ...settingsPrograms]) {
    if (chosen.length > 0 && !chosen.includes(agent.name)) continue;
    const found: Found[] = [];
    for (let at = 0; at < all.length; at += atOnce)
      found.push(await measured(agent, all.slice(at, at + atOnce), at));
    const wrong = found.flatMap((one) => one.wrong);
    for (const { wire_name, status, changes } of wrong)
      console.error(`false: ${wire_name} ${status} ${JSON.stringify(changes)}`);
    const offered = total(found, (one) => one.offered);
    const of = (change: Change): string =>
      `${total(found, (one) => one.changes[change].found)} of ${total(found, (one) => one.changes[change].offered)}`;
    const undeclared = `${total(found, (one) => one.undeclared.found)} of ${total(found, (one) => one.undeclared.offered)}`;
    const cells = [offered, wrong.length, of("sentence"), of("parameter"), of("none"), undeclared];
    console.log(`| ${[`${agent.name} ${versionOf(agent)}`, ...cells].join(" | ")} |`);
  }
}

try {
  await main();
} finally {
  if (process.env.KEEP === undefined) rmSync(directory, { recursive: true, force: true });
  else console.error(directory);
}
