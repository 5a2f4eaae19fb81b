/** Recall and false positives on both parts of the development set; the figures are in docs/detection.md. */
import { expect, it } from "vitest";
import { judge } from "../../../eval/judge.ts";
import { ratesOf } from "../../../eval/rates.ts";
import { developmentSet } from "../../../fixtures/detection/development-set.ts";

it.each([
  ["tuning", 0.78, 0.002, 0.01],
  ["held-out", 0.82, 0.021, 0.165],
] as const)("keeps its rates on the %s part", (part, recall, falsePositives, falseServers) => {
  const { found, flagged, serversFlagged } = ratesOf(judge(developmentSet(part)), "high");
  expect(found.of).toBeGreaterThan(200);
  expect(flagged.of).toBeGreaterThan(600);
  expect(found.hits / found.of).toBeGreaterThan(recall);
  expect(flagged.hits / flagged.of).toBeLessThanOrEqual(falsePositives);
  expect(serversFlagged.hits / serversFlagged.of).toBeLessThanOrEqual(falseServers);
});
