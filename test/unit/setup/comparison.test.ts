import { expect, it } from "vitest";
import { comparison, rowsOf } from "../../bench/comparison.ts";
import { figure, markdownTable, refilled } from "../../bench/figure.ts";

const printed = (...figures: [string, number[], string][]) =>
  rowsOf(
    `Linux, Node\n\n${markdownTable(figures.map(([name, values, unit]) => figure(name, values, { unit })))}\n`,
  );

it("reads back what the bench prints, with and without a unit", () => {
  const rows = printed(
    ["a message, p50", [98, 99, 120], " µs"],
    ["against none", [1.05], ""],
    ["below", [-2], " ms"],
  );
  expect([...rows]).toEqual([
    ["a message, p50", { value: 99, unit: " µs" }],
    ["against none", { value: 1.05, unit: "" }],
    ["below", { value: -2, unit: " ms" }],
  ]);
});

it("has the ratio of the medians of all rounds, and shows what only one of the two has", () => {
  const base = [
    printed(["m", [100], " µs"], ["gone", [1], ""]),
    printed(["m", [300], " µs"]),
    printed(["m", [200], " µs"]),
  ];
  const here = [printed(["m", [100], " µs"], ["new", [2], ""])];
  const text = comparison(base, here);
  expect(text).toMatch(/^\| m +\| 200 µs \[100\.\.300\] \| 100 µs \[100\.\.100\] \| 0\.50 × +\|$/m);
  expect(text).toMatch(/^\| gone +\| 1 \[1\.\.1\] +\| - +\| - +\|$/m);
  expect(text).toMatch(/^\| new +\| - +\| 2 \[2\.\.2\] +\| - +\|$/m);
});

it("shows figures of one name side by side", () => {
  const cell = (name: string, column: string, value: number) => ({
    ...figure(name, [value], { unit: " ×", digits: 1 }),
    column,
  });
  const figures = [
    cell("rate", "one", 1),
    cell("rate", "two", 2),
    cell("cpu", "one", 3),
    cell("cpu", "two", 4),
  ];
  expect(markdownTable([...figures, cell("calls", "three", 5)])).toBe(
    [
      ...["| median | one   | two   |", "|--------|-------|-------|"],
      ...["| rate   | 1.0 × | 2.0 × |", "| cpu    | 3.0 × | 4.0 × |", ""],
      ...["| median | three |", "|--------|-------|", "| calls  | 5.0 × |"],
    ].join("\n"),
  );
});

it("puts a part's tables in place of those in its section, and leaves the words", () => {
  const text = "# Costs\n\n## `llm`\n\nHow.\n\nLinux 1\n\n| old |\n\n## `llm-2`\n\nWhy.\n";
  const once = refilled(refilled(text, "llm", "Linux 2\n\n| new |\n"), "llm-2", "Linux 2\n\n| more |\n");
  expect(once).toBe(
    "# Costs\n\n## `llm`\n\nHow.\n\nLinux 2\n\n| new |\n\n## `llm-2`\n\nWhy.\n\nLinux 2\n\n| more |\n",
  );
  expect(refilled(once, "llm-2", "Linux 2\n\n| more |\n")).toBe(once);
  expect(() => refilled(text, "ll", "Linux 2\n")).toThrow('no section "## `ll`"');
});
