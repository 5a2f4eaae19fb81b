/** `netmon watch` and the processes of its session: its own canary, and those that can leave or do. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stateDirs } from "../../src/state/paths.ts";
import { readSession } from "../../src/state/store.ts";
import { NOBODY, PEER, Place } from "./place.ts";

const place = new Place("processes");
let open = 0;

beforeAll(async () => {
  open = await place.peer().listen(PEER);
});
afterAll(() => place.remove());

const config = (selftest: number): string =>
  place.config({
    mcp: { servers: [{ id: "open", url: `http://${PEER}:${open}/mcp` }], fail_closed: true },
    network: { mode: "enforce", resolvers: [], selftest_seconds: selftest },
  });

describe("selftest_seconds", () => {
  it("runs the canary again and again, without events of its own", async () => {
    const session = `canary-${process.pid}`;
    const watch = await place.watch(config(1), [], { session });
    const times = new Set<string | null | undefined>();
    const passed = (): number => times.add(readSession(stateDirs(place.stateDir), session)?.verified).size;
    await expect.poll(passed).toBeGreaterThan(2);
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    expect(summary.counters.canary).toBeGreaterThanOrEqual(12); // six hooks, at the start and after 1 s
    expect(summary.counters).toMatchObject({ block: 0, events_emitted: 0 });
    expect(watch.of("mcp_network_connection")).toEqual([]);
  });
});

describe("processes of the session", () => {
  it("processes that can get out are named at the start: uid 0, capabilities, packet sockets, sockets from outside", async () => {
    const agent = place.agent();
    await agent.packet("raw");
    const stranger = place.agent({ cgroup: place.outside });
    await stranger.hold("before", PEER, open);
    await stranger.move(place.cgroup);
    const watch = await place.watch(config(30));
    const { warnings, holes = [] } = await watch.started();
    const text = [...warnings, ...holes.map((hole) => hole.text)].join("\n");
    expect(text).toMatch(new RegExp(`python3 \\(${agent.pid}\\).* can leave the cgroup`));
    expect(text).toMatch(/CAP_NET_RAW/);
    expect(text).toMatch(/CAP_NET_ADMIN/);
    expect(text).toContain(`python3[${agent.pid}] holds an AF_PACKET socket`);
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

  it("processes that leave are reported once", async () => {
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
