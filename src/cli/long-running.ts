/** What long-running commands share: log, events on stdout, messages on stderr, their end. */
import type { Command } from "commander";
import type pino from "pino";
import { ConfigFiles } from "../app/config-files.ts";
import type { StateDirs } from "../state/paths.ts";
import { globalOptions } from "./options/global-options.ts";
import { Ending } from "./output/ending.ts";
import { type EventFormat, EventOutput } from "./output/event-output.ts";
import { type LogFormat, openLog } from "./output/log-format.ts";
import { say } from "./output/messages.ts";
import { ReadyFile } from "./output/ready-file.ts";
import type { CliIo } from "./output/terminal.ts";

export interface LongRunningOptions {
  session: string;
  config?: string;
  mcpConfig: string[];
  format: EventFormat;
  readyFile?: string;
}

export interface LongRunning {
  dirs: StateDirs;
  log: pino.Logger;
  output: EventOutput;
  /** One line to the person at the terminal. */
  say: (text: string) => void;
  ending: Ending;
  files: ConfigFiles;
  readyFile: ReadyFile | null;
}

export function longRunning(options: LongRunningOptions, command: Command, io: CliIo): LongRunning {
  const { dirs, logLevel } = globalOptions(command);
  const { logFormat } = command.opts<{ logFormat?: LogFormat }>();
  const log = openLog(logLevel, logFormat, io);
  return {
    dirs,
    log,
    output: new EventOutput(io, options.format, options.session),
    say: (text) => say(io, text),
    ending: new Ending(io, log),
    files: new ConfigFiles({ config: options.config, mcpConfigs: options.mcpConfig, env: io.env }),
    readyFile: options.readyFile === undefined ? null : new ReadyFile(options.readyFile),
  };
}
