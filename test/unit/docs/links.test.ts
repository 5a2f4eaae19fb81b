/** Links of the documents: the file and the heading exist, and every document is linked. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { anchors, documents, linked, links, ROOT, readDocument } from "./markdown.ts";

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
    return there !== undefined && !anchors(there).includes(anchor);
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

it("finds each decision by an anchor of its own, with a date", () => {
  const decisions = readDocument("docs/decisions.md");
  const entries = decisions.prose.split(/^- /m).slice(1);
  expect(
    entries.filter(
      (text) =>
        !/^<a id="[a-z0-9-]+"><\/a>\*\*[\s\S]+?\*\*[^(]*(?:\([^)]*\) )?\(20\d\d-\d\d-\d\d\)/.test(text),
    ),
  ).toEqual([]);
  const ids = anchors(decisions);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(entries.length).toBeGreaterThan(100);
});
