/** netmon docs: finds and shows netmon's documentation in the terminal, of the version that is installed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Command } from "commander";
import { InstallationError, netmonPackage, shippedFile } from "../../native/built-file.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { columns } from "../output/layout.ts";
import { type CliIo, painter } from "../output/terminal.ts";

const HELP = `
A word shows the section that says most about it, and names the others; the name of a page shows all of it.

Examples:
  netmon docs                     list the pages
  netmon docs fail_closed
  netmon docs redirect gateway    sections with both words
  netmon docs run                 the page docs/run.md
`;

interface Section {
  page: string;
  /** '' for what precedes the first heading of the page's second level. */
  heading: string;
  text: string;
}

const MOST_OTHERS = 12;
/** What a word in a heading counts beside one in the text. */
const IN_HEADING = 50;

export function register(program: Command, io: CliIo): void {
  program
    .command("docs")
    .argument("[word...]", "words to look for, or the name of a page")
    .addHelpText("after", HELP)
    .action((words: string[]) => show(words, io));
}

function show(words: readonly string[], io: CliIo): void {
  const pages = pagesIn(directory());
  const page = words.length === 1 ? pages.get((words[0] as string).replace(/\.md$/, "")) : undefined;
  if (words.length === 0) write(io, `${columns(titles(pages)).join("\n")}\n`);
  else if (page !== undefined) write(io, page);
  else writeFound(words, sectionsOf(pages), io);
}

function writeFound(words: readonly string[], sections: readonly Section[], io: CliIo): void {
  const found = sections
    .map((section) => ({ section, weight: weightOf(section, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const [best, ...others] = found.map(({ section }) => section);
  if (best === undefined)
    throw new CliError(
      ExitCode.usage,
      `no section of the documentation has ${words.map((word) => `"${word}"`).join(" and ")}: netmon docs lists the pages`,
    );
  write(io, `${best.page}\n\n${best.text}`);
  if (others.length === 0) return;
  const named = others.slice(0, MOST_OTHERS).map(({ page, heading }) => [`  ${page}`, heading]);
  const more = others.length > MOST_OTHERS ? `  and ${others.length - MOST_OTHERS} more\n` : "";
  io.stdout.write(`\nAlso in:\n${columns(named).join("\n")}\n${more}`);
}

/** 0 unless all words occur, in any case. */
function weightOf({ heading, text }: Section, words: readonly string[]): number {
  const [head, body] = [heading.toLowerCase(), text.toLowerCase()];
  const weights = words.map((word) => {
    const sought = word.toLowerCase();
    return (head.includes(sought) ? IN_HEADING : 0) + (body.split(sought).length - 1);
  });
  // long sections have more of everything
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(text.length);
}

/** The texts of the pages, by name without `.md`. */
function pagesIn(path: string): Map<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  return new Map(names.sort().map((name) => [name.slice(0, -3), readFileSync(join(path, name), "utf8")]));
}

function titles(pages: ReadonlyMap<string, string>): string[][] {
  return [...pages].map(([name, text]) => [`  ${name}`, /^# (.*)$/m.exec(text)?.[1] ?? ""]);
}

function sectionsOf(pages: ReadonlyMap<string, string>): Section[] {
  return [...pages].flatMap(([page, text]) =>
    text.split(/^(?=## )/m).map((part) => ({ page, heading: /^##? (.*)/.exec(part)?.[1] ?? "", text: part })),
  );
}

/** Links are of no use in a terminal: their words are left. */
function write(io: CliIo, markdown: string): void {
  const { paint } = painter(io.stdout, io.env);
  const text = markdown
    .replaceAll(/^!\[.*\n/gm, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^#+ .*$/gm, (heading) => paint("bold", heading));
  io.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}

/** A built checkout has them beside `dist/`. */
function directory(): string {
  const { root } = netmonPackage();
  const places = [shippedFile("docs"), ...(basename(root) === "dist" ? [join(root, "../docs")] : [])];
  const place = places.find((path) => existsSync(path));
  if (place === undefined)
    throw new InstallationError(`${places[0]} is missing: install netmon again, with its documentation`);
  return place;
}
