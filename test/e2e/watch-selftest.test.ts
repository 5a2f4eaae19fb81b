/**
 * `netmon watch` when its basis is removed: links removed from the kernel, the cgroup removed and re-created, processes
 * that leave.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "./agent.ts";
import { attachedPrograms, eventually, NOBODY, OTHER_PEER, PEER, Place } from "./place.ts";

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

const config = (selftest: number): string =>
  place.config({
    mcp: { servers: [{ id: "open", url: `http://${PEER}:${open}/mcp` }], fail_closed: true },
    network: { mode: "enforce", resolvers: [], selftest_seconds: selftest },
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

describe("links removed from the kernel", () => {
  it("are noticed within 1.5 s, reported, attached again, and the watch ends with 7", async () => {
    const agent = place.agent();
    const watch = await place.watch(config(30));
    await agent.hammer("closed", OTHER_PEER, closed);
    const removed = Date.now();
    for (const id of linksOf(idOf(place.cgroup)))
      execFileSync("bpftool", ["link", "detach", "id", String(id)]);
    const failed = await watch.event("netmon_enforcement_failed");
    expect(failed.failed).toEqual(expect.arrayContaining(["connect4", "egress", "sock_create"]));
    expect(Date.parse(failed.timestamp) - removed).toBeLessThan(1500);
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

  it("of which one is removed counts as failed, too", async () => {
    const agent = place.agent();
    const watch = await place.watch(config(30));
    const id = linksOf(idOf(place.cgroup)).at(-1) as number;
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
    const watch = place.start(["--cgroup", path, "--config", config(30)]);
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

describe("selftest_seconds", () => {
  it("runs the canary again and again, without events of its own", async () => {
    const watch = await place.watch(config(1));
    await new Promise((resolve) => setTimeout(resolve, 2600));
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    expect(summary.counters.canary).toBeGreaterThanOrEqual(12); // six hooks, at the start and after 1 and 2 s
    expect(summary.counters).toMatchObject({ block: 0, events_emitted: 0 });
    expect(watch.of("mcp_network_connection")).toEqual([]);
  });
});

describe("processes of the session", () => {
  it("that can get out are named at the start: uid 0, capabilities, packet sockets, sockets from outside", async () => {
    const agent = place.agent();
    await agent.packet("raw");
    const stranger = place.agent({ cgroup: place.outside });
    await stranger.hold("before", PEER, open);
    await stranger.move(place.cgroup);
    const watch = await place.watch(config(30));
    const { warnings } = await watch.started();
    const text = warnings.join("\n");
    expect(text).toMatch(new RegExp(`python3 \\(${agent.pid}\\).* can leave the cgroup`));
    expect(text).toMatch(/CAP_NET_RAW/);
    expect(text).toMatch(/CAP_NET_ADMIN/);
    expect(text).toMatch(
      new RegExp(`1 packet or raw sockets? (is|are) open in the session \\(pid ${agent.pid}\\)`),
    );
    expect(text).toMatch(
      new RegExp(
        `1 open sockets? of the session (was|were) made outside its cgroup \\(pid ${stranger.pid}\\)`,
      ),
    );
    for (const warning of warnings) expect(watch.stderr).toContain(JSON.stringify(warning).slice(1, -1));
    await watch.stop();
    await Promise.all([agent.end(), stranger.end()]);
  });

  it("without rights make no warning", async () => {
    const agent = place.agent({ setpriv: NOBODY });
    await agent.tcp(PEER, 1);
    const watch = await place.watch(config(30));
    expect((await watch.started()).warnings).toEqual([]);
    await watch.stop();
    await agent.end();
  });

  it("that leave are reported once", async () => {
    const agent = place.agent();
    await agent.tcp(PEER, 1);
    const watch = await place.watch(config(30));
    expect(await agent.move(place.outside)).toEqual({ ok: true });
    const left = await watch.event("netmon_process_left");
    expect(left).toMatchObject({
      pid: agent.pid,
      comm: "python3",
      uid: 0,
      cgroup: expect.stringMatching(/\/outside$/),
    });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(watch.of("netmon_process_left")).toHaveLength(1);
    expect((await watch.stop()).code).toBe(0);
    await agent.end();
  });
});
