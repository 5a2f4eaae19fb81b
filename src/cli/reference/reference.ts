/** The commands as data, read from commander's tree: what completions and man pages are made of. */
import type { EventEmitter } from "node:events";
import type { Argument, Command, Option } from "commander";

export interface CommandReference {
  /** `mcp calls`; empty: netmon itself. */
  path: string;
  summary: string;
  description: string;
  /** What follows the command's name. */
  usage: string;
  arguments: ValueReference[];
  options: OptionReference[];
  commands: CommandReference[];
  /** The help's text after the options. */
  more: string;
}

/** What belongs in a place of the command line. */
type ValueKind = "none" | "choice" | "file" | "session" | "command" | "other";

export interface ValueReference {
  /** As in the help: `session`, `--limit <n>`. */
  name: string;
  text: string;
  kind: ValueKind;
  choices: readonly string[];
}

export interface OptionReference extends ValueReference {
  /** `--json`, `-h`. */
  flags: string[];
}

export function referenceOf(command: Command, path = ""): CommandReference {
  const help = command.createHelp();
  let more = "";
  const write = (text: string): void => {
    more += text;
  };
  // commander keeps the text behind an event, which its types do not know
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
      flags: [option.short, option.long].filter((flag) => typeof flag === "string"),
      text: help.optionDescription(option),
      ...(takesValue(option) ? kindOf(option.flags, option.argChoices) : { kind: "none", choices: [] }),
    })),
    commands: command.commands.map((child) => referenceOf(child, `${path} ${child.name()}`.trim())),
    more: more.trim(),
  };
}

/** All of them, each before those below it. */
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
