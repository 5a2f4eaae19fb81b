import { describe, expect, it } from "vitest";
import {
  digitsOf,
  holdsPlaceholder,
  newPlaceholder,
  PlaceholderSearch,
  placeholdersIn,
  withoutPlaceholders,
} from "../../../src/credentials/placeholder.ts";

const ONE = newPlaceholder("sk-ant-api03-secret");

describe("a placeholder", () => {
  it("begins as the key does, and holds nothing else of it", () => {
    expect(ONE).toMatch(/^sk-ant-api03-[0-9a-f]{32}-netmon-placeholder-$/);
    expect(newPlaceholder("unknown-secret")).toMatch(/^[0-9a-f]{32}-netmon-placeholder-$/);
  });

  it("is another one each time, with the same last twenty characters", () => {
    const other = newPlaceholder("sk-ant-api03-secret");
    expect(digitsOf(other)).not.toBe(digitsOf(ONE));
    expect(other.slice(-20)).toBe(ONE.slice(-20));
  });

  it("is found in texts, and words about it are not", () => {
    expect(placeholdersIn(`a ${ONE}b ${ONE}`)).toEqual([digitsOf(ONE), digitsOf(ONE)]);
    expect(placeholdersIn("what is a -netmon-placeholder- at the end of a key?")).toEqual([]);
  });

  it("is found in bytes wherever they are cut", () => {
    const bytes = Buffer.from(`before ${ONE} after`);
    for (const size of [1, 2, 7, 50, 52, 53, 60, bytes.length]) {
      const search = new PlaceholderSearch();
      for (let at = 0; at < bytes.length; at += size) search.push(bytes.subarray(at, at + size));
      expect([...search.found], `pieces of ${size}`).toEqual([digitsOf(ONE)]);
    }
  });

  it("is overwritten without changing what is around it", () => {
    const bytes = Buffer.from(JSON.stringify({ a: ONE, b: "ä" }));
    const without = withoutPlaceholders(bytes);
    expect(without.length).toBe(bytes.length);
    expect(JSON.parse(without.toString())).toEqual({ a: `sk-ant-api03-${"*".repeat(52)}`, b: "ä" });
  });

  it("is found in any depth of arguments, in keys too", () => {
    expect(holdsPlaceholder({ a: [1, null, { b: `Bearer ${ONE}` }] })).toBe(true);
    expect(holdsPlaceholder({ [ONE]: 1 })).toBe(true);
    expect(holdsPlaceholder(ONE)).toBe(true);
    for (const value of [undefined, null, 0, "", [], { a: ["b"] }])
      expect(holdsPlaceholder(value)).toBe(false);
  });

  it("is looked for in time that grows with the text", () => {
    const time = (n: number): number => {
      const bytes = Buffer.from("-netmon-placeholder-".repeat(n));
      const from = performance.now();
      new PlaceholderSearch().push(bytes);
      return performance.now() - from;
    };
    time(1000);
    expect(time(100_000)).toBeLessThan(60 * Math.max(time(10_000), 1));
  });
});
