/** What all commands of one kind have in common. */
import { Writable } from "node:stream";
import type { Command } from "commander";
import { expect, it } from "vitest";
import { commandTree } from "../../../src/cli/main.ts";

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const tree = await commandTree({
  ...{ stdin: process.stdin, stdout: nowhere, stderr: nowhere, env: {}, exitCode: 0 },
});

/** Those that do something, by their words. */
function leaves(command: Command, words: readonly string[] = []): [string, Command][] {
  if (command.commands.length === 0) return [[words.join(" "), command]];
  return command.commands.flatMap((child) => leaves(child, [...words, child.name()]));
}

const commands = leaves(tree);

/** Commands whose session is one that they start, or that what they start belongs to. */
const STARTING = [
  "run",
  "watch",
  "proxy",
  "gateway",
  "exec",
  "wrap-config",
  "shim",
  "service install",
  "service uninstall",
  "tools serve",
];

it("takes the session of every other command as a word, too", () => {
  const asOption = commands.filter(([, { options }]) => options.some(({ long }) => long === "--session"));
  const asWord = asOption.filter(([, { registeredArguments }]) =>
    registeredArguments.some((argument) => argument.name().startsWith("session")),
  );
  const others = asOption.filter((one) => !asWord.includes(one)).map(([name]) => name);
  expect(others.sort()).toEqual([...STARTING].sort());
  expect(asWord.length).toBeGreaterThan(10);
});

/** Commands without --json, and why. */
const WITHOUT_JSON: Readonly<Record<string, string>> = {
  run: "its output is the agent's; --report writes JSON",
  exec: "its output is the command's, and so is its exit code",
  shim: "its output is the server's messages",
  "tools serve": "its output is MCP",
  serve: "--format json",
  watch: "--format json",
  proxy: "--format json",
  gateway: "--format json",
  "config schema": "JSON by nature",
  "audit export": "JSON lines by nature",
  completion: "a script",
  docs: "text by nature",
  ui: "its output is links",
};

it("has --json in every other command", () => {
  const without = commands.filter(([, { options }]) => !options.some(({ long }) => long === "--json"));
  expect(without.map(([name]) => name).sort()).toEqual(Object.keys(WITHOUT_JSON).sort());
  expect(commands.length - without.length).toBeGreaterThan(20);
  for (const [name, why] of Object.entries(WITHOUT_JSON)) {
    const { options } = commands.find(([other]) => other === name)?.[1] ?? { options: [] };
    const named = /--\w+/.exec(why)?.[0];
    if (named !== undefined) expect(options.map(({ long }) => long)).toContain(named);
  }
});

/** What a reader tells netmon to do with a command or an option. */
const VERBS = new Set(
  (
    "accept allow approve ask attribute block change check compare count declare detach detect do drop end " +
    "explain find give have include install join keep leave let list listen log look name notify " +
    "offer override pin print prune put read record refuse remove report require revoke run say scan " +
    "see select send serve show speak start stop use verify wait watch write"
  ).split(" "),
);

it("says what each command and option does, in the imperative", () => {
  const all = (command: Command): Command[] => command.commands.flatMap((child) => [child, ...all(child)]);
  const said = all(tree).flatMap((command) => [
    [command.name(), command.description()],
    ...command.options.map(({ flags, description }) => [`${command.name()} ${flags}`, description]),
  ]);
  const others = said.filter(([, text]) => !VERBS.has(text!.split(/[ ,]/)[0]!));
  expect(others).toEqual([]);
});

it("shows no default that is empty", () => {
  const helps = [tree, ...leaves(tree).map(([, command]) => command)].map((command) =>
    command.helpInformation(),
  );
  expect(helps.filter((text) => /\(default: (\[\]|\{\}|"")\)/.test(text))).toEqual([]);
});
