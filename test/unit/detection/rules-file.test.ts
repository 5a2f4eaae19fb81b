/** The data file of rules: it matches its schema, and each rule can fire. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { RULES } from "../../../src/detection/rules.ts";

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../src/detection/${name}`, import.meta.url), "utf8"));
const DATA = read("rules.json");
const SCHEMA = z.fromJSONSchema(read("rules.schema.json"));
const RULE = { signal: "steals", category: "secrecy", weight: 6, all: ["read | $secrets"], says: "steals" };
const withRule = (change: object) => ({ ...DATA, rules: { secret: [{ ...RULE, ...change }] } });

it("is valid by its schema", () => {
  expect(SCHEMA.safeParse(DATA).error).toBeUndefined();
  expect(SCHEMA.safeParse(withRule({})).error).toBeUndefined();
});

it.each([
  ["an unknown field", { note: "" }],
  ["no weight", { weight: 0 }],
  ["nothing to look for", { all: [] }],
  ["terms without a separator", { all: ["read $secrets"] }],
])("is not valid with %s", (_, change) => {
  expect(SCHEMA.safeParse(withRule(change)).success).toBe(false);
});

it("has each signal once, and no rule that excludes all it asks for", () => {
  const signals = RULES.map((rule) => rule.signal);
  expect(signals.filter((signal, index) => signals.indexOf(signal) !== index)).toEqual([]);
  const never = RULES.filter(({ all, not }) =>
    all.some((group) => group.every((term) => not.includes(term))),
  );
  expect(never).toEqual([]);
});
