/**
 * Recall and false positives of the development set; the figures are in docs/detection.md. Those of the tuning part
 * are by weights fitted to it; `make eval-detection` leaves servers out. A held-out part is counted where there is one.
 */
import { expect, it } from "vitest";
import { judge } from "../../../eval/judge.ts";
import { ratesOf } from "../../../eval/rates.ts";
import { developmentSet, type Part } from "../../../fixtures/detection/development-set.ts";

/** Least share of poisoned tools found; greatest of honest tools, and of honest servers, flagged. */
const LIMITS: Readonly<Record<Part, readonly [found: number, tools: number, servers: number]>> = {
  tuning: [0.76, 0.005, 0.008],
  "held-out": [0.84, 0.004, 0.023],
};
/** One of so many of the tuning part is judged. */
const SHARE = 4;
/** Thousands of definitions take seconds, and many times that beside other work. */
const PATIENCE_MS = 180_000;
const PARTS = (["tuning", "held-out"] as const).filter((part) => developmentSet(part).length > 0);

it.each(PARTS)("keeps its rates on the %s part", { timeout: PATIENCE_MS }, (part) => {
  const [found, tools, servers] = LIMITS[part];
  const definitions = developmentSet(part).filter((_, at) => part !== "tuning" || at % SHARE === 0);
  const rates = ratesOf(judge(definitions), "high");
  expect(rates.found.of).toBeGreaterThan(100);
  expect(rates.flagged.of).toBeGreaterThan(100);
  expect(rates.found.hits / rates.found.of).toBeGreaterThan(found);
  expect(rates.flagged.hits / rates.flagged.of).toBeLessThanOrEqual(tools);
  expect(rates.serversFlagged.hits / rates.serversFlagged.of).toBeLessThanOrEqual(servers);
});
