/** The reach of a name's denial: every name of a chain, addresses in force, and no other addresses. */
import { describe, expect, it } from "vitest";
import { LearnedNames, type LearnLimits } from "../../../../src/dns/proxy/learned-names.ts";
import type { NameRule } from "../../../../src/policy/name-rules.ts";

const LIMITS: LearnLimits = {
  ...{ minTtlMs: 1000, graceMs: 5000 },
  ...{ maxNames: 100, maxAddresses: 100, maxAddressesPerName: 100 },
};
const rule = (host: string, action: "allow" | "deny" = "allow"): NameRule => {
  const wildcard = host.startsWith("*.");
  const name = wildcard ? host.slice(2) : host;
  const places = { ports: action === "allow" ? [443] : [], protocols: action === "allow" ? [6] : [] };
  return { source: `${action} ${host}`, servers: [], host, name, wildcard, ...places, action, sni: false };
};
const learned = (...rules: NameRule[]): LearnedNames => {
  const names = new LearnedNames(LIMITS);
  names.setRules(rules, LIMITS);
  return names;
};
const told = (addresses: string[], via: string[] = [], aliases: string[] = []) => ({
  addresses: addresses.map((address) => ({ address, ttl: 2 })),
  aliases: aliases.map((name) => ({ name, ttl: 2 })),
  via,
});
const A = "192.0.2.1";
const B = "192.0.2.2";
const sources = (names: LearnedNames, address: string): string[] =>
  names.rulesAt(address).map((r) => r.source);

describe("a denied name", () => {
  it("is denied under any name that leads to it", () => {
    const names = learned(rule("*.tracker.test", "deny"), rule("*.pool.test"));
    expect(names.note("innocent.test", told([A], ["cdn.test", "x.tracker.test"]), 0)).toMatchObject({
      addresses: [A],
    });
    expect(sources(names, A)).toEqual(["deny *.tracker.test"]);
    names.note("a.pool.test", told([B], ["x.tracker.test"]), 0);
    expect(new Set(sources(names, B))).toEqual(new Set(["allow *.pool.test", "deny *.tracker.test"]));
    // for the same name: the stricter wins
    expect(names.rulesAt(B).map(({ names: of }) => [...(of ?? [])])).toEqual([
      ["a.pool.test"],
      ["a.pool.test"],
    ]);
  });

  it("is denied behind the target of an HTTPS record, and however long the chain is", () => {
    const names = learned(rule("tracker.test", "deny"));
    names.note("a.test", told([A], [], ["tracker.test"]), 0);
    const long = Array.from({ length: 500 }, (_, i) => `n${i}.test`);
    names.note("b.test", told([B], [...long, "tracker.test"]), 0);
    expect([sources(names, A), sources(names, B)]).toEqual([["deny tracker.test"], ["deny tracker.test"]]);
  });

  it("is closed at what the agent was told before the rule came", () => {
    const names = learned(rule("a.test"));
    names.note("tracker.test", told([A]), 0);
    names.note("a.test", told([B], ["cdn.tracker.test"]), 0);
    names.setRules([rule("a.test"), rule("tracker.test", "deny"), rule("*.tracker.test", "deny")], LIMITS, 0);
    expect(sources(names, A)).toEqual(["deny tracker.test"]);
    expect(new Set(sources(names, B))).toEqual(new Set(["allow a.test", "deny *.tracker.test"]));
    expect(names.expire(6000, new Set())).toEqual([A]);
  });
});

describe("rules that change for an address in force", () => {
  it("reach the kernel with the answer that changes them", () => {
    const names = learned(rule("a.test"), rule("tracker.test", "deny"));
    names.note("a.test", told([A, B]), 0);
    names.confirm("a.test", [A, B]);
    expect(names.note("a.test", told([A]), 0)).toMatchObject({ addresses: [] });
    // both addresses have other rules now
    const telling = names.note("a.test", told([A], ["tracker.test"]), 0);
    expect(telling).toMatchObject({ addresses: expect.arrayContaining([A, B]) });
  });

  it("reach it when the record that gave them is over", () => {
    const names = learned(rule("a.test"), rule("*.svc.test"));
    names.note("a.test", told([], [], ["x.svc.test"]), 0);
    names.note("x.svc.test", told([A]), 0);
    expect(new Set(sources(names, A))).toEqual(new Set(["allow a.test", "allow *.svc.test"]));
    expect(names.expire(3000, new Set())).toEqual([A]);
    expect(sources(names, A)).toEqual(["allow *.svc.test"]);
  });
});

describe("a flood of names under one wildcard", () => {
  const flood = (names: LearnedNames, each: number): number => {
    let taken = 0;
    for (let i = 0; i < 1000; i++) {
      const addresses = Array.from({ length: each }, (_, j) => {
        const number = i * each + j;
        return `10.1.${number >> 8}.${number & 255}`;
      });
      if (names.note(`n${i}.flood.test`, told(addresses), 0).kind === "learned") taken++;
    }
    return taken;
  };

  it.each([1, 4])("leaves the other rules their room, with %d addresses each", (each) => {
    const others = Array.from({ length: 4 }, (_, i) => rule(`h${i}.test`));
    const names = learned(rule("*.flood.test"), rule("*.pool.test"), ...others);
    expect(flood(names, each)).toBeGreaterThan(10);
    for (let i = 0; i < 4; i++)
      expect(names.note(`h${i}.test`, told([`192.0.2.${i}`]), 0)).toMatchObject({ kind: "learned" });
    for (let i = 0; i < 8; i++)
      expect(names.note(`a${i}.pool.test`, told([`192.0.2.${10 + i}`]), 0)).toMatchObject({
        kind: "learned",
      });
    const { names: known, addresses } = names.counters;
    expect([known <= LIMITS.maxNames, addresses <= LIMITS.maxAddresses]).toEqual([true, true]);
  });

  it("takes nobody else's grace, and gives room back", () => {
    const names = learned(rule("*.flood.test"), rule("a.test"));
    names.note("a.test", told([A]), 0);
    flood(names, 1);
    expect(names.note("more.flood.test", told([B]), 3000)).toMatchObject({ kind: "full" });
    expect(names.endGrace("more.flood.test", "max_names", 3000)).toBe(true);
    expect(names.expire(3000, new Set())).not.toContain(A);
    expect(names.note("more.flood.test", told([B]), 3000)).toMatchObject({ kind: "learned" });
  });
});
