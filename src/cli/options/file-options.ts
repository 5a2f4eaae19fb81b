/** Options of the commands that read a configuration and report on it. */
import type { Command } from "commander";
import { globalOption } from "./global-definitions.ts";

export interface FileOptions {
  config?: string;
  mcpConfig: string[];
  json?: true;
}

export function withFileOptions(command: Command): Command {
  return command
    .addOption(globalOption("config"))
    .addOption(globalOption("mcpConfig"))
    .addOption(globalOption("json"));
}
