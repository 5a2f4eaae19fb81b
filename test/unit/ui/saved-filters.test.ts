/** Saved filters: kept in the person's own file, bounded, and nothing lost if the file cannot be read. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { RequestError } from "../../../src/ui/request-error.ts";
import { readFilters, saveFilter } from "../../../src/ui/saved-filters.ts";

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "netmon-filters-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, "ui", "filters.json");
}

it("are added, replaced by their name, and removed", () => {
  const file = newFile();
  expect(readFilters(file)).toEqual({ filters: [] });
  saveFilter(file, { name: "refused", line: "action:block" });
  saveFilter(file, { name: "today", line: "since:1d" });
  saveFilter(file, { name: " refused ", line: "is:refused" });
  expect(readFilters(file).filters).toEqual([
    { name: "today", line: "since:1d" },
    { name: "refused", line: "is:refused" },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(saveFilter(file, { name: "today", line: "" }).filters).toHaveLength(1);
});

it.each([
  [{ name: "x", line: "colour:red" }, /no field colour/],
  [{ name: "", line: "a" }, /name/],
  [{ name: "x".repeat(101), line: "a" }, /name/],
  [{ name: "x", line: "a".repeat(2001) }, /line/],
  [{ name: "x", line: "a", more: 1 }, /more/],
  ["text", /object/],
])("are refused with the reason: %j", (body, text) => {
  const file = newFile();
  expect(() => saveFilter(file, body)).toThrow(RequestError);
  expect(() => saveFilter(file, body)).toThrow(text);
  expect(readFilters(file).filters).toEqual([]);
});

it("are at most fifty", () => {
  const file = newFile();
  for (let n = 0; n < 50; n++) saveFilter(file, { name: `f${n}`, line: "a" });
  expect(() => saveFilter(file, { name: "more", line: "a" })).toThrow(/at most 50/);
  expect(saveFilter(file, { name: "f1", line: "b" }).filters).toHaveLength(50);
});

it("leave a file alone that is none of theirs", () => {
  const file = newFile();
  saveFilter(file, { name: "x", line: "a" });
  writeFileSync(file, "not JSON");
  expect(() => readFilters(file)).toThrow(RequestError);
  expect(() => saveFilter(file, { name: "y", line: "a" })).toThrow(/cannot be used/);
  expect(readFileSync(file, "utf8")).toBe("not JSON");
});
