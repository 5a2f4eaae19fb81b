// group: more-long
/** A fault of one run is that run's: others of its controller neither end nor hear of it. */
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { controllersOf, programOf } from "./controllers.ts";
import { InjectingBuild } from "./injecting-build.ts";
import { NOBODY, Serving } from "./serving.ts";
import type { Started } from "./start-netmon.ts";

const TIME = { timeout: 120_000 };
/** Asks its LLM proxy for something, as often as a file appears. */
const AGENT = `echo up
[[ $ANTHROPIC_BASE_URL =~ :([0-9]+) ]] && port=\${BASH_REMATCH[1]}
until [ -e "$1.end" ]; do
  if [ -e "$1.ask" ]; then
    (
      exec 3<>/dev/tcp/127.0.0.1/$port
      printf 'GET / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n' >&3
      cat <&3
    ) >/dev/null 2>&1
    rm "$1.ask"
    echo asked
  fi
  sleep 0.05
done
exit 5`;

let serving: Serving;
let build: InjectingBuild;
const runs: Started[] = [];

beforeAll(async () => {
  serving = new Serving();
  build = new InjectingBuild(serving.directory);
  const netmon = join(serving.directory, "injecting/netmon");
  chmodSync(netmon, 0o755);
  chmodSync(join(serving.directory, "faults"), 0o777);
  serving.netmon = [netmon];
  await serving.start();
}, 120_000);
afterAll(async () => {
  for (const { child } of runs) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(runs.map(({ ended }) => ended));
  await serving.remove();
});

async function run(): Promise<{ session: string; started: Started; ask(): void; end(): void }> {
  const session = serving.name();
  const file = join(serving.home(NOBODY), session);
  const words = ["run", "--session", session, "--", "bash", "-c", AGENT, "bash", file];
  const started = serving.as(NOBODY, words, build.env);
  runs.push(started);
  await started.says("up");
  expect(programOf(started)).toBe("netmon-shim");
  const put = (what: string): void => writeFileSync(`${file}.${what}`, "");
  return { session, started, ask: () => put("ask"), end: () => put("end") };
}

async function faults(session: string): Promise<unknown[]> {
  const words = ["events", "--session", session, "--type", "netmon_fault", "--format", "json"];
  const { stdout } = await serving.as(NOBODY, words, build.env).ended;
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as unknown]));
}

it("a fault that was contained is recorded in its run alone", TIME, async () => {
  const [one, other] = [await run(), await run()];
  build.inject("proxy", "throw");
  one.ask();
  await one.started.says("asked");
  expect(build.taken("proxy")).toBe(true);
  for (const { end } of [one, other]) end();
  const [mine, its] = [await one.started.ended, await other.started.ended];
  expect([mine.code, its.code]).toEqual([5, 5]);
  expect(mine.stderr).toContain("fault in proxy");
  expect(its.stderr).not.toContain("fault");
  expect(await faults(one.session)).toMatchObject([{ part: "proxy" }]);
  expect(await faults(other.session)).toEqual([]);
});

it.each(["later", "reject"] as const)(
  "an error that nothing contains (%s) ends its run alone",
  TIME,
  async (kind) => {
    const [one, other] = [await run(), await run()];
    const [before] = controllersOf(serving, NOBODY);
    build.inject("proxy", kind);
    one.ask();
    const mine = await one.started.ended;
    expect(mine.code).toBe(16);
    expect(mine.stderr).toContain("stops this run after an uncaught error");
    await expect.poll(() => serving.left(NOBODY, one.session), { timeout: 20_000 }).toEqual([]);
    expect(await faults(one.session)).toMatchObject([{ part: "process", handled: "session_ended" }]);
    other.ask();
    await other.started.says("asked");
    other.end();
    const its = await other.started.ended;
    expect([its.code, controllersOf(serving, NOBODY)]).toEqual([5, [before]]);
    expect(its.stderr).not.toContain("uncaught");
    expect(await faults(other.session)).toEqual([]);
  },
);

it.each([
  ["stands still", "wait 60000", /its event loop stood still for 30 s/],
  ["has no memory left", "memory", /reaching memory limit/],
] as const)("a run that %s ends alone, and no other waits for it", TIME, async (_, kind, why) => {
  const [one, other] = [await run(), await run()];
  const [before] = controllersOf(serving, NOBODY);
  build.inject("proxy", kind);
  one.ask();
  await expect.poll(() => build.taken("proxy")).toBe(true);
  other.ask();
  await other.started.says("asked");
  const third = await run();
  expect(one.started.child.exitCode).toBeNull();
  const mine = await one.started.ended;
  expect(mine.code).toBe(16);
  expect(mine.stderr).toMatch(why);
  await expect.poll(() => serving.left(NOBODY, one.session), { timeout: 20_000 }).toEqual([]);
  for (const { end } of [other, third]) end();
  expect([(await other.started.ended).code, (await third.started.ended).code]).toEqual([5, 5]);
  expect(controllersOf(serving, NOBODY)).toEqual([before]);
  expect(await faults(other.session)).toEqual([]);
});

it("a controller that is stopped holds up a run for 20 s, and no signal", TIME, async () => {
  const first = await run();
  const [stopped] = controllersOf(serving, NOBODY);
  process.kill(stopped?.pid ?? 0, "SIGSTOP");
  onTestFinished(() => {
    process.kill(stopped?.pid ?? 0, "SIGCONT");
  });
  const start = () => {
    const one = serving.as(NOBODY, ["run", "--quiet", "--", "sh", "-c", "echo up; exit 4"], build.env);
    runs.push(one);
    return one;
  };
  const [ended, goesOn] = [start(), start()];
  await delay(2000);
  ended.child.kill("SIGINT");
  expect(await ended.ended).toMatchObject({ signal: "SIGINT", stdout: "" });
  const { code, stdout, stderr } = await goesOn.ended;
  expect([code, stdout]).toEqual([4, "up\n"]);
  expect(stderr).toContain("does not start or answer: this run is a process of its own");
  process.kill(stopped?.pid ?? 0, "SIGCONT");
  first.end();
  expect((await first.started.ended).code).toBe(5);
});
