/** Common parts of long-running commands: log, events on stdout, messages on stderr, their end. */
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { orElse } from "../errors/or-else.ts";
import { OutputFile } from "../files/output-file.ts";
import { addon } from "../native/addon.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { globalOptions } from "./options/global-options.ts";
import { durationOption } from "./options/time-argument.ts";
import { Ending } from "./output/ending.ts";
import { type EventFormat, EventOutput, formatOption } from "./output/event-output.ts";
import { type LogFormat, logFormatOption, openLog } from "./output/log-format.ts";
import { say } from "./output/messages.ts";
import type { CliIo } from "./output/terminal.ts";

export interface LongRunningOptions {
  session: string;
  config?: string;
  mcpConfig: string[];
  format: EventFormat;
  duration?: number;
  readyFile?: string;
}

/** Adds the options that every long-running command has, but for --session and --config. */
export function withLongRunning(command: Command, readyFile: string): Command {
  return command
    .addOption(formatOption())
    .addOption(logFormatOption())
    .addOption(durationOption())
    .option("--ready-file <path>", `write ${readyFile}, and remove it at the end`);
}

export type LongRunning = ReturnType<typeof longRunning>;

const SETTLED_MS = 1000;

export function longRunning(options: LongRunningOptions, command: Command, io: CliIo) {
  const { dirs, logLevel } = globalOptions(command);
  const { logFormat } = command.opts<{ logFormat?: LogFormat }>();
  const log = openLog(logLevel, logFormat, io);
  // loads the addon early: an upgrade may remove its file before its first use, which reports errors
  setTimeout(() => orElse(addon, null), SETTLED_MS).unref();
  const { session: sessionId, readyFile } = options;
  return {
    sessionId,
    dirs,
    log,
    /** Names one of several sessions in each JSON line. */
    logOf: (session_id: string) => openLog(logLevel, logFormat, io, { session_id }),
    output: new EventOutput(io, options.format, sessionId),
    /** Prints one line for the user at the terminal. */
    say: (text: string) => say(io, text),
    ending: new Ending(io, log),
    /** undefined: until ended otherwise. */
    durationMs: options.duration,
    readyFile: readyFile === undefined ? null : new ReadyFile(readyFile, sessionId),
    /** Directories in which files are changed at the end. */
    directories: [dirs.run, dirs.lib, ...(readyFile === undefined ? [] : [dirname(resolve(readyFile))])],
  };
}

/** The ready file. Errors are CliErrors that name it. */
export class ReadyFile {
  readonly #path: string;
  readonly #sessionId: string;
  readonly #file: OutputFile;

  constructor(path: string, sessionId: string) {
    this.#path = path;
    this.#sessionId = sessionId;
    this.#file = new OutputFile(path, { mode: 0o644, to: "share" });
    this.#attempt(() => {
      this.#file.remove(); // may be left by a killed watch
      this.#file.prepare();
    });
  }

  /** Writes the facts after those of session and process. */
  write(facts: object): void {
    const content = { session_id: this.#sessionId, pid: process.pid, ...facts };
    this.#attempt(() => this.#file.write(`${JSON.stringify(content)}\n`));
  }

  remove(): void {
    this.#attempt(() => this.#file.remove());
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      const why = (error as Error).message;
      throw new CliError(ExitCode.state, `cannot write the ready file ${this.#path}: ${why}`, {
        cause: error,
      });
    }
  }
}
