/**
 * The real agent programs with an MCP server behind netmon shim, in their own configuration: an allowed call reaches
 * the server, a denied one does not, whether the model saw the tool or not, and the model is told why.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { bundledProgram } from "../bundled-program.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import type { Upstream } from "../llm/upstream/upstream.ts";
import { Netmon } from "../peers/netmon.ts";
import { type AgentProgram, agentPrograms } from "./agent-programs.ts";
import { startModel } from "./model.ts";
import { type StartedAgent, startAgent } from "./start-agent.ts";
import { minutes } from "./time-limit.ts";

const programs = mkdtempSync(join(tmpdir(), "netmon-agent-server-"));
afterAll(() => rmSync(programs, { recursive: true }));
const WEATHER = [process.execPath, bundledProgram(new URL("./weather-stdio.ts", import.meta.url), programs)];

const TIME = minutes(3);

let netmon: Netmon;
let upstream: Upstream;
let turn: Turn;
let started: StartedAgent | undefined;

beforeEach(async () => {
  upstream = await startModel(() => turn);
});
afterEach(async () => {
  await started?.kill();
  await upstream.close();
  await netmon.remove();
});

interface Outcome {
  /** Calls that reached the server, as they came. */
  reached: unknown[];
  /** The first request to the model that could call tools, and the one that had their results. */
  asked: string;
  resumed: string;
}

async function run(agent: AgentProgram, mode: "observe" | "enforce", says: Turn): Promise<Outcome> {
  turn = says;
  netmon = new Netmon({
    sandbox: {
      mcp: {
        mode,
        servers: [{ id: "weather", type: "stdio", command: WEATHER[0] }],
        denied_tools: [{ server: "weather", tool: "delete_*" }],
        denied_arguments: [{ server: "weather", tool: "*", path: "$.city", pattern: "^Atlantis$" }],
      },
    },
  });
  const home = netmon.place("home");
  const file = `${netmon.directory}/reached.jsonl`;
  const [command = "", ...args] = netmon.shim("weather", [...WEATHER, file]);
  const launch = agent.prepare({ home, mcp: { command, args }, llmUrl: upstream.url });
  started = startAgent([...agent.command, ...launch.args], home, launch.env);
  const { code, said } = await started.ended;
  expect(code, said).toBe(0);
  const bodies = upstream.requests.filter(({ body }) => JSON.stringify(body).includes("get_weather"));
  const reached = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return {
    reached: reached.map((line) => JSON.parse(line) as unknown),
    asked: JSON.stringify(bodies[0]?.body),
    resumed: JSON.stringify(bodies.find(({ hasToolResult }) => hasToolResult)?.body),
  };
}

it.each(agentPrograms)("$name: what is denied is not run, and the model is told why", TIME, async (agent) => {
  const { reached, asked, resumed } = await run(agent, "enforce", {
    text: "I look, and delete.",
    calls: [
      agent.call("get_weather", { city: "Oslo" }),
      agent.call("get_weather", { city: "Atlantis" }),
      // hidden, and called all the same: the agent itself knows no such tool
      agent.call("delete_city", { city: "Oslo" }),
    ],
  });
  expect(reached).toEqual([{ name: "get_weather", city: "Oslo" }]);
  expect(asked.includes("delete_city"), "the hidden tool was offered").toBe(false);
  for (const told of ["sunny", "[netmon]", "denied_arguments[0]", "delete_city"])
    expect(resumed.includes(told), `the model was told ${told}`).toBe(true);
  // some agents make both calls at once; the shims' controller may still write when the agent has ended
  const calls = () => netmon.calls().sort((one, other) => one.action.localeCompare(other.action));
  await expect.poll(calls).toMatchObject([
    { tool_name: "get_weather", input: { city: "Oslo" }, action: "allow", outcome: "answered" },
    { tool_name: "get_weather", input: { city: "Atlantis" }, action: "block", outcome: "refused" },
  ]);
});

it("claude: observe passes what enforce would block, and says so", TIME, async () => {
  const claude = agentPrograms.find(({ name }) => name === "claude") as AgentProgram;
  const calls = [claude.call("delete_city", { city: "Oslo" })];
  const { reached, asked, resumed } = await run(claude, "observe", { text: "I delete.", calls });
  expect(asked.includes("delete_city"), "the tool was offered").toBe(true);
  expect(reached).toEqual([{ name: "delete_city", city: "Oslo" }]);
  expect(resumed.includes("[netmon]"), "the model was told of a block").toBe(false);
  await expect
    .poll(() => netmon.calls())
    .toMatchObject([
      {
        tool_name: "delete_city",
        action: "allow",
        would_block: true,
        tool_call_id: expect.stringContaining("toolu"),
      },
    ]);
});
