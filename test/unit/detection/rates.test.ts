/**
 * Detection rates on our own texts; docs/detection.md has those on texts of strangers. The model was fitted to the tuning
 * part, but not to the held-out texts or the honest servers of the fixture.
 */
import { expect, it } from "vitest";
import type { Severity } from "../../../src/detection/detection.ts";
import { readSamples, type Sample } from "../../../tools/detection/definitions.ts";
import { ownTexts } from "../../../tools/detection/fit.ts";
import { judge } from "../../../tools/detection/judge.ts";
import { type Rates, ratesOf } from "../../../tools/detection/rates.ts";

const TIMEOUT_MS = 180_000;
/** One of so many of the tuning part is judged. */
const EVERY = 4;
const fixture = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;

function ratesAt(threshold: Severity, samples: readonly Sample[]): Rates {
  return ratesOf(judge(samples), threshold);
}

it("finds what it was fitted to, and flags few of the hard cases", { timeout: TIMEOUT_MS }, () => {
  const some = ownTexts().filter(({ server }, at) => server.startsWith("composed") || at % EVERY === 0);
  const composed = judge(some.filter(({ author }) => author === "composed"));
  const { found, flagged } = ratesOf(composed, "high");
  expect(found.of).toBe(2250);
  expect(found.hits).toBeGreaterThanOrEqual(2100);
  expect(flagged.of).toBe(2800);
  expect(flagged.hits).toBeLessThanOrEqual(1);
  expect(ratesOf(composed, "medium").flagged.hits).toBeLessThanOrEqual(3);
  const old = ratesAt(
    "high",
    some.filter(({ author }) => author !== "composed"),
  );
  expect(old.flagged.of).toBeGreaterThan(800);
  expect(old.flagged.hits).toBeLessThanOrEqual(10);
});

it("finds held-out poisoned definitions", { timeout: TIMEOUT_MS }, () => {
  const { found } = ratesAt("high", readSamples(fixture("../tools/detection/texts/held-out.jsonl.gz")));
  expect(found.of).toBe(200);
  expect(found.hits).toBeGreaterThanOrEqual(52);
});

it("says nothing at all of honest servers it did not learn from", { timeout: TIMEOUT_MS }, () => {
  const { flagged, serversFlagged } = ratesAt("low", readSamples(fixture("fixtures/detection/honest.jsonl")));
  expect(flagged).toEqual({ hits: 0, of: 153 });
  expect(serversFlagged).toEqual({ hits: 0, of: 21 });
});
