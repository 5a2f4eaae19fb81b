/**
 * Names whose addresses change, with a real resolver: what the session's resolver answers is open before the agent
 * knows it, and nothing else is.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PEER, Place } from "./place.ts";
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

function config(dns: object = {}, network: object = {}): string {
  const allow = [`*.pool.test:${port}`, ...NAMES.map((name) => `${name}:${port}`)];
  // netmon's own resolver knows none of these names
  const resolve = { timeout: 0.05 };
  return place.config({
    network: { mode: "enforce", fail_closed: true, allow, resolvers: [PEER], resolve, dns, ...network },
  });
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
    const count = 120;
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
  beforeAll(async () => {
    client = await resolving.client();
  });

  it("opens its address for its name's ports only, and events say by which name", async () => {
    watch = await place.watch(config());
    expect(await client.look("a-10-78-0-1.pool.test")).toEqual({ addresses: ["10.78.0.1"] });
    expect(await client.connect("10.78.0.1", port)).toBe("ok");
    expect(await client.connect("10.78.0.1", port + 1)).toBe("PermissionError");
    const event = await watch.connection(`10.78.0.1:${port + 1}`);
    expect(event).toMatchObject({ action: "block", reason: "undeclared", name: "a-10-78-0-1.pool.test" });
    expect((await watch.stop()).code).toBe(0);
  });
});
