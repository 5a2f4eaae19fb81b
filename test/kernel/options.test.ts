/**
 * Settings that change the behaviour of the kernel layer: each vector behaves as the setting says, and the others as
 * before.
 */
import { describe, expect, it } from "vitest";
import type { McpNetworkConnection } from "../../src/event/event.ts";
import { Defence, type Situation } from "./defence.ts";
import { NOBODY, TARGET } from "./topology.ts";
import { runVectors, type VectorResult } from "./vectors.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

interface Outcome {
  results: Map<string, VectorResult>;
  connections: McpNetworkConnection[];
}

async function run(
  situation: Situation,
  network: Record<string, unknown>,
  names: readonly string[],
  uid: number = NOBODY,
): Promise<Outcome> {
  const defence = await Defence.start(world.topology, situation, { network });
  // events are written beside what they speak of: all are there when netmon has ended
  const results = await runVectors(world.topology, { uid, names }).finally(() => defence.stop());
  return { results: new Map(results.map((r) => [r.vector, r])), connections: defence.connections };
}

describe("inbound", () => {
  it("allow: answers to accepted connections pass", async () => {
    const { results } = await run("denied", { inbound: "allow" }, ["inbound-tcp", "tcp4"]);
    expect(results.get("inbound-tcp")).toMatchObject({ outcome: "through", echo: true });
    expect(results.get("tcp4")).toMatchObject({ outcome: "refused" });
  });

  it("by_rule: answers to a denied peer are dropped", async () => {
    const { results, connections } = await run("denied", { inbound: "by_rule" }, ["inbound-tcp"]);
    expect(results.get("inbound-tcp")?.outcome).not.toBe("through");
    const remote_addr = `${TARGET.v4}:${TARGET.port}`;
    expect(connections).toContainEqual(
      expect.objectContaining({ hook: "egress", action: "block", remote_addr, reason: "server_denied" }),
    );
  });

  it("by_rule: answers to an allowed peer pass", async () => {
    const { results } = await run("allowed", { inbound: "by_rule" }, ["inbound-tcp"]);
    expect(results.get("inbound-tcp")).toMatchObject({ outcome: "through", echo: true });
  });
});

describe("socket_types", () => {
  const LITE = [
    "udplite4-connect",
    "udplite6-connect",
    "udplite-mapped-connect",
    "udplite4-sendto",
    "udplite6-sendto",
  ];
  const RAW = ["raw-hdrincl-udp4", "raw-udp4", "raw-udp4-connect", "raw-hdrincl-lie", "raw-udp6"];

  it("udplite: judged by address at egress", async () => {
    const types = { socket_types: ["udplite"] };
    const denied = await run("denied", types, LITE);
    for (const vector of LITE)
      expect(denied.results.get(vector)).toMatchObject({ vector, outcome: "refused", errno: "EPERM" });
    const allowed = await run("allowed", types, LITE);
    for (const vector of LITE)
      expect(allowed.results.get(vector)).toMatchObject({ vector, outcome: "through", echo: true });
  });

  it("raw: judged by the packet's own header, also where the call names another address", async () => {
    const types = { socket_types: ["raw"] };
    const denied = await run("denied", types, RAW, 0);
    for (const vector of RAW)
      expect(denied.results.get(vector)).toMatchObject({ vector, outcome: "refused", errno: "EPERM" });
    const undeclared = await run("undeclared", types, RAW, 0);
    for (const vector of RAW)
      expect(undeclared.results.get(vector)).toMatchObject({ vector, outcome: "refused", errno: "EPERM" });
    const allowed = await run("allowed", types, RAW, 0);
    for (const vector of RAW)
      expect(allowed.results.get(vector)).toMatchObject({ vector, outcome: "through" });
  });

  it("ping: passes where nothing denies the host, and only ping", async () => {
    const types = { socket_types: ["ping"] };
    const open = await run("denied", types, ["ping", "ping-connect", "ping6", "udplite4-connect"]);
    for (const vector of ["ping", "ping-connect", "ping6"]) {
      expect(open.results.get(vector)).toMatchObject({ vector, outcome: "through", echo: true });
    }
    expect(open.results.get("udplite4-connect")).toMatchObject({ outcome: "refused" });
    const hosts = [`icmp://${TARGET.v4}`, `icmpv6://[${TARGET.v6}]`];
    const denied = await run("denied", { ...types, deny: hosts }, ["ping", "ping-connect", "ping6"]);
    // an ICMPv6 socket does not pass the error of a dropped packet on
    for (const result of denied.results.values()) expect(result.outcome).toMatch(/^(refused|hang)$/);
    expect(denied.results.get("ping")).toMatchObject({ outcome: "refused", errno: "EPERM" });
  });
});

describe("deny_errno", () => {
  it.each(["ECONNREFUSED", "EHOSTUNREACH", "EACCES", "ENETUNREACH"])(
    "%s is what every refused call sees",
    async (errno) => {
      const names = [
        "tcp4",
        "tcp6",
        "mapped",
        "nonblock4",
        "udp4-sendto",
        "udp6-sendmsg",
        "tfo4-sendto",
        "mptcp4",
        "uring4-connect",
        "ping",
      ];
      const { results, connections } = await run("denied", { deny_errno: errno }, names);
      for (const vector of names)
        expect(results.get(vector)).toMatchObject({ vector, outcome: "refused", errno });
      expect(new Set(connections.map((c) => c.errno))).toEqual(new Set([errno]));
    },
  );
});

describe("ranges", () => {
  it.each(["denied", "allowed"] as const)(
    "an address range decides like an address: %s",
    async (situation) => {
      const ranges = ["10.99.0.2/31", "fd99::2/127", "fe80::99:2/127"];
      // .3 is the decoy: an allowed server inside a denied range is denied, the stricter wins
      const network = situation === "denied" ? { deny: ranges } : { allow: ranges };
      const names = ["tcp4", "tcp6", "mapped", "udp4-sendto", "udp6-sendto", "mapped-udp-sendto", "scope6"];
      const { results } = await run("undeclared", { ...network, mode: "enforce" }, names);
      for (const vector of names) {
        expect(results.get(vector)).toMatchObject({
          vector,
          outcome: situation === "denied" ? "refused" : "through",
        });
      }
    },
  );
});
