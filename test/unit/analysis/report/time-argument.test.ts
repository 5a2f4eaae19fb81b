import { describe, expect, it } from "vitest";
import { parseCount, parseMoment, parseSpan } from "../../../../src/cli/options/time-argument.ts";
import { NOON } from "./sample.ts";

describe("a moment", () => {
  it.each([
    ["10m", NOON - 600_000],
    ["2h", NOON - 7_200_000],
    ["0.5h", NOON - 1_800_000],
    ["30s", NOON - 30_000],
    ["7d", NOON - 7 * 86_400_000],
    ["2026-11-21T12:00:00Z", NOON],
    ["2026-11-21T13:00:00.250+01:00", NOON + 250],
    ["2026-11-21t12:00:00z", NOON],
  ])("%s", (text, ms) => {
    expect(parseMoment(text, NOON)).toBe(ms);
  });

  it("today is midnight here", () => {
    const midnight = new Date(parseMoment("today", NOON));
    expect([midnight.getHours(), midnight.getMinutes(), midnight.getMilliseconds()]).toEqual([0, 0, 0]);
    expect(NOON - midnight.getTime()).toBeGreaterThanOrEqual(0);
    expect(NOON - midnight.getTime()).toBeLessThan(86_400_000);
  });

  it.each([
    "",
    "10",
    "m",
    "-5m",
    "yesterday",
    "2026-11-21",
    "2026-11-21T12:00:00",
    "2026-13-41T12:00:00Z",
    "10m ",
  ])("%j is none", (text) => {
    expect(() => parseMoment(text, NOON)).toThrow(/Give 10m, 2h/);
  });
});

it("a span is a number with its unit", () => {
  expect([parseSpan("500ms"), parseSpan("60s"), parseSpan("1.5m"), parseSpan("1h")]).toEqual([
    500, 60_000, 90_000, 3_600_000,
  ]);
  for (const text of ["60", "1d", "x", ""]) expect(() => parseSpan(text)).toThrow(/Give a time/);
});

it("a count is a whole number above 0", () => {
  expect(parseCount("12")).toBe(12);
  for (const text of ["0", "-1", "1.5", "x", ""]) expect(() => parseCount(text)).toThrow(/whole number/);
});
