/**
 * Names whose addresses change, with a real resolver: an address that the session's resolver returns is open before
 * the agent learns it, and no other is.
 */
import { encode } from "dns-packet";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { AGENT, OTHER_PEER, PEER, PEER6, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";
import type { Watching } from "./watching.ts";

const place = new Place("dns");
let resolving: Resolving;
let port = 0;
let watch: Watching | undefined;

beforeAll(async () => {
  resolving = await Resolving.start(place);
  port = await place.peer().listen("0.0.0.0");
});
afterEach(async () => {
  await watch?.kill();
});
afterAll(async () => {
  await resolving?.end();
  await place.remove();
});

const NAMES = Array.from({ length: 1000 }, (_, i) => `rot${i}.names.test`);

function config(dns: object = {}, network: object = {}, file?: string): string {
  const allow = [`*.pool.test:${port}`, ...NAMES.map((name) => `${name}:${port}`)];
  // netmon's own resolver knows none of these names
  const resolve = { timeout: 0.05 };
  const base = { mode: "enforce", fail_closed: true, allow, resolvers: [PEER], resolve, dns };
  return place.config({ network: { ...base, ...network } }, file);
}

interface Raw {
  answer?: string;
  from?: string;
  err?: string;
}

interface Looped {
  asked: number;
  denied: string[][];
  leaks: string[];
  unresolved: string[][];
}

describe("1,000 names whose addresses change with every answer", () => {
  it("are reached whenever they were answered, and no address before", async () => {
    const clients = await Promise.all([0, 1, 2].map(() => resolving.client()));
    watch = await place.watch(config());
    const count = 60;
    const results = await Promise.all(
      clients.map((client, i) =>
        client.ask<Looped>({ op: "loop", count, first: i * 10_000 + 1, seed: i, port }),
      ),
    );
    for (const result of results)
      expect(result).toEqual({ asked: 3 * count, denied: [], leaks: [], unresolved: [] });
    const { summary } = await watch.stop();
    expect(summary.dns?.queries).toBeGreaterThanOrEqual(9 * count);
    expect(summary.dns).toMatchObject({ no_room: 0, unreadable: 0, unasked: 0, timeouts: 0, overload: 0 });
    expect(summary.counters.block).toBeGreaterThanOrEqual(3 * count);
  }, 120_000);
});

describe("an answer", () => {
  let client: ResolvingClient;
  /** The session of tests that need no settings of their own. */
  let shared: Watching;
  const sharing = async (): Promise<Watching> => {
    shared ??= await place.watch(few({}, { resolvers: [PEER, PEER6] }), ["--all"]);
    return shared;
  };
  beforeAll(async () => {
    client = await resolving.client();
  });
  const few = (dns: object = {}, network: object = {}, file?: string): string =>
    config(dns, { allow: [`*.pool.test:${port}`], ...network }, file);
  const told = async (address: string, zone = "pool.test"): Promise<void> =>
    expect(await client.look(`a-${address.replaceAll(".", "-")}.${zone}`)).toEqual({ addresses: [address] });
  const raw = (query: Buffer, more: object = {}, from = client): Promise<Raw> =>
    from.ask<Raw>({ op: "ask", server: PEER, port: 53, query: query.toString("hex"), ...more });

  it("opens its address for its name's ports only, and events say by which name", async () => {
    const watch = await sharing();
    await told("10.78.0.1", "other.test");
    await told("10.78.0.1");
    expect(await client.connect("10.78.0.1", port)).toBe("ok");
    expect(await client.connect("10.78.0.1", port + 1)).toBe("PermissionError");
    const name = "a-10-78-0-1.pool.test";
    expect(await watch.connection(`10.78.0.1:${port}`)).toMatchObject({
      action: "allow",
      reason: "allowed_destination",
      rule: "sandbox.network.allow[0]",
      host: "*.pool.test",
      name,
      shared_address: true,
    });
    const event = await watch.connection(`10.78.0.1:${port + 1}`);
    expect(event).toMatchObject({ action: "block", reason: "undeclared", name });
  });

  it("reaches the agent as the resolver sent it, over UDP, TCP and IPv6, from the resolver's address", async () => {
    await sharing();
    const outside = await resolving.client(null);
    const opt = {
      type: "OPT",
      name: ".",
      udpPayloadSize: 4096,
      flags: 0x8000,
      options: [{ code: 10, data: Buffer.from("cookie!!") }],
    };
    for (const [serial, name] of [
      "A-10-78-30-1.Pool.test",
      "alias-a-10-78-30-2.pool.test",
      "nothing.pool.test",
    ].entries()) {
      const query = encode({
        type: "query",
        id: 4000 + serial,
        flags: 0x0120,
        questions: [{ type: "A", name }],
        additionals: [opt as never],
      });
      for (const more of [{}, { tcp: true }, { server: PEER6 }, { server: PEER6, tcp: true }]) {
        const inside = await raw(query, more);
        expect(inside.answer).toBe((await raw(query, more, outside)).answer);
        expect(inside.from).toBe("server" in more ? PEER6 : PEER);
      }
    }
    for (const address of ["10.78.30.1", "10.78.30.2"])
      expect(await client.connect(address, port)).toBe("ok");
  });

  it("too long for UDP opens all its addresses over TCP; hints of HTTPS records open theirs", async () => {
    await sharing();
    const { addresses } = await client.look("big-10-78-20-1.pool.test");
    expect(addresses).toHaveLength(60);
    for (const address of ["10.78.20.1", "10.78.20.30", "10.78.20.60"])
      expect(await client.connect(address, port)).toBe("ok");
    const query = encode({
      type: "query",
      id: 1,
      flags: 0x0100,
      questions: [{ type: "A", name: "https-10-78-21-1.pool.test" }],
    });
    query.writeUInt16BE(65, query.length - 4);
    expect(await client.connect("10.78.21.1", port)).toBe("PermissionError");
    expect((await raw(query)).answer).toContain("0a4e1501");
    expect(await client.connect("10.78.21.1", port)).toBe("ok");
  });

  it("comes from the session's resolver alone: others, DNS over TLS and over HTTPS are closed", async () => {
    const watch = await sharing();
    const query = encode({
      type: "query",
      id: 1,
      flags: 0x0100,
      questions: [{ type: "A", name: "a-10-78-61-1.pool.test" }],
    });
    const closed = { err: "PermissionError" };
    expect(await raw(query, { server: OTHER_PEER })).toEqual(closed);
    expect(await raw(query, { server: OTHER_PEER, tcp: true })).toEqual(closed);
    for (const [address, number] of [
      [PEER, 853],
      [OTHER_PEER, 443],
      [OTHER_PEER, 853],
    ] as const)
      expect(await client.connect(address, number)).toBe("PermissionError");
    const { summary, code } = await watch.stop();
    expect(code).toBe(0);
    expect(summary.dns).toMatchObject({ shared_addresses: 1, other_names: 1, unasked: 0, no_room: 0 });
  });

  it("opens nothing of this host", async () => {
    const outside = await place.agent({ cgroup: place.outside }).listen("127.0.0.1");
    watch = await place.watch(few({}, { allow: ["*.pool.test"] }));
    await told("127.0.0.1");
    expect(await client.connect("127.0.0.1", outside)).toBe("PermissionError");
    expect((await watch.stop()).summary.dns).toMatchObject({ special_addresses: 1, addresses: 0 });
  });

  it("is refused where there is no room for it, and said so", async () => {
    watch = await place.watch(few({ max_addresses_per_name: 59 }));
    expect((await client.look("big-10-78-40-1.pool.test")).err).toBeDefined();
    expect(await client.connect("10.78.40.1", port)).toBe("PermissionError");
    const refused = {
      name: "big-10-78-40-1.pool.test",
      record_type: 1,
      reason: "no_room",
      resolver: `${PEER}:53`,
    };
    expect(await watch.event("netmon_dns_refused")).toMatchObject({ ...refused, would_block: false });
    expect((await watch.stop()).summary.dns?.no_room).toBeGreaterThan(0);
  });

  it("closes again after its TTL and the grace, unless a connection uses it", async () => {
    const agent = place.agent();
    watch = await place.watch(few({ min_ttl: 0.2, grace: 0.2 }));
    await told("10.78.50.1");
    await told("10.78.50.2");
    await agent.hold("live", "10.78.50.2", port);
    for (;;) if ((await client.connect("10.78.50.1", port)) === "PermissionError") break;
    for (let tries = 0; tries < 20; tries++) expect(await client.connect("10.78.50.2", port)).toBe("ok");
    expect(await agent.echo("live")).toEqual({ text: "ping" });
    await told("10.78.50.1");
    expect(await client.connect("10.78.50.1", port)).toBe("ok");
    expect((await watch.stop()).code).toBe(0);
  });

  it("for a denied name closes its addresses, under any alias, and nobody else's", async () => {
    const deny = ["*.evil.test", "*.cdn.other"];
    watch = await place.watch(few({ min_ttl: 30 }, { fail_closed: false, deny }));
    await told("10.78.80.1", "evil.test");
    await told("10.78.80.3");
    expect(await client.look("alias-a-10-78-80-2.innocent.test")).toEqual({ addresses: ["10.78.80.2"] });
    for (const closed of ["10.78.80.1", "10.78.80.2"])
      expect(await client.connect(closed, port)).toBe("PermissionError");
    // whoever answers for a denied name says whose address it is
    await told("10.78.80.3", "evil.test");
    await told(PEER, "evil.test");
    await told(AGENT, "evil.test");
    expect(await client.connect("10.78.80.3", port)).toBe("ok");
    expect(await client.connect("10.78.80.3", port + 1)).toBe("PermissionError");
    await told("10.78.80.4");
    expect(await client.connect("10.78.80.4", port)).toBe("ok");
    const shared = { rule: "sandbox.network.deny[0]", allowed_by: "sandbox.network.allow[0]" };
    const event = await watch.event("netmon_dns_shared", (e) => e.address === "10.78.80.3");
    expect(event).toMatchObject({ name: "a-10-78-80-3.evil.test", ...shared });
    expect(await watch.event("netmon_dns_shared", (e) => e.address === PEER)).toMatchObject({
      allowed_by: "sandbox.network.resolvers[0]",
    });
    expect((await watch.stop()).code).toBe(0);
  });

  it("for a name that a reload denies is closed at once", async () => {
    const file = few({}, { fail_closed: false });
    watch = await place.watch(file);
    await told("10.78.81.1", "late.test");
    await told("10.78.81.2");
    for (const open of ["10.78.81.1", "10.78.81.2"]) expect(await client.connect(open, port)).toBe("ok");
    few({}, { fail_closed: false, deny: ["*.late.test", "a-10-78-81-2.pool.test"] }, file);
    await watch.event("netmon_policy_changed");
    for (const closed of ["10.78.81.1", "10.78.81.2"])
      expect(await client.connect(closed, port)).toBe("PermissionError");
    expect((await watch.stop()).code).toBe(0);
  });

  it("for another name opens nothing, and is refused where that is wanted", async () => {
    const file = few();
    watch = await place.watch(file);
    await told("10.78.60.1", "other.test");
    expect(await client.connect("10.78.60.1", port)).toBe("PermissionError");
    few({ other_names: "refuse", types: ["A", "AAAA"] }, {}, file);
    await watch.event("netmon_policy_changed");
    expect((await client.look("a-10-78-60-2.other.test")).err).toBeDefined();
    expect(await watch.event("netmon_dns_refused", (e) => e.reason === "other_name")).toMatchObject({
      name: "a-10-78-60-2.other.test",
    });
    const text = encode({
      type: "query",
      id: 9,
      flags: 0x0100,
      questions: [{ type: "TXT", name: "x.pool.test" }],
    });
    // the name is there, but has no such records
    expect((await raw(text)).answer?.slice(0, 8)).toBe("00098180");
    await told("10.78.60.3");
    expect((await watch.stop()).summary.dns?.refused).toBeGreaterThanOrEqual(2);
  });

  it("stays in force when netmon is killed, new names wait for the next netmon", async () => {
    const file = few();
    const pinned = { session: "dnspin", prefix: await resolving.ownBpffs() };
    watch = await place.watch(file, ["--pin"], pinned);
    await told("10.78.70.1");
    await watch.kill();
    expect(await client.connect("10.78.70.1", port)).toBe("ok");
    expect((await client.look("a-10-78-70-2.pool.test")).err).toBeDefined();
    expect(await client.connect("10.78.70.2", port)).toBe("PermissionError");
    watch = await place.watch(file, ["--pin"], pinned);
    expect(await client.connect("10.78.70.1", port)).toBe("ok"); // what was told before stays
    await told("10.78.70.2");
    expect(await client.connect("10.78.70.2", port)).toBe("ok");
    expect((await watch.stop()).code).toBe(0);
  });
});
