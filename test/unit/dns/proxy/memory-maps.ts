/** The kernel's maps in memory, for tests of what writes them. */
import type { KernelSettings } from "../../../../src/kernel/layout.ts";
import type { RedirectMaps } from "../../../../src/kernel/redirects.ts";
import { emptyTable, type TableContents } from "../../../../src/kernel/table/compile.ts";
import type { PolicyMap } from "../../../../src/kernel/table/diff.ts";
import type { TableWriter } from "../../../../src/kernel/table/reconciler.ts";

/** `after` sees each write. */
export class MemoryWriter implements TableWriter {
  readonly table = emptyTable();
  after: () => void = () => {};

  async update(map: PolicyMap, keys: Buffer, values: Buffer, count: number): Promise<void> {
    const [k, v] = [keys.length / count, values.length / count];
    for (let i = 0; i < count; i++)
      this.table[map].set(
        keys.toString("latin1", i * k, (i + 1) * k),
        values.toString("latin1", i * v, (i + 1) * v),
      );
    this.after();
  }

  async remove(map: PolicyMap, keys: Buffer, count: number): Promise<void> {
    const size = keys.length / count;
    for (let i = 0; i < count; i++) this.table[map].delete(keys.toString("latin1", i * size, (i + 1) * size));
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

  async updateRedirects(which: "forward" | "reverse", keys: Buffer, values: Buffer): Promise<void> {
    for (let i = 0; i * KEY < keys.length; i++)
      this[which].set(
        keys.toString("latin1", i * KEY, (i + 1) * KEY),
        values.toString("latin1", i * VALUE, (i + 1) * VALUE),
      );
  }

  async removeRedirects(which: "forward" | "reverse", keys: Buffer): Promise<void> {
    for (let i = 0; i * KEY < keys.length; i++)
      this[which].delete(keys.toString("latin1", i * KEY, (i + 1) * KEY));
  }
}

/** struct netmon_rule_key; struct netmon_redirect and struct netmon_original. */
const KEY = 20;
const VALUE = 20;
