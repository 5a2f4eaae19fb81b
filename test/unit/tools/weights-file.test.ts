/** The data file of fitted weights: it matches its schema, and reader and writer agree on each number. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { fittedModel } from "../../../src/detection/suspicion.ts";
import { featuresOf } from "../../../src/detection/tool-reading.ts";
import { weightsText } from "../../../tools/detection/weights-file.ts";

const text = (name: string): string =>
  readFileSync(new URL(`../../../src/detection/${name}`, import.meta.url), "utf8");
const read = (name: string): Record<string, unknown> => JSON.parse(text(name));
const DATA = read("suspicion-weights.json");
const SCHEMA = z.fromJSONSchema(read("suspicion-weights.schema.json"));

it("is valid by its schema", () => {
  expect(SCHEMA.safeParse(DATA).error).toBeUndefined();
});

it.each([
  ["an unknown field", { ...DATA, note: "" }],
  ["no step", { ...DATA, step: 0 }],
  ["a bias that is a text", { ...DATA, sentence: { bias: "-2.49", wordsBias: 0, formsBias: 0 } }],
  ["one weight of the tool less", { ...DATA, tool: { bias: 0, weights: Array(30).fill(0) } }],
  ["a term with one weight", { ...DATA, terms: [". agent 5"] }],
  ["a weight that is not in steps", { ...DATA, terms: [". agent 5 0.5"] }],
])("is not valid with %s", (_, wrong) => {
  expect(SCHEMA.safeParse(wrong).success).toBe(false);
});

it("is written again as it was read", () => {
  expect(weightsText(fittedModel())).toBe(text("suspicion-weights.json"));
});

it("has each term once, and as many weights of a tool as there are values", () => {
  const model = fittedModel();
  const fields = (DATA.terms as string[]).flatMap((line) =>
    line
      .split(" ")
      .slice(1)
      .filter((field) => !field.endsWith("_")),
  );
  expect(fields).toHaveLength(model.weights.size * 3);
  expect(model.weights.size).toBeGreaterThan(1000);
  const pairs = [...model.weights.keys()].filter((term) => term.startsWith("pair:"));
  expect(pairs.filter((term) => !/^pair:[^_]+_[^_]+$/.test(term))).toEqual([]);
  expect(model.toolWeights).toHaveLength(featuresOf({ fired: [], sentences: [], purposes: 0 }, []).length);
});
