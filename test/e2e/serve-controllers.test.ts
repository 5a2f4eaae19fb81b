/** How many runs a controller has, and which controller serves a run where there are others. */
import { copyFileSync, cpSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { controllersOf, programOf } from "./controllers.ts";
import { NOBODY, OTHER, Serving } from "./serving.ts";
import type { Started } from "./start-netmon.ts";

const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const TIME = { timeout: 120_000 };
const MOST = 32;

let serving: Serving;
let started: Started[] = [];

beforeAll(async () => {
  serving = new Serving();
  for (const name of ["dist", "other"]) cpSync(DIST, join(serving.directory, name), { recursive: true });
  serving.netmon = [join(serving.directory, "dist/netmon")];
  await serving.start();
});
afterEach(async () => {
  for (const { child } of started) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(started.map(({ ended }) => ended));
  started = [];
});
afterAll(async () => {
  await serving.remove();
});

function netmon(uid: number, words: string[], own: string[] = []): Started {
  const one = serving.as(uid, words, {}, own);
  started.push(one);
  return one;
}

const run = (uid = NOBODY): Started =>
  netmon(uid, ["run", "--session", serving.name(), "--quiet", "--", "sh", "-c", "echo up; exec sleep 1000"]);

it("a user has as many runs as sessions, and another user's are not affected", TIME, async () => {
  const all = Array.from({ length: MOST }, () => run());
  for (const one of all) await one.says("up");
  expect(new Set(all.map(programOf))).toEqual(new Set(["netmon-shim"]));
  const refused = await run().ended;
  expect([refused.code, refused.stdout]).toEqual([6, ""]);
  expect(refused.stderr).toContain(`${MOST} runs of yours are running, and no more can be`);
  await run(OTHER).says("up");
  all[0]?.child.kill("SIGTERM");
  await all[0]?.ended;
  expect(controllersOf(serving, NOBODY)).toHaveLength(1);
});

it("the controller that a shim alone has started serves runs too", TIME, async () => {
  const [before] = controllersOf(serving, NOBODY);
  if (before) process.kill(before.pid, "SIGTERM");
  await expect.poll(() => controllersOf(serving, NOBODY)).toEqual([]);
  netmon(NOBODY, ["shim", "--log-level", "error", "--", "cat"], ["sh", "-c", 'sleep 20 | "$@"', "sh"]);
  await expect.poll(() => controllersOf(serving, NOBODY), { timeout: 20_000 }).toHaveLength(1);
  const [ofShim] = controllersOf(serving, NOBODY);
  const one = run();
  await one.says("up");
  expect(programOf(one)).toBe("netmon-shim");
  expect(controllersOf(serving, NOBODY)).toEqual([ofShim]);
});

it("another netmon has a controller of its own, also one that is installed over it", TIME, async () => {
  const first = run();
  await first.says("up");
  const [before] = controllersOf(serving, NOBODY);
  serving.netmon = [join(serving.directory, "other/netmon")];
  const other = run();
  await other.says("up");
  expect(programOf(other)).toBe("netmon-shim");
  expect(controllersOf(serving, NOBODY)).toHaveLength(1);
  serving.netmon = [join(serving.directory, "dist/netmon")];
  expect(controllersOf(serving, NOBODY)).toEqual([before]);
  const launcher = join(serving.directory, "dist/netmon");
  copyFileSync(launcher, `${launcher}.new`);
  renameSync(`${launcher}.new`, launcher);
  const later = run();
  await later.says("up");
  expect(controllersOf(serving, NOBODY)).toHaveLength(2);
  expect([first.child.exitCode, other.child.exitCode]).toEqual([null, null]);
});
