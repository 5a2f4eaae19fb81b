/** A ceiling that is changed under sessions of netmon serve: it holds for them, too, and their users are told. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { NOBODY, OTHER, Serving } from "./serving.ts";
import type { Started } from "./start-netmon.ts";

const TIME = { timeout: 120_000 };
/** Nobody listens at either port: what is allowed is refused by the other end. */
const TRY = `import socket,sys,time
state={}
while True:
  for port in (9,10):
    s=socket.socket()
    try: s.connect(("127.0.0.1",port)); now="open"
    except PermissionError: now="refused"
    except OSError: now="open"
    s.close()
    if state.get(port)!=now: print(port,now,flush=True)
    state[port]=now
  time.sleep(0.02)`;
const BOTH = 'network: { allow: ["127.0.0.1:9", "127.0.0.1:10"] }';
const ONE = 'sandbox: { mode: enforce, fail_closed: true, network: { allow: ["127.0.0.1:9"] } }\n';

let serving: Serving;
const running = new Set<Started>();

beforeAll(async () => {
  serving = new Serving();
  await serving.start();
});
afterAll(() => serving.remove());
beforeEach(() => mkdirSync(join(serving.ceiling, "conf.d"), { recursive: true }));
afterEach(async () => {
  for (const { child } of running) child.kill("SIGTERM");
  for (const { ended } of running) await ended;
  running.clear();
  rmSync(serving.ceiling, { recursive: true, force: true });
});

const bound = (text: string): void => writeFileSync(join(serving.ceiling, "netmon.yaml"), text);
const unbound = (): void => rmSync(join(serving.ceiling, "netmon.yaml"));

/** A run, with its lines of standard output and what it says otherwise. */
function run(uid: number, sandbox: string): { lines(): string[]; said(): string } {
  const session = serving.name();
  const config = join(serving.home(uid), `${session}.yaml`);
  writeFileSync(config, `sandbox: { ${sandbox} }\n`);
  const words = ["run", "--session", session, "--config", config, "--", "/usr/bin/python3", "-c", TRY];
  const started = serving.as(uid, words);
  running.add(started);
  let [out, err] = ["", ""];
  started.child.stdout?.on("data", (part: string) => {
    out += part;
  });
  started.child.stderr?.on("data", (part: string) => {
    err += part;
  });
  return { lines: () => out.split("\n").slice(0, -1), said: () => err };
}

const eventually = { timeout: 30_000 };

it("closes what it does not allow in sessions that run, says so, and opens it again", TIME, async () => {
  const own = run(NOBODY, `mode: enforce, fail_closed: true, ${BOTH}`);
  const observing = run(OTHER, `mode: observe, ${BOTH}`);
  for (const { lines } of [own, observing])
    await expect.poll(lines, eventually).toEqual(["9 open", "10 open"]);
  bound(ONE);
  await expect.poll(own.lines, eventually).toEqual(["9 open", "10 open", "10 refused"]);
  await expect
    .poll(own.said, eventually)
    .toMatch(/sandbox\.network\.allow\[1\] is not allowed by the ceiling, .*netmon\.yaml:1/);
  await expect.poll(() => observing.lines().slice(2).sort(), eventually).toEqual(["10 refused", "9 refused"]);
  await expect.poll(observing.said, eventually).toContain("is beyond the ceiling now");
  unbound();
  await expect.poll(() => own.lines().slice(3), eventually).toEqual(["10 open"]);
  await expect.poll(() => observing.lines().slice(4).sort(), eventually).toEqual(["10 open", "9 open"]);
});

it("tells at the start of a run which entries it leaves out", TIME, async () => {
  bound(ONE);
  const { lines, said } = run(NOBODY, BOTH);
  await expect.poll(lines, eventually).toEqual(["9 open", "10 refused"]);
  expect(said()).toMatch(/sandbox\.network\.allow\[1\] is not allowed by the ceiling/);
});

it("holds for a session that the next service takes over, whatever that allowed before", TIME, async () => {
  const { lines } = run(NOBODY, `mode: observe, ${BOTH}`);
  const enforcing = run(OTHER, `mode: enforce, fail_closed: false, ${BOTH}`);
  for (const one of [lines, enforcing.lines]) await expect.poll(one, eventually).toHaveLength(2);
  bound(ONE);
  await serving.killed();
  await expect.poll(() => lines().slice(2).sort(), eventually).toEqual(["10 refused", "9 refused"]);
  await expect.poll(() => enforcing.lines().slice(2).sort(), eventually).toEqual(["10 refused", "9 refused"]);
});

it("stays what it was for sessions that run when it is broken, and there are no new ones", TIME, async () => {
  bound(ONE);
  const { lines } = run(NOBODY, BOTH);
  await expect.poll(lines, eventually).toEqual(["9 open", "10 refused"]);
  bound("nope: 1");
  await expect.poll(() => serving.log, eventually).toContain("sessions keep the ceiling that they have");
  const next = await serving.as(OTHER, ["run", "--", "true"]).ended;
  expect([next.code, next.stderr]).toEqual([2, expect.stringContaining("netmon.yaml: 1 problem")]);
  expect(lines()).toHaveLength(2);
});

it("is read at once on SIGHUP", TIME, async () => {
  const before = serving.log.split("the ceiling was read again").length;
  process.kill(await serving.listening(0), "SIGHUP");
  await expect.poll(() => serving.log.split("the ceiling was read again").length).toBe(before + 1);
});
