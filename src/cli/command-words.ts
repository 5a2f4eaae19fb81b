/** Words of a command line before commander parses it: which command is meant, and whether it exists. */
import type { Command } from "commander";

/** Options that take a value, so that `--state-dir exec doctor` does not select `exec`. */
const WITH_VALUE = new Set(["--state-dir", "--log-level"]);

/** Returns the arguments before `--`. */
export function ownOf(args: readonly string[]): readonly string[] {
  return args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
}

/** Returns the words before `--` that are not options: the command's names, then its arguments. */
function wordsOf(args: readonly string[]): string[] {
  const own = ownOf(args);
  return own.filter((arg, index) => !arg.startsWith("-") && !WITH_VALUE.has(own[index - 1] ?? ""));
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
