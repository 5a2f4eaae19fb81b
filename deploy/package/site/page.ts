/** The whole site: every page of the documentation in one file, shown one at a time. */
import { readdirSync, readFileSync } from "node:fs";
import { Writable } from "node:stream";
import { commandTree } from "../../../src/cli/main.ts";
import { referenceOf } from "../../../src/cli/reference/reference.ts";
import { netmonPackage } from "../../../src/native/built-file.ts";
import { escaped, htmlOf, type Page } from "./html.ts";
import { optionsPage } from "./options.ts";

const ROOT = new URL("../../../", import.meta.url);
const START = "README.md";
const OPTIONS = "docs/options.md";

const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const asset = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

export async function sitePage(): Promise<string> {
  const pages = await allPages();
  const ids = new Map(pages.map(({ path, id }) => [path, id]));
  const { version } = netmonPackage();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>netmon ${version}</title>
<style>
${asset("style.css")}</style>
<header>
<a href="#${ids.get(START)}">netmon ${version}</a>
<input id="search" type="search" placeholder="Search ( / )" aria-label="Search the documentation" autocomplete="off">
</header>
<nav aria-label="Pages">
${navigation(pages)}</nav>
<main>
<section id="results" hidden aria-live="polite"></section>
${pages.map((page) => htmlOf(page, ids)).join("\n")}
</main>
<script>
${asset("reader.js")}</script>
</html>
`;
}

async function allPages(): Promise<Page[]> {
  const paths = readdirSync(new URL("docs/", ROOT), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => `docs/${name}`);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const tree = await commandTree({
    stdin: process.stdin,
    stdout: nowhere,
    stderr: nowhere,
    env: {},
    exitCode: 0,
  });
  return [
    page(START, read(START)),
    ...paths.map((path) => page(path, read(path))),
    page(OPTIONS, optionsPage(referenceOf(tree))),
  ];
}

function page(path: string, text: string): Page {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? path;
  return {
    path,
    text,
    title,
    id: path === START ? "start" : path.replace(/^docs\//, "").replace(/\.md$/, ""),
  };
}

/** In the groups, and by the names, of the README's last list; what it does not name follows. */
function navigation(pages: readonly Page[]): string {
  const [first, ...others] = pages as [Page, ...Page[]];
  const byPath = new Map(others.map((one) => [one.path, one]));
  const linked = (list: string): [name: string, page: Page][] =>
    [...list.matchAll(/\[([^\]]+)\]\((docs\/[^)#]+)\)/g)].flatMap(([, name = "", path = ""]) => {
      const one = byPath.get(path);
      return one === undefined ? [] : [[name, one] as [string, Page]];
    });
  const lists = [...first.text.matchAll(/^- \*\*(.+?):\*\* ((?:.|\n {2})*)/gm)].map(
    ([, name = "", list = ""]) => [name, linked(list)] as const,
  );
  const steps = linked(/^Step by step: ((?:.|\n(?!\n))*)/m.exec(first.text)?.[1] ?? "");
  const named = new Set([...steps, ...lists.flatMap(([, list]) => list)].map(([, { path }]) => path));
  const rest = others.filter(({ path }) => !named.has(path)).map((one) => [one.title, one] as const);
  return [["Step by step", steps] as const, ...lists, ["More", rest] as const]
    .filter(([, list]) => list.length > 0)
    .map(([group, list]) => {
      const items = list.map(([name, { id }]) => `<li><a href="#${id}">${escaped(name)}</a></li>\n`);
      return `<p class="group">${escaped(group)}</p>\n<ul>\n${items.join("")}</ul>\n`;
    })
    .join("");
}
