/** A table that does not fit is refused, naming the key that would make it fit. */
import { describe, expect, it } from "vitest";
import { SIZE } from "../../../src/kernel/layout.ts";
import type { SessionMaps } from "../../../src/kernel/maps.ts";
import { emptyTable } from "../../../src/kernel/table/compile.ts";
import { Entries } from "../../../src/kernel/table/entries.ts";
import { KernelError } from "../../../src/native/error.ts";
import { CapacityError, capacityError, checkCapacity } from "../../../src/watch/policy/capacity.ts";

const room = { maxRules: 2, maxRanges: 2, maxServers: 3, maxUnixRules: 2 } as SessionMaps;
function entries(count: number): Entries {
  const some = new Entries(4);
  for (let i = 0; i < count; i++) some.set(Buffer.from([i, 0, 0, 0]), Buffer.alloc(SIZE.rule));
  return some;
}

describe("capacity", () => {
  it("is enough up to the last entry", () => {
    const full = { ...emptyTable(), rules: entries(2), ranges: entries(2), unixRules: entries(2) };
    expect(() => checkCapacity(full, 2, room)).not.toThrow();
  });

  it.each<[string, Partial<ReturnType<typeof emptyTable>>, number]>([
    ["sandbox.network.max_rules", { rules: entries(3) }, 0],
    ["sandbox.network.max_ranges", { ranges: entries(3) }, 0],
    ["sandbox.network.max_servers", {}, 3],
    ["sandbox.network.unix.deny", { unixRules: entries(3) }, 0],
  ])("names %s when it is not", (key, table, servers) => {
    const check = (): void => checkCapacity({ ...emptyTable(), ...table }, servers, room);
    expect(check).toThrow(CapacityError);
    expect(check).toThrow(key);
  });

  it("explains a map that was full only while old and new rules stood side by side", () => {
    const full = new KernelError(
      { code: "ENOSPC", errno: 28, syscall: "bpf(BPF_MAP_UPDATE_ELEM)" },
      "map ranges",
      "full",
    );
    expect(capacityError(full)).toMatchObject({
      name: "CapacityError",
      message: expect.stringMatching(/side by side.*max_ranges/),
    });
    const other = new KernelError(
      { code: "EPERM", errno: 1, syscall: "bpf(BPF_MAP_UPDATE_ELEM)" },
      "map rules",
      "no",
    );
    expect(capacityError(other)).toBe(other);
  });
});
