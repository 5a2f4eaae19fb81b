// group: more-long
/** A fault of one run is that run's: others of its controller neither end nor hear of it. */
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
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
  for (const { pid } of controllersOf(serving, NOBODY)) process.kill(pid, "SIGTERM");
  await serving.remove();
});

async function run(): Promise<{ session: string; started: Started; ask(): void; end(): void }> {
  const session = serving.name();
  const file = join(serving.home(NOBODY), session);
  const words = ["run", "--session", session, "--", "bash", "-c", AGENT, "bash", file];
  const started = serving.as(NOBODY, words, { ...build.env, NETMON_SHARE_RUNS: "1" });
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
