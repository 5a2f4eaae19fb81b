// group: apart
/** What was refused is told of the server whose process it was, at a cost that does not grow with the connections. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ancestorsOf, ServerProcesses } from "../../../../src/app/shim/server-processes.ts";
import { SessionRefusals } from "../../../../src/app/shim/server-refusals.ts";
import { hindranceText } from "../../../../src/decision/guard/hindrances.ts";
import { orElse } from "../../../../src/errors/or-else.ts";
import * as procfs from "../../../../src/kernel/target/procfs.ts";
import { connection } from "../../analysis/report/sample.ts";

vi.mock("../../../../src/kernel/target/procfs.ts", { spy: true });

let relays: ChildProcess[];

beforeEach(() => {
  relays = [];
});
afterEach(() => {
  vi.useRealTimers();
  for (const { pid = 0 } of relays) orElse(() => process.kill(-pid, "SIGKILL"), false);
});

/** A relay with a server that runs until the test ends. */
async function relay(): Promise<{ relay: number; server: number }> {
  const started = spawn("sh", ["-c", "sleep 1000 & echo $!; wait"], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  relays.push(started);
  const [text] = (await once(started.stdout, "data")) as [Buffer];
  return { relay: started.pid ?? 0, server: Number(text.toString()) };
}

const refused = (pid: number, port: number) =>
  connection(0, { pid, action: "block", reason: "undeclared", rule: null, remote_addr: `192.0.2.7:${port}` });

it("tells each server what was refused to its own processes", async () => {
  const [one, other] = [await relay(), await relay()];
  const refusals = new SessionRefusals(() => {});
  const [ofOne, ofOther] = [refusals.of(one.relay), refusals.of(other.relay)];
  refusals.take(refused(other.server, 1));
  refusals.take(refused(process.pid, 2));
  expect(ofOne.places(0)).toEqual([]);
  expect(ofOther.places(0)).toMatchObject([{ destination: "tcp weather.example:1", count: 1 }]);
  ofOne.close();
  ofOther.close();
});

it("tells of a process that ended before netmon looked, as perhaps another's, to requests under way", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const refusals = new SessionRefusals(() => {});
  const { relay: pid, server } = await relay();
  const own = refusals.of(pid);
  process.kill(server, "SIGKILL");
  await once(relays.at(-1) as ChildProcess, "exit");
  refusals.take(refused(server, 443));
  expect(own.places(0)).toMatchObject([
    { destination: "tcp weather.example:443", owner: "session", count: 1 },
  ]);
  vi.advanceTimersByTime(1000);
  expect(own.places(500)).toEqual([]);
  own.close();
});

it("knows the process that the relay has just made", async () => {
  const { relay: pid, server } = await relay();
  const refusals = new SessionRefusals(() => {});
  const own = refusals.of(pid);
  own.started();
  process.kill(server, "SIGKILL");
  await once(relays[0] as ChildProcess, "exit");
  refusals.take(refused(server, 443));
  expect(own.places(0)).toMatchObject([{ owner: "server" }]);
  own.close();
});

it("folds repeated refusals of one host, and says how often", async () => {
  const { relay: pid, server } = await relay();
  const refusals = new SessionRefusals(() => {});
  const own = refusals.of(pid);
  for (let i = 0; i < 104; i++) refusals.take(refused(server, 443));
  expect(own.places(0)).toMatchObject([{ destination: "tcp weather.example:443", count: 104 }]);
  expect(hindranceText(own.places(0))).toContain(`"tcp weather.example:443", at least 104 times`);
  own.close();
});

it("does not look for a process again with each of its connections", async () => {
  const servers = await Promise.all(Array.from({ length: 5 }, relay));
  const refusals = new SessionRefusals(() => {});
  const all = servers.map((one) => refusals.of(one.relay));
  vi.mocked(procfs.readStat).mockClear();
  for (let port = 1; port <= 2000; port++) refusals.take(refused(process.pid, port));
  expect(vi.mocked(procfs.readStat).mock.calls.length).toBeLessThan(5 * 2000);
  for (const one of all) one.close();
});

it("forgets an ended process soon after the start: its number becomes another's", async () => {
  const { relay: pid, server } = await relay();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const processes = new ServerProcesses(pid);
  vi.advanceTimersByTime(1000);
  process.kill(server, "SIGKILL");
  await once(relays[0] as ChildProcess, "exit");
  expect(ancestorsOf(server)).toBeNull();
  expect(processes.has(server, null)).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(processes.has(server, null)).toBe(false);
  processes.close();
});
