/**
 * The words of the pages that users read, as `wc -w` counts them. Who adds a page or a paragraph makes room for it: what
 * another page says is a link, why it is so belongs in decisions.md, and what was measured in measured.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./markdown.ts";

const MOST = 40_000;
/** Generated references, pages for developers, and records. */
const OTHERS = new Set([
  "architecture.md",
  "decisions.md",
  "events.md",
  "exit-codes.md",
  "extending.md",
  "kernel-support.md",
  "keys.md",
  "measured.md",
  "performance-details.md",
  "vocabulary.md",
]);

/** Tables of what `make outside` saw. */
const WRITTEN = /<!-- (\w+): written by make outside -->.*?<!-- end of \1 -->/gs;

const names = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
const pages = ["README.md", ...names.filter((name) => !OTHERS.has(name)).map((name) => `docs/${name}`)];

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

it(`has ${MOST.toLocaleString("en")} words at most for users`, () => {
  const counted = pages
    .map((page) => ({
      page,
      words: wordsOf(readFileSync(join(ROOT, page), "utf8").replaceAll(WRITTEN, "")),
    }))
    .toSorted((one, other) => other.words - one.words);
  const total = counted.reduce((sum, { words }) => sum + words, 0);
  const longest = counted.slice(0, 5).map(({ page, words }) => `${page} ${words}`);
  expect(total, `the longest: ${longest.join(", ")}`).toBeLessThanOrEqual(MOST);
  expect(pages.length).toBeGreaterThan(20);
});

it("leaves out only pages that exist", () => {
  expect([...OTHERS].filter((name) => !names.includes(name))).toEqual([]);
});
