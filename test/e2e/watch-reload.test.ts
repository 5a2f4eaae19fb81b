/**
 * A policy that changes while `netmon watch` runs: in place, without a gap for what both policies allow, and with the
 * old policy in force if the new one cannot be used.
 */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stateDirs } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import type { Agent } from "./agent.ts";
import { OTHER_PEER, PEER, Place } from "./place.ts";
import type { Watching } from "./watching.ts";

const place = new Place("reload");
let agent: Agent;
let peer: Agent;
let [one, two, three] = [0, 0, 0];
let config = "";

beforeAll(async () => {
  agent = place.agent();
  peer = place.peer();
  [one, two, three] = await Promise.all([peer.listen(PEER), peer.listen(PEER), peer.listen(OTHER_PEER)]);
});
afterAll(() => place.remove());

interface Policy {
  /** Ports of declared servers at PEER. */
  servers: number[];
  denied?: string[];
  network?: object;
}

function write({ servers, denied = [], network = {} }: Policy, file?: string): string {
  const mcp = {
    servers: servers.map((port) => ({ id: `p${port}`, url: `http://${PEER}:${port}/mcp` })),
    denied_servers: denied.map((id) => ({ id })),
    fail_closed: true,
  };
  return place.config(
    { mcp, network: { mode: "enforce", resolvers: [], selftest_seconds: 3600, ...network } },
    file,
  );
}

async function reloaded(watch: Watching, change: () => void): Promise<ReturnType<Watching["of"]>[number]> {
  const before = watch.of("netmon_policy_changed").length;
  change();
  return watch.event("netmon_policy_changed", (e) => watch.of("netmon_policy_changed").indexOf(e) >= before);
}

describe("in place", () => {
  let watch: Watching;

  beforeAll(async () => {
    config = write({ servers: [one] });
    watch = await place.watch(config);
  });

  it("by SIGHUP and by a changed file, with no refusal of what stays allowed", async () => {
    await agent.hammer("steady", PEER, one);
    expect(await agent.tcp(PEER, two)).toEqual({ err: "EPERM" });
    const bySignal = await reloaded(watch, () => {
      write({ servers: [one, two] }, config);
      watch.signal("SIGHUP");
    });
    expect(bySignal).toMatchObject({
      cause: "signal",
      generation: 2,
      added: 1,
      changed: 0,
      removed: 0,
      ended: 0,
    });
    expect(await agent.tcp(PEER, two)).toEqual({ ok: true });
    expect(await watch.connection(`${PEER}:${two}`, (e) => e.generation === 2)).toMatchObject({
      server_id: `p${two}`,
      action: "allow",
    });
    for (const servers of [[one, two, 7], [two, one], [one]]) {
      const byFile = await reloaded(watch, () => write({ servers }, config));
      expect(byFile).toMatchObject({ cause: "config" });
    }
    const causes = watch.of("netmon_policy_changed").map(({ cause }) => cause);
    expect(causes).toEqual(["signal", "config", "config", "config"]);
    expect(await agent.tcp(PEER, two)).toEqual({ err: "EPERM" });
    const steady = await agent.unhammer("steady");
    expect(steady.errors).toEqual({});
    expect(steady.ok).toBeGreaterThan(50);
  });

  it("writes the session's record only where it says something new", async () => {
    const { session_id } = watch.of("netmon_started")[0]!;
    const record = () => statSync(join(place.stateDir, "run", session_id, "session.json")).ino;
    const before = record();
    await reloaded(watch, () => watch.signal("SIGHUP"));
    expect(record()).toBe(before);
    await reloaded(watch, () => write({ servers: [one, two] }, config));
    expect(record()).not.toBe(before);
    await reloaded(watch, () => write({ servers: [one] }, config));
  });

  it("ends the live connections of a server that becomes denied, with an event", async () => {
    expect(await agent.hold("live", PEER, one)).toMatchObject({ ok: true });
    expect(await agent.echo("live")).toEqual({ text: "ping" });
    const change = await reloaded(watch, () => write({ servers: [one], denied: [`p${one}`] }, config));
    expect(change).toMatchObject({ changed: 1, ended: 1 });
    const ended = await watch.connection(`${PEER}:${one}`, (e) => e.reason === "connection_ended");
    expect(ended).toMatchObject({
      server_id: `p${one}`,
      action: "block",
      pid: agent.pid,
      hook: "none",
      rule: "sandbox.mcp.denied_servers[0]",
    });
    expect((await agent.echo("live")).err).toMatch(/^E|closed/);
  });

  it("keeps the old policy when the new one is broken, and says where it is broken", async () => {
    await reloaded(watch, () => write({ servers: [one] }, config));
    place.config("sandbox:\n  mcp:\n    servers: [\n", config);
    await watch.says(/not applied, the old policy stays in force/);
    expect(watch.stderr).toMatch(new RegExp(`${config}[^\\n]*4`)); // the line
    expect(await agent.tcp(PEER, one)).toEqual({ ok: true });
    expect(await agent.tcp(PEER, two)).toEqual({ err: "EPERM" });
    place.config("sandbox:\n  mcp:\n    servrs: []\n", config);
    await watch.says(/servrs[\s\S]*servers/);
    expect(await agent.tcp(PEER, one)).toEqual({ ok: true });
  });

  it("takes the next good policy after broken ones", async () => {
    expect(await reloaded(watch, () => write({ servers: [two] }, config))).toMatchObject({
      added: 1,
      removed: 1,
    });
    expect(await agent.tcp(PEER, one)).toEqual({ err: "EPERM" });
    expect(await agent.tcp(PEER, two)).toEqual({ ok: true });
    const { code } = await watch.stop();
    expect(code).toBe(0);
  });
});

describe("a full map", () => {
  it("is a clear error at the start, with nothing attached", async () => {
    const many = Array.from({ length: 40 }, (_, i) => 8000 + i);
    const watch = place.start([
      "--cgroup",
      place.cgroup,
      "--config",
      write({ servers: many, network: { max_rules: 16 } }),
    ]);
    const { code, stderr, stdout } = await watch.ended;
    expect(stdout).toBe("");
    expect(stderr).toMatch(/rules/);
    expect(stderr).toMatch(/max_rules/);
    expect(code).toBe(2);
    expect(place.attached()).toEqual([]);
  });

  it("is a clear error at a reload, with the old policy in force, and a fitting one is applied afterwards", async () => {
    const network = { max_rules: 32 };
    const file = write({ servers: [one], network });
    const watch = await place.watch(file);
    await agent.hammer("steady", PEER, one);
    write({ servers: [one, ...Array.from({ length: 60 }, (_, i) => 8000 + i)], network }, file);
    await watch.says(/old policy stays in force/);
    expect(watch.stderr).toMatch(/max_rules/);
    expect(await agent.tcp(PEER, 8000)).toEqual({ err: "EPERM" });
    expect(await agent.tcp(PEER, two)).toEqual({ err: "EPERM" });
    expect(await reloaded(watch, () => write({ servers: [one, two], network }, file))).toMatchObject({
      added: 1,
      removed: 0,
    });
    expect(await agent.tcp(PEER, two)).toEqual({ ok: true });
    // each fits by itself; old and new together do not
    const others = (from: number) => [one, ...Array.from({ length: 18 }, (_, i) => from + i)];
    await reloaded(watch, () => write({ servers: others(9000), network }, file));
    write({ servers: others(9100), network }, file);
    await watch.says(/side by side/);
    expect(await agent.tcp(PEER, 9001)).toEqual({ err: "ECONNREFUSED" }); // passed by netmon
    expect(await agent.tcp(PEER, 9101)).toEqual({ err: "EPERM" });
    await reloaded(watch, () => write({ servers: [one], network }, file));
    expect(await agent.tcp(PEER, 9001)).toEqual({ err: "EPERM" });
    expect((await agent.unhammer("steady")).errors).toEqual({});
    await watch.stop();
  });
});

describe("from observe to enforce", () => {
  it("ends live connections, proves itself by canary, and then enforces", async () => {
    const file = write({ servers: [one], network: { mode: "observe" } });
    const watch = await place.watch(file);
    expect(await agent.hold("undeclared", OTHER_PEER, three)).toMatchObject({ ok: true });
    expect(await agent.hold("declared", PEER, one)).toMatchObject({ ok: true });
    const canaries = async (): Promise<number> => {
      const { stdout } = await (await import("./start-netmon.ts")).netmon([
        "status",
        "--json",
        "--state-dir",
        place.stateDir,
      ]);
      const { sessions } = JSON.parse(stdout) as { sessions: { mode: string; verified: string }[] };
      return Date.parse(sessions[0]?.verified ?? "");
    };
    const atStart = await canaries();
    const change = await reloaded(watch, () => write({ servers: [one], network: { mode: "enforce" } }, file));
    expect(change).toMatchObject({ ended: 1 });
    expect(
      await watch.connection(`${OTHER_PEER}:${three}`, (e) => e.reason === "connection_ended"),
    ).toMatchObject({ server_id: null, rule: null, mode: "enforce" });
    expect((await agent.echo("undeclared")).err).toMatch(/^E|closed/);
    expect(await agent.echo("declared")).toEqual({ text: "ping" });
    expect(await agent.tcp(OTHER_PEER, three)).toEqual({ err: "EPERM" });
    // the canary runs after the change is reported
    await expect.poll(canaries).toBeGreaterThan(atStart);
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    expect(summary.counters.canary).toBeGreaterThan(6);
  });
});

describe("from observe to enforce and back", () => {
  it("the links are pinned before anything is refused, and let go when nothing is", async () => {
    const mode = (now: "observe" | "enforce"): string =>
      write({ servers: [one], network: { mode: now } }, config);
    config = write({ servers: [one], network: { mode: "observe" } });
    const watch = await place.watch(config, [], { session: "turned" });
    expect((await watch.started()).pinned).toBe(false);
    const linkDir = (): string | null => readSession(stateDirs(place.stateDir), "turned")?.pin_dir ?? null;
    expect(linkDir()).toBe(null);
    await agent.hammer("kept", PEER, one);
    const stricter = await reloaded(watch, () => mode("enforce"));
    expect(stricter).toMatchObject({ mode: "enforce", former_mode: "observe", weaker: false });
    expect(await agent.tcp(PEER, two)).toEqual({ err: "EPERM" });
    const pinned = linkDir() ?? "";
    expect(existsSync(pinned)).toBe(true);
    expect(await reloaded(watch, () => mode("observe"))).toMatchObject({
      layer: "kernel",
      mode: "observe",
      former_mode: "enforce",
      weaker: true,
    });
    await watch.says(/kernel: observing now, was ENFORCING, fail closed: WEAKER/);
    expect([existsSync(pinned), linkDir()]).toEqual([false, null]);
    expect(await agent.tcp(PEER, two)).toEqual({ ok: true });
    await reloaded(watch, () => mode("enforce"));
    await watch.kill();
    expect(await agent.tcp(PEER, two)).toEqual({ err: "EPERM" });
    write({ servers: [one], network: { mode: "enforce", fail_closed: false } }, config);
    const next = await place.watch(config, [], { session: "turned" });
    expect(await next.event("netmon_policy_changed")).toMatchObject({
      cause: "restart",
      layer: "kernel",
      fail_closed: false,
      former_fail_closed: true,
      weaker: true,
    });
    await next.says(/kernel: ENFORCING now, was ENFORCING, fail closed: WEAKER/);
    await next.kill();
    const { ok, errors } = await agent.unhammer("kept");
    expect(ok).toBeGreaterThan(0);
    expect(errors).toEqual({});
    place.detach("turned");
    // the kernel ends the links a moment after their names
    await expect.poll(() => agent.tcp(PEER, two)).toEqual({ ok: true });
  });
});
