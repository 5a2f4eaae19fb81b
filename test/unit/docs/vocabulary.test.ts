/** The names of files keep to the words of docs/vocabulary.md, and to the places that it gives them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, readDocument } from "./markdown.ts";

/** Names as they are in git: these folders are the builds'. */
const BUILT = new Set(["node_modules", "pluginpb", "helperpb"]);

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return path;
    return BUILT.has(entry.name) ? [] : filesBelow(path);
  });
}

const files = ["src", "bpf", "native"].flatMap(filesBelow);
/** `decision/pins/pin-book.ts` → decision, pins, pin, book, ts. */
const wordsOf = (path: string): string[] => path.toLowerCase().split(/[/._-]+/);

/** The cells of the table below a heading, without its head. */
function table(heading: string): string[][] {
  const below = readDocument("docs/vocabulary.md").prose.split(`\n## ${heading}\n`)[1]!.split("\n## ")[0]!;
  const rows = below.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const placesOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, place]) => place!);

it.each(table("Words with a place"))("%s: its files are where the table says", (word, _means, places) => {
  const named = files.filter((path) => wordsOf(path).some((one) => one === word || one === `${word}s`));
  const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
  expect(named.filter((path) => !placesOf(places!).some((place) => isIn(path, place)))).toEqual([]);
  expect(placesOf(places!).filter((place) => !named.some((path) => isIn(path, place)))).toEqual([]);
});

it("no file has a word that says nothing", () => {
  const banned = table("Words that no name has").flatMap(([words]) => words!.split(", "));
  expect(banned.length).toBeGreaterThan(3);
  expect(
    files.filter((path) => banned.some((word) => `/${wordsOf(path).join("-")}-`.includes(`-${word}-`))),
  ).toEqual([]);
});

it("each word has one row", () => {
  const all = ["Words with a place", "Words of many places"].flatMap((heading) =>
    table(heading).flatMap(([words]) => words!.split(", ")),
  );
  expect(all).toEqual([...new Set(all)]);
  expect(all.length).toBeGreaterThan(30);
});
