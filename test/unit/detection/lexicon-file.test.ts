/** The data file of concepts: it matches its schema, and nothing in it is left unnamed. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { LEXICON } from "../../../src/detection/lexicon/lexicon.ts";

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../src/detection/${name}`, import.meta.url), "utf8"));
const DATA = read("lexicon.json");
const SCHEMA = z.fromJSONSchema(read("lexicon.schema.json"));

it("is valid by its schema", () => {
  expect(SCHEMA.safeParse(DATA).error).toBeUndefined();
});

it.each([
  ["an unknown field", { en: "take", note: "" }],
  ["a pattern without text", { en: "" }],
  ["a pattern that is not text", { shape: 1 }],
])("is not valid with %s", (_, concept) => {
  expect(SCHEMA.safeParse({ ...DATA, concepts: { take: concept } }).success).toBe(false);
});

it("has words or a shape for each concept, with all that they name filled in", () => {
  for (const [name, { en, latin, other, shape, needs }] of Object.entries(LEXICON)) {
    const words = [en, latin, other].filter((source) => source !== undefined);
    expect(words.length > 0 || shape !== undefined, name).toBe(true);
    for (const source of words) expect(source, name).not.toMatch(/%\w+%/);
    expect(shape === undefined, name).toBe(needs === undefined);
  }
});
