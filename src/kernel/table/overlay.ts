/**
 * The addresses of names on top of a compiled table: an answer of a resolver changes the entries of its own addresses
 * and nothing else, so that it need not wait for a compilation of the whole.
 *
 * The entries of one address are compiled from every rule for it, those of the configuration included. Wider denied
 * ranges are written into them as compile.ts does. No entry of the local class depends on an address here: those of
 * this host are never learned (special-address.ts), and where netmon's own look-ups give one to a name, the whole is
 * compiled.
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
  /** The configuration's, with the addresses that netmon itself looked up for names. */
  rules: Pick<NetworkRules, "at" | "isNamed">;
  servers: ReadonlyMap<string, ServerRef>;
  /** For every name. */
  nameRules: readonly NameRule[];
}

export class Overlay {
  readonly #table: TableContents;
  readonly #ruleNames: RuleNames;
  readonly #base: OverlayBase;
  readonly #cover: DenialCover | null;
  /** What was written for each address that a name has or had. */
  readonly #placed = new Map<string, TableContents>();

  /**
   * `table`: compiled from all rules of the configuration; the entries of names go into it. Numbers of name rules are
   * drawn at once, so that a session record written now names them.
   */
  constructor(table: TableContents, base: OverlayBase, ruleNames: RuleNames) {
    this.#table = table;
    this.#ruleNames = ruleNames;
    this.#base = base;
    // what is put into the table from here on is for whole addresses
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

  /** Puts an address into the table, before the table is written. `given`: called for each denial that gives way there. */
  place(address: string, learned: readonly NetworkRule[], given?: (one: OverriddenDenial) => void): void {
    const entries = this.#compileNamed(address, learned, given);
    for (const map of ["rules", "ranges"] as const)
      for (let at = 0; at < entries[map].size; at++) this.#table[map].setEntry(entries[map], at);
    this.#placed.set(address, entries);
  }

  /** The change for one address from the table in force to the rules of now, and the way to take note of it once it is written. */
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

  /** All entries of one address: the configuration's and the learned rules'. */
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

  /** `rules`: all of one address. */
  #compile(rules: readonly NetworkRule[]): TableContents {
    if (rules.length === 0) return emptyTable();
    const input = { rules, unixRules: [], servers: this.#base.servers, localAddrs: [], canary: null };
    return compileTable({ ...input, ...(this.#cover && { wider: this.#cover }) }, this.#ruleNames);
  }
}
