/** The outline of JSON: the same value without long strings, in steps of a bounded size. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonOutline, LEFT_OUT, MAX_OUTLINE, OUTLINE_STEP } from "../../../src/framing/json-outline.ts";
import { JsonCostError, JsonTextError } from "../../../src/framing/json-text.ts";
import { textPieces } from "../../../src/framing/utf8-pieces.ts";
import { COSTLY } from "../../e2e/costly-texts.ts";

function outlineOf(text: string): { text: string; steps: number } {
  const outline = jsonOutline(textPieces([Buffer.from(text)], OUTLINE_STEP));
  for (let steps = 1; ; steps++) {
    const { done, value } = outline.next();
    if (done) return { text: value, steps };
  }
}

const isLong = (text: string): boolean => Buffer.byteLength(JSON.stringify(text)) - 2 > 4096;

/** What is expected of the outline's value. */
function withoutLong(value: unknown): unknown {
  if (typeof value === "string") return isLong(value) ? LEFT_OUT : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutLong);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutLong(member)]));
}

const unit = fc.constantFrom('"', "\\", "\n", "\0", "é", "必", "😀", "x", '":"', "{[,]}", "\\u00e9");
const text = fc.tuple(unit, fc.constantFrom(1, 3, 1400, 2048, 4096, 4097)).map(([one, n]) => one.repeat(n));

describe("the outline", () => {
  it("has the value of the text, without long strings", () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: "small" }, text, fc.jsonValue(), tie("array"), tie("object")),
      array: fc.array(tie("value"), { maxLength: 4 }),
      object: fc.array(fc.tuple(text, tie("value")), { maxLength: 4 }).map(Object.fromEntries),
    })).value;
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 1), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        expect(JSON.parse(outlineOf(written).text)).toEqual(withoutLong(JSON.parse(written)));
      }),
      { seed: 20261125, numRuns: 300 },
    );
  });

  it("leaves out long runs of numbers, which cost nothing then", () => {
    const vector = (n: number): number[] => Array.from({ length: n }, (_, i) => (i - n / 2) / 977);
    const data = Array.from({ length: 100 }, (_, index) => ({ index, embedding: vector(3072) }));
    for (const indent of [undefined, 1]) {
      const written = JSON.stringify({ object: "list", data, model: "m" }, null, indent);
      const outline = JSON.parse(outlineOf(written).text) as { data: typeof data; model: string };
      expect(outline.model).toBe("m");
      expect(outline.data.map(({ index }) => index)).toEqual(data.map(({ index }) => index));
      expect(outline.data[7]?.embedding.slice(0, 2)).toEqual([vector(3072)[0], LEFT_OUT]);
      expect(outline.data[7]?.embedding.at(-1)).toBe(vector(3072).at(-1));
    }
    const short = JSON.stringify([vector(150), { a: [1, { b: [2, "x", 3] }] }]);
    expect(outlineOf(short).text).toBe(short);
    // too many short ones cost what they cost
    expect(() => outlineOf(JSON.stringify(Array.from({ length: 2000 }, () => vector(200))))).toThrow(
      JsonCostError,
    );
  });

  it("keeps a name of a member that comes twice, however long", () => {
    const key = JSON.stringify("k".repeat(5000));
    expect(outlineOf(`{${key}:1,${key} \n:2}`).text).toBe(`{${key}:1,${key}:2}`);
  });

  const long = "x".repeat(5000);
  it.each([
    `"${long}\n"`,
    `"${long}\\x"`,
    `"\\u12g4${long}"`,
    `"\\u"${long}`,
    `"${long}`,
    `"${long}\\"`,
    `"${long}" "${long}"`,
    `["${long}"`,
    `"${long}\\`,
    `"\u001f${long}"`,
  ])("is no JSON where the text is none: %.12s", (broken) => {
    expect(() => JSON.parse(broken)).toThrow();
    expect(() => JSON.parse(outlineOf(broken).text)).toThrow();
  });

  it("names the byte that is wrong in a string", () => {
    expect(() => outlineOf(`["${long}\n"]`)).toThrow(
      new JsonTextError("not JSON: a string has a wrong character at byte 5002"),
    );
  });

  it.each(COSTLY)("the outline of $name is made in steps, or refused", ({ name, value, cheap }) => {
    const steps = (bytes: number): number => outlineOf(value(bytes)).steps;
    // a long run of numbers is left out
    if (!cheap && name !== "numbers") return expect(() => steps(3 << 20)).toThrow(JsonCostError);
    expect(steps(3 << 20)).toBeGreaterThanOrEqual(3);
    expect(steps(6 << 20)).toBeLessThanOrEqual(2 * steps(3 << 20));
    const { length } = outlineOf(value(3 << 20)).text;
    // each piece keeps the ends of its run
    if (name !== "white space") expect(length).toBeLessThan(name === "numbers" ? 5000 : 100);
  });

  it("is refused where it is large without long strings", () => {
    const many = `[${Array.from({ length: MAX_OUTLINE / 4000 + 10 }, () => `"${"x".repeat(4000)}"`).join()}]`;
    expect(() => outlineOf(many)).toThrow(JsonCostError);
    const most = many.slice(0, many.lastIndexOf(",", MAX_OUTLINE - 1));
    expect(outlineOf(`${most}]`).text.length).toBeGreaterThan(MAX_OUTLINE - 5000);
  });
});
