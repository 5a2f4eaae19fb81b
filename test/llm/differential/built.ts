/**
 * The built program in front of the slots, as a user runs it: `netmon proxy`, its configuration, a real MCP server with
 * the tools, and its events about each call. One run at a time, since an event does not name the client.
 *
 * The program is $NETMON_PROGRAM, or dist/netmon.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { McpToolCallIntercepted } from "../../../src/event/event.ts";
import { startWeatherServer, type WeatherServer } from "../../agents/weather-server.ts";
import { Proxying } from "../../e2e/proxying.ts";
import { DENIED, type Judged } from "./oracle.ts";
import type { JudgingProxy, Seen } from "./proxied.ts";
import { SLOTS } from "./slots.ts";

const PROGRAM = process.env.NETMON_PROGRAM ?? fileURLToPath(new URL("../../../dist/netmon", import.meta.url));

export class BuiltProxied implements JudgingProxy {
  readonly concurrent = false;
  readonly #proxy: Proxying;
  readonly #url: string;
  readonly #weather: WeatherServer;
  readonly #directory: string;
  /** Events that were taken. */
  #taken = 0;
  #asked = 0;

  private constructor(proxy: Proxying, url: string, weather: WeatherServer, directory: string) {
    this.#proxy = proxy;
    this.#url = url;
    this.#weather = weather;
    this.#directory = directory;
  }

  static async start(upstream: string): Promise<BuiltProxied> {
    const directory = mkdtempSync(join(tmpdir(), "netmon-differential-"));
    const weather = await startWeatherServer();
    const servers = [{ id: "weather", type: "http", url: weather.url }];
    const mcp = { mode: "enforce", fail_closed: true, native_tools: [], servers };
    const providers = Object.fromEntries(SLOTS.map((slot) => [slot, `${upstream}/${slot}`]));
    const file = join(directory, "netmon.yaml");
    const denied_tools = [{ server: "weather", tool: DENIED }];
    writeFileSync(file, JSON.stringify({ sandbox: { mcp: { ...mcp, denied_tools } }, proxy: { providers } }));
    const words = ["--port", "0", "--session", "built", "--config", file];
    const proxy = new Proxying([...words, "--state-dir", join(directory, "state")], { program: [PROGRAM] });
    const { url } = await proxy.event("netmon_proxy_started");
    // a busy machine answers later than the line about the start, which is not said again
    for (const tool of ["get_weather", DENIED])
      await proxy.event("mcp_tool_seen", ({ tool_name }) => tool_name === tool);
    return new BuiltProxied(proxy, url, weather, directory);
  }

  urlOf(slot: string): string {
    return `${this.#url}/${slot}`;
  }

  async take(slot: string): Promise<Seen> {
    await this.#allTold(slot);
    const events = this.#proxy.events.slice(this.#taken);
    this.#taken = this.#proxy.events.length;
    const refusals = events.flatMap((event) => (event.type === "llm_refusal" ? [event] : []));
    return {
      judged: events.flatMap((event) =>
        event.type === "mcp_tool_call_intercepted" ? [judgedBy(event)] : [],
      ),
      refusals: refusals.map(({ reason, text }) => ({ reason, text: `${slot}: ${text}` })),
    };
  }

  /** A refusal of what nobody else asks for comes behind everything that was told before. */
  async #allTold(slot: string): Promise<void> {
    const path = `/${slot}/nobody-asks-${++this.#asked}`;
    const answer = await fetch(`${this.#url}${path}`, { method: "POST", body: "{}" });
    await answer.text();
    await this.#proxy.event("llm_refusal", ({ text }) => text.includes(path));
  }

  async close(): Promise<void> {
    await this.#proxy.kill();
    await this.#weather.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

function judgedBy({ wire_name: name, input, action }: McpToolCallIntercepted): Judged {
  const isText = typeof input === "string";
  const text = isText ? input : JSON.stringify(input);
  return {
    call: { name, input: { kind: isText ? "text" : "json", text }, flaw: null },
    allowed: action === "allow",
  };
}
