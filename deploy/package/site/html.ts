/** A page of Markdown as HTML: its links lead within the site where they can, else to the file beside it. */
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { Marked, type RendererThis, type Token, type Tokens } from "marked";
import { anchorOf } from "./anchors.ts";

export interface Page {
  /** In the repository, as links name it. */
  path: string;
  /** In the site; its headings are `ID/ANCHOR`. */
  id: string;
  title: string;
  text: string;
}

/** What the package has besides the pages, for links: other links lead to sources, and stay text. */
const SHIPPED = /^(?:docs\/(?:schema|images)\/|deploy\/|action\.yml$|LICENSE$|[A-Z]+\.md$)/;
const ROOT = new URL("../../../", import.meta.url);

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** `ids`: the page's id by the path of every page of the site. */
export function htmlOf(page: Page, ids: ReadonlyMap<string, string>): string {
  const marked = new Marked({ gfm: true, renderer: rendererFor(page, ids) });
  const parts: Token[][] = [[]];
  for (const token of marked.lexer(page.text)) {
    if (token.type === "heading" && (token as Tokens.Heading).depth === 2) parts.push([]);
    parts.at(-1)?.push(token);
  }
  const html = parts.map((tokens) => `<section class="part">\n${marked.parser(tokens)}</section>\n`);
  return `<article class="page" id="${page.id}" data-title="${escaped(page.title)}">\n${html.join("")}</article>`;
}

function rendererFor(page: Page, ids: ReadonlyMap<string, string>) {
  const used = new Map<string, number>();
  const idOf = (heading: string): string => {
    const anchor = anchorOf(heading);
    const times = used.get(anchor) ?? 0;
    used.set(anchor, times + 1);
    return `${page.id}/${times === 0 ? anchor : `${anchor}-${times}`}`;
  };
  return {
    heading(this: RendererThis, { tokens, depth, text }: Tokens.Heading): string {
      const id = idOf(text.replaceAll(/[`*]|\]\([^)]*\)/g, ""));
      return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
    },
    link(this: RendererThis, { href, tokens }: Tokens.Link): string {
      const target = targetOf(href, page, ids);
      const words = this.parser.parseInline(tokens);
      return target === null ? words : `<a href="${escaped(target)}">${words}</a>`;
    },
    image({ href, text }: Tokens.Image): string {
      return `<img src="${escaped(targetOf(href, page, ids) ?? href)}" alt="${escaped(text)}" loading="lazy">`;
    },
    table(this: RendererThis, { header, rows }: Tokens.Table): string {
      const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("\n")}</tr>\n`;
      return `<div class="table"><table>\n${row(header, "th")}${rows.map((one) => row(one, "td")).join("")}</table></div>\n`;
    },
    /** The pages have places to link to, and comments; what else looks like HTML is text. */
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      const place = /^<a id="([a-z0-9_-]+)">$/.exec(text.trim());
      if (place) return `<a id="${page.id}/${place[1]}">`;
      if (text.trim() === "</a>" || /^<!--[\s\S]*-->$/.test(text.trim()))
        return text.trim() === "</a>" ? text : "";
      return escaped(text);
    },
  };
}

/** Null: to a file that is not in the package. */
function targetOf(href: string, page: Page, ids: ReadonlyMap<string, string>): string | null {
  if (/^[a-z]+:/.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const path = file === "" ? page.path : posix.join(posix.dirname(page.path), file);
  const id = ids.get(path);
  if (id !== undefined) return `#${anchor === undefined ? id : `${id}/${anchor}`}`;
  if (!SHIPPED.test(path) || !existsSync(new URL(path, ROOT))) return null;
  return posix.relative("docs", path);
}
