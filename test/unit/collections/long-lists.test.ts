/** No call in netmon has a number of arguments that others control: they would have to fit on the stack. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { append, greatest, least } from "../../../src/collections/long-lists.ts";

const SRC = new URL("../../../src", import.meta.url).pathname;

/** Where the length of the list is netmon's own, or that of a command line: what it is a list of. */
const SHORT: Readonly<Record<string, string>> = {
  "agents/claude-code.ts": "the words of a command line",
  "agents/codex.ts": "the words of a command line",
  "cli/commands/doctor.ts": "the checks of doctor",
  "cli/output/help-text.ts": "the lines of netmon's own help",
  "cli/output/policy-text.ts": "the stages of a decision",
  "cli/output/status-screen.ts": "the rows of a terminal",
  "config/parse.ts": "what is wrong with approvals, once each",
  "files/changeable.ts": "the parts of a path",
  "files/walk.ts": "the parts of a path",
  "llm/proxy/expected-answer.ts": "two paths of a request",
  "page/map-view.ts": "the columns of the map",
  "store/condition.ts": "the values of one condition",
  "store/retention.ts": "the store's tables",
};

/** Calls that take each of their arguments as an item, so that a spread there is a list. */
const OF_ITEMS = new Set([
  "push",
  "unshift",
  "splice",
  "concat",
  "min",
  "max",
  "fromCharCode",
  "fromCodePoint",
]);

/** A file without is not worth parsing. */
const MAY_SPREAD = new RegExp(`\\.(?:${[...OF_ITEMS].join("|")})\\([^;]*\\.\\.\\.`);

/** Lines of such calls with a list as their arguments. */
function spreads(text: string): number[] {
  const source = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      OF_ITEMS.has(node.expression.name.text) &&
      node.arguments.some(ts.isSpreadElement)
    )
      lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

it("is so in all of src", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(SRC, file), "utf8");
    const lines = MAY_SPREAD.test(text) ? spreads(text) : [];
    return lines.map((line) => ({ file, line }));
  });
  const long = found.filter(({ file }) => !(file in SHORT));
  expect(long).toEqual([]);
  expect([...new Set(found.map(({ file }) => file))].sort()).toEqual(Object.keys(SHORT));
});

it("would be found", () => {
  expect(spreads("a.push({ ...b }, [...c]);\nMath.max(0, ...d);\ne?.push(...f)")).toEqual([2, 3]);
});

it("holds lists that no stack does", () => {
  const numbers = Array.from({ length: 1_000_000 }, (_, i) => i - 3);
  expect(() => Math.max(...numbers)).toThrow(RangeError);
  expect(least(numbers)).toBe(-3);
  expect(greatest(numbers)).toBe(999_996);
  expect(least([])).toBe(Number.POSITIVE_INFINITY);
  expect(greatest([])).toBe(Number.NEGATIVE_INFINITY);
  const list = [7];
  append(list, numbers);
  expect(list.length).toBe(1_000_001);
});
