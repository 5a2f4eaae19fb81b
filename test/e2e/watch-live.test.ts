/**
 * Sockets that are not plain outbound connections: opened before netmon came, accepted, AF_UNIX, and a resolver
 * behind DNAT like Docker's.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "../kernel/command.ts";
import { Agent } from "./agent.ts";
import { AGENT, OTHER_PEER, PEER, Place } from "./place.ts";

const place = new Place("live");
let agent: Agent;
let peer: Agent;
let [open, closed] = [0, 0];

beforeAll(async () => {
  agent = place.agent();
  peer = place.peer();
  [open, closed] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
});
afterAll(() => place.remove());

const config = (network: object = {}): string =>
  place.config({
    mcp: { servers: [{ id: "open", url: `http://${PEER}:${open}/mcp` }], fail_closed: true },
    network: { mode: "enforce", resolvers: [], ...network },
  });

describe("connections that were open before netmon attached", () => {
  it("are ended where no rule permits them, kept where one does, and kept where the session accepted them", async () => {
    const port = await agent.listen(AGENT);
    await agent.hold("undeclared", OTHER_PEER, closed);
    await agent.hold("declared", PEER, open);
    expect(await peer.hold("accepted", AGENT, port)).toMatchObject({ ok: true });
    expect(await peer.echo("accepted")).toEqual({ text: "ping" });
    const watch = await place.watch(config());
    const ended = await watch.connection(`${OTHER_PEER}:${closed}`, (e) => e.reason === "connection_ended");
    expect(ended).toMatchObject({
      action: "block",
      server_id: null,
      rule: null,
      pid: agent.pid,
      comm: "python3",
      hook: "none",
    });
    expect((await agent.echo("undeclared")).err).toMatch(/^E|closed/);
    expect(await agent.echo("declared")).toEqual({ text: "ping" });
    expect(await peer.echo("accepted")).toEqual({ text: "ping" });
    expect(await peer.tcp(AGENT, port)).toEqual({ ok: true }); // a new one, too
    expect(watch.of("mcp_network_connection").filter((e) => e.reason === "connection_ended")).toHaveLength(1);
    // the reset that the kernel sends for it is refused like any packet there, and is not the agent's doing
    for (const event of watch.to(`${OTHER_PEER}:${closed}`).filter((e) => e.hook === "egress"))
      expect(event).toMatchObject({ foreign_task: true, pid: 0, comm: "" });
    expect((await watch.stop()).code).toBe(0);
  });
});

describe("connections the session accepts", () => {
  it("work under fail_closed and are judged with inbound: by_rule", async () => {
    const port = await agent.listen(AGENT);
    const watch = await place.watch(config({ inbound: "by_rule" }));
    expect(await peer.tcp(AGENT, port, 1.5)).toEqual({ err: "ETIMEDOUT" });
    const refused = await watch.event("mcp_network_connection", (e) => e.hook === "egress");
    expect(refused).toMatchObject({ action: "block", reason: "undeclared", protocol: "tcp", errno: null });
    expect(refused.remote_addr).toMatch(new RegExp(`^${PEER}:`));
    await watch.stop();
    const relaxed = await place.watch(config());
    expect(await peer.hold("in", AGENT, port)).toMatchObject({ ok: true });
    expect(await peer.echo("in")).toEqual({ text: "ping" });
    await relaxed.stop();
  });

  it("connections that are open when the watch starts are ended with inbound: by_rule", async () => {
    const port = await agent.listen(AGENT);
    expect(await peer.hold("early", AGENT, port)).toMatchObject({ ok: true });
    const watch = await place.watch(config({ inbound: "by_rule" }));
    await watch.event("mcp_network_connection", (e) => e.reason === "connection_ended");
    expect((await peer.echo("early")).err).toMatch(/^E|closed/);
    await watch.stop();
  });
});

describe("AF_UNIX", () => {
  it("paths on the list are refused, exact, by prefix and abstract; others pass and are shown with --all", async () => {
    const directory = join(place.directory, "sockets");
    mkdirSync(directory);
    const paths = {
      exact: join(directory, "docker.sock"),
      below: join(directory, "private-x.sock"),
      abstract: `@netmon-live-${process.pid}`,
      free: join(directory, "docker.sock2"),
    };
    for (const path of Object.values(paths)) expect(await peer.unixListen(path)).toEqual({ ok: true });
    const deny = [paths.exact, `${directory}/private-*`, paths.abstract];
    const watch = await place.watch(config({ unix: { deny } }), ["--all"]);
    for (const path of [paths.exact, paths.below, paths.abstract])
      expect(await agent.unix(path)).toEqual({ err: "EPERM" });
    expect(await agent.unix(paths.free)).toEqual({ text: "ping" });
    const rules = [paths.exact, paths.below, paths.abstract].map(async (path) => {
      const event = await watch.connection(path);
      expect(event).toMatchObject({
        protocol: "unix",
        action: "block",
        reason: "unix_path",
        errno: "EPERM",
        hook: "connect_unix",
      });
      return event.rule;
    });
    expect(await Promise.all(rules)).toEqual([0, 1, 2].map((i) => `sandbox.network.unix.deny[${i}]`));
    expect(await watch.connection(paths.free)).toMatchObject({
      action: "allow",
      rule: null,
      protocol: "unix",
      server_id: null,
    });
    const { code, summary } = await watch.stop();
    expect(code).toBe(0);
    // fail_closed is about the network: nothing undeclared has passed there
    expect(summary.counters).toMatchObject({ block: 3, undeclared: 0, unix_passed: 1 });
  });
});

describe("resolvers: auto", () => {
  const strangers: Agent[] = [];
  afterEach(() => Promise.all(strangers.map((stranger) => stranger.end())));

  /** An agent whose resolv.conf names this server. */
  async function agentWithResolver(address: string): Promise<Agent> {
    const file = join(place.directory, "resolv.conf");
    writeFileSync(file, `# made by a container engine\nnameserver ${address}\noptions ndots:0\n`);
    const cgroup = place.scratch.make(`resolver-${address}`);
    const asking = place.agent({ cgroup, prepare: `mount --bind ${file} /etc/resolv.conf` });
    await asking.udp("127.0.0.1", 9); // it runs
    return asking;
  }

  it("allows the resolver of the agent's own resolv.conf and nothing else at its address", async () => {
    await peer.listen(PEER, 53, true);
    const asking = await agentWithResolver(PEER);
    const watch = place.start(["--pid", String(asking.pid), "--config", config({ resolvers: "auto" })]);
    await watch.started();
    expect(await asking.udpEcho(PEER, 53)).toMatchObject({ text: "hello" });
    expect(await asking.udp(PEER, 54)).toEqual({ EPERM: 1 });
    expect(await asking.udp(OTHER_PEER, 53)).toEqual({ EPERM: 1 });
    expect((await watch.stop()).code).toBe(0);
    await asking.end();
  });

  it("works with Docker's: 127.0.0.11, redirected to another port inside the agent's namespace", async () => {
    // dockerd listens in the container's network namespace, and is not in its cgroup
    const engine = new Agent({ netns: place.agentNetns });
    strangers.push(engine);
    const [port, other] = [
      await engine.listen("127.0.0.11", 0, true),
      await engine.listen("127.0.0.12", 0, true),
    ];
    run(
      "ip",
      ["netns", "exec", place.agentNetns, "nft", "-f", "-"],
      `
      table ip engine {
        chain output { type nat hook output priority -100;
          ip daddr 127.0.0.11 udp dport 53 dnat to 127.0.0.11:${port}
        }
      }`,
    );
    const asking = await agentWithResolver("127.0.0.11");
    expect(await asking.udpEcho("127.0.0.11", 53)).toMatchObject({ text: "hello" });
    const watch = place.start(["--pid", String(asking.pid), "--config", config({ resolvers: "auto" })]);
    await watch.started();
    expect(await asking.udpEcho("127.0.0.11", 53)).toMatchObject({ text: "hello" });
    expect(await asking.udp("127.0.0.12", other)).toEqual({ EPERM: 1 });
    expect(await asking.tcp(OTHER_PEER, closed)).toEqual({ err: "EPERM" });
    expect((await watch.stop()).code).toBe(0);
    await asking.end();
  });
});
