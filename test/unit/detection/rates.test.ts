/**
 * Detection rates for poisoned definitions and false alarms for honest ones, on our own texts; docs/detection.md has the
 * figures. Weights were fitted to the tuning part, half of which is hard cases, but not to the held-out texts or the
 * honest servers of the fixture.
 */
import { expect, it } from "vitest";
import { readSamples, type Sample } from "../../../tools/detection/definitions.ts";
import { judge } from "../../../tools/detection/judge.ts";
import { ownTexts } from "../../../tools/detection/own-texts.ts";
import { type Rates, ratesOf } from "../../../tools/detection/rates.ts";

/** Thousands of definitions take seconds, and many times that beside other work. */
const TIMEOUT_MS = 180_000;
/** One of so many of the tuning part is judged. */
const EVERY = 4;
const HONEST_SERVERS = new URL("../../fixtures/detection/honest.jsonl", import.meta.url).pathname;

function ratesAtHigh(samples: readonly Sample[]): Rates {
  return ratesOf(judge(samples), "high");
}

it("keeps its rates on the tuning part", { timeout: TIMEOUT_MS }, () => {
  const { found, flagged, serversFlagged } = ratesAtHigh(
    ownTexts("tuning").filter((_, at) => at % EVERY === 0),
  );
  expect(found.of).toBeGreaterThan(1600);
  expect(flagged.of).toBeGreaterThan(800);
  expect(found.hits / found.of).toBeGreaterThan(0.8);
  expect(flagged.hits / flagged.of).toBeLessThanOrEqual(0.011);
  expect(serversFlagged.hits / serversFlagged.of).toBeLessThanOrEqual(0.013);
});

it("finds held-out poisoned definitions, and nearly each attacked server", { timeout: TIMEOUT_MS }, () => {
  const { found, serversFound } = ratesAtHigh(ownTexts("held-out"));
  expect(found.of).toBe(200);
  expect(found.hits).toBeGreaterThan(168);
  expect(serversFound.of - serversFound.hits).toBeLessThanOrEqual(1);
});

it("flags next to none of the ordinary definitions it learned from", { timeout: TIMEOUT_MS }, () => {
  const { flagged } = ratesAtHigh(ownTexts("tuning").filter(({ group }) => group === "ordinary"));
  expect(flagged.of).toBeGreaterThan(700);
  expect(flagged.hits).toBeLessThanOrEqual(1);
});

it("flags none of the honest definitions it did not learn from", { timeout: TIMEOUT_MS }, () => {
  const { flagged, serversFlagged } = ratesAtHigh(readSamples(HONEST_SERVERS));
  expect(flagged).toEqual({ hits: 0, of: 153 });
  expect(serversFlagged).toEqual({ hits: 0, of: 21 });
});
