/**
 * A running netmon needs no file of its package: its removal does not break it, nor does an upgrade. Its files are replaced by
 * some that nothing could use, which each late read would meet; `make release-check` installs a real other version.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import { eventually, OTHER_PEER, PEER, Place } from "../e2e/place.ts";
import { ask, Proxying } from "../e2e/proxying.ts";
import { ECHO, Shimmed, ShimPlace, scripted } from "../e2e/shimming.ts";
import { startNetmon } from "../e2e/start-netmon.ts";
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

type Change = "removed" | "replaced";

/** Once the process has its addon, and its store's thread records. */
async function change(how: Change, pid: number, state: string): Promise<void> {
  await expect.poll(() => readFileSync(`/proc/${pid}/maps`, "utf8")).toContain("netmon_addon.node");
  await expect.poll(() => recorded(state, "s").length).toBeGreaterThan(0);
  if (how === "removed") return rmSync(installed, { recursive: true });
  for (const entry of readdirSync(installed, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "netmon-shim") continue; // whose sessions go on with the new one
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.new`, "another version\n", { mode: 0o755 });
    renameSync(`${path}.new`, path);
  }
}

function recorded(state: string, sessionId: string): NetmonEvent[] {
  return storedEvents(state, sessionId);
}

const TIME = { timeout: 120_000 };
const HOW: Change[] = ["removed", "replaced"];

it.each(HOW)("%s, a proxy goes on to answer, block and record, and stops in order", TIME, async (how) => {
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
    await change(how, proxy.pid, state);
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

it.each(HOW)(
  "%s, the controller of a shim goes on to scan, block and record, and ends with it",
  TIME,
  async (how) => {
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
      await change(how, place.controller(shim), place.state);
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
  },
);

it.each(HOW)(
  "%s, a run goes on, and ends with its report, which a thread makes that starts then",
  TIME,
  async (how) => {
    const state = join(directory, "state");
    const waits = ["sh", "-c", 'until [ -e "$0" ]; do sleep 0.1; done', join(directory, "go")];
    const words = ["--session", "s", "--state-dir", state, "--no-kernel", "--", ...waits];
    const run = startNetmon(["run", ...words], {
      program: [program],
      cwd: directory,
      env: { HOME: directory },
    });
    try {
      await change(how, run.child.pid ?? 0, state);
      writeFileSync(join(directory, "go"), "");
      expect(await run.ended).toMatchObject({
        code: 0,
        stderr: expect.stringContaining("netmon report --session s"),
      });
    } finally {
      run.child.kill("SIGKILL");
    }
  },
);

it.each(HOW)("%s, a watch goes on to judge, prove and record, and detaches", TIME, async (how) => {
  const place = new Place("removed");
  try {
    const [agent, peer] = [place.agent(), place.peer()];
    const [open, closed] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
    const config = place.config({
      mcp: { servers: [{ id: "open", url: `http://${PEER}:${open}/mcp` }], fail_closed: true },
      network: { mode: "enforce", resolvers: [], selftest_seconds: 1 },
    });
    const watch = await place.watch(config, [], { program: [program], session: "s" });
    await change(how, watch.pid, place.stateDir);
    expect(await agent.tcp(PEER, open)).toEqual({ ok: true });
    expect(await agent.tcp(OTHER_PEER, closed)).toHaveProperty("err");
    expect(await watch.connection(`${PEER}:${open}`)).toMatchObject({ action: "allow", server_id: "open" });
    expect(await watch.connection(`${OTHER_PEER}:${closed}`)).toMatchObject({ action: "block" });
    // longer than an idle helper is kept
    const later = new Date(Date.now() + 2000).toISOString();
    await eventually(
      "a proof by a helper that started since",
      () => (readSession(stateDirs(place.stateDir), "s")?.verified ?? "") > later,
    );
    expect((await watch.stop()).code).toBe(0);
    expect(recorded(place.stateDir, "s").map(({ type }) => type)).toEqual(
      expect.arrayContaining(["netmon_started", "mcp_network_connection", "netmon_stopped"]),
    );
  } finally {
    await place.remove();
  }
});
