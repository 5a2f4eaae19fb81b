// group: more-long
/**
 * Every way in which `netmon watch` can die, with default options: the session stays closed while it is dead, and works
 * again afterwards. Only netmon itself restarts it.
 */
import { writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { detachSession } from "../../src/state/detach.ts";
import { sessionHealth } from "../../src/state/health.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import { Agent } from "../e2e/agent.ts";
import { NOBODY as AS_NOBODY, eventually } from "../e2e/place.ts";
import { configOf, Defence, type DefenceOptions } from "./defence.ts";
import { MemoryLimit } from "./memory-limit.ts";
import { NOBODY, TARGET } from "./topology.ts";
import { useWorld } from "./world.ts";

/** More than a small heap takes. */
const MANY_HOSTS = 120_000;
/** Bytes that a controller may take beyond what it has: more than it does at rest, less than for that many. */
const LITTLE_MEMORY = 24 << 20;
const world = useWorld();
const agents: Agent[] = [];
const defences: Defence[] = [];
afterAll(async () => {
  await Promise.all(agents.map((agent) => agent.end()));
  await Promise.all(defences.map((defence) => defence.kill()));
});

async function launched(options: DefenceOptions = {}): Promise<Defence> {
  const defence = new Defence(world.topology, options);
  defences.push(defence);
  defence.configure("denied");
  await defence.launch();
  return defence;
}

interface Hammered {
  tries: number;
  answered: number;
  arrived: number;
  refused: number;
  other: number;
}

async function whileHammering(work: () => Promise<void>): Promise<{ denied: Hammered; allowed: Hammered }> {
  const clients = ["target4", "decoy4"].map((name) => world.start("hammer", name, NOBODY));
  await Promise.all(clients.map((client) => client.line(0)));
  try {
    await work();
  } finally {
    await Promise.all(clients.map((client) => client.stop()));
  }
  const [denied, allowed] = clients.map((client) => client.lines.at(-1) as unknown as Hammered);
  if (!denied || !allowed) throw new Error("a client said nothing");
  return { denied, allowed };
}

/** A configuration that takes more memory than the process has. */
async function outgrow(defence: Defence): Promise<void> {
  const { pid } = defence;
  const config = configOf("denied", world.topology.dir) as { sandbox: { network: { allow: string[] } } };
  for (let n = 0; n < MANY_HOSTS; n++)
    config.sandbox.network.allow.push(`tcp://10.${n >> 16}.${(n >> 8) & 255}.${n & 255}:1`);
  writeFileSync(defence.configFile, stringify(config));
  await eventually("its end", () => defence.pid !== pid);
  defence.configure("denied");
}

/** The same where the kernel ends it, for a limit on the memory of its cgroup. */
async function outgrowCgroup(defence: Defence): Promise<void> {
  const limit = new MemoryLimit(LITTLE_MEMORY);
  limit.take(defence.pid);
  await outgrow(defence);
  expect(limit.kills).toBe(1);
  limit.remove();
}

/** What a controller is made to do, and how its supervisor tells it. */
const DEATHS: Record<string, [die: (defence: Defence) => void | Promise<void>, told: RegExp]> = {
  "kill -9": [(defence) => void process.kill(defence.pid, "SIGKILL"), /was killed by SIGKILL/],
  abort: [(defence) => void process.kill(defence.pid, "SIGABRT"), /was killed by SIGABRT/],
  "a heap that is full": [outgrow, /was killed by SIG(ABRT|TRAP|ILL)/],
};

describe("netmon watch dies", () => {
  it("in every way, of one session: a denied address is never reached, an allowed one always", async () => {
    const defence = await launched({ env: { NODE_OPTIONS: "--max-old-space-size=56" } });
    expect(defence.started).toMatchObject({ pinned: true, adopted: false, warnings: expect.any(Array) });
    const { denied, allowed } = await whileHammering(async () => {
      for (const [what, [die, told]] of Object.entries(DEATHS)) {
        const log = defence.log.length;
        const back = await defence.comesBack(() => die(defence));
        expect(back, what).toMatchObject({ pinned: true, adopted: true, verified: true });
        expect(defence.log.slice(log), what).toMatch(told);
      }
      // and with its supervisor: nobody starts it again
      const { supervisor, pid } = defence;
      supervisor.kill("SIGKILL");
      await eventually("the controller's end", () => !alive(pid));
      const record = readSession(stateDirs(defence.stateDir), defence.session);
      expect(record && sessionHealth(record)).toMatchObject({ status: "pinned", problem: null });
      await defence.launch();
      expect(defence.started).toMatchObject({ pinned: true, adopted: true, verified: true });
    });
    expect(denied).toMatchObject({ answered: 0, arrived: 0, other: 0 });
    expect(denied.refused).toBe(denied.tries);
    expect(denied.tries).toBeGreaterThan(1000);
    expect(allowed).toMatchObject({ refused: 0, other: 0 });
    expect(allowed.answered).toBe(allowed.tries);
    expect(allowed.tries).toBeGreaterThan(1000);
    const gaps = defence.events.flatMap((e) => (e.type === "netmon_gap" ? [e] : []));
    expect(gaps.length).toBeGreaterThanOrEqual(Object.keys(DEATHS).length);
    for (const gap of gaps) expect(gap).toMatchObject({ cause: "netmon_died", pinned: true });
    await defence.stop();
  }, 120_000);

  it("netmon watch dies of its cgroup's memory limit, with one session, and nothing gets through", async () => {
    const defence = await launched();
    const { denied, allowed } = await whileHammering(async () => {
      const log = defence.log.length;
      const back = await defence.comesBack(() => outgrowCgroup(defence));
      expect(back).toMatchObject({ pinned: true, adopted: true, verified: true });
      expect(defence.log.slice(log)).toMatch(/was killed by SIGKILL/);
    });
    expect(denied).toMatchObject({ answered: 0, arrived: 0, other: 0 });
    expect(denied.refused).toBe(denied.tries);
    expect(denied.tries).toBeGreaterThan(1000);
    expect(allowed).toMatchObject({ refused: 0, other: 0 });
    await defence.stop();
  }, 120_000);

  it("with many sessions in it: none of them is open", async () => {
    const { topology } = world;
    const args = ["--session", "many-b", "--cgroup", topology.sibling];
    const defence = await launched({ session: "many-a", args });
    const beside = new Agent({
      netns: topology.agentNetns,
      cgroup: topology.sibling,
      setpriv: AS_NOBODY,
    });
    agents.push(beside);
    await beside.hammer("denied", TARGET.v4, TARGET.port, 0.001);
    const { denied, allowed } = await whileHammering(async () => {
      const signalled = (signal: NodeJS.Signals) => () => process.kill(defence.pid, signal);
      for (const die of [signalled("SIGKILL"), signalled("SIGABRT"), () => outgrowCgroup(defence)]) {
        const seen = defence.events.length;
        await die();
        const again = () => defence.events.slice(seen).filter((e) => e.type === "netmon_started");
        await eventually("both sessions", () => again().length === 2);
        for (const started of again()) expect(started).toMatchObject({ adopted: true, verified: true });
      }
    });
    const { ok, errors } = await beside.unhammer("denied");
    expect([ok, Object.keys(errors)]).toEqual([0, ["EPERM"]]);
    expect(denied).toMatchObject({ answered: 0, arrived: 0, other: 0 });
    expect(denied.refused).toBe(denied.tries);
    expect(allowed).toMatchObject({ refused: 0, other: 0 });
    await defence.stop();
    detachSession(stateDirs(defence.stateDir), "many-b", { force: true });
  }, 120_000);

  it("netmon watch is not started again where it was asked to end, or could not start", async () => {
    const defence = await launched();
    const code = new Promise((resolve) => defence.supervisor.once("exit", (...end) => resolve(end)));
    process.kill(defence.pid, "SIGSTOP"); // it cannot end in order
    defence.supervisor.kill("SIGTERM");
    process.kill(defence.pid, "SIGKILL");
    expect(await code).toEqual([null, "SIGKILL"]);
    expect(defence.log).not.toMatch(/started again/);
    detachSession(stateDirs(defence.stateDir), defence.session, { force: true });
    const none = new Defence(world.topology, { args: ["--pid", "4194304"] });
    none.configure("denied");
    await expect(none.launch()).rejects.toThrow(/exit 2\)/);
    expect(none.log).not.toMatch(/started again/);
  }, 60_000);
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
