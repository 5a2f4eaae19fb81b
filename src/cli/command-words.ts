/** Words of a command line before commander parses it: which command is meant, and whether it exists. */
import type { Command } from "commander";
import { distance } from "fastest-levenshtein";

/** Options that take a value, so that `--state-dir exec doctor` does not select `exec`. */
const WITH_VALUE = new Set(["--state-dir", "--log-level", "--session", "--config", "--mcp-config"]);

/** Edits between a word and the command that it may stand for. */
const MOST_SLIPS = 2;

/** Returns the arguments before `--`. */
export function ownOf(args: readonly string[]): readonly string[] {
  return args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
}

/** Returns where the words before `--` are that are not options: the command's names, then its arguments. */
export function wordPlaces(args: readonly string[]): number[] {
  return ownOf(args).flatMap((arg, at) =>
    arg.startsWith("-") || WITH_VALUE.has(args[at - 1] ?? "") ? [] : [at],
  );
}

function wordsOf(args: readonly string[]): string[] {
  return wordPlaces(args).map((at) => args[at] as string);
}

/** Returns the command's name, or the command that `help` is about. */
export function selected(args: readonly string[]): string | undefined {
  const words = wordsOf(args);
  return words[0] === "help" ? words[1] : words[0];
}

/**
 * Rewrites `help a b` as `a b --help`. If a word names no command, drops the request for help: commander would print
 * the parent command's help, as if nothing were wrong.
 */
export function normalizedHelp(program: Command, args: readonly string[]): readonly string[] {
  let command = program;
  let helpRequested = args.includes("--help") || args.includes("-h");
  let byWord = false;
  const path: string[] = [];
  for (const word of wordsOf(args)) {
    if (command.commands.length === 0) break;
    const child = command.commands.find((one) => one.name() === word);
    if (word === "help") [helpRequested, byWord] = [true, true];
    else path.push(word);
    if (child !== undefined) command = child;
    else if (word !== "help") return helpRequested ? path : args;
  }
  return byWord ? [...path, "--help"] : args;
}

/**
 * Throws commander's error for a word that is no command below one whose default is `list`: commander would take it for
 * an argument of list, and suggest nothing.
 */
export function refuseUnknownWord(program: Command, args: readonly string[]): void {
  let command = program;
  for (const at of wordPlaces(args)) {
    const word = args[at] as string;
    if (word === "help") continue;
    // it may be the value of this option
    if (/^--[^=]+$/.test(args[at - 1] ?? "")) return;
    const child = command.commands.find((one) => one.name() === word);
    const list = command.commands.find((one) => one.name() === "list");
    if (child === undefined && list?.registeredArguments.length === 0) {
      const [near] = command.commands
        .map((one) => ({ name: one.name(), steps: distance(word, one.name()) }))
        .sort((a, b) => a.steps - b.steps);
      const hint = near !== undefined && near.steps <= MOST_SLIPS ? `\n(Did you mean ${near.name}?)` : "";
      command.error(`error: unknown command '${word}'${hint}`, { code: "commander.unknownCommand" });
    }
    if (child === undefined) return;
    command = child;
  }
}

/**
 * Moves options in front of a command's name behind it: they belong to the command, which refuses what it has no use for.
 */
export function globalsBehind(program: Command, args: readonly string[]): readonly string[] {
  let command = program;
  const path: number[] = [];
  for (const at of wordPlaces(args)) {
    const child = command.commands.find((one) => one.name() === args[at]);
    if (child === undefined) break;
    path.push(at);
    command = child;
  }
  const last = path.at(-1);
  if (last === undefined) return args;
  const early = args.slice(0, last).filter((_, at) => !path.includes(at));
  return [...path.map((at) => args[at] as string), ...early, ...args.slice(last + 1)];
}
