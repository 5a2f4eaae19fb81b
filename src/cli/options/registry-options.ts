/** Common parts of the registry commands: options, reading the store, finding tools by name. */
import type { Command } from "commander";
import { ConfigFiles } from "../../clients/session-config.ts";
import type { Config, InspectionConfig } from "../../config/config.ts";
import { findEntry, UnknownEntryError } from "../../decision/pins/entry-reference.ts";
import { type EntryStatus, type RegistryEntry, storedEntries } from "../../decision/pins/registry-entries.ts";
import { storePath } from "../../state/paths.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import type { CliIo } from "../output/terminal.ts";
import { globalOption } from "./global-definitions.ts";
import { globalOptions } from "./global-options.ts";

export interface RegistryOptions {
  server?: string;
  status?: EntryStatus[];
  config?: string;
  all?: true;
  hash?: string;
  force?: true;
  json?: true;
}

export const REFERENCE_HELP = `
SERVER:TOOL is as the list has it; SERVER: is the server's instructions, SERVER:@program
the program of a stdio server. With --server ID the argument is the
tool's name alone, whatever is in it.
`;

export function withConfig(command: Command): Command {
  return command.addOption(globalOption("config"));
}

export function withReference(command: Command, required: boolean): Command {
  return withConfig(command)
    .argument(required ? "<server:tool>" : "[server:tool]", "as printed by netmon registry list")
    .option("--server <id>", "name the server; the argument is then the tool's name alone");
}

export function configOf({ config }: RegistryOptions, io: CliIo): Config {
  return new ConfigFiles({ config, env: io.env }).load().config;
}

export function settings(options: RegistryOptions, io: CliIo): InspectionConfig {
  return configOf(options, io).mcp.inspection;
}

export function one(text: string, options: RegistryOptions, self: Command, io: CliIo): RegistryEntry {
  const all = storedEntries(storePath(globalOptions(self).dirs), settings(options, io));
  return known(() => findEntry(all, { text, server: options.server }));
}

/** Adds to an unknown name where names are listed. */
export function known<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof UnknownEntryError)
      throw new CliError(ExitCode.target, `${error.message} (netmon registry)`, { cause: error });
    throw error;
  }
}
