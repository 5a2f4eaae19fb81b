import { describe, expect, it } from "vitest";
import { globMatches } from "../../../src/collections/glob.ts";

/** The same question by dynamic programming: slow and plainly right. */
function slowMatches(pattern: string, text: string): boolean {
  let row = [true, ...Array<boolean>(text.length).fill(false)];
  for (const p of pattern) {
    const next = [p === "*" && row[0] === true];
    for (let i = 1; i <= text.length; i++) {
      next.push(
        p === "*"
          ? next[i - 1] === true || row[i] === true
          : row[i - 1] === true && (p === "?" || p === text[i - 1]),
      );
    }
    row = next;
  }
  return row[text.length] === true;
}

describe("globMatches", () => {
  it.each([
    ["weather", "weather", true],
    ["weather", "Weather", false],
    ["weather", "weather2", false],
    ["*", "", true],
    ["*", "a/b", true],
    ["a*c", "a/b/c", true],
    ["a*", "b", false],
    ["?", "", false],
    ["?", "/", true],
    ["a?c", "abc", true],
    ["a*a", "a", false],
    ["*ab*ab*", "abab", true],
    ["*ab*ab*", "aba", false],
    ["**", ".hidden", true],
    ["a.c", "abc", false],
    ["[ab]", "a", false],
    ["{a,b}", "a", false],
    ["", "", true],
    ["", "a", false],
  ])("%j on %j", (pattern, text, expected) => {
    expect(globMatches(pattern, text)).toBe(expected);
  });

  it("agrees with the plain definition on every short pattern and text", () => {
    const words = (alphabet: string, length: number): string[] =>
      length === 0
        ? [""]
        : [...new Set(words(alphabet, length - 1).flatMap((w) => [w, ...[...alphabet].map((c) => w + c)]))];
    const wrong = words("ab*?", 5).flatMap((pattern) =>
      words("ab", 5)
        .filter((text) => globMatches(pattern, text) !== slowMatches(pattern, text))
        .map((text) => [pattern, text]),
    );
    expect(wrong).toEqual([]);
  });

  // A matcher that backtracks would run for years.
  it("ends on patterns that make others backtrack", () => {
    expect(globMatches(`${"*a".repeat(60)}*b`, "a".repeat(20_000))).toBe(false);
    expect(globMatches(`${"*?".repeat(60)}b`, "a".repeat(20_000))).toBe(false);
  });
});
