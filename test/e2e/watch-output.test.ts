/**
 * Delivery of events: readers that leave, slow readers, a ring that is too small. Whatever happens to events, the
 * counters are exact and netmon is not delayed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NetmonEvent, NetmonStopped } from "../../src/event/event.ts";
import { run } from "../kernel/command.ts";
import type { Agent } from "./agent.ts";
import { parseEvent } from "./event-shape.ts";
import { eventually, PEER, Place } from "./place.ts";
import { startNetmon } from "./start-netmon.ts";

const place = new Place("output");
let agent: Agent;
let port = 0;

beforeAll(async () => {
  agent = place.agent();
  port = await place.peer().listen(PEER);
});
afterAll(() => place.remove());

const config = (network: object = {}): string =>
  place.config({
    mcp: { servers: [{ id: "open", url: `http://${PEER}:${port}/mcp` }], fail_closed: true },
    network: { mode: "enforce", resolvers: [], ...network },
  });
const args = (file: string, session: string): string[] => [
  ...[
    "watch",
    "--session",
    session,
    "--state-dir",
    place.stateDir,
    "--cgroup",
    place.cgroup,
    "--config",
    file,
    "--no-pin",
  ],
];

describe("a reader that goes away", () => {
  it("ends the watch in order: exit code 0, summary; the session stays closed", async () => {
    const watch = await place.watch(config(), [], { session: "left" });
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
    await watch.connection(`${PEER}:1`);
    watch.stdout.destroy();
    await agent.tcp(PEER, 2);
    const { code, stderr } = await watch.ended;
    expect(code).toBe(0);
    expect(stderr).toMatch(/stopped \(stdout was closed by its reader\) after .* 2 blocked/);
    expect(stderr).not.toMatch(/EPIPE|\n {4}at /);
    expect(await agent.tcp(PEER, 1)).toEqual({ err: "EPERM" });
    place.detach("left");
    // the kernel ends the links a moment after their names
    await expect.poll(() => place.attached()).toEqual([]);
  });

  it("as in `netmon watch | head -2`, for people", async () => {
    const entry = fileURLToPath(new URL("./netmon.ts", import.meta.url));
    const script = `"$0" --import tsx "$@" | head -2; echo "\${PIPESTATUS[0]}"`;
    const child = spawn("bash", ["-c", script, process.execPath, entry, ...args(config(), "head")]);
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk) => (stdout += String(chunk)));
    child.stderr.on("data", (chunk) => (stderr += String(chunk)));
    const closed = once(child, "close");
    await agent.hammer("unseen", PEER, 3, 0.01);
    await closed;
    await agent.unhammer("unseen");
    expect(stdout).toMatch(
      /^\d{4}-\d\d-\d\d \(UTC\)\n\d\d:\d\d:\d\d\.\d{3} {2}(started: enforce, fail closed|BLOCK .* undeclared, EPERM).*\n0\n$/,
    );
    expect(stderr).toMatch(/stopped \(stdout was closed by its reader\)/);
    expect(place.attached()).toEqual([]);
  });
});

describe("a reader that is slow", () => {
  /** Events of a flood: more than wait for a reader (16 MiB). */
  const FLOOD = 70_000;

  it("costs events, which are counted and reported; netmon goes on meanwhile", async () => {
    const fifo = join(place.directory, "fifo");
    run("mkfifo", [fifo]);
    const reading = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const file = config({ fold_ms: 0 });
    const prefix = ["sh", "-c", `exec "$@" > ${fifo}`, "sh"];
    const started = startNetmon([...args(file, "slow"), "--format", "json"], { prefix });
    let stderr = "";
    started.child.stderr?.on("data", (text: string) => (stderr += text));
    try {
      await eventually("the attached line", () => stderr.includes("ENFORCING"), 20_000);
      expect(await agent.udp(PEER, 9, FLOOD)).toEqual({ EPERM: FLOOD });
      // it is not held up: a policy change is taken
      expect(await agent.tcp(PEER, 4)).toEqual({ err: "EPERM" });
      place.config(
        {
          mcp: { fail_closed: true },
          network: { mode: "enforce", resolvers: [], allow: [`tcp://${PEER}:4`], fold_ms: 0 },
        },
        file,
      );
      const passes = async (): Promise<boolean> => (await agent.tcp(PEER, 4)).err === "ECONNREFUSED";
      const deadline = Date.now() + 25_000;
      while (!(await passes())) expect(Date.now()).toBeLessThan(deadline);
      // and it ends although nobody reads
      started.child.kill("SIGTERM");
      const reader = new net.Socket({ fd: reading, readable: true, writable: false });
      await eventually("the end of the watch's work", () => place.attached().length === 0);
      let text = "";
      reader.setEncoding("utf8").on("data", (chunk) => (text += String(chunk)));
      await started.ended.then(() => new Promise((resolve) => setTimeout(resolve, 50)));
      await (reader.readableEnded ? Promise.resolve() : once(reader, "end"));
      const events: NetmonEvent[] = text.trimEnd().split("\n").map(parseEvent);
      const { counters } = events.find((e) => e.type === "netmon_stopped") as NetmonStopped;
      const reports = events.filter((e) => e.type === "netmon_events_dropped");
      const left = reports.reduce((sum, e) => sum + (e.where === "output" ? e.dropped : 0), 0);
      expect(reports.map((e) => e.where)).not.toContain("kernel_ring");
      expect(left).toBeGreaterThan(0);
      expect(counters.block).toBeGreaterThan(FLOOD);
      expect([counters.events_emitted, counters.events_dropped]).toEqual([counters.block, 0]);
      // besides connections: started, policy changed, stopped
      expect(events.length - reports.length + left).toBe(counters.events_emitted + 3);
    } finally {
      started.child.kill("SIGKILL");
      await started.ended;
    }
  });
});

describe("a reader that never reads", () => {
  it("does not keep the watch from detaching, and a second SIGTERM ends it", async () => {
    const fifo = join(place.directory, "stuck");
    run("mkfifo", [fifo]);
    const reading = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const prefix = ["sh", "-c", `exec "$@" > ${fifo}`, "sh"];
    const started = startNetmon([...args(config({ fold_ms: 0 }), "stuck"), "--format", "json"], { prefix });
    let stderr = "";
    started.child.stderr?.on("data", (text: string) => (stderr += text));
    await eventually("the attached line", () => stderr.includes("ENFORCING"), 20_000);
    expect(await agent.udp(PEER, 9, 2000)).toEqual({ EPERM: 2000 }); // a megabyte of events
    started.child.kill("SIGTERM");
    await eventually("the end of the watch's work", () => place.attached().length === 0);
    expect(started.child.exitCode).toBe(null);
    started.child.kill("SIGTERM");
    expect((await started.ended).signal).toBe("SIGTERM");
    closeSync(reading);
  });
});

describe("a ring that is too small for a flood", () => {
  it.each([
    ["4096", 30_000],
    ["64KiB", 60_000],
  ])("what a flood of %s loses is counted, and the totals add up exactly", async (ring_bytes, flood) => {
    const watch = await place.watch(config({ ring_bytes, fold_ms: 0 }));
    expect(await agent.udp(PEER, 9, flood)).toEqual({ EPERM: flood });
    expect(await agent.tcps(PEER, port, 20)).toEqual({});
    await watch.event("netmon_events_dropped", (e) => e.where === "kernel_ring");
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    const c = summary.counters;
    expect(c.block).toBe(flood);
    expect(c.allow).toBe(20);
    expect(c.events_dropped).toBeGreaterThan(0);
    expect(c.events_folded).toBe(0);
    expect(c.events_emitted + c.events_dropped).toBe(flood + 20);
    expect(watch.of("mcp_network_connection").length).toBe(c.events_emitted);
    const reports = watch.of("netmon_events_dropped").filter((e) => e.where === "kernel_ring");
    expect(reports.reduce((sum, e) => sum + e.dropped, 0)).toBe(c.events_dropped);
    expect(reports.at(-1)?.total).toBe(c.events_dropped);
  });
});
