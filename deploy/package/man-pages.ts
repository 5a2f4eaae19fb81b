/**
 * The manual: one page for each command, made from the commands themselves. `node --import tsx deploy/package/man-pages.ts
 * DIRECTORY`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { commandTree } from "../../src/cli/main.ts";
import { wrap } from "../../src/cli/output/layout.ts";
import {
  allOf,
  type CommandReference,
  referenceOf,
  type ValueReference,
} from "../../src/cli/reference/reference.ts";
import { netmonPackage } from "../../src/native/built-file.ts";

/** Set at each release, because a date from the clock would change the package's bytes each time. */
const DATE = "2026-11-25";
/** The longest line of the source. */
const WIDTH = 72;

const nameOf = (path: string): string => ["netmon", ...path.split(" ")].join("-").replace(/-$/, "");

const SHOWN: Readonly<Record<string, string>> = {
  ...{ "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti" },
};

/** A dash is a minus sign, which a shell takes; nothing is a command to roff. */
function escaped(line: string): string {
  return line.replace(/[\\\-'`^~]/g, (character) => SHOWN[character] ?? "").replace(/^\./, "\\&.");
}

function text(plain: string): string {
  return wrap(plain.trim().replaceAll(/\s+/g, " "), WIDTH, "").split("\n").map(escaped).join("\n");
}

const bold = (plain: string): string => `\\fB${text(plain)}\\fR`;

function terms(heading: string, values: readonly ValueReference[]): string[] {
  return values.length === 0
    ? []
    : [`.SH ${heading}`, ...values.flatMap((value) => [".TP", bold(value.name), text(value.text || "-")])];
}

const SECTION = /^(Examples?|Exit codes?|Environment|Signals):(.*)$/;

/** The help's paragraphs; those that begin with `Examples:` and the like become separate sections. */
function more(help: string): { notes: string[]; sections: string[] } {
  const blocks = help.split(/\n{2,}/).filter((block) => block.trim() !== "");
  const isSection = (block: string): boolean => SECTION.test(block.split("\n", 1)[0] ?? "");
  const notes = blocks.filter((block) => !isSection(block));
  return {
    notes: notes.flatMap((block) => [
      ".PP",
      ...(/^\s/.test(block) ? literal(block.split("\n")) : [text(block)]),
    ]),
    sections: blocks.filter(isSection).flatMap((block) => {
      const [first = "", ...lines] = block.split("\n");
      const [, name = "", rest = ""] = SECTION.exec(first) ?? [];
      const heading = `.SH ${/^Exit/.test(name) ? '"EXIT STATUS"' : name.toUpperCase()}`;
      return [heading, ...(rest.trim() === "" ? literal(lines) : [text([rest, ...lines].join(" "))])];
    }),
  };
}

function literal(lines: readonly string[]): string[] {
  return [".nf", ...lines.map((line) => escaped(line.replace(/^ {2}/, ""))), ".fi"];
}

function page({ path, summary, usage, ...rest }: CommandReference, version: string): string {
  const name = nameOf(path);
  const commands = rest.commands.flatMap((child) => [
    ".TP",
    `.BR ${text(nameOf(child.path))} (1)`,
    text(child.summary),
  ]);
  const { notes, sections } = more(rest.more);
  const globals = path === "" ? [] : rest.options.filter((option) => option.global);
  const own = rest.options.filter((option) => !globals.includes(option));
  const above = path === "" ? [] : [nameOf(path.split(" ").slice(0, -1).join(" "))];
  return `${[
    `.TH ${name.toUpperCase()} 1 ${DATE} "netmon ${version}" "netmon manual"`,
    ".SH NAME",
    // makewhatis expects this dash between them
    text(
      `${name} - ${(path === "" ? rest.description.replace(/^netmon: /, "") : summary).replace(/\.$/, "")}`,
    ),
    ".SH SYNOPSIS",
    `${bold(`netmon ${path}`.trim())} ${text(usage)}`,
    ".SH DESCRIPTION",
    text(rest.description),
    ...notes,
    ...terms("ARGUMENTS", rest.arguments),
    ...terms("OPTIONS", own),
    ...(globals.length === 0
      ? []
      : [
          ".PP",
          "Also, as",
          ".BR netmon (1)",
          "explains them:",
          ...globals.flatMap(({ flags }) => flags).map((flag) => bold(flag)),
        ]),
    ...(commands.length === 0 ? [] : [".SH COMMANDS", ...commands]),
    ...sections,
    ...(above.length === 0 ? [] : [".SH SEE ALSO", ...above.map((one) => `.BR ${text(one)} (1)`)]),
  ].join("\n")}\n`;
}

const [directory] = process.argv.slice(2);
if (directory === undefined)
  throw new Error("usage: node --import tsx deploy/package/man-pages.ts DIRECTORY");
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const tree = await commandTree({
  ...{ stdin: process.stdin, stdout: nowhere, stderr: nowhere },
  env: {},
  exitCode: 0,
});
mkdirSync(directory, { recursive: true });
for (const one of allOf(referenceOf(tree)))
  writeFileSync(join(directory, `${nameOf(one.path)}.1`), page(one, netmonPackage().version));
