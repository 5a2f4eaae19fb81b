// group: alone
/**
 * `netmon watch` when its basis is removed: links removed from the kernel, the cgroup removed and re-created. It notices
 * soon, so this runs alone.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "./agent.ts";
import { attachedPrograms, eventually, OTHER_PEER, PEER, Place } from "./place.ts";

interface BpfLink {
  id: number;
  cgroup_id?: number;
}

const place = new Place("selftest");
let peer: Agent;
let [open, closed] = [0, 0];

beforeAll(async () => {
  peer = place.peer();
  [open, closed] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
});
afterAll(() => place.remove());

const config = (): string =>
  place.config({
    mcp: { servers: [{ id: "open", url: `http://${PEER}:${open}/mcp` }], fail_closed: true },
    network: { mode: "enforce", resolvers: [], selftest_seconds: 30 },
  });

/** Links on this very cgroup: nobody else's are touched. */
function linksOf(cgroupId: bigint): number[] {
  const links = JSON.parse(
    execFileSync("bpftool", ["-j", "link", "show"], { encoding: "utf8" }),
  ) as BpfLink[];
  return links
    .filter((link) => link.cgroup_id !== undefined && BigInt(link.cgroup_id) === cgroupId)
    .map((link) => link.id);
}

const idOf = (path: string): bigint => BigInt(execFileSync("stat", ["-c", "%i", path], { encoding: "utf8" }));

describe("the canary", () => {
  it("proves egress although the policy denies all of this host", async () => {
    const network = { mode: "enforce", resolvers: [], deny: ["127.0.0.0/8"] };
    const watch = await place.watch(place.config({ network }));
    expect(await watch.started()).toMatchObject({ verified: true, warnings: [] });
    expect((await watch.stop()).code).toBe(0);
  });
});

describe("links removed from the kernel", () => {
  it("are noticed long before the next canary, reported, attached again, and the watch ends with 7", async () => {
    const agent = place.agent();
    const watch = await place.watch(config());
    await agent.hammer("closed", OTHER_PEER, closed);
    const removed = Date.now();
    for (const id of linksOf(idOf(place.cgroup)))
      execFileSync("bpftool", ["link", "detach", "id", String(id)]);
    const failed = await watch.event("netmon_enforcement_failed");
    expect(failed.failed).toEqual(expect.arrayContaining(["connect4", "egress", "sock_create"]));
    expect(Date.parse(failed.timestamp) - removed).toBeLessThan(15_000);
    const gap = await watch.event("netmon_gap");
    expect(gap).toMatchObject({ cause: "link_lost", cgroup: expect.stringMatching(/\/session$/) });
    expect(Date.parse(gap.since)).toBeLessThanOrEqual(removed);
    expect(linksOf(idOf(place.cgroup)).length).toBeGreaterThan(5);
    const back = Date.now();
    await watch.says("attached again after a gap");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const hammered = await agent.unhammer("closed");
    expect(hammered.ok_times.filter((t) => t > back)).toEqual([]);
    expect(hammered.err_times.filter((t) => t > back).length).toBeGreaterThan(10);
    expect(await agent.tcp(PEER, open)).toEqual({ ok: true });
    const { code, summary } = await watch.stop();
    expect(code).toBe(7);
    // counters of both attachments
    expect(summary.counters.block).toBeGreaterThanOrEqual(hammered.err_times.length);
    expect(summary.counters.events_emitted).toBe(
      watch.of("mcp_network_connection").filter((e) => e.hook !== "none").length,
    );
    await agent.end();
  });

  it("links of which one is removed count as failed, too", async () => {
    const agent = place.agent();
    const watch = await place.watch(config());
    // the last one is that of a program that refuses nothing
    const [id] = linksOf(idOf(place.cgroup));
    execFileSync("bpftool", ["link", "detach", "id", String(id)]);
    expect((await watch.event("netmon_enforcement_failed")).failed).toHaveLength(1);
    await watch.says("attached again after a gap");
    expect(await agent.tcp(OTHER_PEER, closed)).toEqual({ err: "EPERM" });
    expect((await watch.stop()).code).toBe(7);
    await agent.end();
  });
});

describe("a cgroup removed and made again", () => {
  it("is attached to again at once, enforced and reported with the gap", async () => {
    const path = place.scratch.make("again");
    const watch = place.start(["--cgroup", path, "--config", config()]);
    await watch.started();
    rmdirSync(path);
    await watch.says(/was removed: nothing runs in it/);
    const made = Date.now();
    mkdirSync(path);
    const agent = place.agent({ cgroup: path });
    await agent.hammer("closed", OTHER_PEER, closed);
    const gap = await watch.event("netmon_gap");
    expect(gap.cause).toBe("cgroup_recreated");
    expect(Date.parse(gap.since)).toBeLessThanOrEqual(made);
    const through = await eventually("a refusal", () => attachedPrograms(path).length > 0);
    expect(through).toBe(true);
    await watch.says("was re-created; attached again after a gap");
    const attached = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const hammered = await agent.unhammer("closed");
    const lastThrough = hammered.ok_times.at(-1) ?? made;
    process.stderr.write(
      `cgroup made again: undefended for at most ${Math.round(Math.max(lastThrough, made) - made)} ms, reported after ${Date.parse(gap.timestamp) - made} ms\n`,
    );
    expect(hammered.ok_times.filter((t) => t > attached)).toEqual([]);
    expect(await agent.tcp(OTHER_PEER, closed)).toEqual({ err: "EPERM" });
    expect(await agent.tcp(PEER, open)).toEqual({ ok: true });
    expect((await watch.stop()).code).toBe(0);
    await agent.end();
  });
});
