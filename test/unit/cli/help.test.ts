/** The help of every command fits into 80 columns, without losing a word. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapHelp } from "../../../src/cli/output/help-text.ts";
import { runCli } from "./run-cli.ts";

/** The names below `Commands:`, but for help itself. */
function subcommands(help: string): string[] {
  const section = /\nCommands:\n((?: {2}.*\n)+)/.exec(help)?.[1] ?? "";
  return [...section.matchAll(/^ {2}([a-z-]+)/gm)].flatMap(([, name]) =>
    name === undefined || name === "help" ? [] : [name],
  );
}

/** The help of a command and all commands below it, by its words. */
async function helps(command: readonly string[] = []): Promise<[string, string][]> {
  const { code, stdout } = await runCli(command.length === 0 ? ["help", "--all"] : [...command, "--help"]);
  expect([command, code]).toEqual([command, 0]);
  const below: [string, string][] = [];
  for (const name of subcommands(stdout)) below.push(...(await helps([...command, name])));
  return [[command.join(" "), stdout], ...below];
}

it("no command's help has a line of more than 80 columns", async () => {
  const all = await helps();
  expect(all.map(([command]) => command)).toEqual(
    expect.arrayContaining(["watch", "gateway", "shim", "wrap-config", "inspect", "registry approve"]),
  );
  const long = all.flatMap(([command, text]) =>
    text.split("\n").flatMap((line) => (line.length > 80 ? [`${command}: ${line}`] : [])),
  );
  expect(long).toEqual([]);
});

describe("wrapping", () => {
  it("leaves what fits, and fills a paragraph with a line that does not", () => {
    expect(wrapHelp("one\ntwo\n\nthree four five\nsix\n", 12)).toBe("one\ntwo\n\nthree four\nfive six\n");
  });

  it("keeps a heading with what is below it", () => {
    expect(wrapHelp("words that are too long\nExamples:\n  x\n", 12)).toBe(
      "words that\nare too long\nExamples:\n  x\n",
    );
  });

  it("keeps columns, and gives them lines of their own where there is no room", () => {
    const row = `  4${" ".repeat(3)}${"word ".repeat(10).trim()}`;
    expect(wrapHelp(row, 32)).toBe(`  4   ${"word ".repeat(5).trim()}\n      ${"word ".repeat(5).trim()}`);
    expect(wrapHelp(`  netmon shim -- command   ${"word ".repeat(4).trim()}`, 30)).toBe(
      "  netmon shim -- command\n      word word word word",
    );
  });

  it("breaks commands where a shell goes on, and not within quotes", () => {
    expect(wrapHelp("  netmon gateway --allowed '^a b$' --denied x", 34)).toBe(
      "  netmon gateway --allowed \\\n      '^a b$' --denied x",
    );
  });

  it("loses no word, whatever the text", () => {
    const line = fc.array(
      fc.constantFrom("a", "word", "netmon", " ", "  ", "'x y'", "longer-than-that", ":"),
      {
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.integer({ min: 20, max: 60 }), (lines, width) => {
        const text = lines.map((parts) => parts.join(" ")).join("\n");
        const words = (of: string): string[] =>
          of.split(/\s+/).filter((word) => word !== "" && word !== "\\");
        expect(words(wrapHelp(text, width))).toEqual(words(text));
      }),
    );
  });
});
