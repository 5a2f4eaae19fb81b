/**
 * The guarantee of a table change: at no step between two tables is anything permitted that both refuse, or refused
 * that both permit. Checked by applying random changes key by key and judging random destinations after each one.
 */
import { describe, expect, it } from "vitest";
import { RangeClass } from "../../../src/kernel/layout.ts";
import { compileTable, emptyTable, type TableContents } from "../../../src/kernel/table/compile.ts";
import { diffTables, type Stage } from "../../../src/kernel/table/diff.ts";
import { MAPS } from "../../../src/kernel/table/entries.ts";
import { kernelModel } from "../../../src/kernel/table/kernel-model.ts";
import { RuleNames } from "../../../src/kernel/table/rule-names.ts";
import type { NetworkRule } from "../../../src/policy/network-rule.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";
import { contents } from "../dns/proxy/memory-maps.ts";

/** Small linear congruential generator: the same cases in every run (Numerical Recipes constants). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const HOSTS = ["10.0.0.1", "10.0.0.2", "10.0.1.1", "127.0.0.1", "::1", "2001:db8::1", "192.0.2.7"];
const PREFIXES = [128, 128, 128, 120, 112, 96, 0];
const PORTS = [0, 80, 443];
const PROTOCOLS = [0, 6, 17];

function randomRules(below: (n: number) => number): NetworkRule[] {
  return Array.from({ length: below(9) }, (_, i) => ({
    source: `rule[${i}]`,
    servers: below(2) ? [`s${below(3)}`] : [],
    host: null,
    addr: addressBytesOf(HOSTS[below(HOSTS.length)] as string),
    prefix: PREFIXES[below(PREFIXES.length)] as number,
    port: PORTS[below(PORTS.length)] as number,
    protocol: PROTOCOLS[below(PROTOCOLS.length)] as number,
    action: below(2) ? "allow" : "deny",
  }));
}

function compile(rules: NetworkRule[], ruleNames: RuleNames): TableContents {
  return compileTable(
    { rules, unixRules: [], servers: new Map(), localAddrs: [addressBytesOf("10.0.0.2")], canary: null },
    ruleNames,
  );
}

const DESTINATIONS = HOSTS.flatMap((h) =>
  [80, 443, 8080].flatMap((port) => [6, 17].map((protocol) => ({ addr: addressBytesOf(h), port, protocol }))),
);

function verdicts(table: TableContents, failClosed: boolean): boolean[] {
  const judge = kernelModel(table, failClosed);
  return DESTINATIONS.map((d) => judge(d.addr, d.port, d.protocol).permitted);
}

/** Every state the kernel goes through on the way, classes widened first, as the reconciler does. */
function* steps(
  from: TableContents,
  to: TableContents,
  closed: [boolean, boolean],
): Generator<[TableContents, boolean]> {
  const state: TableContents = { ...emptyTable(), rangeClasses: from.rangeClasses | to.rangeClasses };
  for (const map of MAPS) for (const [key, value] of from[map]) state[map].set(key, value);
  yield [state, closed[0]];
  const diff = diffTables(from, to);
  function* written(stage: Stage): Generator<TableContents> {
    for (const map of MAPS) {
      for (const [key, value] of stage.put[map]) {
        state[map].set(key, value);
        yield state;
      }
      for (const [key] of stage.gone[map]) {
        state[map].delete(key);
        yield state;
      }
    }
  }
  for (const stage of diff.before) for (const _ of written(stage)) yield [state, closed[0]];
  yield [state, closed[1]];
  for (const stage of diff.after) for (const _ of written(stage)) yield [state, closed[1]];
  state.rangeClasses = to.rangeClasses;
  yield [state, closed[1]];
}

describe("table change", () => {
  it("permits nothing that both tables refuse and refuses nothing that both permit", () => {
    const below = generator(20261120);
    let intermediate = 0;
    for (let round = 0; round < 500; round++) {
      const ruleNames = new RuleNames();
      const from = compile(randomRules(below), ruleNames);
      const to = compile(randomRules(below), ruleNames);
      const closed: [boolean, boolean] = [below(2) === 1, below(2) === 1];
      const before = verdicts(from, closed[0]);
      const after = verdicts(to, closed[1]);
      for (const [state, failClosed] of steps(from, to, closed)) {
        intermediate++;
        verdicts(state, failClosed).forEach((permitted, i) => {
          if (before[i] !== after[i] || permitted === before[i]) return;
          expect.fail(`round ${round}: ${JSON.stringify(DESTINATIONS[i])} was ${permitted} on the way`);
        });
      }
    }
    expect(intermediate).toBeGreaterThan(1000);
  });

  it("does not let an old exact permission hide a new range's refusal", () => {
    const any = { source: "r", servers: [], host: null, port: 0, protocol: 0 };
    const exact = { ...any, prefix: 128, port: 443, protocol: 6, action: "allow" as const };
    const range = { ...any, prefix: 120, action: "deny" as const };
    const ruleNames = new RuleNames();
    const nat64 = addressBytesOf("64:ff9b::10.9.0.1");
    const mapped = addressBytesOf("10.9.0.1");
    const from = compile(
      [
        { ...exact, addr: nat64 },
        { ...range, addr: mapped },
      ],
      ruleNames,
    );
    const to = compile(
      [
        { ...range, addr: nat64 },
        { ...exact, addr: mapped },
      ],
      ruleNames,
    );
    const states: boolean[] = [];
    for (const [state] of steps(from, to, [false, false])) {
      states.push(kernelModel(state, false)(nat64, 443, 6).permitted);
    }
    expect(states).not.toContain(true);
  });

  it("ends in the new table exactly", () => {
    const below = generator(7);
    for (let round = 0; round < 50; round++) {
      const ruleNames = new RuleNames();
      const from = compile(randomRules(below), ruleNames);
      const to = compile(randomRules(below), ruleNames);
      let last: TableContents = emptyTable();
      for (const [state] of steps(from, to, [false, false])) last = state;
      expect(contents(last.rules)).toEqual(contents(to.rules));
      expect(contents(last.ranges)).toEqual(contents(to.ranges));
      expect(last.rangeClasses).toBe(to.rangeClasses);
    }
  });

  it("changes nothing between equal tables", () => {
    const ruleNames = new RuleNames();
    const rules = randomRules(generator(3));
    const diff = diffTables(compile(rules, ruleNames), compile(rules, ruleNames));
    expect(diff).toMatchObject({ added: { rules: 0, ranges: 0 }, changed: 0, removed: 0 });
    expect([...diff.before, ...diff.after].every((stage) => stage.isEmpty)).toBe(true);
  });
});

describe("compile", () => {
  const rule = (over: Partial<NetworkRule>): NetworkRule => ({
    source: "s",
    servers: [],
    host: null,
    addr: addressBytesOf("10.0.0.1"),
    prefix: 128,
    port: 443,
    protocol: 6,
    action: "allow",
    ...over,
  });

  it("lets a denied range win inside an allowed longer one", () => {
    const ruleNames = new RuleNames();
    const table = compile(
      [
        rule({ prefix: 104, port: 0, protocol: 0, action: "deny" }),
        rule({ prefix: 120, port: 0, protocol: 0 }),
      ],
      ruleNames,
    );
    expect(kernelModel(table, false)(addressBytesOf("10.0.0.9"), 1, 6).permitted).toBe(false);
    expect(table.rangeClasses).toBe(RangeClass.any);
  });

  it("names a server on this host by its port, whatever the address", () => {
    const ruleNames = new RuleNames();
    const own = addressBytesOf("192.168.1.5");
    const table = compileTable(
      {
        rules: [rule({ addr: own, port: 3000, action: "deny" })],
        unixRules: [],
        servers: new Map(),
        localAddrs: [own],
        canary: null,
      },
      ruleNames,
    );
    for (const form of ["127.0.0.1", "127.8.8.8", "::1", "0.0.0.0", "::", "192.168.1.5"]) {
      expect(kernelModel(table, false)(addressBytesOf(form), 3000, 6).permitted, form).toBe(false);
    }
    expect(kernelModel(table, false)(addressBytesOf("127.0.0.1"), 3001, 6).permitted).toBe(true);
  });

  it("takes a NAT64 address for the IPv4 address in it", () => {
    const table = compile([rule({ action: "deny" })], new RuleNames());
    const permitted = (address: string): boolean =>
      kernelModel(table, false)(addressBytesOf(address), 443, 6).permitted;
    expect(permitted("64:ff9b::10.0.0.1")).toBe(false);
    expect(permitted("64:ff9b::10.0.0.2")).toBe(true);
    expect(permitted("64:ff9b:1::10.0.0.1")).toBe(true);
  });
});
