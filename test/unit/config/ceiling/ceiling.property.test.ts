/**
 * Whatever holds under a ceiling, both sides permit: for random pairs, by the functions that judge, and through the
 * kernel's compiled table. What the user writes that is looser in a single value is refused instead.
 */
import { describe, expect, it } from "vitest";
import { underCeiling } from "../../../../src/config/ceiling/ceiling.ts";
import { keyOf } from "../../../../src/config/ceiling/direction.ts";
import { joined, type PlacedConfig } from "../../../../src/config/ceiling/placed.ts";
import type { Config } from "../../../../src/config/config.ts";
import { ConfigError } from "../../../../src/config/error.ts";
import { configOf, parseConfig, readDocument } from "../../../../src/config/parse.ts";
import { callVerdicts, openDestinations } from "./judged.ts";
import { generator, randomFile, serversOf } from "./pairs.ts";

const PAIRS = Number(process.env.PAIRS ?? 40);

function ceilingOf(text: string): PlacedConfig {
  const document = readDocument("ceiling.yaml", text);
  return { ...joined([{ file: "ceiling.yaml", document }]), config: configOf("ceiling.yaml", document) };
}

/** Takes single values that are refused from the ceiling, as a user would who reads the message. */
function held(ceiling: PlacedConfig, file: Record<string, unknown>): { config: Config; own: string } {
  const own = structuredClone(file);
  let last = "";
  for (let tries = 0; tries < 20; tries++) {
    const text = JSON.stringify(own);
    try {
      return { config: underCeiling(ceiling, { file: "own.yaml", bytes: text }).config, own: text };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      last = error.message;
      // an entry by name is whole
      for (const { path } of error.problems)
        remove(own, path.replace(/(per_server\.\w+).*/, "$1").split("."));
    }
  }
  throw new Error(`the refusals do not end: ${last}`);
}

function remove(value: Record<string, unknown>, path: readonly string[]): void {
  const [key = "", ...rest] = path;
  const child = value[key];
  if (rest.length === 0 || typeof child !== "object" || child === null) delete value[key];
  else remove(child as Record<string, unknown>, rest);
}

function expectWithin(inner: Set<string>, outer: Set<string>, what: string): void {
  expect(
    [...inner].filter((one) => !outer.has(one)),
    what,
  ).toEqual([]);
}

const ORDER = ["block", "ask", "allow"];

function expectNotLooser(inner: Map<string, string>, outer: Map<string, string>, what: string): void {
  const looser = [...inner].filter(
    ([key, verdict]) => ORDER.indexOf(verdict) > ORDER.indexOf(outer.get(key) ?? "block"),
  );
  expect(looser, what).toEqual([]);
}

interface Case {
  name: string;
  ceiling: PlacedConfig;
  text: string;
  effective: Config;
  /** The user's wishes over what the ceiling has. */
  own: Config;
}

function* cases(seed: number): Generator<Case> {
  for (let i = 0; i < PAIRS; i++) {
    const below = generator(seed + i);
    const servers = serversOf(below);
    const ceiling = ceilingOf(JSON.stringify(randomFile(below, servers.ceiling)));
    const { config, own } = held(ceiling, randomFile(below, servers.own));
    yield {
      name: `pair ${i}: ${JSON.stringify(ceiling.value)} and ${own}`,
      ceiling,
      text: own,
      effective: config,
      own: parseConfig("own.yaml", own),
    };
  }
}

describe("a user's configuration under a ceiling", () => {
  it("opens no destination that one of the two refuses", () => {
    let open = 0;
    for (const { name, ceiling, effective, own } of cases(1)) {
      const found = openDestinations(effective);
      open += found.size;
      expectWithin(found, openDestinations(ceiling.config), name);
      // a section that the user left to the ceiling is the ceiling's
      if (own.sandbox.network.fail_closed === effective.sandbox.network.fail_closed)
        expectWithin(found, openDestinations(own), name);
    }
    expect(open).toBeGreaterThan(PAIRS);
  });

  it("allows no call that one of the two blocks, and asks about none", () => {
    let allowed = 0;
    for (const { name, ceiling, effective, own } of cases(100_000)) {
      const found = callVerdicts(effective);
      allowed += [...found.values()].filter((verdict) => verdict === "allow").length;
      expectNotLooser(found, callVerdicts(ceiling.config), name);
      expectNotLooser(found, callVerdicts(own), name);
    }
    expect(allowed).toBeGreaterThan(PAIRS);
  });

  it("has no mode below the ceiling's", () => {
    for (const { name, ceiling, effective } of cases(200_000))
      for (const layer of ["mcp", "network"] as const) {
        const [theirs, met] = [ceiling.config.sandbox[layer], effective.sandbox[layer]];
        expect(met.mode === "enforce" || theirs.mode === "observe", name).toBe(true);
        expect(met.fail_closed || !theirs.fail_closed, name).toBe(true);
      }
  });

  it("is the ceiling itself without wishes, and with the ceiling's own as wishes", () => {
    for (const { name, ceiling } of cases(300_000)) {
      const none = underCeiling(ceiling, { file: null, bytes: null });
      expect(keyOf(none.config) === keyOf(ceiling.config), name).toBe(true);
      const same = underCeiling(ceiling, { file: "own.yaml", bytes: JSON.stringify(ceiling.value) });
      expect(keyOf(same.config) === keyOf(ceiling.config), name).toBe(true);
    }
  });

  it("is stricter under a stricter ceiling", () => {
    for (const { name, ceiling, text, own } of cases(400_000)) {
      // a denial by name gives way to some allowances, which the two may have different ones of
      if ([own, ceiling.config].some(deniesNames)) continue;
      const stricter = ceilingOf(JSON.stringify(narrowed(ceiling.value as File)));
      const before = underCeiling(ceiling, { file: "own.yaml", bytes: text }).config;
      const { config: after } = held(stricter, JSON.parse(text) as Record<string, unknown>);
      expectWithin(openDestinations(after), openDestinations(before), name);
      expectNotLooser(callVerdicts(after), callVerdicts(before), name);
    }
  });
});

function deniesNames({ sandbox: { mcp, network } }: Config): boolean {
  const named = network.deny.some(({ target }) => target.kind === "name" || target.kind === "below");
  return named || mcp.servers.length > 0;
}

interface File {
  sandbox: {
    mcp: { denied_tools: object[]; tool_policy: string; allowed_tools: object[] };
    network: { allow: unknown[]; deny: unknown[]; fail_closed: boolean };
  };
}

/** One entry less of each list that permits, one more of each that denies. */
function narrowed(value: File): File {
  const { mcp, network } = value.sandbox;
  return {
    ...value,
    sandbox: {
      mcp: { ...mcp, denied_tools: [...mcp.denied_tools, { server: "weather", tool: "get" }] },
      network: {
        ...network,
        allow: network.allow.slice(1),
        deny: [...network.deny, "10.0.1.0/24:443"],
        fail_closed: true,
      },
    },
  };
}
