/** The cost of JSON is the same for text and bytes, and never less than what a parser makes of it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonCost, JsonCostScanner, MAX_VALUES, textCost } from "../../../src/framing/json-cost.ts";
import { jsonDocument } from "../../../src/framing/json-document.ts";
import { JsonCostError } from "../../../src/framing/json-text.ts";
import { COSTLY } from "../../e2e/costly-texts.ts";
import { cutAt, places } from "./pieces.ts";

/** Names and values. */
function size(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  const values = Object.values(value).reduce((sum: number, one) => sum + size(one), 1);
  return Array.isArray(value) ? values : values + Object.keys(value).length;
}

function scanned(parts: readonly Uint8Array[]): JsonCost {
  const scanner = new JsonCostScanner();
  for (const part of parts) scanner.push(part);
  const { values, members, depth } = scanner;
  return { values, members, depth };
}

const SEED = { seed: 20261123 };
/** Quotes and backslashes, and runs that are long enough to be searched. */
const marked = fc
  .array(fc.constantFrom('"', "\\", ",", "[", "x".repeat(70), "é", "\\\\"), { maxLength: 40 })
  .map((parts) => parts.join(""));

describe("the cost of JSON text", () => {
  it("is about the names and values in it", () => {
    const json = fc.oneof(fc.jsonValue({ maxDepth: 5 }), fc.dictionary(marked, fc.array(marked)));
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 1), (value, indent) => {
        const { values } = textCost(JSON.stringify(value, null, indent));
        const all = size(value);
        expect(values).toBeLessThanOrEqual(2 * all);
        expect(2 * values + 1).toBeGreaterThanOrEqual(all);
      }),
      { ...SEED, numRuns: 1000 },
    );
  });

  it("is the same of any bytes, however they are cut", () => {
    fc.assert(
      fc.property(fc.oneof(marked, fc.json(), fc.string()), places, (text, cuts) => {
        expect(scanned(cutAt(Buffer.from(text), cuts))).toEqual(textCost(text));
      }),
      { ...SEED, numRuns: 2000 },
    );
  });

  it.each(COSTLY)("JSON of $name is refused before it is parsed unless it is text", ({ value, cheap }) => {
    const text = value(2_000_000);
    expect(textCost(text).values > MAX_VALUES).toBe(!cheap);
    expect(scanned([Buffer.from(text)])).toEqual(textCost(text));
    expect(textCost(text, MAX_VALUES).values).toBeLessThanOrEqual(MAX_VALUES + 1);
    if (cheap) expect(jsonDocument(text).text).toBe(text);
    else expect(() => jsonDocument(text)).toThrow(JsonCostError);
  });
});
