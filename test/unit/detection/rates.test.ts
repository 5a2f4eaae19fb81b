/**
 * Detection rates on our own texts; docs/detection.md has those on texts of strangers. The model was fitted to the tuning
 * part, but not to the held-out texts or the honest servers of the fixture.
 */
import { expect, it } from "vitest";
import { readSamples, type Sample } from "../../../tools/detection/definitions.ts";
import { ownTexts } from "../../../tools/detection/fit.ts";
import { judge } from "../../../tools/detection/judge.ts";
import { type Rates, ratesOf } from "../../../tools/detection/rates.ts";

const TIMEOUT_MS = 180_000;
/** One of so many of the tuning part is judged. */
const EVERY = 4;
const fixture = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;

function ratesAtHigh(samples: readonly Sample[]): Rates {
  return ratesOf(judge(samples), "high");
}

it("finds what it was fitted to, and flags few of the hard cases", { timeout: TIMEOUT_MS }, () => {
  const some = ownTexts().filter(({ server }, at) => server.startsWith("composed") || at % EVERY === 0);
  const composed = ratesAtHigh(some.filter(({ author }) => author === "composed"));
  expect(composed.found.hits / composed.found.of).toBeGreaterThan(0.93);
  expect(composed.flagged.hits / composed.flagged.of).toBeLessThanOrEqual(0.005);
  const old = ratesAtHigh(some.filter(({ author }) => author !== "composed"));
  expect(old.flagged.of).toBeGreaterThan(800);
  expect(old.flagged.hits / old.flagged.of).toBeLessThanOrEqual(0.02);
});

it("finds held-out poisoned definitions", { timeout: TIMEOUT_MS }, () => {
  const { found } = ratesAtHigh(readSamples(fixture("../tools/detection/texts/held-out.jsonl.gz")));
  expect(found.of).toBe(200);
  expect(found.hits).toBeGreaterThan(50);
});

it("flags none of the honest definitions it did not learn from", { timeout: TIMEOUT_MS }, () => {
  const { flagged, serversFlagged } = ratesAtHigh(readSamples(fixture("fixtures/detection/honest.jsonl")));
  expect(flagged).toEqual({ hits: 0, of: 153 });
  expect(serversFlagged).toEqual({ hits: 0, of: 21 });
});
