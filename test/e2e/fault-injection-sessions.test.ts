// group: more-long
/** A fault in one of several sessions of a process affects only that one: the others continue, and nothing opens in it. */
import { rmdirSync } from "node:fs";
import { encode } from "dns-packet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiServer } from "../unit/app/kubernetes/api-server.ts";
import type { Agent } from "./agent.ts";
import { CountingServer } from "./counting-server.ts";
import { EventProcess } from "./event-process.ts";
import { partsInjectedBy } from "./injected-parts.ts";
import { InjectingBuild } from "./injecting-build.ts";
import { NOBODY, OTHER_PEER, PEER, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";

const place = new Place("faulty");
const groups = { a: place.cgroup, b: place.scratch.make("b"), gone: place.scratch.make("gone") };
let build: InjectingBuild;
let resolving: Resolving;
let clients: { a: ResolvingClient; b: ResolvingClient };
let agents: Agent[];
let denied: CountingServer;
let many: EventProcess;
let serial = 0;

beforeAll(async () => {
  build = new InjectingBuild(place.directory);
  resolving = await Resolving.start(place);
  clients = { a: await resolving.client(groups.a), b: await resolving.client(groups.b) };
  agents = [groups.a, groups.b].map((cgroup) => place.agent({ cgroup, setpriv: NOBODY }));
  denied = await CountingServer.start(place, OTHER_PEER);
});
afterAll(async () => {
  await many?.kill();
  denied?.end();
  await resolving?.end();
  await place.remove();
});

function config(file?: string): string {
  const allow = ["*.pool.test:443", `fresh-${++serial}.test:1`];
  const network = { mode: "enforce", fail_closed: true, allow, resolvers: [PEER] };
  return place.config({ network }, file);
}

it("a fault of one of several sessions restarts or ends that one, and the others go on", {
  timeout: 60_000,
}, async () => {
  const file = config();
  const bpffs = await resolving.ownBpffs();
  const sessions = Object.entries(groups).flatMap(([id, group]) => ["--session", id, "--cgroup", group]);
  many = new EventProcess(
    [
      "watch",
      "--format",
      "json",
      "--state-dir",
      place.stateDir,
      "--end-with-cgroup",
      "--config",
      file,
      ...sessions,
    ],
    { prefix: bpffs, program: build.program, env: { ...build.env, NETMON_SUPERVISOR: String(process.pid) } },
  );
  await many.says("3 of 3 sessions run", 20_000);
  for (const agent of agents) await agent.hammer("denied", OTHER_PEER, denied.port, 0.0005);

  // a part of one session
  build.inject("dns_udp", "throw");
  const questions = [{ type: "A" as const, name: "a-10-78-90-1.pool.test" }];
  const query = encode({ type: "query", id: 7, flags: 0x0100, questions }).toString("hex");
  await clients.a.ask({ op: "ask", server: PEER, port: 53, query, tcp: false, timeout: 0.2 });
  expect(await many.event("netmon_fault")).toMatchObject({ session_id: "a", part: "dns_udp" });

  // a session as a whole
  build.inject("session", "throw");
  config(file);
  const restarted = await many.event("netmon_fault", ({ part }) => part === "session");
  expect(restarted).toMatchObject({ session_id: "a", handled: "restarted", count: 1, total: 1 });
  expect(await clients.b.look("a-10-78-90-2.pool.test")).toEqual({ addresses: ["10.78.90.2"] });
  await many.event("netmon_policy_changed", ({ session_id }) => session_id === "b");
  await many.eventually(() => many.of("netmon_started").length === 4, 10_000, "the session's next start");
  expect(many.of("netmon_started").at(-1)).toMatchObject({ session_id: "a", adopted: true });
  expect(await clients.a.look("a-10-78-90-3.pool.test")).toEqual({ addresses: ["10.78.90.3"] });

  // its end
  build.inject("session", "throw");
  rmdirSync(groups.gone);
  await many.event("netmon_stopped", ({ session_id }) => session_id === "gone");
  await many.says("session gone ended");
  expect(many.of("netmon_fault").at(-1)).toMatchObject({ session_id: "gone", handled: "session_ended" });

  expect(await clients.b.look("a-10-78-90-4.pool.test")).toEqual({ addresses: ["10.78.90.4"] });
  for (const agent of agents) {
    const { ok, errors } = await agent.unhammer("denied");
    expect(ok).toBe(0);
    expect(Object.keys(errors)).toEqual(["EPERM"]);
    expect(errors.EPERM).toBeGreaterThan(100);
  }
  expect(many.of("netmon_stopped").map(({ session_id }) => session_id)).toEqual(["a", "gone"]);
  expect(many.of("netmon_fault").map(({ session_id, part }) => [session_id, part])).toEqual([
    ["a", "dns_udp"],
    ["a", "session"],
    ["gone", "session"],
  ]);
  many.signal("SIGTERM");
  const { code, stderr } = await many.ended;
  expect(code, stderr).toBe(0);
  expect(await denied.count()).toBe(0);
});

it("restarts no session that would be open meanwhile", { timeout: 30_000 }, async () => {
  const [c, d] = [place.scratch.make("c"), place.scratch.make("d")];
  const agent = place.agent({ cgroup: c, setpriv: NOBODY });
  const server = await CountingServer.start(place, OTHER_PEER);
  const file = config();
  const sessions = ["--session", "c", "--cgroup", c, "--session", "d", "--cgroup", d];
  await many.kill();
  many = new EventProcess(
    ["watch", "--format", "json", "--state-dir", place.stateDir, "--no-pin", "--config", file, ...sessions],
    { program: build.program, env: { ...build.env, NETMON_SUPERVISOR: String(process.pid) } },
  );
  await many.says("2 of 2 sessions run", 20_000);
  await agent.hammer("denied", OTHER_PEER, server.port, 0.0005);
  build.inject("session", "throw");
  config(file);
  const [kept, changed] = await Promise.all([
    many.event("netmon_fault"),
    many.event("netmon_policy_changed"),
  ]);
  expect(kept).toMatchObject({ part: "session", handled: "kept" });
  expect(new Set([kept.session_id, changed.session_id])).toEqual(new Set(["c", "d"]));
  const { ok, errors } = await agent.unhammer("denied");
  expect([ok, Object.keys(errors)]).toEqual([0, ["EPERM"]]);
  expect(many.of("netmon_started")).toHaveLength(2);
  many.signal("SIGTERM");
  expect((await many.ended).code).toBe(0);
  expect(await server.count()).toBe(0);
});

it("a fault of what follows a node's pods is one pod's, which has its session with the next attempt", {
  timeout: 60_000,
}, async () => {
  const uidOf = (n: number): string => `0000000${n}-4b5a-6978-8796-a5b4c3d2e1f0`;
  const makePod = (n: number): string => place.scratch.make("kubepods", "burstable", `pod${uidOf(n)}`);
  const askFor = (n: number): void =>
    api.put({ uid: uidOf(n), name: `p${n}`, annotations: { "netmon.dev/session": "" } });
  const api = await ApiServer.start();
  const server = await CountingServer.start(place, OTHER_PEER);
  const bpffs = await resolving.ownBpffs();
  const words = ["watch", "--pods", "--node", "node-1", "--kubernetes", api.url];
  const from = ["--service-account", api.serviceAccount, "--cgroup-root", place.scratch.path];
  const own = ["--config", config(), "--state-dir", place.stateDir, "--format", "json"];
  const start = (): EventProcess =>
    new EventProcess([...words, ...from, ...own], {
      ...{
        prefix: bpffs,
        program: build.program,
        env: { ...build.env, NETMON_SUPERVISOR: String(process.pid) },
      },
    });
  await many.kill();
  many = start();
  const started = (n: number): Promise<unknown> =>
    many.event("netmon_started", (e) => e.session_id === `default.p${n}-0000000${n}`, 20_000);
  const first = place.agent({ cgroup: makePod(1), setpriv: NOBODY });
  askFor(1);
  await started(1);
  await first.hammer("denied", OTHER_PEER, server.port, 0.0005);

  build.inject("kubernetes", "throw");
  const second = place.agent({ cgroup: makePod(2), setpriv: NOBODY });
  askFor(2);
  expect(await many.event("netmon_fault", ({ part }) => part === "kubernetes")).toMatchObject({
    ...{ error: "Error: injected into kubernetes", handled: "tried_again", count: 1 },
  });
  await started(2);
  expect(await second.tcp(OTHER_PEER, server.port)).toEqual({ err: "EPERM" });

  for (const [n, kind] of [[3, "later"] as const, [4, "reject"] as const]) {
    makePod(n);
    build.inject("kubernetes", kind);
    askFor(n);
    expect((await many.ended).code).toBe(16);
    expect(await second.tcp(OTHER_PEER, server.port)).toEqual({ err: "EPERM" });
    many = start();
    await started(n);
  }
  const { ok, errors } = await first.unhammer("denied");
  expect([ok, Object.keys(errors)]).toEqual([0, ["EPERM"]]);
  expect(errors.EPERM).toBeGreaterThan(100);
  expect(await server.count()).toBe(0);
  many.signal("SIGTERM");
  expect((await many.ended).code).toBe(0);
  await api.close();
});

it("is thrown in every part that this test has", () => {
  expect([...build.injected]).toEqual(expect.arrayContaining(partsInjectedBy("fault-injection-sessions")));
});
