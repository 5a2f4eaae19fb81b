import { describe, expect, it } from "vitest";
import { type Answer, type FamilyAnswer, NONE } from "../../../../src/dns/resolver/answer.ts";
import { HostResolver } from "../../../../src/dns/resolver/resolver.ts";
import { FakeClock, settled } from "./fake-clock.ts";

const FAILED: FamilyAnswer = { kind: "failure", error: "ETIMEOUT" };
const v4 = (ttl: number, ...addresses: string[]): Answer => ({
  v4: { kind: "addresses", addresses: addresses.map((address) => ({ address, ttl })) },
  v6: NONE,
  queries: 2,
});
const failed: Answer = { v4: FAILED, v6: FAILED, queries: 2 };
const gone: Answer = { v4: NONE, v6: NONE, queries: 2 };

type Script = (host: string, count: number) => Answer | Promise<Answer>;

function setup(script: Script, random = 0) {
  const clock = new FakeClock();
  const asked: [number, string][] = [];
  const published: [number, string, readonly string[]][] = [];
  let closed = false;
  const resolver = new HostResolver({
    clock,
    random: () => random,
    minTtlMs: 5000,
    maxTtlMs: 300_000,
    graceMs: 60_000,
    maxAddresses: 100,
    names: {
      lookup: async (host) => {
        asked.push([clock.now(), host]);
        return script(host, asked.filter(([, h]) => h === host).length);
      },
      close: () => {
        closed = true;
      },
    },
    onAddresses: (host, addresses) => published.push([clock.now(), host, addresses]),
  });
  return { clock, asked, published, resolver, isClosed: () => closed };
}

describe("HostResolver", () => {
  it("looks everything up at the start, in parallel", async () => {
    const { resolver, published, clock } = setup((host) =>
      host === "no" ? gone : host === "bad" ? failed : v4(60, "10.0.0.1"),
    );
    resolver.setHosts(["a", "no", "bad"]);
    expect(await resolver.initial(1000)).toEqual([
      { host: "no", error: "ENOTFOUND" },
      { host: "bad", error: "ETIMEOUT" },
    ]);
    expect(published).toEqual([[0, "a", ["10.0.0.1"]]]);
    expect(clock.now()).toBe(0);
    resolver.stop();
    expect(clock.pending).toBe(0);
  });

  it("does not wait longer than it is told", async () => {
    const { resolver, clock, published } = setup(
      (host) =>
        new Promise<Answer>((resolve) => {
          if (host === "slow") clock.after(3000, () => resolve(v4(60, "10.0.0.2")));
          else resolve(v4(60, "10.0.0.1"));
        }),
    );
    resolver.setHosts(["a", "slow"]);
    const initial = resolver.initial(1000);
    await clock.advance(1000);
    expect(await initial).toEqual([{ host: "slow", error: "ETIMEOUT" }]);
    await clock.advance(2000);
    expect(published.at(-1)).toEqual([3000, "slow", ["10.0.0.2"]]);
  });

  it("asks again when the TTL is over, earlier by the jitter", async () => {
    const { resolver, clock, asked } = setup(() => v4(60, "10.0.0.1"), 0.5);
    resolver.setHosts(["a"]);
    await clock.advance(200_000);
    expect(asked.map(([at]) => at)).toEqual([0, 57_000, 114_000, 171_000]);
  });

  it("holds TTL 0 at the least", async () => {
    const { resolver, clock, asked } = setup(() => v4(0, "10.0.0.1"), 1);
    resolver.setHosts(["a"]);
    await clock.advance(14_999);
    expect(asked.map(([at]) => at)).toEqual([0, 5000, 10_000]);
  });

  it("publishes a rotation, and the end of the grace time without a look-up", async () => {
    const { resolver, clock, published, asked } = setup((_host, count) =>
      v4(count === 1 ? 10 : 250, count === 1 ? "10.0.0.1" : "10.0.0.2"),
    );
    resolver.setHosts(["a"]);
    await clock.advance(100_000);
    expect(asked.map(([at]) => at)).toEqual([0, 10_000]);
    expect(published).toEqual([
      [0, "a", ["10.0.0.1"]],
      [10_000, "a", ["10.0.0.1", "10.0.0.2"]],
      [70_000, "a", ["10.0.0.2"]],
    ]);
  });

  it("keeps what it has while the resolver fails, and counts", async () => {
    const { resolver, clock, published } = setup((_host, count) =>
      count === 1 ? v4(10, "10.0.0.1") : count < 5 ? failed : v4(10, "10.0.0.9"),
    );
    resolver.setHosts(["a"]);
    await clock.advance(40_000); // failures at 10 s, 15 s, 25 s
    expect(published).toHaveLength(1);
    expect(resolver.stats()).toEqual({
      hosts: 1,
      resolved: 1,
      stale: 1,
      addresses: 1,
      queries: 8,
      failures: 3,
      evicted: 0,
      problems: [{ host: "a", error: "ETIMEOUT", stale: true }],
    });
    await clock.advance(5000); // answered again at 45 s
    expect(published.at(-1)).toEqual([45_000, "a", ["10.0.0.1", "10.0.0.9"]]);
    expect(resolver.stats()).toMatchObject({ stale: 0, failures: 3, problems: [] });
  });

  it("takes an exception for a failure", async () => {
    const { resolver } = setup(() => Promise.reject(new Error("broken")));
    resolver.setHosts(["a"]);
    expect(await resolver.initial(1000)).toEqual([{ host: "a", error: "broken" }]);
  });

  it("gives up hosts that are no longer asked for, also while their answer is on its way", async () => {
    const { resolver, clock, published, asked } = setup(
      (host) =>
        new Promise<Answer>((resolve) => {
          if (host === "late") clock.after(1000, () => resolve(v4(60, "10.0.0.2")));
          else resolve(v4(60, "10.0.0.1"));
        }),
    );
    resolver.setHosts(["a", "late"]);
    await settled();
    resolver.setHosts(["b"]);
    await clock.advance(500_000);
    expect(published.map(([, host, addresses]) => [host, addresses])).toEqual([
      ["a", ["10.0.0.1"]],
      ["a", []],
      ["b", ["10.0.0.1"]],
    ]);
    expect(asked.filter(([, host]) => host === "a" || host === "late")).toHaveLength(2);
  });

  it("looks up again at once when asked to, never twice at a time", async () => {
    const { resolver, clock, asked } = setup(
      () =>
        new Promise<Answer>((resolve) => {
          clock.after(100, () => resolve(v4(60, "10.0.0.1")));
        }),
    );
    resolver.setHosts(["a"]);
    resolver.refresh();
    await clock.advance(10_000);
    resolver.refresh();
    resolver.refresh();
    await clock.advance(10_000);
    expect(asked.map(([at]) => at)).toEqual([0, 10_000]);
  });

  it("has a bounded number of look-ups under way and reaches all hosts", async () => {
    let running = 0;
    let most = 0;
    const { resolver, clock } = setup(
      () =>
        new Promise<Answer>((resolve) => {
          most = Math.max(most, ++running);
          clock.after(10, () => {
            running--;
            resolve(v4(300, "10.0.0.1"));
          });
        }),
    );
    resolver.setHosts(Array.from({ length: 1000 }, (_, i) => `h${i}`));
    const initial = resolver.initial(60_000);
    await clock.advance(60_000);
    expect(await initial).toEqual([]);
    expect(resolver.stats().resolved).toBe(1000);
    expect(most).toBe(64);
  });

  it("stops: no timer, no call, the name service closed", async () => {
    const { resolver, clock, asked, published, isClosed } = setup(() => v4(10, "10.0.0.1"));
    resolver.setHosts(["a"]);
    await settled();
    resolver.stop();
    await clock.advance(1_000_000);
    expect([asked.length, published.length, clock.pending, isClosed()]).toEqual([1, 1, 0, true]);
  });
});
