/**
 * Options that every command has; they may stand before or after the command's name.
 */
import { type Command, Option } from "commander";
import { type StateDirs, stateDirs } from "../app/state/paths.ts";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface GlobalOptions {
  dirs: StateDirs;
  /** As given, or undefined for the system's directories: to be repeated in hints. */
  stateDir: string | undefined;
  logLevel: LogLevel;
}

export function addGlobalOptions(command: Command): void {
  command
    .addOption(
      new Option(
        "--state-dir <dir>",
        "keep live state and history below DIR (default: /run/netmon, /var/lib/netmon)",
      ),
    )
    .addOption(new Option("--log-level <level>", "what goes to stderr (default: info)").choices(LOG_LEVELS));
}

/** The values for a command, whichever side of its name they stood on. */
export function globalOptions(command: Command): GlobalOptions {
  const { stateDir, logLevel } = command.optsWithGlobals<{ stateDir?: string; logLevel?: LogLevel }>();
  return { dirs: stateDirs(stateDir), stateDir, logLevel: logLevel ?? "info" };
}
