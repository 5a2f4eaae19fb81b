// group: programs
/**
 * `netmon proxy` as a user runs it: from configuration to verdict, event, record and exit, with a scripted model and a
 * real MCP server.
 */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { EventReader } from "../../src/store/reader.ts";
import { startWeatherServer, type WeatherServer } from "../agents/weather-server.ts";
import type { Turn } from "../llm/upstream/turn.ts";
import { Upstream } from "../llm/upstream/upstream.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { ask, Proxying, readyFile } from "./proxying.ts";
import { netmon, type StartOptions } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const NOBODY = 65_534;
const asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=-all"];

let directory: string;
let state: string;
let weather: WeatherServer;
let upstream: Upstream;
let turn: Turn;
let proxies: Proxying[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-proxy-e2e-"));
  state = join(directory, "state");
  weather = await startWeatherServer();
  turn = { text: "Hello.", calls: [{ name: "mcp__weather__delete_city", args: { city: "Bonn" } }] };
  upstream = await Upstream.start(() => turn);
  proxies = [];
});

afterEach(async () => {
  for (const proxy of proxies) await proxy.kill();
  await upstream.close();
  await weather.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Writes the configuration; `change` may replace whole sections. */
function config(mcp: object = {}, rest: object = {}): string {
  const file = join(directory, "netmon.yaml");
  const servers = [{ id: "weather", type: "http", url: weather.url }];
  const content = {
    sandbox: {
      mcp: { mode: "enforce", servers, denied_tools: [{ server: "weather", tool: "delete_*" }], ...mcp },
    },
    proxy: { providers: { anthropic: upstream.url } },
    ...rest,
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function start(args: string[], options: StartOptions = {}): Proxying {
  const proxy = new Proxying(["--session", "s", "--state-dir", state, ...args], options);
  proxies.push(proxy);
  return proxy;
}

const stored = () => storedEvents(state, "s");

describe("netmon proxy", () => {
  it("goes on with a full disk behind stdout, where a command with a result ends with 8", async () => {
    const prefix = ["sh", "-c", 'exec "$@" > /dev/full', "sh"];
    const proxy = start(["--config", config()], { prefix });
    await proxy.says(/LLM proxy at (http:\S+),/);
    const [, url = ""] = /LLM proxy at (http:\S+),/.exec(proxy.stderr) ?? [];
    expect((await ask(url, "Delete Bonn.")).status).toBe(200);
    proxy.signal("SIGTERM");
    const { code, stderr } = await proxy.ended;
    expect(code).toBe(0);
    expect(
      stderr.match(/stdout cannot be written, events for it are lost until it can be: ENOSPC/g),
    ).toHaveLength(1);
    expect(stderr).toMatch(/stopped \(SIGTERM\) after .* 1 blocked/);
    const events = await netmon(["events", "--state-dir", state], { prefix });
    expect([events.code, events.stderr]).toEqual([
      8,
      expect.stringMatching(/^netmon: error: stdout cannot be written: ENOSPC/m),
    ]);
    expect(events.stderr).not.toContain("    at ");
  });

  it("blocks a denied tool in a streamed answer, says so, records it, and ends in order", async () => {
    const ready = join(directory, "ready.json");
    const proxy = start(["--config", config(), "--ready-file", ready]);
    const started = await proxy.started();
    expect(started).toMatchObject({
      session_id: "s",
      mode: "enforce",
      fail_closed: false,
      stream_block: "rewrite",
      providers: { anthropic: upstream.url },
    });
    expect(proxy.stderr).toMatch(
      /session s: LLM proxy at http:\S+, ENFORCING; 1 server, 2 tools known; anthropic/,
    );
    expect(readyFile(ready)).toMatchObject({ url: started.url, pid: proxy.pid, mode: "enforce" });

    const answer = await ask(started.url, "Delete Bonn");
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain("tool_use");
    expect(answer.text).toContain("[netmon]");
    expect(answer.text).toContain('"end_turn"');
    const call = await proxy.event("mcp_tool_call_intercepted");
    expect(call).toMatchObject({
      request_id: answer.requestId,
      dialect: "anthropic",
      api: "messages",
      tool_name: "delete_city",
      wire_name: "mcp__weather__delete_city",
      input: { city: "Bonn" },
      server_id: "weather",
      server_type: "http",
      server_addr: new URL(weather.url).host,
      tool_hash: expect.stringMatching(/^sha256:/),
      action: "block",
      reason: "tool_denied",
      rule: "sandbox.mcp.denied_tools[0]",
      mode: "enforce",
      would_block: false,
      executed_by: "client",
    });
    turn = { calls: [{ name: "mcp__weather__get_weather", args: {} }] };
    expect((await ask(started.url, "Weather?", false)).text).toContain('"tool_use"');
    await proxy.event("mcp_tool_call_intercepted", (e) => e.action === "allow");

    const { code, stderr, summary } = await proxy.stop();
    expect(code).toBe(0);
    expect(summary).toMatchObject({
      reason: "SIGTERM",
      counters: { requests: 2, answers: 2, streams: 1, tool_calls: 2, allowed: 1, blocked: 1, refused: 0 },
    });
    expect(stderr).toMatch(/stopped \(SIGTERM\) after .*2 requests, 2 tool calls: 1 allowed, 1 blocked/);
    expect(existsSync(ready)).toBe(false);
    expect(proxy.of("mcp_tool_seen").map((e) => [e.tool_name, e.status])).toEqual([
      ["get_weather", "new"],
      ["delete_city", "new"],
    ]);
    expect(
      stored()
        .map((e) => e.type)
        .sort(),
    ).toEqual(proxy.events.map((e) => e.type).sort());
    const all = JSON.stringify([proxy.events, stderr]);
    expect(all).not.toContain("secret-of-the-agent");
    expect(readFileSync(storePath(stateDirs(state)), "latin1")).not.toContain("secret-of-the-agent");
  });

  it("only reports in observe, and is loud about it", async () => {
    const proxy = start(["--config", config({ mode: "observe" })]);
    const { url } = await proxy.started();
    expect(proxy.stderr).toMatch(/OBSERVING ONLY/);
    const { text } = await ask(url, "Delete Bonn");
    expect(text).toContain('"tool_use"');
    expect(text).not.toContain("[netmon]");
    expect(await proxy.event("mcp_tool_call_intercepted")).toMatchObject({
      action: "allow",
      would_block: true,
      reason: "tool_denied",
      mode: "observe",
    });
    expect((await proxy.stop()).summary.counters).toMatchObject({ blocked: 0, would_block: 1 });
  });

  it("takes its mode from the command line", async () => {
    turn = { calls: [{ name: "no_such_tool", args: {} }] };
    const proxy = start(["--config", config({ mode: "observe" }), "--mode", "enforce", "--fail-closed"]);
    const { url, mode, fail_closed } = await proxy.started();
    expect([mode, fail_closed]).toEqual(["enforce", true]);
    expect((await ask(url, "x")).text).toContain("[netmon]");
    expect(await proxy.event("mcp_tool_call_intercepted")).toMatchObject({
      server_id: null,
      reason: "unknown_tool",
      action: "block",
    });
  });

  it("runs without root, in directories of the user's own, and tells netmon env", async () => {
    const home = join(directory, "home");
    const runtime = join(directory, "runtime");
    for (const path of [home, runtime]) {
      mkdirSync(path, { mode: 0o700 });
      chownSync(path, NOBODY, NOBODY);
    }
    chmodSync(directory, 0o755); // the way to them must be open
    const env = { HOME: home, XDG_RUNTIME_DIR: runtime, XDG_STATE_HOME: undefined };
    const proxy = new Proxying(["--session", "mine", "--config", config()], { prefix: asNobody, env });
    proxies.push(proxy);
    const { url } = await proxy.started();
    const settings = await netmon(["env", "--session", "mine", "--for", "claude"], { prefix: asNobody, env });
    expect(settings.stdout).toContain(`export ANTHROPIC_BASE_URL=${url}\n`);
    expect(existsSync(join(runtime, "netmon/.proxies/mine.json"))).toBe(true);
    expect(existsSync(join(home, ".local/state/netmon/netmon.db"))).toBe(true);
    expect((await proxy.stop()).code).toBe(0);
    expect(existsSync(join(runtime, "netmon/.proxies/mine.json"))).toBe(false);
    const gone = await netmon(["env", "--session", "mine"], { prefix: asNobody, env });
    expect(gone).toMatchObject({ code: 5, stdout: "", stderr: expect.stringMatching(/has no LLM proxy/) });
  });

  it("uses a changed file and SIGHUP, and keeps the old policy when the new one is broken", async () => {
    const file = config();
    const proxy = start(["--config", file]);
    const { url } = await proxy.started();
    expect((await ask(url, "x")).text).toContain("[netmon]");
    config({ denied_tools: [] });
    await proxy.says(/the new config is in force/);
    expect((await ask(url, "x")).text).toContain('"tool_use"');
    writeFileSync(file, "sandbox: {mcp: {mode: enforcing}}");
    proxy.signal("SIGHUP");
    await proxy.says(
      /the new config was not applied, the old one stays in force[\s\S]*not one of observe, enforce/,
    );
    expect((await ask(url, "x")).text).toContain('"tool_use"');
    config({ mode: "enforce", denied_servers: [{ id: "weather" }] });
    await proxy.eventually(() => proxy.stderr.split("the new config is in force").length === 3);
    expect((await ask(url, "x")).text).toContain("[netmon]");
    await proxy.event("mcp_tool_call_intercepted", (e) => e.reason === "server_denied");
    config({ mode: "observe" });
    expect(await proxy.event("netmon_policy_changed")).toMatchObject({
      cause: "config",
      layer: "llm",
      mode: "observe",
      former_mode: "enforce",
      weaker: true,
      generation: 0,
    });
    await proxy.says(/LLM proxy: observing now, was ENFORCING: WEAKER/);
    await proxy.stop();
    expect(stored().map(({ type }) => type)).toContain("netmon_policy_changed");

    // what was in force last is compared with what a start finds
    for (const [now, weaker] of [
      [{ mode: "enforce" }, false],
      [{ enforce_policy: false }, true],
    ] as const) {
      config(now);
      const next = start(["--config", file, "--mode", "enforce"]);
      const change = await next.event("netmon_policy_changed");
      expect(change).toMatchObject({ cause: "restart", layer: "llm", mode: "enforce", weaker });
      await next.says(weaker ? /policy off now, was ENFORCING: WEAKER/ : /ENFORCING now, was observing/);
      await next.stop();
    }
    const report = await runCli(["report", "s", "--state-dir", state]);
    expect(report.stdout).toMatch(/LLM proxy: ENFORCING, policy off now, was ENFORCING:\s+WEAKER/);
  }, 60_000);

  it("redacts requests where it is asked to", async () => {
    turn = { text: "ok" };
    const dlp = { mode: "redact", custom: [{ name: "ticket", pattern: "TCK-[0-9]+" }] };
    const proxy = start([
      "--config",
      config({}, { dlp, proxy: { mode: "embedded", providers: { anthropic: upstream.url } } }),
    ]);
    const { url } = await proxy.started();
    await ask(url, "mail jo@example.org about TCK-77");
    expect(upstream.requests[0]?.body.messages).toEqual([
      { role: "user", content: "mail [REDACTED:email] about [REDACTED:ticket]" },
    ]);
    expect(upstream.requests[0]?.headers["x-api-key"]).toBe("sk-ant-secret-of-the-agent");
    expect((await proxy.stop()).summary.counters.redactions).toBe(2);
  });

  it("keeps bodies in mcp-only, without credentials and without redaction", async () => {
    const rest = {
      dlp: { mode: "redact" },
      proxy: { mode: "mcp-only", providers: { anthropic: upstream.url } },
    };
    const proxy = start(["--config", config({}, rest)]);
    const { url } = await proxy.started();
    const { requestId } = await ask(url, "mail jo@example.org");
    await proxy.stop();
    const reader = new EventReader(storePath(stateDirs(state)));
    const bodies = reader.bodies(requestId ?? "");
    reader.close();
    expect(bodies.map((b) => [b.direction, b.status])).toEqual([
      ["request", null],
      ["response", 200],
    ]);
    expect(Buffer.from(bodies[0]?.body ?? []).toString()).toContain("jo@example.org");
    expect(JSON.stringify(bodies)).not.toContain("secret-of-the-agent");
  });

  it("does not start twice for a session, nor on a port in use", async () => {
    const proxy = start(["--config", config()]);
    const { url } = await proxy.started();
    const again = await netmon(["proxy", "--session", "s", "--state-dir", state]);
    expect(again).toMatchObject({ code: 6, stdout: "" });
    expect(again.stderr).toContain(`session s already has an LLM proxy at ${url} (pid ${proxy.pid})`);
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const { port } = taken.address() as AddressInfo;
    const other = await netmon(["proxy", "--session", "t", "--state-dir", state, "--port", String(port)]);
    taken.close();
    expect(other).toMatchObject({
      code: 6,
      stderr: expect.stringMatching(new RegExp(`port ${port} .* is in use`)),
    });
    expect((await ask(url, "x")).status).toBe(200);
  });

  it("goes on without a store that cannot be used, and says so", async () => {
    mkdirSync(join(state, "lib"), { recursive: true, mode: 0o700 });
    writeFileSync(join(state, "lib/netmon.db"), "this is not a database, and it is long enough".repeat(40), {
      mode: 0o600,
    });
    const proxy = start(["--config", config()]);
    const { url } = await proxy.started();
    expect(proxy.stderr).toMatch(/events are not stored: .*netmon\.db/);
    expect((await ask(url, "x")).text).toContain("[netmon]");
    await proxy.stop();
    expect(proxy.of("netmon_events_dropped")).toMatchObject([
      { where: "store", total: proxy.events.length - 1 },
    ]);
  });

  it.each([
    ["network.fail_closed of a section that enforces", { network: { mode: "enforce", fail_closed: true } }],
    ["fail_closed and enforce_policy alone", { mcp: { enforce_policy: true, fail_closed: true } }],
    ["the sandbox's own switches", { mode: "enforce", fail_closed: true }],
  ])("blocks tools that nobody declared by %s", async (_what, sandbox) => {
    const servers = [{ id: "weather", type: "http", url: weather.url }];
    const mcp = { servers, ...("mcp" in sandbox ? sandbox.mcp : {}) };
    const proxy = start(["--config", config({}, { sandbox: { ...sandbox, mcp } })]);
    const { url } = await proxy.started();
    expect(proxy.stderr).toContain("ENFORCING, fail closed");
    turn = { calls: [{ name: "mcp__stranger__run", args: {} }] };
    expect((await ask(url, "Run it", false)).text).not.toContain('"tool_use"');
    expect(await proxy.event("mcp_tool_call_intercepted")).toMatchObject({
      action: "block",
      reason: "server_undeclared",
      rule: "sandbox.mcp.fail_closed",
    });
    turn = { calls: [{ name: "nobody_has_this", args: {} }] };
    expect((await ask(url, "Run it", false)).text).not.toContain('"tool_use"');
    expect(await proxy.event("mcp_tool_call_intercepted", (e) => e.reason === "unknown_tool")).toMatchObject({
      action: "block",
    });
  });

  it("keeps a configuration from a pipe when it is told to read it again", async () => {
    const text = readFileSync(config(), "utf8");
    const proxy = start(["--config", "/dev/stdin"], { input: text });
    const { url, mode } = await proxy.started();
    expect(mode).toBe("enforce");
    proxy.signal("SIGHUP");
    await proxy.says(/the new config is in force/);
    expect((await ask(url, "Delete Bonn", false)).text).not.toContain('"tool_use"');
    const check = (input: string) => netmon(["config", "check", "-", "--json"], { input });
    const { code, stdout } = await check(text);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).layers[1]).toMatchObject({ layer: "llm", mode: "enforce" });
    expect(await check("")).toMatchObject({ code: 2, stdout: expect.stringContaining("is empty") });
  });

  it("is gone for netmon env when it was killed, and can be started again", async () => {
    const proxy = start(["--config", config()]);
    await proxy.started();
    await proxy.kill();
    const env = await netmon(["env", "--session", "s", "--state-dir", state]);
    expect(env).toMatchObject({
      code: 5,
      stdout: "",
      stderr: expect.stringMatching(/is gone: restart it/),
    });
    const next = start(["--config", config(), "--duration", "100ms"]);
    await next.started();
    expect(await next.ended).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/stopped \(duration\)/),
    });
  });

  it.each([
    [["--config", "/no/such.yaml"], 2, /no\/such\.yaml/],
    [["--port", "70000"], 2, /Give a port/],
    [["--mode", "block"], 2, /Allowed choices are observe, enforce/],
    [["--session", "../x"], 2, /not a session id/],
  ])("refuses %j", async (args, code, why) => {
    const result = await runCli(["proxy", "--session", "s", "--state-dir", state, ...args]);
    expect(result).toMatchObject({ code, stdout: "", stderr: expect.stringMatching(why) });
    expect(result.stderr).not.toMatch(/\n\s+at /);
  });
});
