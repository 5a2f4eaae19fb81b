/** Severity as a function of rules, hidden text and model: the highest counts, none lowers another. */
import { expect, it } from "vitest";
import { type Category, maxSeverity } from "../../../src/detection/detection.ts";
import { detectionsOf, type Fired, READS_LIKE_POISON } from "../../../src/detection/score.ts";

function fired(signal: string, weight: number, category: Category = "exfiltration"): Fired {
  return { category, signal, weight, says: signal, pointer: "/description", offset: 0, excerpt: signal };
}

const read = (weight: number): Fired => fired(READS_LIKE_POISON, weight, "hidden_instructions");

it.each([
  ["a rule alone", [fired("a", 6)], "high"],
  ["a rule that is critical", [fired("a", 10)], "critical"],
  ["the model alone", [read(6)], "high"],
  ["a rule beside a model that doubts", [fired("a", 6), read(1)], "high"],
  ["the model beside a faint rule", [fired("a", 1), read(6)], "high"],
  ["many faint ones", [fired("a", 1), fired("b", 1), fired("c", 1), fired("d", 1)], "low"],
  ["two medium ones", [fired("a", 3), fired("b", 4)], "medium"],
  ["a rule and the model", [fired("a", 6), read(6)], "high"],
  ["rules of two kinds and the model", [fired("a", 6), fired("b", 6, "secrecy"), read(6)], "critical"],
  ["a rule, hidden text and the model", [fired("a", 6), fired("b", 8, "hidden_text"), read(6)], "critical"],
  ["rules of one kind and the model", [fired("a", 6), fired("b", 6), read(6)], "high"],
  ["custom patterns beside them", [fired("a", 6), fired("b", 6, "custom"), read(6)], "high"],
] as const)("%s", (_, signals, severity) => {
  expect(maxSeverity(detectionsOf(signals))).toBe(severity);
});

it("counts a signal once, at its highest, and the same score in each detection", () => {
  const found = detectionsOf([fired("a", 3), fired("a", 6), fired("b", 3, "secrecy")]);
  expect(found.map(({ signals }) => signals.map(({ weight }) => weight))).toEqual([[6], [3]]);
  expect(found.map(({ score }) => score)).toEqual([9, 9]);
});
