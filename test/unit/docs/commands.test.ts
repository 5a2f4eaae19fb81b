/**
 * netmon command lines in the documents: commands and options exist, values are valid, nothing required is missing.
 * They are parsed as the program parses them, but not run.
 */
import { Writable } from "node:stream";
import { type Command, CommanderError } from "commander";
import { expect, it } from "vitest";
import { commandTree } from "../../../src/cli/main.ts";
import { codeSpans, documents, firstCells, readDocument } from "./markdown.ts";
import { netmonCommands } from "./shell-words.ts";

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const io = { stdin: process.stdin, stdout: nowhere, stderr: nowhere, env: {}, exitCode: 0 };

/** With `shortened` nothing is required: in a sentence a command may lack what it needs. */
function prepared(command: Command, shortened: boolean): Command {
  if (command.commands.length === 0) command.action(() => {});
  if (shortened) {
    for (const option of command.options) option.mandatory = false;
    for (const argument of command.registeredArguments) argument.required = false;
  }
  for (const child of command.commands) prepared(child, shortened);
  return command;
}

/** A value that only names what belongs there, as in `--for AGENT`. */
const PLACEHOLDER = /argument '[A-Z:]+' is invalid/;
const LACKS = /option '[^']+' argument missing|name the session/;

/** One tree for all: commander forgets what it has parsed before it parses again (since 13). */
const trees = new Map<boolean, Promise<Command>>();

function tree(shortened: boolean, args: readonly string[]): Promise<Command> {
  const make = (): Promise<Command> => commandTree(io).then((made) => prepared(made, shortened));
  // its options are of the session before them, which it keeps itself
  if (args.includes("watch")) return make();
  const known = trees.get(shortened) ?? make();
  trees.set(shortened, known);
  return known;
}

/** Null where the arguments are possible, else what commander says. */
async function problem(args: readonly string[], shortened = false): Promise<string | null> {
  try {
    await (await tree(shortened, args)).parseAsync([...args], { from: "user" });
    return null;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const { code, message, exitCode } = error;
    if (exitCode === 0 || code === "commander.help" || PLACEHOLDER.test(message)) return null;
    return shortened && LACKS.test(message) ? null : message;
  }
}

/** The command lines of a synopsis (`[--session ID]…`, `observe|enforce`): all options, and each choice. */
function spelledOut(line: string): string[] {
  const whole = /\[-|\[[A-Z]|…/.test(line) ? line.replaceAll(/[[\]…]/g, " ") : line;
  const choice = /(?<=\s)\S*[^\s|]\|[^\s|]\S*/.exec(
    whole.replaceAll(/'[^']*'|"[^"]*"/g, (q) => "x".repeat(q.length)),
  );
  if (choice === null) return [whole];
  const { index } = choice;
  const end = index + choice[0].length;
  return whole
    .slice(index, end)
    .split("|")
    .flatMap((one) => spelledOut(whole.slice(0, index) + one + whole.slice(end)));
}

/** A synopsis goes on in lines that are indented. */
const joined = (text: string): string => text.replaceAll(/(netmon [^\n]*\[--[^\n]*)\n +(?=\[)/g, "$1 ");

const lines = documents.flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language }) => ["", "sh", "bash", "console", "yaml"].includes(language))
    .flatMap(({ text, line }) =>
      joined(text)
        .replaceAll(/\\\n\s*/g, " ")
        .split("\n")
        .filter((one) => one.includes("netmon "))
        .flatMap((one) => spelledOut(one.replace(/^\s*(?:- )?(?:run: )?/, "")).flatMap(netmonCommands))
        .map((args) => ({ where: `${path}:${line}`, args })),
    ),
);

it("has command lines that are possible", { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const { where, args } of lines) {
    const found = await problem(args);
    if (found !== null) wrong.push(`${where}: netmon ${args.join(" ")}: ${found}`);
  }
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(40);
});

const messages = firstCells(readDocument("docs/troubleshooting.md"));

it("names commands and options that exist", { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  const named = documents.flatMap((document) =>
    codeSpans(document)
      // what netmon says may begin with its name
      .filter((code) => /^(?:sudo )?netmon /.test(code) && !messages.includes(code))
      .map((code) => ({ path: document.path, code })),
  );
  for (const { path, code } of named) {
    for (const args of spelledOut(code).flatMap(netmonCommands)) {
      const found = await problem(args, true);
      if (found !== null) wrong.push(`${path}: ${code}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});

it.each([
  ["netmon watch --session a --colour", "unknown option"],
  ["netmon run -- claude | netmon wacht", "unknown command"],
  ['eval "$(netmon env --session a --for nobody)"', "invalid"],
  ['sudo --preserve-env=KEY env "PATH=$PATH" netmon run --sesion a -- claude', "unknown option"],
  ["sudo sh -c 'netmon exec -- claude'", "required option"],
  ["A=b netmon report --session a > netmon.txt 2>&1; netmon detach # nothing", "name the session"],
])("finds the mistake in %s", async (line, message) => {
  const problems = await Promise.all(netmonCommands(line).map((args) => problem(args)));
  expect(problems.join()).toContain(message);
});
