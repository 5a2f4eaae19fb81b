/**
 * Writes the addresses of names into the kernel: answers that arrive together are written together, and never while the
 * whole table is being written.
 *
 * Fails closed. An address that has no room, or that the kernel rejected, is reported to the caller, who withholds it.
 */

import { append } from "../../collections/long-lists.ts";
import type { LearnedNames } from "../../dns/proxy/learned-names.ts";
import type { McpNetworkConnection } from "../../event/event.ts";
import { decodeRule } from "../../kernel/layout.ts";
import type { SessionMaps } from "../../kernel/maps.ts";
import { type Redirect, type RedirectMaps, Redirects } from "../../kernel/redirects.ts";
import { addressText } from "../../kernel/table/address.ts";
import type { TableContents } from "../../kernel/table/compile.ts";
import { prefixAt } from "../../kernel/table/cover.ts";
import { joined, type TableDiff } from "../../kernel/table/diff.ts";
import { Overlay, type OverlayBase } from "../../kernel/table/overlay.ts";
import { NOTHING_CHANGED, type Reconciler, type TableChange } from "../../kernel/table/reconciler.ts";
import type { RuleNames } from "../../kernel/table/rule-names.ts";
import type { OverriddenDenial } from "../../policy/shared-address.ts";

/** Redirects that should be in force. */
export interface RedirectSource {
  ofResolvers(): Redirect[];
  at(address: string): Redirect[];
  /** Replaces a target in the event of a direct connection to it by the destination that it stands for. */
  direct?(event: McpNetworkConnection): void;
}

/** Result of a write, possibly batched with others. */
export interface Put extends TableChange {
  /** Addresses that have no room; they are unchanged. */
  without: ReadonlySet<string>;
}

export interface LearnedTableParts {
  maps: RedirectMaps & Pick<SessionMaps, "maxRules" | "maxRanges" | "maxServers">;
  ruleNames: RuleNames;
  reconciler: Reconciler;
  learned: LearnedNames;
  redirects: RedirectSource;
  /** Runs `work` while nothing else writes the table. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export class LearnedTable {
  readonly #parts: LearnedTableParts;
  readonly #redirects: Redirects;
  /** Redirects in force for learned addresses. */
  #redirected = new Map<string, Redirect[]>();
  #overlay: Overlay | null = null;
  #table: TableContents | null = null;
  #waiting: { addresses: readonly string[]; resolve(put: Put): void; reject(error: unknown): void }[] = [];

  constructor(parts: LearnedTableParts) {
    this.#parts = parts;
    this.#redirects = new Redirects(parts.maps);
  }

  /**
   * Adds learned entries to a table that is about to be written; `named`: other addresses whose rules `put` may change.
   * Returns the step to run after the write; if it rejects, nothing is taken over. Throws RangeError if there is no
   * room for the redirects.
   */
  over(table: TableContents, base: OverlayBase, named: ReadonlySet<string> = new Set()): () => Promise<void> {
    const overlay = new Overlay(table, base, this.#parts.ruleNames);
    const { learned, redirects } = this.#parts;
    const redirected = new Map<string, Redirect[]>();
    for (const address of new Set([...named, ...learned.addresses()])) {
      const overridden: OverriddenDenial[] = [];
      overlay.place(address, learned.rulesAt(address), (one) => overridden.push(one));
      learned.shared.note(address, overridden);
      const at = redirects.at(address);
      if (at.length > 0) redirected.set(address, at);
    }
    const all = [...redirects.ofResolvers(), ...[...redirected.values()].flat()];
    this.#redirects.check(all);
    return async () => {
      await this.#redirects.set(all);
      this.#overlay = overlay;
      this.#table = table;
      this.#redirected = redirected;
    };
  }

  /** Returns the addresses that have entries of names. */
  placed(): Iterable<string> {
    return this.#overlay?.placed() ?? [];
  }

  put(addresses: readonly string[]): Promise<Put> {
    if (addresses.length === 0) return Promise.resolve({ ...NOTHING_CHANGED, without: new Set() });
    return new Promise((resolve, reject) => {
      this.#waiting.push({ addresses, resolve, reject });
      if (this.#waiting.length === 1) this.#parts.exclusive(() => this.#flush()).catch(reject);
    });
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const put = await this.#write(new Set(waiting.flatMap((w) => w.addresses)));
      for (const { resolve } of waiting) resolve(put);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async #write(addresses: ReadonlySet<string>): Promise<Put> {
    const { reconciler, learned } = this.#parts;
    const [overlay, table] = [this.#overlay, this.#table];
    if (!overlay || !table) throw new Error("the table has not been written yet");
    const without = new Set<string>();
    const diffs: TableDiff[] = [];
    const notes: (() => void)[] = [];
    const room = this.#room(table);
    for (const address of addresses) {
      const overridden: OverriddenDenial[] = [];
      const { diff, done } = overlay.change(address, learned.rulesAt(address), (one) => overridden.push(one));
      if (!room(diff)) {
        without.add(address);
        continue;
      }
      learned.shared.note(address, overridden);
      diffs.push(diff);
      notes.push(done);
    }
    // a redirect must exist before its destination opens, and be removed only after it closes
    const kept = [...addresses].filter((address) => !without.has(address));
    await this.#redirect(kept);
    const change = await reconciler.patch(() => joined(diffs));
    for (const done of notes) done();
    await this.#unredirect(kept);
    return { ...change, without };
  }

  async #redirect(addresses: readonly string[]): Promise<void> {
    const news = new Map<string, Redirect[]>();
    for (const address of addresses) {
      const known = this.#redirected.get(address) ?? [];
      const lacking = without(this.#parts.redirects.at(address), known);
      if (lacking.length > 0) news.set(address, lacking);
    }
    if (news.size === 0) return;
    await this.#redirects.add([...news.values()].flat());
    for (const [address, added] of news)
      this.#redirected.set(address, [...without(this.#redirected.get(address) ?? [], added), ...added]);
  }

  async #unredirect(addresses: readonly string[]): Promise<void> {
    const gone: Redirect[] = [];
    for (const address of addresses) {
      const known = this.#redirected.get(address);
      if (!known) continue;
      const kept = this.#parts.redirects.at(address);
      append(gone, without(known, kept));
      if (kept.length > 0) this.#redirected.set(address, kept);
      else this.#redirected.delete(address);
    }
    if (gone.length > 0) await this.#redirects.remove(gone);
  }

  /** Returns a function that accounts for changes one by one, and reports false if one no longer fits. */
  #room(table: TableContents): (diff: TableDiff) => boolean {
    const { maps, ruleNames } = this.#parts;
    const free = {
      rules: maps.maxRules - table.rules.size,
      ranges: maps.maxRanges - table.ranges.size,
    };
    return ({ added: { rules, ranges } }) => {
      if (rules + ranges === 0) return true;
      if (ruleNames.serverSetCount >= maps.maxServers) return false;
      if (rules > free.rules || ranges > free.ranges) return false;
      free.rules -= rules;
      free.ranges -= ranges;
      return true;
    };
  }
}

/** Returns the redirects in `list` whose original port does not occur in `others`. */
function without(list: readonly Redirect[], others: readonly Redirect[]): Redirect[] {
  return list.filter(({ from }) => !others.some((other) => other.from.port === from.port));
}

/**
 * Restores from the adopted kernel table what an earlier netmon had learned, since clients continue to use it. An
 * address stays for the grace time unless answered again. Fails closed: drops addresses whose rule no policy has any
 * more.
 */
export function restoreLearned(
  table: TableContents,
  ruleNames: RuleNames,
  learned: LearnedNames,
  now: number,
): void {
  const restore = (addr: Buffer, value: Buffer): void => {
    const host = ruleNames.rule(decodeRule(value).rule)?.host;
    if (host) learned.restore(host, addressText(addr), now);
  };
  for (const [key, value] of table.rules) restore(key.subarray(0, 16), value);
  for (let at = 0; at < table.ranges.size; at++)
    if (prefixAt(table.ranges, at) === 128) restore(table.ranges.key(at).subarray(8), table.ranges.value(at));
}
