/** The kernel's maps in memory, for tests of what writes them. */
import { type KernelSettings, SIZE } from "../../../../src/kernel/layout.ts";
import type { RedirectMap } from "../../../../src/kernel/maps.ts";
import type { RedirectMaps } from "../../../../src/kernel/redirects.ts";
import { emptyTable, type TableContents } from "../../../../src/kernel/table/compile.ts";
import type { PolicyMap } from "../../../../src/kernel/table/diff.ts";
import type { TableWriter } from "../../../../src/kernel/table/reconciler.ts";

/** `after` sees each write. */
export class MemoryWriter implements TableWriter {
  readonly table = emptyTable();
  after: () => void = () => {};

  async update(map: PolicyMap, keys: Buffer, values: Buffer): Promise<void> {
    put(this.table[map], keys, values, KEYS[map], SIZE.rule);
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

  lookAtRedirects(): void {}

  async readRedirects(which: "forward" | "reverse"): Promise<Map<string, string>> {
    return new Map(this[which]);
  }

  async update(which: PolicyMap | RedirectMap, keys: Buffer, values: Buffer): Promise<void> {
    put(this[which as RedirectMap], keys, values, SIZE.ruleKey, SIZE.redirect);
  }

  async remove(which: PolicyMap | RedirectMap, keys: Buffer): Promise<void> {
    for (const key of cut(keys, SIZE.ruleKey)) this[which as RedirectMap].delete(key);
  }
}

const KEYS = { rules: SIZE.ruleKey, ranges: SIZE.rangeKey, unixRules: SIZE.unixKey };

/** Structs that stand one after the other, as text. */
function cut(bytes: Buffer, size: number): string[] {
  const count = bytes.length / size;
  return Array.from({ length: count }, (_, i) => bytes.toString("latin1", i * size, (i + 1) * size));
}

function put(
  map: Map<string, string>,
  keys: Buffer,
  values: Buffer,
  keySize: number,
  valueSize: number,
): void {
  const texts = cut(values, valueSize);
  cut(keys, keySize).forEach((key, i) => {
    map.set(key, texts[i] ?? "");
  });
}
