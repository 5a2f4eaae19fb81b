/** Option that selects the session a command reads: a word after the command, or --session, kept for scripts. */
import type { Command } from "commander";
import { globalOption } from "./global-definitions.ts";
import { collect } from "./shared-options.ts";

/** Stands for the session of the newest stored event. */
export const LATEST = "latest";

interface SessionChoice {
  /** Text that continues "the session". */
  about?: string;
  /** What the command does without a name; `required`: a name is required. */
  otherwise: string | "required";
  /** Whether several may be given: `options.session` is then a list. */
  several?: true;
}

/**
 * Adds `[session]` as the last argument and `--session`; `options.session` has either. Giving both is a usage error.
 */
export function withSession(command: Command, { about = "", otherwise, several }: SessionChoice): Command {
  const required = otherwise === "required";
  const at = command.registeredArguments.length;
  const text = `the session${about}${required ? "" : `; default: ${otherwise}`}`;
  command.argument(several ? "[session...]" : "[session]", text);
  if (several) command.option("--session <id>", "give the session as an option; may be repeated", collect);
  else command.addOption(globalOption("session"));
  return command.hook("preAction", (_, self) => {
    const word = self.processedArgs[at] as string | string[] | undefined;
    const given = self.getOptionValue("session") as string | string[] | undefined;
    if (word === undefined || word.length === 0) {
      if (required && given === undefined)
        self.error(`error: name the session: netmon ${pathOf(self)} SESSION`);
      return;
    }
    if (given !== undefined)
      self.error(`error: the session is given twice: ${[word, given].flat().join(", ")}`);
    self.setOptionValue("session", word);
  });
}

function pathOf(command: Command): string {
  const { parent } = command;
  return parent?.parent ? `${pathOf(parent)} ${command.name()}` : command.name();
}
