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
    // as netmon prints times and durations
    ["2026-11-21 12:00:00.123", NOON + 123],
    ["2026-11-21T12:00:01.023456Z", NOON + 1023],
    ["2026-11-21T12:00:00", NOON],
    ["2026-11-21 12:00", NOON],
    ["2026-11-21", NOON - 12 * 3_600_000],
    ["11:59:59.999", NOON - 1],
    ["12:00:00", NOON],
    ["12:00:00.001", NOON + 1 - 86_400_000],
    ["14:00:00+02:00", NOON],
    ["2 h 5 min", NOON - 125 * 60_000],
    ["3 d 4 h", NOON - 76 * 3_600_000],
    ["1h30m", NOON - 90 * 60_000],
    ["500ms", NOON - 500],
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
    "T12:00:00",
    "2026-11-21T",
    "2026-11-2112:00:00",
    "12:00",
    "25:00:00",
    "1h 30",
    "2  h",
    "Z",
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
  for (const text of ["60", "1w", "x", ""]) expect(() => parseSpan(text)).toThrow(/Give a time/);
});

it("a count is a whole number above 0", () => {
  expect(parseCount("12")).toBe(12);
  for (const text of ["0", "-1", "1.5", "x", ""]) expect(() => parseCount(text)).toThrow(/whole number/);
});
