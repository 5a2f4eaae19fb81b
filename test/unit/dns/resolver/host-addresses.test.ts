import { describe, expect, it } from "vitest";
import { type FamilyAnswer, NONE } from "../../../../src/dns/resolver/answer.ts";
import { HostAddresses } from "../../../../src/dns/resolver/host-addresses.ts";

const LIMITS = { minTtlMs: 5000, maxTtlMs: 300_000, graceMs: 600_000, maxAddresses: 100 };
const FAILED: FamilyAnswer = { kind: "failure", error: "ESERVFAIL" };
const found = (ttl: number, ...addresses: string[]): FamilyAnswer => ({
  kind: "addresses",
  addresses: addresses.map((address) => ({ address, ttl })),
});

function held(limits: Partial<typeof LIMITS> = {}): HostAddresses {
  return new HostAddresses({ ...LIMITS, ...limits });
}

describe("HostAddresses", () => {
  it.each([
    ["a TTL", found(60, "10.0.0.1"), NONE, 60_000],
    ["the least of all", found(60, "10.0.0.1"), found(30, "2001:db8::1"), 30_000],
    ["0", found(0, "10.0.0.1"), NONE, 5000],
    ["a very long one", found(86_400, "10.0.0.1"), NONE, 300_000],
    ["none at all", NONE, NONE, 30_000],
    ["half a failure", found(60, "10.0.0.1"), FAILED, 5000],
    ["half a failure, short TTL", found(1, "10.0.0.1"), FAILED, 5000],
    ["a failure", FAILED, FAILED, 5000],
  ])("waits by %s", (_what, v4, v6, wait) => {
    expect(held().apply({ v4, v6 }, 0)).toBe(wait);
  });

  it("backs off while it fails, and starts afresh after an answer", () => {
    const host = held();
    const waits = Array.from({ length: 7 }, () => host.apply({ v4: FAILED, v6: FAILED }, 0));
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
    host.apply({ v4: found(60, "10.0.0.1"), v6: NONE }, 0);
    expect(host.failures).toBe(0);
    expect(host.apply({ v4: FAILED, v6: NONE }, 0)).toBe(5000);
  });

  it("keeps an address that left for the grace time, or its TTL if that is longer", () => {
    const host = held({ graceMs: 60_000 });
    host.apply({ v4: found(300, "10.0.0.1", "10.0.0.2"), v6: NONE }, 0);
    host.apply({ v4: found(10, "10.0.0.2"), v6: NONE }, 1000);
    expect(host.addresses).toEqual(["10.0.0.1", "10.0.0.2"]);
    host.apply({ v4: found(10, "10.0.0.3"), v6: NONE }, 2000);
    expect(host.nextExpiry).toBe(62_000); // 10.0.0.2: TTL 10 s, so the grace time counts
    host.prune(61_999);
    expect(host.addresses).toEqual(["10.0.0.1", "10.0.0.2", "10.0.0.3"]);
    host.prune(62_000);
    expect(host.addresses).toEqual(["10.0.0.1", "10.0.0.3"]);
    expect(host.nextExpiry).toBe(301_000); // 10.0.0.1: TTL 300 s
    host.prune(301_000);
    expect(host.addresses).toEqual(["10.0.0.3"]);
    expect(host.nextExpiry).toBe(Number.POSITIVE_INFINITY);
  });

  it("takes an address back that returns while it is leaving", () => {
    const host = held();
    host.apply({ v4: found(10, "10.0.0.1"), v6: NONE }, 0);
    host.apply({ v4: found(10, "10.0.0.2"), v6: NONE }, 1000);
    host.apply({ v4: found(10, "10.0.0.1"), v6: NONE }, 2000);
    host.prune(10_000_000);
    expect(host.addresses).toEqual(["10.0.0.1"]);
  });

  it("keeps the last good answer for ever while the resolver fails", () => {
    const host = held({ graceMs: 0 });
    host.apply({ v4: found(10, "10.0.0.1"), v6: NONE }, 0);
    expect(host.stale).toBe(false);
    for (let t = 0; t < 100; t++) host.apply({ v4: FAILED, v6: FAILED }, t * 1e6);
    host.prune(1e9);
    expect([host.addresses, host.stale, host.failures]).toEqual([["10.0.0.1"], true, 100]);
  });

  it("treats the families apart: A answered, AAAA failed", () => {
    const host = held({ graceMs: 0, minTtlMs: 0 });
    host.apply({ v4: found(0, "10.0.0.1"), v6: found(0, "2001:db8::1") }, 0);
    host.apply({ v4: found(0, "10.0.0.2"), v6: FAILED }, 1000);
    host.prune(1000);
    expect([host.addresses, host.stale]).toEqual([["10.0.0.2", "2001:db8::1"], true]);
  });

  it("lets the addresses of a name that is gone leave after the grace time", () => {
    const host = held();
    host.apply({ v4: found(10, "10.0.0.1"), v6: NONE }, 0);
    host.apply({ v4: NONE, v6: NONE }, 10_000);
    expect([host.addresses, host.stale]).toEqual([["10.0.0.1"], false]);
    host.apply({ v4: NONE, v6: NONE }, 300_000);
    host.prune(610_000);
    expect(host.addresses).toEqual([]);
  });

  it("gives up those that leave first when there are too many", () => {
    const host = held({ maxAddresses: 3 });
    host.apply({ v4: found(10, "10.0.0.1"), v6: NONE }, 0);
    host.apply({ v4: found(10, "10.0.0.2"), v6: NONE }, 1000);
    host.apply({ v4: found(10, "10.0.0.3", "10.0.0.4"), v6: NONE }, 2000);
    expect([host.addresses, host.evicted]).toEqual([["10.0.0.2", "10.0.0.3", "10.0.0.4"], 1]);
    host.apply({ v4: found(10, "10.0.1.1", "10.0.1.2", "10.0.1.3", "10.0.1.4"), v6: NONE }, 3000);
    expect([host.addresses, host.evicted]).toEqual([["10.0.1.1", "10.0.1.2", "10.0.1.3"], 5]);
  });
});
