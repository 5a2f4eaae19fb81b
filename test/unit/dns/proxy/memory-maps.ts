/** The kernel's maps in memory, for tests of the code that writes them. */
import { type KernelSettings, SIZE } from "../../../../src/kernel/layout.ts";
import type { RedirectMap } from "../../../../src/kernel/maps.ts";
import type { RedirectMaps } from "../../../../src/kernel/redirects.ts";
import { emptyTable, type TableContents } from "../../../../src/kernel/table/compile.ts";
import type { Entries, PolicyMap } from "../../../../src/kernel/table/entries.ts";
import type { TableWriter } from "../../../../src/kernel/table/reconciler.ts";

/** `after` sees each write. */
export class MemoryWriter implements TableWriter {
  readonly table = emptyTable();
  after: () => void = () => {};

  async update(map: PolicyMap, keys: Buffer, values: Buffer): Promise<void> {
    const cuts = cut(values, SIZE.rule);
    for (const [i, key] of cut(keys, KEYS[map]).entries()) this.table[map].set(key, cuts[i] as Buffer);
    this.after();
  }

  async remove(map: PolicyMap, keys: Buffer): Promise<void> {
    for (const key of cut(keys, KEYS[map])) this.table[map].delete(key);
    this.after();
  }

  writeSettings(settings: KernelSettings): void {
    this.table.rangeClasses = settings.rangeClasses;
  }

  async read(): Promise<TableContents> {
    return this.table;
  }
}

export const SETTINGS = {
  mode: 1,
  socketClasses: 0,
  canaryProtocol: 0,
  flags: 0,
  denyErrno: 1,
  cgroupLevel: 0,
  foldNs: 0n,
  cgroupId: 1n,
};

export class MemoryRedirects implements RedirectMaps {
  maxRedirects = 64;
  readonly forward = new Map<string, string>();
  readonly reverse = new Map<string, string>();
  readonly maxRules = 1024;
  readonly maxRanges = 1024;
  readonly maxServers = 1024;

  enableRedirects(): void {}

  async contents(which: "forward" | "reverse"): Promise<Map<string, string>> {
    return new Map(this[which]);
  }

  async update(which: PolicyMap | RedirectMap, keys: Buffer, values: Buffer): Promise<void> {
    const cuts = cut(values, SIZE.redirect);
    for (const [i, key] of cut(keys, SIZE.ruleKey).entries())
      this[which as RedirectMap].set(text(key), text(cuts[i] as Buffer));
  }

  async remove(which: PolicyMap | RedirectMap, keys: Buffer): Promise<void> {
    for (const key of cut(keys, SIZE.ruleKey)) this[which as RedirectMap].delete(text(key));
  }
}

const KEYS = { rules: SIZE.ruleKey, ranges: SIZE.rangeKey, unixRules: SIZE.unixKey };

const text = (bytes: Buffer): string => bytes.toString("latin1");

/** Structs that stand one after the other. */
function cut(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: bytes.length / size }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

/** What a map holds, as text in an order of its own: for comparing. */
export const contents = (entries: Entries): [key: string, value: string][] =>
  [...entries].map(([key, value]): [string, string] => [text(key), text(value)]).sort();
