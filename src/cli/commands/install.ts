/** netmon install: a copy of netmon that belongs to root, for a netmon that an ordinary user installed. */
import { resolve } from "node:path";
import type { Command } from "commander";
import { installCopy, PREFIX } from "../../app/install/install.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { type CliIo, print } from "../output/terminal.ts";

const HELP = `
This copies netmon to PREFIX/lib/netmon and makes PREFIX/bin/netmon. Node is copied too if a user other than root could
change it, as with nvm or fnm. Run it again after an update. To remove the copy: rm -r PREFIX/lib/netmon PREFIX/bin/netmon

Example:
  sudo "$(command -v node)" "$(command -v netmon)" install
`;

interface InstallOptions {
  prefix: string;
  json?: true;
}

export function register(program: Command, io: CliIo): void {
  program
    .command("install")
    .option("--prefix <dir>", "install it here", PREFIX)
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((options: InstallOptions) => {
      if (process.geteuid?.() !== 0)
        throw new CliError(ExitCode.privilege, "netmon install needs root: the copy belongs to it");
      const made = installCopy(netmonPackage().root, process.execPath, resolve(options.prefix));
      print(io, options, made, () => `${made.program} is root's, run by ${made.node}: sudo netmon doctor\n`);
    });
}
