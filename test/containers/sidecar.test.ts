/**
 * Agent and netmon as two containers, as in deploy/compose.yaml: three capabilities, read-only root, the agent's network
 * and process ids. Refusals persist through a kill, a restart and an upgrade of netmon.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { netmon } from "../e2e/start-netmon.ts";
import { buildNetmonImage, NEXT_NETMON_IMAGE } from "./images.ts";
import { type ContainerAgent, ContainerPlace, GOOD, OTHER } from "./place.ts";

vi.setConfig({ testTimeout: 120_000 });

const place = new ContainerPlace("sidecar");
let agent: ContainerAgent;

beforeAll(async () => {
  await place.make();
  agent = place.agent();
  expect(await agent.try(OTHER)).toBe("connected");
  await place.sidecar("agent", { args: ["--pin"] });
}, 180_000);
afterAll(() => place.remove(), 60_000);

const readyFile = () => join(place.engine.directory, "ready/agent.json");
const note = (): Record<string, unknown> => JSON.parse(readFileSync(readyFile(), "utf8"));
/** The gate before the agent, in the agent's container. */
const gate = (...args: string[]) =>
  place.engine.attempt([
    ...["exec", "agent", "node", "/netmon/netmon", "wait-ready", "--ready-file", "/ready/agent.json"],
    ...["--inside", "--enforcing", "--timeout", "2s", ...args],
  ]);

async function refusedOnly(): Promise<void> {
  expect(await agent.try(GOOD)).toBe("connected");
  expect(await agent.try(OTHER)).toBe("EPERM");
}

describe("an agent with a sidecar", () => {
  it("reaches the declared server and is refused the other, by the kernel", refusedOnly);

  it("is refused what comes in by exec, too", async () => {
    expect(await agent.tryByExec(OTHER)).toBe("EPERM");
    expect(await agent.tryByExec(GOOD)).toBe("connected");
  });

  it("needs three capabilities and nothing to write but what is mounted", () => {
    const status = readFileSync(`/proc/${place.engine.pid("sidecar")}/status`, "utf8");
    const [netAdmin, perfmon, bpf] = [12n, 38n, 39n];
    const wanted = (1n << netAdmin) | (1n << perfmon) | (1n << bpf);
    for (const set of ["CapEff", "CapPrm", "CapBnd"])
      expect(BigInt(`0x${status.match(new RegExp(`^${set}:\\s*(\\w+)`, "m"))?.[1]}`)).toBe(wanted);
    expect(status).toMatch(/^NoNewPrivs:\s*1$/m);
  });

  it("is attached to the agent's cgroup and to no other", () => {
    expect(note()).toMatchObject({ cgroup: place.cgroup("agent"), verified: true, target: "process 1" });
    expect(place.cgroup("sidecar")).not.toBe(place.cgroup("agent"));
  });
});

describe("readiness", () => {
  it("is told to a probe in the sidecar", async () => {
    expect(await place.netmon(["wait-ready", "--timeout", "2s"])).toMatchObject({ code: 0 });
    const other = await place.netmon(["wait-ready", "--session", "other", "--timeout", "10ms"]);
    expect(other).toMatchObject({ code: 14, stdout: "" });
    expect(other.stderr).toContain("there is no session other");
  });

  it("is proven to the agent by the kernel, and to nobody outside", async () => {
    expect(await gate()).toMatchObject({ code: 0, stderr: "" });
    expect(await gate("--session", "another", "--timeout", "10ms")).toMatchObject({ code: 14 });
    const outside = ["--ready-file", readyFile(), "--inside", "--timeout", "10ms"];
    const { code, stderr } = await netmon(["wait-ready", ...outside]);
    expect({ code, stderr }).toMatchObject({
      code: 14,
      stderr: expect.stringContaining("not in session agent"),
    });
  });
});

describe("without its sidecar", () => {
  it("what was refused stays refused, and a new sidecar takes over without a gap", async () => {
    await agent.start(OTHER);
    await place.end();
    await refusedOnly();
    expect(await agent.tryByExec(OTHER)).toBe("EPERM");
    expect(existsSync(readyFile())).toBe(true); // nobody was left to remove it: that is why the gate asks the kernel
    expect(await gate()).toMatchObject({ code: 0 });
    await place.sidecar("agent", { args: ["--pin"] });
    expect(note()).toMatchObject({ adopted: true, verified: true });
    const results = await agent.stop();
    expect(Object.keys(results)).toEqual(["EPERM"]);
    await refusedOnly();
  });

  it("an upgrade to another image has no gap either way", async () => {
    buildNetmonImage(place.engine, NEXT_NETMON_IMAGE);
    const before = place.engine.podman(["inspect", "--format", "{{.Image}}", "sidecar"]);
    await agent.start(OTHER);
    await place.end("sidecar", "TERM");
    await place.sidecar("agent", { args: ["--pin"], image: NEXT_NETMON_IMAGE });
    expect(place.engine.podman(["inspect", "--format", "{{.Image}}", "sidecar"])).not.toBe(before);
    expect(note()).toMatchObject({ adopted: true });
    expect(Object.keys(await agent.stop())).toEqual(["EPERM"]);
    await agent.start(GOOD);
    await place.end("sidecar", "TERM");
    await place.sidecar("agent", { args: ["--pin"] });
    expect(Object.keys(await agent.stop())).toEqual(["connected"]);
  });

  it("a new container of the agent is not taken for the guarded one", async () => {
    await place.end();
    place.engine.podman(["rm", "--force", "--time", "0", "agent"]);
    agent = place.agent();
    const { code, stderr } = await gate("--timeout", "50ms");
    expect({ code, stderr }).toMatchObject({
      code: 14,
      stderr: expect.stringContaining("not in session agent"),
    });
    await place.sidecar("agent", { args: ["--pin"] });
    expect(note()).toMatchObject({ adopted: false, cgroup: place.cgroup("agent") });
    expect(await gate()).toMatchObject({ code: 0 });
    await refusedOnly();
  });
});
