/**
 * What bypasses every hook, and every surface that says so: it opens before netmon attaches, and after; a session ended for
 * it; a proof that nobody repeats.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimOf } from "../../src/state/claim.ts";
import type { SessionOverview } from "../../src/state/overview.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import { Agent } from "./agent.ts";
import { controllerOf } from "./event-process.ts";
import { eventually, Place } from "./place.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

/** Many processes of netmon start one after the other. */
const TIME = { timeout: 120_000 };

/** Of each test: a cgroup without a network of its own. */
let place: Place;
let agents: Agent[] = [];
let session = 0;
let name = "";

beforeEach(() => {
  place = new Place("coverage", false);
});
afterEach(async () => {
  await Promise.all(agents.map((agent) => agent.end()));
  agents = [];
  await place.remove();
});

/** With every right, and no hole before it opens one. */
function start(): Agent {
  const agent = new Agent({ cgroup: place.cgroup });
  agents.push(agent);
  return agent;
}

const config = (network: object = {}, rest = ""): string =>
  place.config(
    `sandbox: ${JSON.stringify({ network: { mode: "enforce", resolvers: [], fail_closed: true, ...network } })}\n${rest}`,
  );

/** Under a name that status and readiness are asked for. */
function watch(file: string): Promise<Watching> {
  name = `covered-${process.pid}-${++session}`;
  return place.watch(file, [], { session: name });
}

async function status(): Promise<SessionOverview> {
  const { stdout } = await netmon(["status", "--state-dir", place.stateDir, "--json"]);
  const { sessions } = JSON.parse(stdout) as { sessions: SessionOverview[] };
  const own = sessions.find(({ session_id }) => session_id === name);
  if (!own) throw new Error(`no session ${name} in ${stdout}`);
  return own;
}

const ready = (timeout = "1s") =>
  netmon(["wait-ready", name, "--state-dir", place.stateDir, "--enforcing", "--timeout", timeout]);

describe("a packet socket", TIME, () => {
  it("a packet socket that opens later ends the claim on every surface, until it closes", async () => {
    const watching = await watch(config({}, 'audit: {"prometheus": {"listen": "127.0.0.1:0"}}'));
    expect(watching.stderr).toContain("ENFORCING session");
    const url = await eventually("the address", () => /http:\S+(?=\/metrics)/.exec(watching.stderr)?.[0]);
    const agent = start();
    // the right alone is no hole: every default container has it
    expect((await status()).claim).toBe("enforcing");
    await agent.packet("raw");
    const opened = await watching.event("netmon_coverage_changed");
    expect(opened).toMatchObject({
      covered: false,
      holes: [{ kind: "packet_socket", pid: agent.pid, remedy: expect.stringContaining("CAP_NET_RAW") }],
    });
    const uncovered = await status();
    expect(uncovered).toMatchObject({ claim: "uncovered", problem: expect.stringMatching(/^NOT COVERED: /) });
    expect((await netmon(["status", "--state-dir", place.stateDir])).stdout).not.toContain("ENFORCING");
    expect(await ready()).toMatchObject({ code: 14, stderr: expect.stringContaining("NOT COVERED") });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^netmon_enforcement_verified\{[^}]*\} 0$/m);
    expect(metrics).toMatch(/^netmon_coverage_holes\{[^}]*\} 1$/m);
    await agent.drop("raw");
    await watching.event("netmon_coverage_changed", ({ covered }) => covered);
    const { claim, coverage } = await status();
    expect([claim, coverage?.holes]).toEqual(["enforcing", []]);
    expect(coverage?.possible.join()).toContain("CAP_NET_RAW");
    expect((await ready()).code).toBe(0);
    await agent.end();
    expect((await watching.stop()).code).toBe(7);
    const report = await netmon(["report", name, "--state-dir", place.stateDir]);
    expect(report.stdout).toMatch(/NOT COVERED from \S+ to \S+:\s+python3\[\d+\] holds an AF_PACKET/);
  });

  it("a packet socket that is open already is in the first line, which does not say ENFORCING", async () => {
    const agent = start();
    await agent.packet("raw");
    const watching = await watch(config());
    expect(watching.stderr).not.toContain("ENFORCING");
    expect(watching.stderr).toMatch(/attached in enforce mode, NOT COVERED, session .* AF_PACKET socket/);
    expect((await watching.started()).holes).toHaveLength(1);
    await agent.end();
    expect((await watching.stop()).code).toBe(7);
  });
});

describe("the ready file of an observing session", TIME, () => {
  it("says which hole has opened, and stays verified", async () => {
    const file = join(place.directory, "ready.json");
    const facts = () => JSON.parse(readFileSync(file, "utf8")) as { verified: boolean; holes: object[] };
    const watching = await place.watch(config({ mode: "observe" }), ["--ready-file", file]);
    await eventually("the ready file", () => existsSync(file));
    expect(facts()).toMatchObject({ verified: true, holes: [] });
    const agent = start();
    await agent.packet("raw");
    await eventually("the hole", () => facts().holes.length === 1);
    expect(facts().verified).toBe(true);
    await agent.end();
    expect((await watching.stop()).code).toBe(0);
  });
});

describe("strict_coverage", TIME, () => {
  it("does not start over a hole", async () => {
    const agent = start();
    await agent.packet("raw");
    const file = config({ strict_coverage: true });
    const args = ["watch", "--session", "strict", "--state-dir", place.stateDir, "--cgroup", place.cgroup];
    const { code, stderr } = await netmon([...args, "--config", file]);
    expect([code, stderr]).toEqual([7, expect.stringContaining("strict_coverage")]);
    expect(place.attached()).toEqual([]);
    await agent.end();
  });

  it("ends the session when a hole opens", async () => {
    const watching = await watch(config({ strict_coverage: true }));
    const agent = start();
    await agent.packet("raw");
    const { code, stderr } = await watching.finished();
    expect([code, stderr]).toEqual([7, expect.stringContaining("strict_coverage")]);
    await eventually("the end of the agent", () => !existsSync(`/proc/${agent.pid}`));
    await agent.end();
  });
});

describe("a netmon that stands still", TIME, () => {
  it("proves nothing from twice its interval on", async () => {
    const watching = await watch(config({ selftest_seconds: 1 }));
    expect((await ready("20s")).code).toBe(0);
    const controller = controllerOf(watching.pid);
    // its supervisor too, which would end it
    for (const pid of [watching.startedPid, controller]) process.kill(pid, "SIGSTOP");
    try {
      const record = readSession(stateDirs(place.stateDir), name);
      if (record === null) throw new Error("no record");
      await eventually("a proof that is too old", () => claimOf(record).state === "stale");
      const { claim, problem, status: state } = await status();
      expect([state, claim, problem]).toEqual(["watched", "stale", expect.stringContaining("stands still")]);
      expect(await ready()).toMatchObject({ code: 14, stderr: expect.stringContaining("stands still") });
      const entered = await netmon(["exec", "--session", name, "--state-dir", place.stateDir, "--", "true"]);
      expect([entered.code, entered.stderr]).toEqual([125, expect.stringContaining("stands still")]);
    } finally {
      for (const pid of [controller, watching.startedPid]) process.kill(pid, "SIGCONT");
    }
    await eventually("a new proof", () => {
      const record = readSession(stateDirs(place.stateDir), name);
      return record !== null && claimOf(record).state === "enforcing";
    });
    expect((await watching.stop()).code).toBe(0);
  });
});
