// group: more-long
/**
 * Answers that the agent forges in the name of the resolver that netmon asks: none is believed, and none is sent.
 * The rules let the session connect to this machine, and anybody may bind port 53, as in most containers.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "../kernel/command.ts";
import { AGENT, NOBODY, PEER, PEER6, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";
import type { Watching } from "./watching.ts";

const FORGER = fileURLToPath(new URL("./dns-forger.py", import.meta.url));
const AGENT6 = "fd98::1";
/** A resolver on the agent's own machine, in front of the peers'. */
const LOCAL = "127.0.0.53";

const place = new Place("dnsforged");
let resolving: Resolving;
let client: ResolvingClient;
let port = 0;
let watch: Watching | undefined;

beforeAll(async () => {
  resolving = await Resolving.start(place);
  await resolving.forward(place.agentNetns, LOCAL);
  const anyPort = "echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start";
  run("ip", ["netns", "exec", place.agentNetns, "sh", "-c", anyPort]);
  port = await place.peer().listen("0.0.0.0");
  client = await resolving.client();
});
afterEach(async () => {
  await watch?.kill();
});
afterAll(async () => {
  await resolving?.end();
  await place.remove();
});

const watching = (mode: string, resolver: string): Promise<Watching> => {
  const allow = [`*.pool.test:${port}`, AGENT, AGENT6, "127.0.0.0/8"];
  const network = { mode, fail_closed: true, allow, resolvers: [resolver], dns: { timeout: 2 } };
  return place.watch(place.config({ network: { ...network, resolve: { timeout: 0.05 } } }));
};

function forge(way: string, resolver: string, address: string, user: string[]): string {
  const words = ["nsenter", `--net=/run/netns/${place.agentNetns}`, ...user];
  const forger = ["/usr/bin/python3", "-B", FORGER, way, resolver, "silent.pool.test", address];
  const script = `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`;
  const { stdout } = spawnSync("sh", ["-ec", script, "sh", ...words, ...forger], { encoding: "utf8" });
  return stdout.trim();
}

const ROOT: string[] = [];
const ORDINARY = ["setpriv", "--clear-groups", ...NOBODY];

describe("a forged answer", () => {
  it.each([
    ["freebind", PEER6, "root", ROOT],
    ["freebind", PEER6, "an ordinary user", ORDINARY],
    ["transparent", PEER, "root", ROOT],
    ["shared", LOCAL, "root", ROOT],
    ["shared", LOCAL, "an ordinary user", ORDINARY],
    ["stream", AGENT, "root", ROOT],
    ["stream", AGENT, "an ordinary user", ORDINARY],
  ])("by %s of %s as %s opens nothing", async (way, resolver, _who, user) => {
    const forged = "10.78.99.1";
    watch = await watching("enforce", resolver);
    expect(forge(way, resolver, forged, user)).toBe("nothing");
    expect(await client.connect(forged, port)).toBe("PermissionError");
    const event = await watch.event("mcp_network_connection", (e) => e.reason === "resolver_source");
    expect(event).toMatchObject({ action: "block", hook: "egress", rule: "sandbox.network.resolvers" });
    expect((await watch.stop()).code).toBe(0);
  });

  it("is told of in observe, and one from this machine for a resolver elsewhere is not believed there either", async () => {
    watch = await watching("observe", PEER6);
    expect(forge("freebind", PEER6, "10.78.99.3", ROOT)).toBe("nothing");
    await watch.stop();
    watch = await watching("observe", LOCAL);
    forge("shared", LOCAL, "10.78.99.2", ORDINARY);
    const event = await watch.event("mcp_network_connection", (e) => e.reason === "resolver_source");
    expect(event).toMatchObject({ action: "allow", would_block: true });
    expect((await watch.stop()).code).toBe(0);
  });
});

it("a resolver on this machine answers as before", async () => {
  watch = await watching("enforce", LOCAL);
  const local = await resolving.client(place.cgroup, LOCAL);
  expect(await local.look("a-10-78-98-1.pool.test")).toEqual({ addresses: ["10.78.98.1"] });
  expect(await client.connect("10.78.98.1", port)).toBe("ok");
  const { summary, code } = await watch.stop();
  expect([code, summary.dns?.timeouts, summary.dns?.unasked]).toEqual([0, 0, 0]);
});
