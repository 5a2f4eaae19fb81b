import { expect, it } from "vitest";
import { comparison, rowsOf } from "../../bench/comparison.ts";
import { figure, markdownTable } from "../../bench/figure.ts";

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
