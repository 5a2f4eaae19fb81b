/**
 * The addresses of names on top of a compiled table: a resolver's answer changes only the entries of its own
 * addresses, so it need not wait for a compilation of the whole table.
 *
 * The entries of one address are compiled from every rule for it, including those of the configuration. Wider denied
 * ranges are written into them as compile.ts does. No local-class entry depends on an address here: this host's
 * addresses are never learned (special-address.ts), and if netmon's own look-ups find one for a name, the whole
 * table is compiled.
 */
import { merged } from "../../policy/merged.ts";
import type { NameRule } from "../../policy/name-rules.ts";
import type { NetworkRules } from "../../policy/network.ts";
import type { NetworkRule } from "../../policy/network-rule.ts";
import { type OverriddenDenial, resolveConflicts } from "../../policy/shared-address.ts";
import { compileTable, emptyTable, rangeClassOf, type TableContents } from "./compile.ts";
import { type DenialCover, denialCover } from "./cover.ts";
import { diffTables, type TableDiff } from "./diff.ts";
import type { RuleNames, ServerRef } from "./rule-names.ts";

export interface OverlayBase {
  /** The configuration's rules, with the addresses that netmon itself looked up for names. */
  rules: Pick<NetworkRules, "at" | "isNamed">;
  servers: ReadonlyMap<string, ServerRef>;
  /** The rules of every name. */
  nameRules: readonly NameRule[];
}

export class Overlay {
  readonly #table: TableContents;
  readonly #ruleNames: RuleNames;
  readonly #base: OverlayBase;
  readonly #cover: DenialCover | null;
  /** The entries written for each address that has or had a name. */
  readonly #placed = new Map<string, TableContents>();

  /**
   * `table`: compiled from all rules of the configuration; the entries of names are added to it. The numbers of name
   * rules are assigned at once, so that a session record written now contains their names.
   */
  constructor(table: TableContents, base: OverlayBase, ruleNames: RuleNames) {
    this.#table = table;
    this.#ruleNames = ruleNames;
    this.#base = base;
    // entries added to the table from here on are for whole addresses
    this.#cover = denialCover(table.ranges, { most: 127 });
    for (const rule of base.nameRules) {
      ruleNames.ruleId({ source: rule.source, host: rule.host });
      ruleNames.serverSetId(rule.servers.map((id) => base.servers.get(id) ?? { id, type: "http" }));
      if (rule.ports.length > 0) continue;
      for (const protocol of rule.protocols.length > 0 ? rule.protocols : [0])
        table.rangeClasses |= rangeClassOf(0, protocol);
    }
  }

  placed(): Iterable<string> {
    return this.#placed.keys();
  }

  /** Adds an address to the table before it is written. `given`: called for each denial that is overridden there. */
  place(address: string, learned: readonly NetworkRule[], given?: (one: OverriddenDenial) => void): void {
    const entries = this.#compileNamed(address, learned, given);
    for (const map of ["rules", "ranges"] as const)
      for (let at = 0; at < entries[map].size; at++) this.#table[map].setEntry(entries[map], at);
    this.#placed.set(address, entries);
  }

  /** The change of one address from the table in force to the current rules; call `done` once it is written. */
  change(
    address: string,
    learned: readonly NetworkRule[],
    given?: (one: OverriddenDenial) => void,
  ): { diff: TableDiff; done: () => void } {
    const before = this.#placed.get(address) ?? this.#compile(this.#base.rules.at(address, false));
    const after = this.#compileNamed(address, learned, given);
    const isNamed = learned.length > 0 || this.#base.rules.isNamed(address);
    const own = denialCover(after.ranges);
    const diff = diffTables(before, after, (...place) => own?.(...place) ?? this.#cover?.(...place));
    return {
      diff,
      done: () => {
        if (isNamed) this.#placed.set(address, after);
        else this.#placed.delete(address);
      },
    };
  }

  /** All entries of one address, from the configuration and the learned rules. */
  #compileNamed(
    address: string,
    learned: readonly NetworkRule[],
    given?: (one: OverriddenDenial) => void,
  ): TableContents {
    const configured = this.#base.rules.at(address, true);
    return this.#compile(
      learned.length === 0 ? configured : merged(resolveConflicts([...configured, ...learned], given)),
    );
  }

  /** `rules`: all rules of one address. */
  #compile(rules: readonly NetworkRule[]): TableContents {
    if (rules.length === 0) return emptyTable();
    const input = { rules, unixRules: [], servers: this.#base.servers, localAddrs: [], canary: null };
    return compileTable({ ...input, ...(this.#cover && { wider: this.#cover }) }, this.#ruleNames);
  }
}
