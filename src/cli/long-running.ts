/** Common parts of long-running commands: log, events on stdout, messages on stderr, their end. */
import type { Command } from "commander";
import { ConfigFiles } from "../app/config-files.ts";
import type { Log } from "../event/log.ts";
import { OutputFile } from "../files/output-file.ts";
import { addon } from "../native/addon.ts";
import type { StateDirs } from "../state/paths.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { globalOptions } from "./options/global-options.ts";
import { Ending } from "./output/ending.ts";
import { type EventFormat, EventOutput } from "./output/event-output.ts";
import { type LogFormat, openLog } from "./output/log-format.ts";
import { say } from "./output/messages.ts";
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
  log: Log;
  /** Prefixes messages with the name of one of several sessions. */
  logOf: (sessionId: string) => Log;
  output: EventOutput;
  /** Prints one line for the user at the terminal. */
  say: (text: string) => void;
  ending: Ending;
  files: ConfigFiles;
  readyFile: ReadyFile | null;
}

const SETTLED_MS = 1000;

export function longRunning(options: LongRunningOptions, command: Command, io: CliIo): LongRunning {
  const { dirs, logLevel } = globalOptions(command);
  const { logFormat } = command.opts<{ logFormat?: LogFormat }>();
  const log = openLog(logLevel, logFormat, io);
  setTimeout(loadAddon, SETTLED_MS).unref();
  return {
    dirs,
    log,
    logOf: (sessionId) => openLog(logLevel, logFormat, io, { session_id: sessionId }),
    output: new EventOutput(io, options.format, options.session),
    say: (text) => say(io, text),
    ending: new Ending(io, log),
    files: new ConfigFiles({ config: options.config, mcpConfigs: options.mcpConfig, env: io.env }),
    readyFile: options.readyFile === undefined ? null : new ReadyFile(options.readyFile),
  };
}

/** Loads the addon early: an upgrade may remove its file before its first use. */
function loadAddon(): void {
  try {
    addon();
  } catch {
    // the first use reports the error
  }
}

export class ReadyFile {
  readonly #path: string;
  readonly #file: OutputFile;

  /** Throws CliError. */
  constructor(path: string) {
    this.#path = path;
    this.#file = new OutputFile(path, { mode: 0o644, to: "share" });
    this.#attempt(() => {
      this.#file.remove(); // may be left by a killed watch
      this.#file.prepare();
    });
  }

  /** Throws CliError. */
  write(content: unknown): void {
    this.#attempt(() => this.#file.write(`${JSON.stringify(content)}\n`));
  }

  /** Throws CliError. */
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
