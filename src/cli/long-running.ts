/** What the commands that run until told otherwise have in common: log, events on stdout, words on stderr, their end. */
import type { Command } from "commander";
import type pino from "pino";
import type { StateDirs } from "../app/state/paths.ts";
import { ConfigFiles } from "../app/watch/config-files.ts";
import { Ending } from "./ending.ts";
import { type EventFormat, EventOutput } from "./event-output.ts";
import { globalOptions } from "./global-options.ts";
import { type LogFormat, openLog } from "./log-format.ts";
import { ReadyFile } from "./ready-file.ts";
import { type CliIo, painter, printableLines } from "./terminal.ts";

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
  const { paint } = painter(io.stderr, io.env);
  return {
    dirs,
    log,
    output: new EventOutput(io, options.format, options.session),
    say: (text) => {
      io.stderr.write(`${paint("bold", "netmon:")} ${printableLines(text)}\n`);
    },
    ending: new Ending(io, log),
    files: new ConfigFiles({ config: options.config ?? null, mcpConfigs: options.mcpConfig, env: io.env }),
    readyFile: options.readyFile === undefined ? null : new ReadyFile(options.readyFile),
  };
}
