/**
 * Learned addresses on top of a compiled table: an answer of a resolver changes the entries of its own addresses
 * and nothing else, so that it need not wait for a compilation of the whole.
 *
 * The entries of one address are compiled from every rule for it, those of the configuration included; what is
 * left when it is forgotten is what the configuration says alone. Wider denied ranges are written into them as
 * compile.ts does. Addresses of this host are never learned (special-address.ts), so no entry of the local class
 * depends on it.
 */
import { getOrInsert } from "../../framing/get-or-insert.ts";
import type { NameRule } from "../../policy/name-rules.ts";
import { merged } from "../../policy/network.ts";
import type { NetworkRule } from "../../policy/network-rule.ts";
import { type OverriddenDenial, resolveConflicts } from "../../policy/shared-address.ts";
import { addressBytesOf } from "../../registry/address.ts";
import { compileTable, emptyTable, latin1, rangeClassOf, type TableContents } from "./compile.ts";
import { coverOfRange, coverOfRule, type DenialCover, denialCover, prefixOf } from "./cover.ts";
import { type Change, diffTables, type TableDiff } from "./diff.ts";
import type { RuleNames, ServerRef } from "./rule-names.ts";

export interface OverlayBase {
  /** Rules of the configuration that `table` was compiled from. */
  rules: readonly NetworkRule[];
  servers: ReadonlyMap<string, ServerRef>;
  nameRules: readonly NameRule[];
}

export class Overlay {
  readonly #table: TableContents;
  readonly #ruleNames: RuleNames;
  readonly #servers: ReadonlyMap<string, ServerRef>;
  /** Rules of the configuration by address. */
  readonly #fixed = new Map<string, NetworkRule[]>();
  readonly #cover: DenialCover;
  /** What was written for each learned address. */
  readonly #placed = new Map<string, TableContents>();

  /**
   * `table`: compiled from `base.rules`; learned entries go into it. Numbers of name rules are drawn at once, so
   * that a session record written now names them.
   */
  constructor(table: TableContents, base: OverlayBase, ruleNames: RuleNames) {
    this.#table = table;
    this.#ruleNames = ruleNames;
    this.#servers = base.servers;
    const wide = [...table.ranges].filter(([key]) => prefixOf(key) < 128);
    this.#cover = denialCover(new Map(wide));
    if (base.nameRules.length === 0) return;
    for (const rule of base.rules) {
      if (rule.prefix === 128) getOrInsert(this.#fixed, latin1(rule.addr), () => []).push(rule);
    }
    for (const rule of base.nameRules) {
      ruleNames.ruleId({ source: rule.source, host: rule.host });
      ruleNames.serverSetId(rule.servers.map((id) => base.servers.get(id) ?? { id, type: "http" }));
      if (rule.ports.length > 0) continue;
      for (const protocol of rule.protocols.length > 0 ? rule.protocols : [0])
        table.rangeClasses |= rangeClassOf(0, protocol);
    }
  }

  /** Puts an address into the table, before the table is written. `given`: called for each denial that gives way there. */
  place(address: string, learned: readonly NetworkRule[], given?: (one: OverriddenDenial) => void): void {
    const entries = this.#compile(address, learned, given);
    for (const map of ["rules", "ranges"] as const)
      for (const [key, value] of entries[map]) this.#table[map].set(key, value);
    this.#placed.set(address, entries);
  }

  /** The change for one address in the table in force, and the way to take note of it once it is written. */
  change(
    address: string,
    learned: readonly NetworkRule[],
    given?: (one: OverriddenDenial) => void,
  ): { diff: TableDiff; done: () => void } {
    const before = this.#placed.get(address) ?? this.#compile(address, []);
    const after = this.#compile(address, learned, given);
    const diff = diffTables(before, after, (addr, below, port, protocol) => {
      const own = denialCover(after.ranges)(addr, below, port, protocol);
      return own ?? this.#cover(addr, below, port, protocol);
    });
    return {
      diff,
      done: () => {
        if (learned.length > 0) this.#placed.set(address, after);
        else this.#placed.delete(address);
      },
    };
  }

  /** All entries of one address: the configuration's and the learned rules'. */
  #compile(
    address: string,
    learned: readonly NetworkRule[],
    given?: (one: OverriddenDenial) => void,
  ): TableContents {
    const addr = addressBytesOf(address);
    const rules = merged(resolveConflicts([...(this.#fixed.get(latin1(addr)) ?? []), ...learned], given));
    const input = { rules, unixRules: [], servers: this.#servers, localAddrs: [], canary: null };
    const entries = rules.length > 0 ? compileTable(input, this.#ruleNames) : emptyTable();
    for (const key of entries.ranges.keys()) {
      const cover = coverOfRange(this.#cover, key, 128);
      if (cover !== undefined) entries.ranges.set(key, cover);
    }
    for (const key of entries.rules.keys()) {
      const cover = coverOfRule(this.#cover, key);
      if (cover !== undefined) entries.rules.set(key, cover);
    }
    return entries;
  }
}

/** Several changes as one, stage by stage. */
export function joined(diffs: readonly TableDiff[]): TableDiff {
  const stage = (of: (diff: TableDiff) => Change[]): Change[] => diffs.flatMap(of);
  const sum = (of: (diff: TableDiff) => number): number => diffs.reduce((total, diff) => total + of(diff), 0);
  return {
    before: [stage((d) => d.before[0]), stage((d) => d.before[1])],
    after: [stage((d) => d.after[0]), stage((d) => d.after[1])],
    added: sum((d) => d.added),
    changed: sum((d) => d.changed),
    removed: sum((d) => d.removed),
  };
}
