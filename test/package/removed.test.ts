/** A running netmon needs no file of its package: an upgrade, or its removal, does not break it. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { OTHER_PEER, PEER, Place } from "../e2e/place.ts";
import { ask, Proxying } from "../e2e/proxying.ts";
import { ECHO, Shimmed, ShimPlace, scripted } from "../e2e/shimming.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import { NETMON } from "../kernel/defence.ts";
import { Upstream } from "../llm/upstream/upstream.ts";

let directory: string;
/** A copy of the built package, without code that V8 compiled. */
let installed: string;
let program: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-removed-"));
  installed = join(directory, "installed");
  cpSync(dirname(NETMON), installed, {
    recursive: true,
    filter: (path) => !/\/compiled-|\.tgz$/.test(path),
  });
  for (const path of [directory, installed]) chmodSync(path, 0o755);
  program = join(installed, "netmon");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Bytes of the modules that these commands may use: the first line of each names others. */
function bytesOfModules(commands: readonly string[]): number {
  const lib = join(installed, "lib");
  const command = new RegExp(`\\./((?:${commands.join("|")})-[A-Z0-9]{8}\\.cjs)`, "g");
  const names = new Set(["main.cjs"]);
  let bytes = 0;
  for (const name of names) {
    const text = readFileSync(join(lib, name), "latin1");
    bytes += text.length;
    const line = text.slice(0, text.indexOf("\n"));
    for (const [, other = ""] of [...line.matchAll(/\.\/(\S+)/g), ...text.matchAll(command)])
      names.add(other);
  }
  return bytes;
}

const SMALL = 32 << 10;

/** Removes the package, once the process has its modules and its addon, and the store's thread has its own. */
async function remove(pid: number, state: string, ...commands: string[]): Promise<void> {
  const bytes = bytesOfModules(commands);
  expect(bytes).toBeGreaterThan(1 << 20);
  const read = () => Number(/^rchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, "utf8"))?.[1]);
  // a watch goes on to read small files of /proc
  for (let before = 0; read() < bytes || read() > before + SMALL; await sleep(200)) before = read();
  await expect.poll(() => readFileSync(`/proc/${pid}/maps`, "utf8")).toContain("netmon_addon.node");
  await expect.poll(() => recorded(state, "s").length).toBeGreaterThan(0);
  rmSync(installed, { recursive: true });
}

function recorded(state: string, sessionId: string): NetmonEvent[] {
  return storedEvents(state, sessionId);
}

const TIME = { timeout: 120_000 };

it("a proxy goes on to answer, block and record, and stops in order", TIME, async () => {
  const calls = [{ name: "mcp__weather__delete_city", args: { city: "Bonn" } }];
  const upstream = await Upstream.start(() => ({ text: "Hello.", calls }));
  const config = join(directory, "netmon.yaml");
  const servers = [{ id: "weather", type: "http", url: "http://127.0.0.1:9/mcp" }];
  const denied_tools = [{ server: "weather", tool: "delete_*" }];
  const content = {
    sandbox: { mcp: { mode: "enforce", servers, denied_tools } },
    proxy: { providers: { anthropic: upstream.url } },
  };
  writeFileSync(config, JSON.stringify(content));
  const state = join(directory, "state");
  const proxy = new Proxying(["--session", "s", "--state-dir", state, "--config", config], {
    program: [program],
  });
  try {
    const { url } = await proxy.started();
    await remove(proxy.pid, state, "proxy");
    for (const stream of [true, false]) {
      const { status, text } = await ask(url, "Delete Bonn.", stream);
      expect(status).toBe(200);
      expect(text).not.toContain('"tool_use"');
    }
    const { code, summary } = await proxy.stop();
    expect(code).toBe(0);
    expect(summary).toMatchObject({ reason: expect.any(String) });
    expect(recorded(state, "s").map(({ type }) => type)).toEqual(
      expect.arrayContaining(["netmon_proxy_started", "mcp_tool_call_intercepted", "netmon_proxy_stopped"]),
    );
  } finally {
    await proxy.kill();
    await upstream.close();
  }
});

it("the controller of a shim goes on to scan, block and record, and ends with it", TIME, async () => {
  const place = new ShimPlace();
  const runtime = join(directory, "runtime");
  mkdirSync(runtime, { mode: 0o700 });
  const words = [
    "--session",
    "s",
    "--server-id",
    "echo",
    "--state-dir",
    place.state,
    "--mode",
    "enforce",
    "--denied",
    "^wipe$",
  ];
  const listing = `${ECHO.replace("{ asked: method }", "method === 'tools/list' ? { tools: ['add', 'wipe'].map((name) => ({ name, description: 'Adds.', inputSchema: { type: 'object' } })) } : { asked: method }")}`;
  const shim = place.keep(
    new Shimmed(["shim", ...words, "--", ...scripted(listing)], {
      env: { XDG_RUNTIME_DIR: runtime },
      program: [program],
    }),
  );
  try {
    shim.asks(1);
    await shim.answer(1);
    await remove(place.controller(shim), place.state, "shim-controller", "shim");
    shim.asks(2, "tools/list");
    const { result } = (await shim.answer(2)) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual(["add"]);
    shim.asks(3, "tools/call", { name: "wipe", arguments: {} });
    expect(JSON.stringify(await shim.answer(3))).not.toContain("asked");
    shim.asks(4, "tools/call", { name: "add", arguments: {} });
    expect(await shim.answer(4)).toMatchObject({ result: { asked: "tools/call" } });
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0, stderr: "" });
    expect(recorded(place.state, "s").map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        "netmon_inspection_started",
        "mcp_tool_seen",
        "mcp_tool_called",
        "netmon_inspection_stopped",
      ]),
    );
  } finally {
    await place.remove();
  }
});

it("a watch goes on to judge and record connections, and detaches", TIME, async () => {
  const place = new Place("removed");
  try {
    const [agent, peer] = [place.agent(), place.peer()];
    const [open, closed] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
    const config = place.config({
      mcp: { servers: [{ id: "open", url: `http://${PEER}:${open}/mcp` }], fail_closed: true },
      network: { mode: "enforce", resolvers: [] },
    });
    const watch = await place.watch(config, [], { program: [program], session: "s" });
    await remove(watch.pid, place.stateDir, "watch", "watch-one");
    expect(await agent.tcp(PEER, open)).toEqual({ ok: true });
    expect(await agent.tcp(OTHER_PEER, closed)).toHaveProperty("err");
    expect(await watch.connection(`${PEER}:${open}`)).toMatchObject({ action: "allow", server_id: "open" });
    expect(await watch.connection(`${OTHER_PEER}:${closed}`)).toMatchObject({ action: "block" });
    expect((await watch.stop()).code).toBe(0);
    expect(recorded(place.stateDir, "s").map(({ type }) => type)).toEqual(
      expect.arrayContaining(["netmon_started", "mcp_network_connection", "netmon_stopped"]),
    );
  } finally {
    await place.remove();
  }
});
