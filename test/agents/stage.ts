/**
 * One agent program behind `netmon proxy`, with a scripted model and a real MCP server of two tools: `delete_city` is
 * denied, and `get_weather` for Bonn has to be approved.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Approvals } from "../e2e/asking.ts";
import { type Started, startNetmon } from "../e2e/start-netmon.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import type { Upstream } from "../llm/upstream/upstream.ts";
import type { AgentProgram } from "./agent-programs.ts";
import { startModel } from "./model.ts";
import { type EndedAgent, type StartedAgent, startAgent } from "./start-agent.ts";
import { startWeatherServer, type WeatherServer } from "./weather-server.ts";

interface Intercepted {
  type: string;
  tool_name: string;
  server_id: string;
  action: string;
  reason: string;
}

interface Outcome extends EndedAgent {
  /** Tool calls that netmon judged. */
  intercepted: Intercepted[];
  /** Requests that offered the model the MCP server's tools or carried their results. */
  requests: number;
}

/** How long netmon holds a call, if the test does not say. */
const HOLD_SECONDS = 20;

export class Stage {
  readonly approvals: Approvals;
  readonly #directory: string;
  readonly #weather: WeatherServer;
  readonly #upstream: Upstream;
  readonly #proxy: Started;
  #agent: StartedAgent | undefined;

  private constructor(directory: string, weather: WeatherServer, upstream: Upstream, proxy: Started) {
    this.approvals = new Approvals(join(directory, "state"));
    this.#directory = directory;
    this.#weather = weather;
    this.#upstream = upstream;
    this.#proxy = proxy;
  }

  /** `turn`: what the model says to the first request. */
  static async open(turn: Turn, hold_seconds = HOLD_SECONDS): Promise<Stage> {
    const directory = mkdtempSync(join(tmpdir(), "netmon-agents-"));
    const weather = await startWeatherServer();
    const upstream = await startModel(() => turn);
    const content = {
      sandbox: {
        mcp: {
          mode: "enforce",
          fail_closed: true,
          servers: [{ id: "weather", type: "http", url: weather.url }],
          denied_tools: [{ server: "weather", tool: "delete_*" }],
          ask: [{ server: "weather", tool: "*", path: "$.city", pattern: "^Bonn$" }],
        },
      },
      approvals: { hold_seconds },
      proxy: { providers: { anthropic: upstream.url, openai: upstream.url, gemini: upstream.url } },
    };
    const config = join(directory, "netmon.yaml");
    writeFileSync(config, JSON.stringify(content));
    const proxy = startNetmon([
      ...["proxy", "--session", "agents", "--config", config, "--format", "json"],
      ...["--ready-file", join(directory, "ready.json"), "--state-dir", join(directory, "state")],
    ]);
    return new Stage(directory, weather, upstream, proxy);
  }

  /** Names of the tools that were called at the server. */
  get called(): readonly string[] {
    return this.#weather.calls;
  }

  /** Runs the program to its end, and then ends the proxy. */
  async run(agent: AgentProgram): Promise<Outcome> {
    await this.#proxy.says("netmon_proxy_started");
    const { url } = JSON.parse(readFileSync(join(this.#directory, "ready.json"), "utf8")) as { url: string };
    const home = join(this.#directory, "home");
    mkdirSync(home);
    const { args, env } = agent.prepare({ home, mcp: { url: this.#weather.url }, llmUrl: url });
    this.#agent = startAgent([...agent.command, ...args], home, env);
    const ended = await this.#agent.ended;
    this.#proxy.child.kill("SIGTERM");
    const { stdout } = await this.#proxy.ended;
    const events = stdout
      .split("\n")
      .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Intercepted]));
    return {
      ...ended,
      intercepted: events.filter((event) => event.type === "mcp_tool_call_intercepted"),
      requests: this.#upstream.requests.filter((r) => JSON.stringify(r.body).includes("get_weather")).length,
    };
  }

  async close(): Promise<void> {
    await this.#agent?.kill();
    this.#proxy.child.kill("SIGTERM");
    await this.#proxy.ended;
    await this.#upstream.close();
    await this.#weather.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
