/** Commands as data, read from commander's tree: the source of completions and man pages. */
import type { EventEmitter } from "node:events";
import type { Argument, Command, Option } from "commander";
import { isGlobal } from "../options/global-definitions.ts";

export interface CommandReference {
  /** e.g. `events --calls`; empty: netmon itself. */
  path: string;
  summary: string;
  description: string;
  /** Text after the command's name. */
  usage: string;
  arguments: ValueReference[];
  options: OptionReference[];
  commands: CommandReference[];
  /** Help text after the options. */
  more: string;
}

/** Kind of value that a position of the command line takes. */
type ValueKind = "none" | "choice" | "file" | "session" | "command" | "other";

export interface ValueReference {
  /** As in the help: `session`, `--limit <n>`. */
  name: string;
  text: string;
  kind: ValueKind;
  choices: readonly string[];
}

export interface OptionReference extends ValueReference {
  /** e.g. `--json`, `-h`. */
  flags: string[];
  /** Whether it means the same in every command that takes it. */
  global: boolean;
}

export function referenceOf(command: Command, path = ""): CommandReference {
  const help = command.createHelp();
  let more = "";
  const write = (text: string): void => {
    more += text;
  };
  // commander keeps the text behind an event, which its types do not declare
  (command as Command & EventEmitter).emit("afterHelp", { error: false, command, write });
  return {
    path,
    summary: help.subcommandDescription(command),
    description: help.commandDescription(command),
    usage: command.usage(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      text: help.argumentDescription(argument),
      ...kindOf(argument.name(), argument.argChoices),
    })),
    options: help.visibleOptions(command).map((option) => ({
      name: option.flags,
      global: isGlobal(option),
      flags: [option.short, option.long].filter((flag) => typeof flag === "string"),
      text: help.optionDescription(option),
      ...(takesValue(option) ? kindOf(option.flags, option.argChoices) : { kind: "none", choices: [] }),
    })),
    commands: command.commands.map((child) => referenceOf(child, `${path} ${child.name()}`.trim())),
    more: more.trim(),
  };
}

/** Returns all commands, each before its subcommands. */
export function allOf(command: CommandReference): CommandReference[] {
  return [command, ...command.commands.flatMap(allOf)];
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

function kindOf(name: string, choices: Argument["argChoices"]): Pick<ValueReference, "kind" | "choices"> {
  if (choices !== undefined) return { kind: "choice", choices };
  const kind = /<(?:file|path|dir)>|^(?:file|target)$|file/.test(name)
    ? "file"
    : /session/.test(name)
      ? "session"
      : name === "command"
        ? "command"
        : "other";
  return { kind, choices: [] };
}
