/** Links of the documents: the file and the heading exist, and every document is reached. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { anchors, documents, linked, links, ROOT } from "./markdown.ts";

const local = documents.flatMap((document) =>
  links(document)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ document, target })),
);

it("leads to files that exist", () => {
  const missing = local.filter(({ document, target }) => {
    const [file = ""] = target.split("#");
    return file !== "" && !existsSync(join(ROOT, linked(document, file)));
  });
  expect(missing.map(({ document, target }) => `${document.path}: ${target}`)).toEqual([]);
  expect(local.length).toBeGreaterThan(50);
});

it("leads to headings that exist", () => {
  const missing = local.filter(({ document, target }) => {
    const [file = "", anchor] = target.split("#");
    if (anchor === undefined) return false;
    const path = file === "" ? document.path : linked(document, file);
    const there = documents.find((other) => other.path === path);
    return there !== undefined && !anchors(there).has(anchor);
  });
  expect(missing.map(({ document, target }) => `${document.path}: ${target}`)).toEqual([]);
});

it("leads to every document from README.md or from one that it names", () => {
  const found = new Set(["README.md"]);
  for (const path of found) {
    const document = documents.find((other) => other.path === path);
    if (document === undefined) continue;
    for (const target of links(document)) found.add(linked(document, target.split("#")[0] ?? ""));
  }
  expect(documents.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
});
