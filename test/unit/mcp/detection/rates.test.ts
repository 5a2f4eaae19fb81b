/** Recall and false positives on both parts of the development set; the figures are in docs/detection.md. */
import { expect, it } from "vitest";
import { judge } from "../../../eval/judge.ts";
import { ratesOf } from "../../../eval/rates.ts";
import { developmentSet } from "../../../fixtures/detection/development-set.ts";

const LIMITS = [["tuning", 0.78, 0.008, 0.046]] as const;

it.each(LIMITS)("keeps its rates on the %s part", (part, recall, falsePositives, falseServers) => {
  const { found, flagged, serversFlagged } = ratesOf(judge(developmentSet(part)), "high");
  expect(found.of).toBeGreaterThan(150);
  expect(flagged.of).toBeGreaterThan(600);
  expect(found.hits / found.of).toBeGreaterThan(recall);
  expect(flagged.hits / flagged.of).toBeLessThanOrEqual(falsePositives);
  expect(serversFlagged.hits / serversFlagged.of).toBeLessThanOrEqual(falseServers);
});
