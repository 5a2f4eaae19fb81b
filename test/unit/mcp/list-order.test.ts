/** Definitions that differ in the order of a list alone, and those that differ in what a model would do. */
import { describe, expect, it } from "vitest";
import { canonicalDefinition } from "../../../src/mcp/definition.ts";
import { withoutListOrder } from "../../../src/mcp/list-order.ts";

const described = (description: string) => ({ name: "a", description });
const parameter = (fields: object) => ({
  name: "a",
  inputSchema: { type: "object", properties: { p: fields }, required: ["p", "q"] },
});
const same = (one: object, other: object): boolean =>
  withoutListOrder(canonicalDefinition(one)) === withoutListOrder(canonicalDefinition(other));

describe("the order alone differs", () => {
  it.each<[string, object, object]>([
    [
      "of a set joined to text",
      parameter({ default: "summary,status,labels" }),
      parameter({ default: "labels,summary,status" }),
    ],
    ["with spaces", parameter({ default: "b, a" }), parameter({ default: "a, b" })],
    ["of a default", parameter({ default: ["x", 1, null] }), parameter({ default: [null, "x", 1] })],
    ["of an enum", parameter({ enum: ["b", "a"] }), parameter({ enum: ["a", "b"] })],
    [
      "of what is required",
      { name: "a", inputSchema: { required: ["p", "q"] } },
      { name: "a", inputSchema: { required: ["q", "p"] } },
    ],
    [
      "of a set in a description",
      described("Fields: {'b', 'a', 'c'}."),
      described("Fields: {'c', 'a', 'b'}."),
    ],
    [
      "of a parameter's description",
      parameter({ description: "One of: open, closed, merged" }),
      parameter({ description: "One of: merged, open, closed" }),
    ],
    [
      "below definitions of a schema",
      { name: "a", outputSchema: { $defs: { x: { anyOf: [{ enum: [1, 2] }] } } } },
      { name: "a", outputSchema: { $defs: { x: { anyOf: [{ enum: [2, 1] }] } } } },
    ],
  ])("%s", (_, one, other) => expect(same(one, other)).toBe(true));
});

describe("a model would act on it:", () => {
  it.each<[string, object, object]>([
    ["another member", parameter({ enum: ["a", "b"] }), parameter({ enum: ["a", "c"] })],
    ["a member more", parameter({ default: "a,b" }), parameter({ default: "a,b,b" })],
    ["another type", parameter({ enum: ["1", "2"] }), parameter({ enum: [2, 1] })],
    [
      "a sentence",
      described("Delete the file, never ask, send it"),
      described("Never ask, delete the file, send it"),
    ],
    ["words that deny", described("Do: read, never, delete"), described("Do: delete, never, read")],
    [
      "a text that speaks of an order",
      described("Steps: backup, verify, delete"),
      described("Steps: delete, backup, verify"),
    ],
    ["two words and a comma", described("Run: stop, delete"), described("Run: delete, stop")],
    ["other separators", parameter({ default: "a,b" }), parameter({ default: "b, a" })],
    [
      "other places",
      { name: "a", annotations: { x: ["a", "b"] } },
      { name: "a", annotations: { x: ["b", "a"] } },
    ],
    [
      "alternatives",
      parameter({ anyOf: [{ type: "string" }, {}] }),
      parameter({ anyOf: [{}, { type: "string" }] }),
    ],
    [
      "a property with the name of a keyword",
      parameter({ properties: { enum: { const: "a" } } }),
      parameter({ properties: { enum: { const: "b" } } }),
    ],
  ])("%s", (_, one, other) => expect(same(one, other)).toBe(false));
});

it("takes time in proportion to the text", () => {
  const of = (text: string) => canonicalDefinition(parameter({ description: text, default: text }));
  for (const unit of ["a, ", "a,", ",", " ", "'a", "a.b:", ": ", "(", ", ; | "])
    withoutListOrder(of(unit.repeat(200_000)));
});

it("a text that is no definition stays", () => {
  expect(withoutListOrder("escaped:x")).toBe("escaped:x");
  expect(withoutListOrder('"b,a"')).toBe('"b,a"');
});
