/**
 * What the official SDKs pass to their users with `netmon proxy` between them and the model: every API, whole and
 * streamed; allowed, blocked, one of two blocked, unknown, unknown with fail_closed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Started, startNetmon } from "../../e2e/start-netmon.ts";
import type { ScriptedCall, Turn } from "../upstream/turn.ts";
import { Upstream } from "../upstream/upstream.ts";
import { frameworkClients } from "./framework-clients.ts";
import { vendorClients } from "./vendor-clients.ts";

const BEFORE = "I look at it. ☀";
const allowed: ScriptedCall = { name: "mcp__weather__get_weather", args: { city: "Zürich", days: 3 } };
const denied: ScriptedCall = { name: "mcp__weather__delete_city", args: { city: "Zürich" } };
const unknown: ScriptedCall = { name: "mystery", args: { door: 1 } };

let directory: string;
let upstream: Upstream;
let turn: Turn;
const proxies: Started[] = [];
const urls = { open: "", closed: "" };

async function startProxy(name: keyof typeof urls, failClosed: boolean): Promise<void> {
  const config = join(directory, `${name}.yaml`);
  const ready = join(directory, `${name}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      sandbox: {
        mcp: {
          mode: "enforce",
          fail_closed: failClosed,
          servers: [{ id: "weather", type: "stdio", command: "weather" }],
          denied_tools: [{ server: "weather", tool: "delete_*" }],
        },
      },
      proxy: { providers: { anthropic: upstream.url, openai: upstream.url, gemini: upstream.url } },
    }),
  );
  const started = startNetmon([
    "proxy",
    ...["--session", `sdk-${name}`, "--config", config, "--format", "json", "--ready-file", ready],
    ...["--state-dir", join(directory, "state")],
  ]);
  proxies.push(started);
  await started.says("netmon_proxy_started");
  urls[name] = (JSON.parse(readFileSync(ready, "utf8")) as { url: string }).url;
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-sdk-"));
  upstream = await Upstream.start(() => turn, { gzip: "accepted" });
  await Promise.all([startProxy("open", false), startProxy("closed", true)]);
});

afterAll(async () => {
  for (const proxy of proxies) proxy.child.kill("SIGTERM");
  await Promise.all(proxies.map((proxy) => proxy.ended));
  await upstream.close();
  rmSync(directory, { recursive: true, force: true });
});

const clients = [...vendorClients, ...frameworkClients];

const heardAs = (call: ScriptedCall) => ({ name: call.name, args: call.args });

describe.each(clients)("$name", (client) => {
  const ask = async (url: string, calls: readonly ScriptedCall[]) => {
    turn = { text: BEFORE, calls };
    const before = upstream.requests.length;
    const heard = await client.ask(url);
    expect(upstream.requests.length - before, "one request, no retry").toBe(1);
    return heard;
  };

  it("hears an allowed answer as without netmon", async () => {
    const calls = [allowed, unknown];
    expect(await ask(urls.open, calls)).toEqual(await ask(upstream.url, calls));
  });

  it("hears a text in the place of a blocked call", async () => {
    const heard = await ask(urls.open, [denied]);
    expect(heard.calls).toEqual([]);
    expect(heard.ran).toEqual([]);
    expect(heard.finish).toBe(client.finishes.text);
    expect(heard.text).toMatch(/^I look at it\. ☀\s*\[netmon\] .*delete_city/s);
  });

  it.each([
    ["first", [denied, allowed]],
    ["second", [allowed, denied]],
  ])("hears the other call when the %s is blocked", async (_which, calls) => {
    const heard = await ask(urls.open, calls);
    expect(heard.calls).toEqual([heardAs(allowed)]);
    expect(heard.ran).toEqual(client.runsTools ? [allowed.name] : []);
    expect(heard.finish).toBe(client.finishes.calls);
    expect(heard.text).toContain("[netmon]");
  });

  it("gets no unknown tool where netmon fails closed", async () => {
    const heard = await ask(urls.closed, [unknown, allowed]);
    expect(heard.calls).toEqual([heardAs(allowed)]);
    expect(heard.ran).toEqual(client.runsTools ? [allowed.name] : []);
    expect(heard.text).toMatch(/\[netmon\] .*mystery/s);
  });
});
