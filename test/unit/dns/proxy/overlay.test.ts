/**
 * Learned addresses on a compiled table: after any changes the table equals a compilation of all rules at once, and
 * no intermediate step permits what both sides of a change refuse.
 */
import { describe, expect, it } from "vitest";
import { compileTable, emptyTable, type TableContents } from "../../../../src/kernel/table/compile.ts";
import { joined } from "../../../../src/kernel/table/diff.ts";
import { kernelModel } from "../../../../src/kernel/table/kernel-model.ts";
import { Overlay } from "../../../../src/kernel/table/overlay.ts";
import { Reconciler } from "../../../../src/kernel/table/reconciler.ts";
import { RuleNames } from "../../../../src/kernel/table/rule-names.ts";
import { merged } from "../../../../src/policy/merged.ts";
import { type NameRule, rulesAtAddress } from "../../../../src/policy/name-rules.ts";
import type { NetworkRule } from "../../../../src/policy/network-rule.ts";
import { resolveConflicts } from "../../../../src/policy/shared-address.ts";
import { addressBytesOf } from "../../../../src/registry/address.ts";
import { contents, MemoryWriter, SETTINGS } from "./memory-maps.ts";

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ADDRESSES = ["10.0.0.1", "10.0.0.2", "10.0.1.1", "2001:db8::1"];
const PORTS = [0, 80, 443];
const PROTOCOLS = [0, 6, 17];

/** Rules of a configuration without names. */
const fixedRules = (rules: readonly NetworkRule[]) => ({
  at: (address: string) =>
    rules.filter(({ addr, prefix }) => prefix === 128 && Buffer.compare(addr, addressBytesOf(address)) === 0),
  isNamed: () => false,
});

describe("learned addresses", () => {
  it("make the table that compiling everything would, at every step", async () => {
    const below = generator(5);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    let learnedOnce = 0;
    for (let round = 0; round < 60; round++) {
      const fixed: NetworkRule[] = Array.from({ length: below(6) }, (_, i) => ({
        source: `fixed[${i}]`,
        servers: [],
        host: null,
        addr: addressBytesOf(pick(ADDRESSES)),
        prefix: pick([128, 128, 120, 112, 96]),
        port: pick(PORTS),
        protocol: pick(PROTOCOLS),
        action: pick(["allow", "deny"] as const),
        ...pick([{}, { names: new Set([pick(["a", "b", "d"])]) }]),
      }));
      const rules = merged(resolveConflicts(fixed));
      const names: NameRule[] = ["a", "b", "c"].map((name, i) => ({
        source: `name[${i}]`,
        servers: below(2) ? [name] : [],
        host: name,
        name,
        wildcard: false,
        ports: pick([[], [80], [443], [80, 443]]),
        protocols: pick([[], [6], [6, 17]]),
        action: pick(["allow", "allow", "deny"] as const),
        sni: false,
      }));
      const ruleNames = new RuleNames();
      const input = { unixRules: [], servers: new Map(), localAddrs: [], canary: null };
      const table = compileTable({ ...input, rules }, ruleNames);
      const overlay = new Overlay(
        table,
        { rules: fixedRules(rules), servers: new Map(), nameRules: names },
        ruleNames,
      );
      const writer = new MemoryWriter();
      const reconciler = new Reconciler(writer, emptyTable(), 0, null);
      await reconciler.apply(table, SETTINGS);
      const known = new Map<string, Set<NameRule>>();
      const learned = (address: string): NetworkRule[] =>
        [...(known.get(address) ?? [])].flatMap((rule) =>
          rulesAtAddress(rule, address, { names: new Set([rule.name]) }),
        );
      const permitted = (table: TableContents): boolean[] => {
        const judge = kernelModel(table, true);
        return ADDRESSES.flatMap((address) =>
          [80, 443].flatMap((port) =>
            [6, 17].map((protocol) => judge(addressBytesOf(address), port, protocol).permitted),
          ),
        );
      };
      for (let step = 0; step < 12; step++) {
        const address = pick(ADDRESSES);
        const there = known.get(address) ?? new Set();
        const rule = pick(names);
        if (!there.delete(rule)) there.add(rule);
        known.set(address, there);
        learnedOnce += there.size;
        const all = merged(resolveConflicts([...rules, ...ADDRESSES.flatMap(learned)]));
        const aim = compileTable({ ...input, rules: all }, ruleNames);
        const [before, goal] = [permitted(writer.table), permitted(aim)];
        writer.after = () => {
          for (const [i, open] of permitted(writer.table).entries()) {
            if (before[i] === goal[i]) expect(open).toBe(goal[i]);
          }
        };
        const { diff, done } = overlay.change(address, learned(address));
        await reconciler.patch(() => joined([diff]));
        done();
        writer.after = () => {};
        expect(permitted(writer.table)).toEqual(goal);
        for (const map of ["rules", "ranges"] as const) {
          const keys = (entries: TableContents): string[] => contents(entries[map]).map(([key]) => key);
          expect(keys(writer.table)).toEqual(keys(aim));
        }
      }
      for (const address of ADDRESSES) {
        const { diff, done } = overlay.change(address, []);
        await reconciler.patch(() => joined([diff]));
        done();
      }
      const plain = compileTable({ ...input, rules }, ruleNames);
      expect(contents(writer.table.rules)).toEqual(contents(plain.rules));
      expect(contents(writer.table.ranges)).toEqual(contents(plain.ranges));
    }
    expect(learnedOnce).toBeGreaterThan(500);
  });

  it("are in force at any port after a policy that brought no entry of its own", async () => {
    const ruleNames = new RuleNames();
    const input = { rules: [], unixRules: [], servers: new Map(), localAddrs: [], canary: null };
    const writer = new MemoryWriter();
    const reconciler = new Reconciler(writer, emptyTable(), 0, null);
    await reconciler.apply(compileTable(input, ruleNames), SETTINGS);
    const rule: NameRule = {
      ...{ source: "name", servers: [], host: "a", name: "a", wildcard: false, ports: [], protocols: [] },
      ...{ action: "allow", sni: false },
    };
    const table = compileTable(input, ruleNames);
    const base = { rules: fixedRules([]), servers: new Map(), nameRules: [rule] };
    const overlay = new Overlay(table, base, ruleNames);
    await reconciler.apply(table, SETTINGS);
    const { diff } = overlay.change("10.0.0.1", rulesAtAddress(rule, "10.0.0.1", { names: new Set(["a"]) }));
    await reconciler.patch(() => joined([diff]));
    for (const written of [writer.table, table])
      expect(kernelModel(written, true)(addressBytesOf("10.0.0.1"), 443, 6).permitted).toBe(true);
  });
});
