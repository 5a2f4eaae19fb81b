/** netmon watch with several sessions: independent of each other, in one process. */
import { existsSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChainReader } from "../../src/store/chain-reader.ts";
import { verifyChain } from "../../src/store/chain-verify.ts";
import type { Agent } from "./agent.ts";
import { EventProcess } from "./event-process.ts";
import { OTHER_PEER, PEER, Place } from "./place.ts";
import { netmon } from "./start-netmon.ts";

const place = new Place("many");
const groups = { a: place.scratch.make("a"), b: place.scratch.make("b"), c: place.scratch.make("c") };
const processes: Many[] = [];
let agents: { a: Agent; b: Agent };
let [open, other] = [0, 0];

beforeAll(async () => {
  const peer = place.peer();
  [open, other] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
  agents = { a: place.agent({ cgroup: groups.a }), b: place.agent({ cgroup: groups.b }) };
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await place.remove();
});

class Many extends EventProcess {
  constructor(args: string[]) {
    super(["watch", "--format", "json", "--state-dir", place.stateDir, ...args]);
    processes.push(this);
  }
}

/** Allows one place and refuses all others. */
const only = (host: string, port: number, network: object = {}): string =>
  place.config({
    mcp: { servers: [{ id: "one", url: `http://${host}:${port}/mcp` }], fail_closed: true },
    network: { mode: "enforce", resolvers: [], ...network },
  });

describe("several sessions in one process", () => {
  it("each have their own policy, events, record and chain, and end in order", async () => {
    const ready = join(place.directory, "ready.json");
    const many = new Many([
      ...["--session", "a", "--cgroup", groups.a, "--config", only(PEER, open)],
      ...["--session", "b", "--cgroup", groups.b, "--config", only(OTHER_PEER, other)],
      ...["--ready-file", ready],
    ]);
    await many.says("2 of 2 sessions run");
    expect(JSON.parse(readFileSync(ready, "utf8"))).toMatchObject({
      pid: many.pid,
      sessions: expect.arrayContaining([
        expect.objectContaining({ session_id: "a", mode: "enforce", verified: true }),
        expect.objectContaining({ session_id: "b", mode: "enforce", verified: true }),
      ]),
    });
    expect(await agents.a.tcp(PEER, open)).toEqual({ ok: true });
    expect(await agents.b.tcp(OTHER_PEER, other)).toEqual({ ok: true });
    expect(await agents.a.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
    expect(await agents.b.tcp(PEER, open)).toEqual({ err: "EPERM" });
    for (const [session, refused] of [
      ["a", `${OTHER_PEER}:${other}`],
      ["b", `${PEER}:${open}`],
    ])
      await many.event(
        "mcp_network_connection",
        (e) => e.session_id === session && e.action === "block" && e.remote_addr === refused,
      );
    const status = await netmon(["status", "--json", "--state-dir", place.stateDir]);
    const { sessions } = JSON.parse(status.stdout) as { sessions: { session_id: string; status: string }[] };
    expect(sessions.map((s) => [s.session_id, s.status]).sort()).toEqual([
      ["a", "watched"],
      ["b", "watched"],
    ]);

    many.signal("SIGTERM");
    expect((await many.ended).code).toBe(0);
    expect(
      many
        .of("netmon_stopped")
        .map((e) => e.session_id)
        .sort(),
    ).toEqual(["a", "b"]);
    expect(existsSync(ready)).toBe(false);
    expect(many.stderr).toMatch(/2 sessions ended cleanly; the links of 2 stay pinned/);
    expect(await agents.b.tcp(PEER, open)).toEqual({ err: "EPERM" });
    for (const session of ["a", "b"]) place.detach(session);
    // the kernel ends the links a moment after their names
    await expect.poll(() => agents.b.tcp(PEER, open)).toEqual({ ok: true });
    const chain = new ChainReader(join(place.stateDir, "lib", "netmon.db"));
    for (const session of ["a", "b"]) {
      const verdict = verifyChain(chain.records(session), { key: null, anchors: [] });
      expect(verdict.problem).toBeNull();
      expect(verdict.events).toBeGreaterThanOrEqual(3);
    }
    chain.close();
  });

  it("go on when one cannot start; the exit code tells at the end", async () => {
    const many = new Many([
      ...["--config", only(PEER, open)],
      ...["--session", "gone", "--cgroup", join(place.scratch.path, "not-there")],
      ...["--session", "a2", "--cgroup", groups.a],
    ]);
    await many.says("1 of 2 sessions run");
    expect(many.stderr).toMatch(/session gone could not start: there is no cgroup/);
    expect(await agents.a.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
    many.signal("SIGTERM");
    expect((await many.ended).code).toBe(5);
  });

  it("take a changed configuration each", async () => {
    const config = only(PEER, open);
    const many = new Many([
      "--config",
      config,
      "--session",
      "a3",
      "--cgroup",
      groups.a,
      "--session",
      "b3",
      "--cgroup",
      groups.b,
    ]);
    await many.says("2 of 2 sessions run");
    expect(await agents.b.tcp(OTHER_PEER, other)).toEqual({ err: "EPERM" });
    place.config(
      {
        mcp: { servers: [{ id: "one", url: `http://${OTHER_PEER}:${other}/mcp` }], fail_closed: true },
        network: { mode: "enforce", resolvers: [] },
      },
      config,
    );
    for (const session of ["a3", "b3"])
      await many.event("netmon_policy_changed", (e) => e.session_id === session && e.cause === "config");
    expect(await agents.b.tcp(OTHER_PEER, other)).toEqual({ ok: true });
    expect(await agents.a.tcp(PEER, open)).toEqual({ err: "EPERM" });
    many.signal("SIGTERM");
    expect((await many.ended).code).toBe(0);
  });

  it("end with their cgroups where that is asked for, and the process with the last", async () => {
    const short = place.scratch.make("short");
    const many = new Many([
      ...["--end-with-cgroup", "--config", only(PEER, open)],
      ...["--session", "c", "--cgroup", groups.c, "--session", "short", "--cgroup", short],
    ]);
    await many.says("2 of 2 sessions run");
    rmdirSync(short);
    await many.event(
      "netmon_stopped",
      (e) => e.session_id === "short" && e.reason === "the cgroup was removed",
    );
    expect(many.of("netmon_stopped")).toHaveLength(1);
    rmdirSync(groups.c);
    expect((await many.ended).code).toBe(0);
    expect(many.stderr).toContain("the last session ended");
  });
});

describe("the LLM proxies of several sessions", () => {
  it("are announced like that of one: as events and in the ready file", async () => {
    const config = place.config("proxy: { mode: embedded, port: 0 }");
    const ready = join(place.directory, "proxies.json");
    const many = new Many([
      ...["--config", config, "--ready-file", ready, "--no-pin"],
      ...["--session", "a4", "--cgroup", groups.a, "--session", "b4", "--cgroup", groups.b],
    ]);
    const urls = new Map<string, string>();
    for (const session of ["a4", "b4"])
      urls.set(session, (await many.event("netmon_proxy_started", (e) => e.session_id === session)).url);
    await many.says("2 of 2 sessions run");
    const { sessions } = JSON.parse(readFileSync(ready, "utf8")) as {
      sessions: { session_id: string; proxy: { url: string } }[];
    };
    expect(new Map(sessions.map(({ session_id, proxy }) => [session_id, proxy.url]))).toEqual(urls);
    many.signal("SIGTERM");
    expect((await many.ended).code).toBe(0);
    expect(many.of("netmon_proxy_stopped")).toHaveLength(2);
  });
});

describe("a command line of sessions", () => {
  it.each([
    ["two targets", ["--session", "a", "--cgroup", "/x", "--pid", "1"], /session a has two targets/],
    ["the same name twice", ["--session", "a", "--session", "a"], /--session a is given twice/],
    [
      "one without the configuration others have",
      ["--session", "a", "--config", "x", "--session", "b", "--config", "y", "--session", "c"],
      /session c has no configuration/,
    ],
    ["no session", [], /--session <id>/],
    ["pods and sessions", ["--pods", "--session", "a"], /--pods finds its own sessions/],
    ["pods without an API", ["--pods", "--node", "n"], /netmon does not run in a pod/],
  ])("is refused with %s", async (_name, args, why) => {
    const { code, stderr } = await netmon(["watch", "--state-dir", place.stateDir, ...args]);
    expect(stderr).toMatch(why);
    expect(code).toBe(2);
  });
});
