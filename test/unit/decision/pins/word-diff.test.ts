/** Texts compared word by word, and tables cut to the terminal's width. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedColumns } from "../../../../src/cli/output/layout.ts";
import { type DiffPart, wordDiff } from "../../../../src/decision/pins/word-diff.ts";

const marked = (parts: DiffPart[]): string =>
  parts
    .map(({ kind, text }) => (kind === "same" ? text : kind === "removed" ? `[-${text}-]` : `{+${text}+}`))
    .join("");

describe("wordDiff", () => {
  it.each([
    ["Writes a file.", "Writes a file.", "Writes a file."],
    ["Writes a file.", "Writes a file. Syncs it.", "Writes a file.{+ Syncs it.+}"],
    ["Reads one file.", "Writes one file.", "[-Reads-]{+Writes+} one file."],
    ["a, b, c", "a, c", "a, [-b, -]c"],
    ["", "new", "{+new+}"],
    ["old", "", "[-old-]"],
    ["the größe", "the grösse", "the [-größe-]{+grösse+}"],
  ])("%j to %j", (before, after, expected) => {
    expect(marked(wordDiff(before, after))).toBe(expected);
  });

  it("has both texts whole, and no two parts of one kind side by side", () => {
    const text = fc.array(fc.constantFrom("a", "b", " ", ".", "\n", "ab", "é", "\ud800"), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const parts = wordDiff(a.join(""), b.join(""));
        const side = (other: DiffPart["kind"]) =>
          parts
            .filter(({ kind }) => kind !== other)
            .map((part) => part.text)
            .join("");
        expect(side("added")).toBe(a.join(""));
        expect(side("removed")).toBe(b.join(""));
        expect(parts.every(({ kind }, index) => kind !== parts[index + 1]?.kind)).toBe(true);
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it("gives texts that are too long as a whole", () => {
    const long = (word: string) => `${word} `.repeat(3000);
    const parts = wordDiff(`same ${long("a")}`, `same ${long("b")}`);
    expect(parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});

describe("fittedColumns", () => {
  const rows = [
    ["SERVER", "TOOL", "HASH"],
    ["short", "a_name_that_is_longer_than_the_terminal_is_wide", "12345678"],
    ["a_server_with_a_long_name", "t", "87654321"],
  ];

  it.each([80, 60, 40])("fits %i columns by cutting what may be cut", (width) => {
    const lines = fittedColumns(rows, width, [0, 1]);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines[1]).toContain("12345678");
    if (width < 80) expect(lines[1]).toContain("…");
  });

  it("cuts nothing where there is no terminal, and no name below what can be read", () => {
    expect(fittedColumns(rows, undefined, [0, 1])[1]).toContain(rows[1]![1]!);
    expect(fittedColumns(rows, 10, [0, 1])[2]).toBe("a_serve…  t         87654321");
  });
});
