/** The titles of tests: each reads as a sentence alone, as a report of failures or SPECIFICATION.md shows it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
/** A title behind `it(`, `test.skipIf(…)(` or `it.each(…)(`, in any quotes. */
const TITLE = /(?:\b(?:it|test)(?:\.\w+)*|[)`])\(\s*["'`]((?:of|that|but|and|which) [^"'`\n]*)/g;

it("the title of a test does not begin in the middle of a sentence", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/(^|\/)(node_modules|build)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const halves = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(TITLE)].map(([, title]) => `${file}: ${title}`),
  );
  expect(halves).toEqual([]);
});
