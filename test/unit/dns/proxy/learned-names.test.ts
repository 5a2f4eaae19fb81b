/** What is learned, for how long, and what has no room. */
import { describe, expect, it } from "vitest";
import { LearnedNames, type LearnLimits } from "../../../../src/dns/proxy/learned-names.ts";
import type { NameRule } from "../../../../src/policy/name-rules.ts";

const LIMITS: LearnLimits = {
  minTtlMs: 1000,
  graceMs: 5000,
  maxNames: 3,
  maxAddresses: 6,
  maxAddressesPerName: 4,
};

function rule(host: string, more: Partial<NameRule> = {}): NameRule {
  const wildcard = host.startsWith("*.");
  const name = wildcard ? host.slice(2) : host;
  return {
    source: `allow ${host}`,
    servers: [],
    host,
    name,
    wildcard,
    ports: [443],
    protocols: [6],
    action: "allow",
    sni: false,
    ...more,
  };
}

function learned(rules: NameRule[], limits: Partial<LearnLimits> = {}): LearnedNames {
  const names = new LearnedNames({ ...LIMITS, ...limits });
  names.setRules(rules, { ...LIMITS, ...limits });
  return names;
}

const told = (...addresses: string[]) => ({
  addresses: addresses.map((address) => ({ address, ttl: 2 })),
  aliases: [],
  via: [],
});
const hosts = (names: LearnedNames, address: string): unknown[] =>
  names.rulesAt(address).map((r) => [r.host, r.port, r.action]);

describe("learned names", () => {
  it("open what their rules say, at any depth below a wildcard but not at its own name", () => {
    const names = learned([rule("*.example.com"), rule("api.test")]);
    expect(names.note("a.b.example.com", told("192.0.2.1"), 0)).toMatchObject({
      kind: "learned",
      addresses: ["192.0.2.1"],
    });
    expect(names.note("api.test", told("192.0.2.1"), 0)).toMatchObject({ kind: "learned" });
    expect(hosts(names, "192.0.2.1")).toEqual([
      ["*.example.com", 443, "allow"],
      ["api.test", 443, "allow"],
    ]);
    for (const other of ["example.com", "notexample.com", "x.api.test", "com", ""])
      expect(names.note(other, told("192.0.2.2"), 0)).toEqual({ kind: "other" });
    expect(hosts(names, "192.0.2.2")).toEqual([]);
  });

  it("mark an address that another name was told for, before or after", () => {
    const names = learned([rule("api.test")]);
    names.note("other.test", told("192.0.2.1", "192.0.2.3"), 0);
    names.note("api.test", told("192.0.2.1", "192.0.2.2"), 0);
    names.note("late.test", told("192.0.2.2"), 0);
    expect([1, 2].flatMap((n) => names.others.namesOf(`192.0.2.${n}`))).toEqual(["other.test", "late.test"]);
    expect([1, 2, 3].map((n) => names.isShared(`192.0.2.${n}`))).toEqual([true, true, false]);
    expect(names.counters.shared_addresses).toBe(2);
  });

  it("stay for their TTL and the grace, longer when told again or in use", () => {
    const names = learned([rule("api.test")]);
    names.note("api.test", told("192.0.2.1", "192.0.2.2"), 0);
    expect(names.due(6999)).toEqual([]);
    names.note("api.test", told("192.0.2.1"), 6000);
    expect(names.due(7000)).toEqual(["192.0.2.2"]);
    expect(names.expire(7000, new Set(["192.0.2.2"]))).toEqual([]);
    expect(hosts(names, "192.0.2.2")).toHaveLength(1);
    expect(names.expire(7001, new Set())).toEqual(["192.0.2.2"]);
    expect(hosts(names, "192.0.2.2")).toEqual([]);
    expect(names.expire(13_000, new Set())).toEqual(["192.0.2.1"]);
    expect(names.isEmpty).toBe(true);
  });

  it("keep an address for the names it is left with", () => {
    const names = learned([rule("a.test"), rule("b.test")]);
    names.note("a.test", told("192.0.2.1"), 0);
    names.note("b.test", told("192.0.2.1"), 3000);
    expect(names.expire(7000, new Set())).toEqual(["192.0.2.1"]);
    expect(hosts(names, "192.0.2.1")).toEqual([["b.test", 443, "allow"]]);
  });

  it("refuse an answer without room whole, and make room of what is in its grace", () => {
    const names = learned([rule("*.test")]);
    names.note("a.test", told("192.0.2.1", "192.0.2.2", "192.0.2.3"), 0);
    const many = told("192.0.2.4", "192.0.2.5");
    expect(names.note("a.test", many, 0)).toEqual({ kind: "full", limit: "max_addresses_per_name" });
    expect(hosts(names, "192.0.2.4")).toEqual([]);
    expect(names.endGrace("a.test", "max_addresses_per_name", 1000)).toBe(false); // their TTL is not over
    expect(names.endGrace("a.test", "max_addresses_per_name", 2000)).toBe(true);
    expect(names.expire(2000, new Set(["192.0.2.2"]))).toEqual(["192.0.2.1", "192.0.2.3"]);
    expect(names.note("a.test", many, 2000)).toMatchObject({ kind: "learned" });
    expect(names.note("b.test", told("192.0.2.6", "192.0.2.7", "192.0.2.8", "192.0.2.9"), 2000)).toEqual({
      kind: "full",
      limit: "max_addresses",
    });
    names.note("b.test", told("192.0.2.4"), 2000);
    names.note("c.test", told("192.0.2.4"), 2000);
    expect(names.note("d.test", told("192.0.2.4"), 2000)).toEqual({ kind: "full", limit: "max_names" });
    expect(names.counters.given_up_early).toBe(3);
  });

  it("forget what the kernel could not take, and only that", () => {
    const names = learned([rule("a.test")]);
    names.note("a.test", told("192.0.2.1"), 0);
    names.confirm("a.test", ["192.0.2.1"]);
    names.note("a.test", told("192.0.2.1", "192.0.2.2"), 0);
    names.withdraw("a.test", ["192.0.2.1", "192.0.2.2"]);
    expect([...names.addresses()]).toEqual(["192.0.2.1"]);
  });

  it("never learn addresses of this host", () => {
    const names = learned([rule("a.test", { ports: [] })]);
    expect(names.note("a.test", told("127.0.0.1", "169.254.169.254", "192.0.2.1"), 0)).toEqual({
      kind: "learned",
      addresses: ["192.0.2.1"],
    });
    expect(names.counters.special_addresses).toBe(2);
  });

  it("follow the target of an HTTPS record as the name itself, for its TTL", () => {
    const names = learned([rule("a.test")]);
    names.note("a.test", { addresses: [], aliases: [{ name: "svc.cdn", ttl: 2 }], via: [] }, 0);
    expect(names.note("svc.cdn", told("192.0.2.1"), 1000)).toMatchObject({ kind: "learned" });
    expect(names.note("svc.cdn", told("192.0.2.2"), 2000)).toEqual({ kind: "other" });
  });

  it("learned names of an earlier process are kept for the grace, where a rule still names the host", () => {
    const names = learned([rule("*.example.com"), rule("a.test")]);
    for (const host of ["*.example.com", "a.test", "gone.test", "*.gone.test"])
      names.restore(host, "192.0.2.1", 0);
    names.restore("a.test", "127.0.0.1", 0);
    expect(hosts(names, "192.0.2.1")).toEqual([
      ["*.example.com", 443, "allow"],
      ["a.test", 443, "allow"],
    ]);
    expect([...names.addresses()]).toEqual(["192.0.2.1"]);
    names.setRules([rule("*.example.com")], LIMITS);
    expect(hosts(names, "192.0.2.1")).toEqual([["*.example.com", 443, "allow"]]);
    expect(names.expire(5000, new Set())).toEqual(["192.0.2.1"]);
  });

  it("change with the policy", () => {
    const names = learned([rule("a.test"), rule("b.test")]);
    names.note("a.test", told("192.0.2.1"), 0);
    names.note("b.test", told("192.0.2.2"), 0);
    names.setRules([rule("a.test", { action: "deny" })], LIMITS);
    expect(hosts(names, "192.0.2.1")).toEqual([["a.test", 443, "deny"]]);
    expect([...names.addresses()]).toEqual(["192.0.2.1"]);
  });

  it("know which server names a rule allows at an address", () => {
    const sni = { sni: true };
    const names = learned([
      rule("*.example.com", sni),
      rule("b.test", sni),
      rule("evil.example.com", { action: "deny" }),
    ]);
    names.note("a.example.com", told("192.0.2.1"), 0);
    const allows = (name: string, port = 443): boolean => names.allowsServerName(name, "192.0.2.1", port);
    expect([allows("a.example.com"), allows("z.example.com")]).toEqual([true, true]);
    expect([
      allows("b.test"),
      allows("evil.example.com"),
      allows("example.com"),
      allows("a.example.com", 8443),
    ]).toEqual([false, false, false, false]);
    expect(names.sniPortsAt("192.0.2.1")).toEqual([443]);
    expect(names.rulesAt("192.0.2.1").map((r) => [r.protocol, r.action])).toEqual([
      [6, "allow"],
      [17, "deny"],
    ]);
  });
});

describe("aliases of HTTPS records", () => {
  const leading = (to: string, ttl: number) => ({ addresses: [], aliases: [{ name: to, ttl }], via: [] });

  it("have the rules of those that were told last, however many names lead there", () => {
    const names = learned([rule("*.evil.test"), rule("api.test", { ports: [80] })]);
    names.note("api.test", leading("cdn.test", 60), 0);
    expect(names.rulesOf("cdn.test", 1).map(({ host }) => host)).toEqual(["api.test"]);
    for (let i = 0; i < 1000; i++) names.note(`n${i}.evil.test`, leading("cdn.test", 86_400), 0);
    names.note("api.test", leading("cdn.test", 60), 0);
    expect(new Set(names.rulesOf("cdn.test", 1).map(({ host }) => host))).toEqual(
      new Set(["*.evil.test", "api.test"]),
    );
    // of the 64 that are kept
    for (let i = 0; i < 64; i++) names.note(`m${i}.evil.test`, leading("cdn.test", 86_400), 0);
    expect(names.rulesOf("cdn.test", 1).map(({ host }) => host)).toEqual(["*.evil.test"]);
  });

  it("make room when their time is over, without an address that ends", () => {
    const names = learned([rule("*.evil.test")]);
    for (const alias of ["a.test", "b.test", "c.test"]) names.note("x.evil.test", leading(alias, 1), 0);
    names.note("x.evil.test", leading("d.test", 60), 500);
    expect(names.rulesOf("d.test", 501)).toEqual([]);
    names.note("x.evil.test", leading("d.test", 60), 2000);
    expect(names.rulesOf("d.test", 2001)).toHaveLength(1);
  });
});
