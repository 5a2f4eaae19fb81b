/** The quick search for duplicate keys agrees with the tree, on which all decisions about them are based. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ambiguousArguments } from "../../../src/framing/json-document.ts";
import { duplicateKey, jsonTree } from "../../../src/framing/json-text.ts";
import { readDocument, treeOf } from "../../../src/llm/json-document.ts";
import { UnreadableError } from "../../../src/llm/wire.ts";

/** JSON text as no serialiser writes it: keys twice, escapes of any kind, white space anywhere. */
const space = fc.constantFrom("", "", " ", "\n\t", "\r\n");
const string = fc
  .array(
    fc.constantFrom(
      "a",
      "b",
      ":",
      "{",
      "}",
      "[",
      ",",
      '\\"',
      "\\\\",
      "\\u0061",
      "\\u003a",
      "é",
      "\\n",
      "__proto__",
    ),
    { maxLength: 4 },
  )
  .map((pieces) => `"${pieces.join("")}"`);
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(string, fc.constantFrom("0", "-1.5e3", "true", "null")),
    fc.array(tie("json"), { maxLength: 4 }).map((items) => `[${items.join(",")}]`),
    fc
      .array(fc.tuple(string, space, tie("json")), { maxLength: 5 })
      .map(
        (members) => `{${members.map(([key, gap, value]) => `${gap}${key}${gap}:${gap}${value}`).join(",")}}`,
      ),
  ),
}));

describe("duplicate keys", () => {
  it("are found wherever the tree has them, and nowhere else", () => {
    let found = 0;
    const run = fc.property(json, (text) => {
      const twice = duplicateKey(jsonTree(text)) !== null;
      if (twice) found++;
      expect(readDocument(text, "it").repeats).toBe(twice);
      expect(ambiguousArguments(text)).toBe(twice);
    });
    fc.assert(run, { seed: 3201, numRuns: 5000 });
    expect(found).toBeGreaterThan(500);
  });

  it.each([
    ['{"a":1,"\\u0061":2}', true],
    ['{"__proto__":1,"__proto__":2}', true],
    ['{"a":{"b":1},"b":{"a":1}}', false],
    ['"a\\\\":1', null],
    ['["{\\"a\\":1,\\"a\\":2}"]', false],
  ])("%s", (text, repeats) => {
    if (repeats === null) expect(() => readDocument(text, "it")).toThrow(UnreadableError);
    else expect(readDocument(text, "it").repeats).toBe(repeats);
  });
});

describe("depth", () => {
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

  it("the depth of a document is bounded where its tree is needed, and not before", () => {
    const document = readDocument(nested(100_000), "the event");
    expect(() => treeOf(document, "the event")).toThrow(/^the event is nested deeper than 512 levels$/);
    expect(treeOf(readDocument(nested(512), "it"), "it").type).toBe("array");
  });

  it("the depth of arguments is bounded: nobody looks into what is deeper", () => {
    expect(ambiguousArguments(nested(512))).toBe(false);
    expect(ambiguousArguments(nested(513))).toBe(true);
  });
});

it("takes time linear in the text, whatever its strings are", () => {
  const text = JSON.stringify({ a: '\\"'.repeat(500_000), b: "\\".repeat(500_000) });
  // by the square of it, hours
  expect(readDocument(text, "it").repeats).toBe(false);
});
