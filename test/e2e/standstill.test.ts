// group: more-long
/**
 * An event loop that stands still: it is noticed, reported, and in enforce it ends netmon and the session that is its
 * own. A process that is stopped or busy is none.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { NetmonFault } from "../../src/event/event.ts";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { InjectingBuild } from "./injecting-build.ts";
import { PEER, Place } from "./place.ts";
import { processesWith } from "./processes.ts";
import { Shimmed } from "./shimming.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 180_000 };
const STANDS_STILL = "the event loop has stood still for 5 s";
const EXIT_STANDSTILL = 18;
/** Longer than any test. */
const EVER = 3_600_000;

let directory: string;
let build: InjectingBuild;
let serial = 0;

beforeAll(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-standstill-")));
  build = new InjectingBuild(directory);
}, 120_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Run {
  netmon: Shimmed;
  session: string;
}

function start(session: string, mode: "observe" | "enforce", options: string[], command: string[]): Shimmed {
  const config = join(directory, `${session}.json`);
  const sandbox = { mcp: { mode }, network: { mode, resolvers: [] } };
  writeFileSync(config, JSON.stringify({ sandbox, proxy: { mode: "disabled" } }));
  const words = ["run", "--session", session, "--state-dir", join(directory, "state"), "--config", config];
  return new Shimmed([...words, "--agent", "none", "--quiet", ...options, "--", ...command], {
    program: build.program,
    env: build.env,
  });
}

/** A run whose command waits for the end of its input. */
async function running(mode: "observe" | "enforce", ...options: string[]): Promise<Run> {
  const session = `still-${process.pid}-${++serial}`;
  const netmon = start(session, mode, options, ["sh", "-c", "echo started; exec cat"]);
  await netmon.until(() => netmon.stdout.includes("started"));
  return { netmon, session };
}

async function holds(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

async function standStill(ms: number): Promise<void> {
  build.inject("loop", `wait ${ms}`);
  await holds(() => build.taken("loop"));
}

/** Resolves to the exit code of netmon itself, whose command may go on. */
async function exitCode({ child }: Shimmed): Promise<number | null> {
  await holds(() => child.exitCode !== null || child.signalCode !== null);
  return child.exitCode;
}

/** What netmon itself could not remove, the next one does. */
async function nextRun({ netmon, session }: Run): Promise<void> {
  netmon.closesInput();
  await netmon.ended;
  await holds(() => processesWith(session).length === 0); // the guard kills what it finds
  const next = await start(session, "observe", [], ["true"]).ended;
  expect([next.code, next.stderr]).toEqual([0, expect.anything()]);
}

describe("an event loop that stands still", () => {
  it("ends an enforcing run and its session", TIME, async () => {
    const run = await running("enforce");
    await standStill(EVER);
    expect(await exitCode(run.netmon)).toBe(EXIT_STANDSTILL);
    expect(run.netmon.stderr).toContain(STANDS_STILL);
    const events = join(sessionCgroupPath(run.session), "cgroup.events");
    await holds(() => readFileSync(events, "utf8").includes("populated 0"));
    await nextRun(run);
  });

  it("ends an enforcing run without the kernel layer", TIME, async () => {
    const run = await running("enforce", "--no-kernel");
    await standStill(EVER);
    expect(await exitCode(run.netmon)).toBe(EXIT_STANDSTILL);
    await nextRun(run);
  });

  it("is said and recorded in observe, which goes on", TIME, async () => {
    const run = await running("observe", "--no-kernel");
    await standStill(8000);
    await holds(() => run.netmon.stderr.includes(STANDS_STILL));
    await holds(() => run.netmon.stderr.includes("fault in loop"));
    run.netmon.closesInput();
    expect(await run.netmon.ended).toMatchObject({ code: 0 });
    const events = storedEvents(join(directory, "state"), run.session);
    const faults = events.filter((event): event is NetmonFault => event.type === "netmon_fault");
    expect(faults).toMatchObject([{ part: "loop", handled: "kept" }]);
  });

  it(
    "ends an enforcing watch, which is started again and records it; what is pinned refuses meanwhile",
    TIME,
    async () => {
      const place = new Place("standstill");
      try {
        const network = { mode: "enforce", fail_closed: true, resolvers: [] };
        const watch = await place.watch(place.config(stringify({ sandbox: { network } })), ["--pin"], {
          ...{ program: build.program, env: build.env },
        });
        const agent = place.agent();
        await agent.hammer("denied", PEER, 7, 0.01);
        await standStill(EVER);
        await watch.says(/the controller stood still and was ended: it is started again/);
        await watch.event("netmon_gap", () => true);
        const fault = await watch.event("netmon_fault", () => true);
        expect(fault).toMatchObject({ part: "loop", handled: "restarted" });
        // and SIGTERM ends one that stands still again
        await standStill(EVER);
        watch.signal("SIGTERM");
        expect((await watch.ended).code).toBe(143);
        const { ok, errors } = await agent.unhammer("denied");
        expect([ok, Object.keys(errors)]).toEqual([0, ["EPERM"]]);
      } finally {
        await place.remove();
      }
    },
  );

  it.each([
    ["SIGTERM", 143],
    ["SIGINT", 130],
  ] as const)("ends by %s in observe too", TIME, async (signal, code) => {
    const run = await running("observe", "--no-kernel");
    await standStill(EVER);
    run.netmon.child.kill(signal);
    expect(await exitCode(run.netmon)).toBe(code);
    await nextRun(run);
  });

  it("is none in a process that was stopped, nor in one that waits for seconds at a time", TIME, async () => {
    const run = await running("enforce", "--no-kernel");
    run.netmon.child.kill("SIGSTOP");
    await sleep(7000);
    run.netmon.child.kill("SIGCONT");
    for (let turn = 0; turn < 3; turn++) await standStill(2500);
    await sleep(3000);
    run.netmon.closesInput();
    const ended = await run.netmon.ended;
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stderr).not.toContain(STANDS_STILL);
  });
});
