/** The documentation as one HTML file: what its links lead to exists, and it takes nothing from another machine. */
import { existsSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { sitePage } from "../../deploy/package/site/page.ts";
import { documents } from "../unit/docs/markdown.ts";

const ROOT = new URL("../../", import.meta.url);
const MIB = 1024 * 1024;

let html = "";
beforeAll(async () => {
  html = await sitePage();
});

const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const hrefs = (): string[] => all(/ href="([^"]*)"/g);

it("has every page of the documentation, and one of the commands", () => {
  const pages = all(/<article class="page" id="([^"]+)"/g);
  const guides = documents.filter(({ path }) => path.startsWith("docs/"));
  expect(pages).toEqual(expect.arrayContaining(guides.map(({ path }) => path.slice("docs/".length, -3))));
  expect(html).toContain('id="options/netmon-run"');
  expect(Buffer.byteLength(html)).toBeLessThan(MIB);
});

it("has for each link within it one place", () => {
  const ids = all(/ id="([^"]+)"/g);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const missing = hrefs().filter((href) => href.startsWith("#") && !ids.includes(href.slice(1)));
  expect(missing).toEqual([]);
  expect(hrefs().length).toBeGreaterThan(500);
});

it("links to files that the package has beside it", () => {
  const files = [...hrefs(), ...all(/ src="([^"]*)"/g)].filter((target) => !/^(?:#|https:)/.test(target));
  expect(files.filter((file) => !existsSync(new URL(file, new URL("docs/", ROOT))))).toEqual([]);
  expect(files).toContain("images/ui-map.png");
});

it("loads nothing from another machine", () => {
  expect(all(/ src="([^"]*)"/g).filter((source) => /^(?:\w+:|\/\/)/.test(source))).toEqual([]);
  const head = html.slice(0, html.indexOf("<main>"));
  const script = html.slice(html.lastIndexOf("<script>"));
  expect(`${head}${script}`).not.toMatch(/https?:|@import|url\(|<link|<script [^>]*src|fetch\(|import\(/);
});

it("shows as text what only looks like HTML", () => {
  const tags = new Set(all(/<([a-z0-9]+)[ >]/g));
  const known =
    "html meta title style header a input nav h1 h2 h3 h4 ul ol li main section article script div table tr th td p code pre em strong img br";
  expect([...tags].filter((tag) => !known.split(" ").includes(tag))).toEqual([]);
  expect(html).toContain("&lt;name&gt;");
});
