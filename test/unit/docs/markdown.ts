/** The documents of the repository and the parts that tests check: code blocks, code in text, links, headings. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { anchorOf } from "../../../deploy/package/site/anchors.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export interface CodeBlock {
  /** The word behind the fence, or "". */
  language: string;
  text: string;
  /** Number of the line with the fence, from 1. */
  line: number;
}

export interface Document {
  /** Below the root of the repository. */
  path: string;
  text: string;
  blocks: readonly CodeBlock[];
  /** The text without its code blocks, line for line. */
  prose: string;
}

const FENCE = /^(?<indent> *)```(?<language>\w*)[^\n]*\n(?<text>[\s\S]*?)^\k<indent>```$/gm;

export function readDocument(path: string): Document {
  const text = readFileSync(join(ROOT, path), "utf8");
  const blocks: CodeBlock[] = [];
  const prose = text.replace(FENCE, (block, indent: string, language: string, body: string, at: number) => {
    const line = text.slice(0, at).split("\n").length;
    blocks.push({ language, line, text: body.replaceAll(new RegExp(`^${indent}`, "gm"), "") });
    return block.replaceAll(/[^\n]/g, "");
  });
  return { path, text, blocks, prose };
}

/** The documents at the root and every Markdown file below docs, but not the changelog. */
export const documents: readonly Document[] = [
  "README.md",
  "CONTRIBUTING.md",
  "REVIEW.md",
  "SPECIFICATION.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`)
    .sort(),
].map(readDocument);

/** Code in the text: `like this`, also over the end of a line. */
export function codeSpans({ prose }: Document): string[] {
  return [...prose.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = ""]) => code.replaceAll(/\s+/g, " "));
}

/** What stands as code alone in the first cell of a table's row. */
export function firstCells({ prose }: Document): string[] {
  return [...prose.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = ""]) => text);
}

/** Targets of links as they are written. */
export function links({ prose }: Document): string[] {
  return [...prose.replaceAll(/`[^`]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** The anchors that GitHub makes of headings, and those written as `<a id="...">`; each as often as it occurs. */
export function anchors({ prose }: Document): string[] {
  const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  return [...headings, ...[...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id)];
}

/** Where a link of a document leads, below the root. */
export function linked({ path }: Document, target: string): string {
  return relative(ROOT, join(ROOT, dirname(path), target));
}
