// group: more-long
/**
 * A store on a file system that hangs: messages go on in observe, and an end is bounded and says what is lost. The file
 * system is one of this test's own, in a file; it thaws after some time even if the test is killed.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { orElse } from "../../src/errors/or-else.ts";
import { claimOf } from "../../src/state/claim.ts";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import { openToolReader } from "../../src/store/tools.ts";
import { sessionPeer } from "../mcp/gateway/calling-peers.ts";
import { EventProcess } from "./event-process.ts";
import { PEER, Place } from "./place.ts";
import { Proxying } from "./proxying.ts";
import { ECHO, Shimmed, scripted } from "./shimming.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 180_000 };
/** Longer than any of the waits, on a busy machine. */
const LONGEST_FROZEN_S = 120;

let directory: string;
let mounted: string;
let thawing: ChildProcess | null;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-frozen-")));
  mounted = join(directory, "mounted");
  thawing = null;
  const memory = join(directory, "memory"); // a busy disk would take minutes to write at the end what is thrown away
  for (const path of [mounted, memory]) mkdirSync(path);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=80m", "frozen-store", memory]);
  const image = join(memory, "image");
  writeFileSync(image, "");
  truncateSync(image, 64 << 20);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  execFileSync("mount", ["-o", "loop", image, mounted]);
});
afterEach(async () => {
  thaw();
  // what was stuck in it ends now
  const unmounted = (path: string): boolean => spawnSync("umount", [path]).status === 0;
  const until = Date.now() + 50_000;
  for (const path of [mounted, join(directory, "memory")]) {
    while (!unmounted(path) && Date.now() < until) await sleep(100);
    spawnSync("umount", ["--lazy", path]); // what still ends there is not waited for any longer
  }
  rmSync(directory, { recursive: true, force: true });
});

function freeze(): void {
  const later = 'sleep "$1"; exec fsfreeze -u "$2"';
  thawing = spawn("sh", ["-c", later, "sh", `${LONGEST_FROZEN_S}`, mounted], {
    detached: true,
    stdio: "ignore",
  });
  execFileSync("fsfreeze", ["-f", mounted]);
}

function thaw(): void {
  if (thawing?.pid === undefined) return;
  spawnSync("fsfreeze", ["-u", mounted]);
  orElse(() => process.kill(-(thawing?.pid as number), "SIGKILL"), false); // it may have thawed it itself
  thawing = null;
}

/** A thread that waits for the disk cannot be ended before; all others are. */
async function onlyStuck(pid: number): Promise<void> {
  while (statesOf(pid).some((state) => state !== "D" && state !== "Z")) await sleep(50);
}

function run(mode: "observe" | "enforce", command: string[]): Shimmed {
  const config = join(directory, "netmon.json");
  writeFileSync(config, JSON.stringify({ sandbox: { mcp: { mode } } }));
  const words = ["run", "--session", "frozen", "--state-dir", join(mounted, "state"), "--config", config];
  return new Shimmed([...words, "--no-kernel", "--agent", "none", "--", ...command]);
}

/** A server that has one more tool each time it is asked for them. */
const GROWING = scripted(`
  const tools = [];
  const results = {
    initialize: () => ({ protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } }),
    "tools/list": () => {
      tools.push({ name: "tool" + tools.length, description: "Adds.", inputSchema: { type: "object" } });
      return { tools };
    },
    "tools/call": () => ({ content: [{ type: "text", text: "done" }] }),
  };
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method } = JSON.parse(line);
    if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method]?.() ?? {} });
  }).on("close", () => process.exit());`);

interface Answer {
  result?: { tools?: { name: string }[] };
  error?: { message: string; data?: { reason: string } };
}

class Growing {
  readonly shim: Shimmed;
  #serial = 0;

  constructor(mode: "observe" | "enforce") {
    const config = join(directory, "netmon.json");
    writeFileSync(config, JSON.stringify({ sandbox: { mcp: { mode } } }));
    const words = ["--config", config, "--session", "frozen", "--server-id", "grows"];
    this.shim = new Shimmed(["shim", ...words, "--state-dir", join(mounted, "state"), "--", ...GROWING]);
  }

  async ask(method: string, params?: object): Promise<Answer> {
    const id = ++this.#serial;
    this.shim.asks(id, method, params);
    return (await this.shim.answer(id)) as Answer;
  }

  async list(): Promise<string[]> {
    const { result } = await this.ask("tools/list");
    return result?.tools?.map(({ name }) => name) ?? [];
  }

  call(name: string): Promise<Answer> {
    return this.ask("tools/call", { name, arguments: {} });
  }

  stored<K extends "tools" | "pins">(kind: K): string[] {
    const reader = openToolReader(storePath(stateDirs(join(mounted, "state"))));
    try {
      return reader[kind]().flatMap(({ toolName }) => (toolName === "" ? [] : [toolName]));
    } finally {
      reader.close();
    }
  }

  /** What is on disk is found there within a moment. */
  async has(kind: "tools" | "pins", names: readonly string[]): Promise<void> {
    while (this.stored(kind).join() !== names.join()) await sleep(50);
  }
}

/** The states of a process's threads. */
function statesOf(pid: number): string[] {
  const threads = orElse(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    orElse(() => [readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8")], []),
  );
  return threads.map((stat) => stat.slice(stat.lastIndexOf(")") + 2).charAt(0));
}

it.each(["observe", "enforce"] as const)(
  "does not keep a run in %s from ending at SIGTERM",
  TIME,
  async (mode) => {
    const netmon = run(mode, ["sh", "-c", "echo started; exec cat"]);
    await netmon.until(() => netmon.stdout.includes("started"));
    freeze();
    netmon.says("passes\n");
    await netmon.until(() => netmon.stdout.includes("passes"));
    process.kill(netmon.pid, "SIGTERM");
    await netmon.until(() => netmon.stderr.includes("no report: the store does not answer"));
    for (const said of ["this netmon's files stay there", "bodies are not on disk"])
      expect(netmon.stderr).toContain(said);
    expect(netmon.stderr).not.toContain("stood still");
    await onlyStuck(netmon.pid);
    thaw();
    expect(await netmon.ended).toMatchObject({ code: 143 });
  },
);

it(
  "does not keep messages from passing in observe, and they are recorded once it goes on",
  TIME,
  async () => {
    const words = ["--session", "frozen", "--state-dir", join(mounted, "state")];
    const shim = new Shimmed(["shim", ...words, "--", ...scripted(ECHO)]);
    shim.asks(1);
    await shim.until(() => shim.stdout.includes('"id":1'));
    freeze();
    for (let id = 2; id < 12; id++) {
      shim.asks(id, "tools/call", { name: "echo", arguments: {} });
      await shim.until(() => shim.stdout.includes(`"id":${id},`));
      await sleep(600);
    }
    thaw();
    shim.closesInput();
    expect(await shim.ended).toMatchObject({ code: 0 });
    const calls = storedEvents(join(mounted, "state"), "frozen").filter(
      ({ type }) => type === "mcp_tool_called",
    );
    expect(calls).toHaveLength(10);
  },
);

it("does not keep new definitions from the agent in observe, nor its calls", TIME, async () => {
  const server = new Growing("observe");
  await server.ask("initialize", { protocolVersion: "2025-11-25", capabilities: {} });
  expect(await server.list()).toEqual(["tool0"]);
  await server.has("pins", ["tool0"]);
  freeze();
  const names = ["tool0"];
  for (let more = 1; more < 6; more++) {
    names.push(`tool${more}`);
    expect(await server.list()).toEqual(names);
    expect(await server.call(`tool${more}`)).toHaveProperty("result");
  }
  await server.shim.until(() => server.shim.stderr.includes("new tools are not pinned"));
  expect(server.shim.stderr).toContain("does not answer");
  expect(server.shim.stderr).not.toContain("stood still");
  thaw();
  await server.has("tools", names);
  // and they are pinned as soon as they can be
  names.push("tool6");
  await server.list();
  await server.has("pins", names);
  server.shim.closesInput();
  expect(await server.shim.ended).toMatchObject({ code: 0 });
});

it("hides and refuses new definitions in enforce until it goes on, and known ones pass", TIME, async () => {
  const server = new Growing("enforce");
  await server.ask("initialize", { protocolVersion: "2025-11-25", capabilities: {} });
  expect(await server.list()).toEqual(["tool0"]);
  await server.has("pins", ["tool0"]);
  freeze();
  // what is read before the disk is known to hang is trusted: what waits for the disk is in force meanwhile
  let asked = 1;
  const newest = (): string => `tool${asked - 1}`;
  do asked++;
  while ((await server.list()).includes(newest()));
  const refused = { error: { data: { reason: "version_changed" } } };
  const { error } = await server.call(newest());
  expect({ error }).toMatchObject(refused);
  expect(error?.message).toContain("cannot be compared");
  expect(await server.call("tool0")).toHaveProperty("result");
  expect(server.shim.stderr).not.toContain("stood still");
  thaw();
  const hidden = newest();
  while (!(await server.list()).includes(hidden)) await sleep(100);
  expect(await server.call(hidden)).toHaveProperty("result");
  server.shim.closesInput();
  expect(await server.shim.ended).toMatchObject({ code: 0 });
});

describe("a watch that enforces", () => {
  it("goes on while the disk hangs, claims no old proof, and ends at SIGTERM", TIME, async () => {
    const place = new Place("frozen");
    try {
      const network = { mode: "enforce", fail_closed: true, resolvers: [], selftest_seconds: 1 };
      const state = join(mounted, "state");
      const config = place.config(stringify({ sandbox: { network } }));
      const watch = await place.watch(config, ["--state-dir", state], { session: "frozen" });
      const agent = place.agent();
      await agent.hammer("denied", PEER, 7, 0.01);
      freeze();
      const claim = (): string | undefined => {
        const record = readSession(stateDirs(state), "frozen");
        return record === null ? undefined : claimOf(record).state;
      };
      while (claim() !== "stale") await sleep(100);
      await watch.says(/netmon status shows old counters/);
      watch.signal("SIGTERM");
      await watch.says(/files stay there/);
      await watch.says(/stopped \(SIGTERM\)/);
      thaw();
      expect((await watch.ended).code).toBe(0);
      const { ok, errors } = await agent.unhammer("denied");
      expect([ok, Object.keys(errors)]).toEqual([0, ["EPERM"]]);
    } finally {
      thaw();
      await place.remove();
    }
  });
});

describe("a proxy", () => {
  it("goes on while the disk hangs, and ends at SIGTERM with what is not stored", TIME, async () => {
    const proxy = new Proxying(["--session", "frozen", "--state-dir", join(mounted, "state"), "--port", "0"]);
    const { url } = await proxy.started();
    freeze();
    expect((await fetch(`${url}/unknown`)).status).toBe(404);
    proxy.signal("SIGTERM");
    await proxy.says(/files stay there/);
    await proxy.says(/stopped \(SIGTERM\)/);
    const lost = await proxy.event("netmon_events_dropped");
    expect(lost).toMatchObject({ where: "store" });
    thaw();
    expect((await proxy.ended).code).toBe(0);
  });
});

describe("a gateway", () => {
  it("goes on while the disk hangs, and ends at SIGTERM with what is not stored", TIME, async () => {
    const upstream = await sessionPeer();
    const state = ["--state-dir", join(mounted, "state"), "--format", "json", "--port", "0"];
    const words = ["gateway", "--session", "frozen", "--upstream", upstream.url, "--server-id", "peer"];
    const gateway = new EventProcess([...words, "--mode", "enforce", ...state]);
    try {
      const { url } = await gateway.event("netmon_inspection_started");
      const client = new Client({ name: "agent", version: "1.0.0" });
      await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
      expect((await client.listTools()).tools.map(({ name }) => name)).toContain("files_read");
      freeze();
      for (let call = 0; call < 5; call++) {
        await client.callTool({ name: "files_read", arguments: { path: "/a" } });
        await sleep(600);
      }
      gateway.signal("SIGTERM");
      await gateway.says(/files stay there/);
      const lost = await gateway.event("netmon_events_dropped");
      expect(lost).toMatchObject({ where: "store" });
      expect(gateway.stderr).not.toContain("stood still");
      thaw();
      expect((await gateway.ended).code).toBe(0);
      expect(gateway.of("mcp_tool_called").map(({ action }) => action)).toEqual(Array(5).fill("allow"));
    } finally {
      thaw();
      await gateway.kill();
      await upstream.close();
    }
  });
});
