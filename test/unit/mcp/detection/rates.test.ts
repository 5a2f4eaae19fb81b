/** Recall and false positives on both parts of the development set; the figures are in docs/detection.md. */
import { expect, it } from "vitest";
import { ratesOf } from "../../../fixtures/detection/rates.ts";

it.each([
  ["tuning", 0.9, 0.01],
  ["held-out", 0.75, 0.03],
] as const)("keeps its rates on the %s part", (part, recall, falsePositives) => {
  const rates = ratesOf(part);
  expect(rates.poisoned).toBeGreaterThan(100);
  expect(rates.honest).toBeGreaterThan(250);
  expect(rates.found / rates.poisoned).toBeGreaterThan(recall);
  expect(rates.flagged.length / rates.honest).toBeLessThanOrEqual(falsePositives);
});
