/**
 * The main use of `netmon watch`: a real MCP client (official SDK, streamable HTTP) in a session, real servers
 * outside, each in its own network namespace.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Agent } from "./agent.ts";
import { AGENT, OTHER_PEER, PEER, PEER6, Place } from "./place.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const TSX = import.meta.resolve("tsx");
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** As bpftool names them. */
const IP_HOOKS = [
  "cgroup_inet4_connect",
  "cgroup_inet6_connect",
  "cgroup_udp4_sendmsg",
  "cgroup_udp6_sendmsg",
  "cgroup_inet_sock_create",
  "cgroup_inet_egress",
];

interface Visit {
  name: string;
  ok: boolean;
  saw: string;
}

const place = new Place("mcp");
const servers: ChildProcess[] = [];
let agent: Agent;
let peer: Agent;
let weather = 0;
let shadow = 0;

async function serve(name: string, tool: string, address: string): Promise<number> {
  const words = ["netns", "exec", place.peerNetns, process.execPath, "--import", TSX];
  const child = spawn("ip", [...words, file("../demo/server.ts"), name, tool, address], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  servers.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return Number(line);
}

/** The SDK client, inside the session. */
async function visit(...targets: string[]): Promise<Visit[]> {
  const script = `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`;
  const words = ["nsenter", `--net=/run/netns/${place.agentNetns}`, process.execPath, "--import", TSX];
  const { stdout } = await promisify(execFile)("sh", [
    "-ec",
    script,
    "sh",
    ...words,
    file("../demo/client.ts"),
    ...targets,
  ]);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Visit);
}

const declared = () => ({ id: "weather-api", type: "http", url: `http://${PEER}:${weather}/mcp` });
const toWeather = () => `weather=http://${PEER}:${weather}/mcp`;
const toShadow = () => `shadow=http://${OTHER_PEER}:${shadow}/mcp`;

beforeAll(async () => {
  agent = place.agent();
  peer = place.peer();
  [weather, shadow] = await Promise.all([
    serve("weather-api", "get_weather", PEER),
    serve("shadow", "read_secrets", OTHER_PEER),
  ]);
});
afterAll(async () => {
  for (const server of servers) {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    if (server.exitCode === null && server.signalCode === null) await ended;
  }
  await place.remove();
});

describe("enforce with fail_closed", () => {
  let watch: Watching;
  let visits: Visit[];

  beforeAll(async () => {
    watch = await place.watch(
      place.config({
        mcp: { servers: [declared()], fail_closed: true },
        network: { mode: "enforce", resolvers: [], allow: [`tcp://${AGENT}:9`] },
      }),
    );
    visits = await visit(toWeather(), toShadow());
  });

  it("says what is attached, in one line and in the event", async () => {
    expect(await watch.started()).toMatchObject({
      mode: "enforce",
      fail_closed: true,
      servers: 1,
      addresses: 1,
      verified: true,
      pinned: true,
      adopted: false,
      hooks: expect.arrayContaining([
        "connect4",
        "connect6",
        "sendmsg4",
        "sendmsg6",
        "sock_create",
        "egress",
      ]),
    });
    expect(watch.stderr).toMatch(
      /^netmon: ENFORCING session s\d-\d+ at \S+session .*1 server, 1 address; hooks .*; fail closed; pinned; verified by canary$/m,
    );
    expect(place.attached()).toEqual(
      expect.arrayContaining(IP_HOOKS.map((attach_type) => expect.objectContaining({ attach_type }))),
    );
  });

  it("tags the declared server's connections with its id and host, and every field of the seed", async () => {
    expect(visits[0]).toEqual({ name: "weather", ok: true, saw: "called get_weather: weather-api answered" });
    const event = await watch.connection(`${PEER}:${weather}`);
    expect(event).toMatchObject({
      type: "mcp_network_connection",
      session_id: expect.stringMatching(/^s\d-\d+$/),
      remote_addr: `${PEER}:${weather}`,
      server_id: "weather-api",
      server_type: "http",
      action: "allow",
      protocol: "tcp",
      reason: "declared",
      rule: "sandbox.mcp.servers[0]",
      mode: "enforce",
      would_block: false,
      comm: expect.stringMatching(/node|MainThread/),
      uid: 0,
      cgroup: expect.stringMatching(/\/session$/),
      host: PEER,
      errno: null,
      hook: "connect4",
      generation: 1,
    });
    expect(event.pid).toBeGreaterThan(1);
    expect(Math.abs(Date.parse(event.timestamp) - Date.now())).toBeLessThan(20_000);
  });

  it("refuses the undeclared server in the kernel, and the SDK client sees EPERM", async () => {
    expect(visits[1]).toMatchObject({ name: "shadow", ok: false, saw: expect.stringContaining("EPERM") });
    expect(await watch.connection(`${OTHER_PEER}:${shadow}`)).toMatchObject({
      server_id: null,
      server_type: null,
      action: "block",
      reason: "undeclared",
      rule: null,
      host: null,
      errno: "EPERM",
      would_block: false,
    });
  });

  it("refuses what is undeclared by every family and protocol", async () => {
    const port = await peer.listen(PEER6);
    expect(await agent.tcp(PEER6, port)).toEqual({ err: "EPERM" });
    expect(await agent.udp(PEER, 5353)).toEqual({ EPERM: 1 });
    expect(await watch.connection(`[${PEER6}]:${port}`)).toMatchObject({ action: "block", hook: "connect6" });
    expect(await watch.connection(`${PEER}:5353`)).toMatchObject({ protocol: "udp", hook: "sendmsg4" });
  });

  it("answers an outside client of a server inside the session: inbound replies are not judged", async () => {
    const port = await agent.listen(AGENT);
    expect(await peer.hold("in", AGENT, port)).toMatchObject({ ok: true });
    expect(await peer.echo("in")).toEqual({ text: "ping" });
  });

  it("makes one event of each allowed connection, and folds the repeats of a refused one", async () => {
    const place = [`${PEER}:${weather}`, `${PEER}:1`] as const;
    const before = watch.to(place[0]).length;
    expect(await agent.tcps(PEER, weather, 100)).toEqual({});
    expect(await agent.tcps(PEER, 1, 300)).toEqual({ EPERM: 300 });
    await new Promise((resolve) => setTimeout(resolve, 1050)); // sandbox.network.fold_ms
    expect(await agent.tcps(PEER, 1, 1)).toEqual({ EPERM: 1 });
    await watch.connection(place[1], (e) => e.count > 1);
    const [allowed, refused] = [watch.to(place[0]).slice(before), watch.to(place[1])];
    expect(allowed.map((e) => e.count)).toEqual(Array(100).fill(1));
    expect(refused.length).toBeLessThan(5);
    expect(refused.reduce((sum, e) => sum + e.count, 0)).toBe(301);
    expect(refused[0]).toMatchObject({ pid: agent.pid, comm: "python3", reason: "undeclared" });
  });

  it("prints a summary whose totals add up exactly", async () => {
    const { code, summary, stderr } = await watch.stop();
    expect(code).toBe(0);
    expect(summary.reason).toBe("SIGTERM");
    const c = summary.counters;
    const connections = watch.of("mcp_network_connection");
    expect(c.events_emitted).toBe(connections.length);
    expect(c.events_emitted + c.events_folded + c.events_dropped).toBe(c.allow + c.block + c.would_block);
    expect(c.allow).toBe(watch.to(`${PEER}:${weather}`).length);
    expect(connections.reduce((sum, e) => sum + e.count, 0)).toBe(c.allow + c.block); // no repeat is pending
    expect(stderr).toMatch(
      new RegExp(`stopped \\(SIGTERM\\) after .*: ${c.allow} allowed, ${c.block} blocked`),
    );
    expect(place.attached()).toEqual([]);
  });
});

describe("other modes", () => {
  const denying = (network: object, more: object = {}) =>
    place.config({
      mcp: { servers: [declared()], denied_servers: [{ id: "weather-*" }], ...more },
      network: { resolvers: [], ...network },
    });

  it("enforce without fail_closed refuses a denied server alone, with the errno the user chose", async () => {
    const watch = await place.watch(denying({ mode: "enforce", deny_errno: "ECONNREFUSED" }));
    const [denied, passed] = await visit(toWeather(), toShadow());
    expect(denied).toMatchObject({ ok: false, saw: expect.stringContaining("ECONNREFUSED") });
    expect(passed).toMatchObject({ ok: true });
    expect(await watch.connection(`${PEER}:${weather}`)).toMatchObject({
      server_id: "weather-api",
      action: "block",
      reason: "server_denied",
      errno: "ECONNREFUSED",
    });
    const { summary } = await watch.stop();
    expect(watch.to(`${OTHER_PEER}:${shadow}`)).toEqual([]); // without --all
    expect(summary.counters.undeclared).toBeGreaterThan(0);
    expect(summary.counters).toMatchObject({ allow: 0, would_block: 0 });
  });

  it("observe lets everything pass and shows what enforce would refuse, and where no rule leads", async () => {
    const watch = await place.watch(denying({ mode: "observe" }), [], { session: "observing" });
    const path = join(place.directory, "undeclared.sock");
    expect(await peer.unixListen(path)).toEqual({ ok: true });
    expect(await agent.unix(path)).toEqual({ text: "ping" });
    expect(await agent.tcp(PEER, weather)).toEqual({ ok: true });
    expect(await agent.tcp(OTHER_PEER, shadow)).toEqual({ ok: true });
    expect(await watch.connection(`${PEER}:${weather}`)).toMatchObject({
      action: "allow",
      would_block: true,
      mode: "observe",
      reason: "server_denied",
      errno: null,
    });
    expect(await watch.connection(`${OTHER_PEER}:${shadow}`)).toMatchObject({
      action: "allow",
      would_block: false,
      reason: "undeclared",
      server_id: null,
    });
    expect(watch.stderr).toMatch(/netmon: observing session/);
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    expect(summary.counters).toMatchObject({
      ...{ allow: 0, block: 0, would_block: 1 },
      ...{ undeclared: 1, unix_passed: 1 },
    });
    expect(watch.to(path)).toEqual([]); // without --all
    const { stdout } = await netmon(["report", "--session", "observing", "--state-dir", place.stateDir]);
    expect(stdout).toContain(`
Undeclared destinations that passed
  tcp ${OTHER_PEER}:${shadow}  1 passed
    undeclared; by python3
`);
    expect(stdout).toMatch(/^Connections: 2: [^;]*;\s+AF_UNIX\s+apart:\s+1\s+passed$/m);
  });

  it("names both of two servers on one address, the stricter verdict for both", async () => {
    const twin = { ...declared(), id: "weather-twin", type: "sse" };
    const config = place.config({
      mcp: { servers: [declared(), twin], denied_servers: [{ id: "weather-twin" }] },
      network: { mode: "enforce", resolvers: [] },
    });
    const watch = await place.watch(config);
    expect(await agent.tcp(PEER, weather)).toEqual({ err: "EPERM" });
    expect(await watch.connection(`${PEER}:${weather}`)).toMatchObject({
      server_id: "weather-api",
      server_ids: ["weather-api", "weather-twin"],
      action: "block",
      reason: "server_denied",
      rule: "sandbox.mcp.denied_servers[0]",
    });
    await watch.stop();
  });

  it("knows a server declared by name at every address of this host", async () => {
    const port = await agent.listen("127.0.0.1");
    const config = place.config({
      mcp: { servers: [{ id: "local", url: `http://localhost:${port}/mcp` }], fail_closed: true },
      network: { mode: "enforce", resolvers: [] },
    });
    const watch = await place.watch(config);
    expect((await watch.started()).addresses).toBeGreaterThan(0);
    expect(await agent.tcp("127.0.0.1", port)).toEqual({ ok: true });
    expect(await watch.connection(`127.0.0.1:${port}`)).toMatchObject({
      server_id: "local",
      host: "localhost",
      reason: "declared",
    });
    expect(await agent.tcp("127.0.0.2", port)).toEqual({ err: "ECONNREFUSED" }); // nobody there; not refused by netmon
    expect(await agent.tcp("0.0.0.0", port)).toEqual({ ok: true });
    expect(await agent.tcp("127.0.0.1", port === 65535 ? 65534 : port + 1)).toEqual({ err: "EPERM" });
    await watch.stop();
  });
});
