/** netmon completion: prints a shell completion script generated from the commands. */
import { Argument, type Command } from "commander";
import type { CliIo } from "../output/terminal.ts";
import { bashCompletion } from "../reference/bash.ts";
import { fishCompletion } from "../reference/fish.ts";
import { type CommandReference, referenceOf } from "../reference/reference.ts";
import { zshCompletion } from "../reference/zsh.ts";

const SHELLS: Readonly<Record<string, (netmon: CommandReference) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

const HELP = `
The script completes commands, options, their values, files and the names of recorded sessions. Print it again after an
update.

Examples:
  eval "$(netmon completion bash)"                 in ~/.bashrc
  eval "$(netmon completion zsh)"                  in ~/.zshrc, after compinit
  netmon completion fish > ~/.config/fish/completions/netmon.fish
`;

export function register(program: Command, io: CliIo, tree: () => Promise<Command>): void {
  program
    .command("completion")
    .addArgument(new Argument("<shell>", "the shell").choices(Object.keys(SHELLS)))
    .addHelpText("after", HELP)
    .action(async (shell: string) => {
      io.stdout.write(SHELLS[shell]?.(referenceOf(await tree())) ?? "");
    });
}
