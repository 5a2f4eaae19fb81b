/** Packed entries behave like a map keyed by text, whatever is added and removed, and every entry is found. */
import { expect, it } from "vitest";
import { encodeRangeKey, encodeRuleKey, RuleAction, SIZE } from "../../../src/kernel/layout.ts";
import { emptyTable, type TableContents } from "../../../src/kernel/table/compile.ts";
import { Entries, isDenial } from "../../../src/kernel/table/entries.ts";
import { Reconciler } from "../../../src/kernel/table/reconciler.ts";
import { contents, MemoryWriter, SETTINGS } from "../dns/proxy/memory-maps.ts";

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function keyOf(number: number, size: number): Buffer {
  const key = Buffer.alloc(size, 0xff);
  key.writeUInt32BE(number, size - 8);
  return key;
}

function valueFrom(number: number): Buffer {
  const value = Buffer.alloc(SIZE.rule, number & 0xff);
  value[8] = number % 2 ? RuleAction.deny : RuleAction.allow;
  return value;
}

it.each([SIZE.ruleKey, SIZE.rangeKey, SIZE.unixKey])(
  "with keys of %i bytes is the map it stands for",
  (size) => {
    const below = generator(size);
    const entries = new Entries(size);
    const model = new Map<string, string>();
    for (let step = 0; step < 20_000; step++) {
      // grows, is emptied and grows again
      const [key, value] = [keyOf(below(600), size), valueFrom(below(256))];
      const known = model.get(key.toString("latin1"));
      expect(entries.get(key)?.toString("latin1")).toBe(known);
      if (below(100) < (step % 5000 < 3000 ? 70 : 20)) {
        entries.set(key, value);
        model.set(key.toString("latin1"), value.toString("latin1"));
        expect(entries.isDenial(entries.indexOf(key))).toBe(isDenial(value));
      } else {
        entries.delete(key);
        model.delete(key.toString("latin1"));
      }
      expect(entries.size).toBe(model.size);
    }
    expect(entries.size).toBeGreaterThan(0);
    expect(contents(entries)).toEqual([...model].sort());
    const again = new Entries(size, entries.keys(0, entries.size), entries.values(0, entries.size));
    expect(contents(again)).toEqual(contents(entries));
    for (let at = 0; at < again.size; at++)
      expect(again.hasValueOf(at, entries, entries.indexOfEntry(again, at))).toBe(true);
  },
);

it("adds nothing where there is an entry", () => {
  const entries = new Entries(SIZE.ruleKey);
  const key = keyOf(1, SIZE.ruleKey);
  expect(entries.add(key, valueFrom(2))).toBe(0);
  expect(entries.add(key, valueFrom(3))).toBe(0);
  expect(entries.get(key)).toEqual(valueFrom(2));
  expect(entries.get(keyOf(2, SIZE.ruleKey))).toBeUndefined();
});

/** Fails at one of its calls. */
class FailingWriter extends MemoryWriter {
  left = Number.POSITIVE_INFINITY;

  override async update(...[map, keys, values]: Parameters<MemoryWriter["update"]>): Promise<void> {
    if (this.left-- === 0) throw new Error("full");
    await super.update(map, keys, values);
  }
}

it("a table that cannot be written whole leaves what was there, at whichever write it fails", async () => {
  const below = generator(3);
  const random = (): TableContents => {
    const table = emptyTable();
    for (let i = 0; i < 12; i++) {
      const addr = keyOf(below(20), 16);
      if (below(2)) table.rules.set(encodeRuleKey(addr, 443, 6), valueFrom(below(256)));
      else table.ranges.set(encodeRangeKey(addr, 128, 0, 6), valueFrom(below(256)));
    }
    return table;
  };
  let failures = 0;
  for (let round = 0; round < 50; round++) {
    const writer = new FailingWriter();
    const reconciler = new Reconciler(writer, emptyTable(), 0, null);
    await reconciler.apply(random(), SETTINGS);
    const before = [contents(writer.table.rules), contents(writer.table.ranges)];
    const next = random();
    writer.left = below(3);
    const full = await reconciler.apply(next, SETTINGS).catch((error: Error) => error);
    writer.left = Number.POSITIVE_INFINITY;
    if (full instanceof Error) {
      failures++;
      expect(full.message).toBe("full");
      expect([contents(writer.table.rules), contents(writer.table.ranges)]).toEqual(before);
      await reconciler.apply(next, SETTINGS);
    }
    expect(contents(writer.table.rules)).toEqual(contents(next.rules));
    expect(contents(writer.table.ranges)).toEqual(contents(next.ranges));
  }
  expect(failures).toBeGreaterThan(10);
});
