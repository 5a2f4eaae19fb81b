/**
 * The LLM proxy inside `netmon watch`: the agent in its cgroup reaches the proxy and the allowed server and
 * nothing else, and all layers' events are in one stream and one store.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stateDirs } from "../../src/state/paths.ts";
import { readProxy } from "../../src/state/proxy-record.ts";
import { startWeatherServer, type WeatherServer } from "../agents/weather-server.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { eventually, Place } from "./place.ts";
import { ask } from "./proxying.ts";
import { storedEvents } from "./stored-events.ts";
import type { Watching } from "./watching.ts";

const place = new Place("watch-proxy", false);
let weather: WeatherServer;
let upstream: Upstream;
let turn: Turn;

beforeAll(async () => {
  weather = await startWeatherServer();
  upstream = await Upstream.start(() => turn);
});
afterAll(async () => {
  await place.remove();
  await upstream.close();
  await weather.close();
});

function config(mcp: object = {}, rest: object = {}): string {
  const servers = [{ id: "weather", type: "http", url: weather.url }];
  return place.config(
    JSON.stringify({
      sandbox: {
        mcp: {
          fail_closed: true,
          servers,
          denied_tools: [{ server: "weather", tool: "delete_*" }],
          ...mcp,
        },
        network: { mode: "enforce", resolvers: [] },
      },
      proxy: { mode: "embedded", providers: { anthropic: upstream.url } },
      ...rest,
    }),
  );
}

const CURL = fileURLToPath(new URL("./fetch-inside.mjs", import.meta.url));

/** A request made by a process inside the session's cgroup: its status, or the error's code. */
async function inside(url: string, body?: string): Promise<string> {
  const script = `echo $$ > ${join(place.cgroup, "cgroup.procs")} && exec '${process.execPath}' '${CURL}' "$@"`;
  const child = spawn("sh", ["-ec", script, "sh", url, ...(body === undefined ? [] : [body])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  await once(child, "close");
  return out;
}

async function proxyUrl(watching: Watching): Promise<string> {
  return (await watching.event("netmon_proxy_started", () => true)).url;
}

describe("netmon watch with the LLM proxy inside", () => {
  it("lets the agent reach the proxy and the allowed server, and nothing else", async () => {
    const other = createServer((_request, response) => response.end("reached")).listen(0, "127.0.0.1");
    await once(other, "listening");
    turn = { calls: [{ name: "mcp__weather__delete_city", args: {} }] };
    const watching = await place.watch(config(), [], { session: "inside" });
    const url = await proxyUrl(watching);
    await watching.says(/netmon: LLM proxy at http:\S+, ENFORCING, fail closed; 1 server, 2 tools known/);
    expect(readProxy(stateDirs(place.stateDir), "inside")).toMatchObject({ url, pid: watching.pid });

    const message = { model: "m", max_tokens: 9, stream: true, messages: [{ role: "user", content: "x" }] };
    const answer = await inside(`${url}/v1/messages`, JSON.stringify(message));
    expect(answer).toMatch(/^200 /);
    expect(answer).toContain("[netmon]");
    expect(answer).not.toContain("tool_use");
    expect(await inside(weather.url)).toMatch(/^\d{3}$/); // reached
    expect(await inside(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)).toBe("EPERM");
    expect(await inside(`${upstream.url}/v1/messages`, JSON.stringify(message))).toBe("EPERM");
    other.close();

    await watching.event("mcp_tool_call_intercepted", (e) => e.action === "block");
    const { port } = new URL(upstream.url);
    await watching.connection(
      `127.0.0.1:${port}`,
      (e) => e.action === "block" && e.reason === "proxy_bypass",
    );
    const { code, stderr } = await watching.stop();
    expect(code).toBe(0);
    expect(stderr).toMatch(/LLM proxy: 1 request, 1 tool call: 0 allowed, 1 blocked/);
    expect(readProxy(stateDirs(place.stateDir), "inside")).toBeNull();

    const stored = storedEvents(place.stateDir, "inside");
    // other tests make networks, and the table has every address of this machine
    const ofAddresses = (e: object) => "cause" in e && e.cause === "addresses";
    const types = (events: readonly { type: string }[]) =>
      events.flatMap((e) => (ofAddresses(e) ? [] : [e.type])).sort();
    expect(types(stored)).toEqual(types(watching.events));
    expect(new Set(types(stored))).toEqual(
      new Set([
        "mcp_network_connection",
        "mcp_tool_call_intercepted",
        "mcp_tool_seen",
        "netmon_proxy_started",
        "netmon_proxy_stopped",
        "netmon_started",
        "netmon_stopped",
      ]),
    );
  });

  it("says which rule lets the agent reach the proxy", async () => {
    const watching = await place.watch(config(), ["--all"], { session: "rule" });
    const url = await proxyUrl(watching);
    await inside(url);
    expect(await watching.connection(new URL(url).host)).toMatchObject({
      action: "allow",
      reason: "allowed_destination",
      rule: "proxy.port",
      server_id: null,
    });
    await watching.stop();
  });

  it("reloads both layers together, or neither", async () => {
    turn = { calls: [{ name: "mcp__weather__get_weather", args: {} }] };
    const file = config();
    const watching = await place.watch(file, [], { session: "reload" });
    const url = await proxyUrl(watching);
    expect((await ask(url, "x")).text).toContain('"tool_use"');
    place.config(
      JSON.stringify({
        sandbox: {
          mcp: {
            servers: [{ id: "weather", type: "http", url: weather.url }],
            denied_servers: [{ id: "weather" }],
          },
          network: { mode: "enforce", fail_closed: true, resolvers: [] },
        },
        proxy: { mode: "embedded", providers: { anthropic: upstream.url } },
      }),
      file,
    );
    await watching.event("netmon_policy_changed", (e) => e.cause === "config");
    expect((await ask(url, "x")).text).toContain("[netmon]");
    expect(await inside(weather.url)).toBe("EPERM");
    // the proxy refuses a provider that is itself: nothing of this file is used, the kernel's part neither
    place.config(
      JSON.stringify({
        sandbox: { mcp: { servers: [{ id: "weather", type: "http", url: weather.url }] } },
        proxy: { mode: "embedded", providers: { anthropic: url } },
      }),
      file,
    );
    await watching.says(/the new config was not applied.*is this proxy itself/);
    expect((await ask(url, "x")).text).toContain("[netmon]");
    expect(await inside(weather.url)).toBe("EPERM");
    await watching.stop();
  });

  it("warns of processes that cannot reach it", async () => {
    const enter = `echo $$ > ${join(place.cgroup, "cgroup.procs")} && exec unshare --net sleep 60`;
    const away = spawn("sh", ["-ec", enter], { stdio: "ignore" });
    try {
      const own = readlinkSync("/proc/self/ns/net");
      await eventually("another namespace", () => {
        const theirs = readlinkSync(`/proc/${away.pid}/ns/net`);
        return theirs !== own && existsSync(`/proc/${away.pid}`);
      });
      const watching = await place.watch(config(), [], { session: "away" });
      await watching.says(
        new RegExp(`process ${away.pid} of the session has a network namespace of its own`),
      );
      await watching.stop();
    } finally {
      away.kill("SIGKILL");
      await once(away, "close");
    }
  });

  it("leaves nothing behind when the kernel layer cannot start", async () => {
    const failed = place.start(["--cgroup", "/sys/fs/cgroup/netmon-no-such", "--config", config()], {
      session: "failed",
    });
    expect(await failed.ended).toMatchObject({ code: 5 });
    expect(readProxy(stateDirs(place.stateDir), "failed")).toBeNull();
  });

  it("stores the kernel's events also without the proxy, and nothing where the store is off", async () => {
    const count = (session: string): number => {
      return storedEvents(place.stateDir, session).length;
    };
    const plain = await place.watch(config({}, { proxy: { mode: "disabled" } }), [], { session: "plain" });
    await inside(weather.url);
    await plain.connection(new URL(weather.url).host);
    await plain.stop();
    expect(plain.of("netmon_proxy_started")).toEqual([]);
    expect(count("plain")).toBe(plain.events.length);
    const off = await place.watch(config({}, { store: { enabled: false } }), [], { session: "off" });
    await off.stop();
    expect(count("off")).toBe(0);
  });
});
