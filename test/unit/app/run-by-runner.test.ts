/** Which process of a package runner is what it was told to run. */
import { expect, it } from "vitest";
import { isRunBy, runnerOf } from "../../../src/app/programs/identify.ts";

const seen = (definition: object) => ({ name: "x", definition, published: null });

it.each<[string, string[], string[], object, boolean]>([
  [
    "the package in its node_modules",
    ["pnpm", "dlx", "weather@1.0.0"],
    ["node", "/c/node_modules/weather/cli.js"],
    { kind: "npm", package: "weather" },
    true,
  ],
  [
    "not the script of pnpm's that starts it",
    ["pnpm", "dlx", "weather@1.0.0"],
    ["/bin/sh", "/c/node_modules/.bin/weather"],
    { kind: "script", path: "/c/node_modules/.bin/weather" },
    false,
  ],
  [
    "a package that npm has linked to its source",
    ["npx", "weather"],
    ["node", "/p/node_modules/.bin/weather"],
    { kind: "script", path: "/src/weather/cli.js" },
    true,
  ],
  ["not another package", ["bunx", "weather"], ["node", "/c/x.js"], { kind: "npm", package: "other" }, false],
])("%s", (_, command, words, definition, expected) => {
  const runner = runnerOf(command);
  expect(runner !== null && isRunBy(runner, words, seen(definition))).toBe(expected);
});
