/**
 * netmon's messages while an agent runs, on standard error: immediately to a file or pipe, but after the agent on a
 * shared terminal, which the agent may be drawing on. Fails open: lines beyond a limit are dropped and counted.
 */
import type { Log } from "../../event/log.ts";
import type { GlobalOptions } from "../options/global-options.ts";
import { MESSAGE_LEVELS, type MessageLevel, messageLine } from "./messages.ts";
import { type CliIo, painter } from "./terminal.ts";

const MAX_HELD = 200;

export class RunLog implements Log {
  readonly #io: CliIo;
  readonly #minLevel: number;
  #held: string[] | null = null;
  #omitted = 0;

  constructor(io: CliIo, minLevel: GlobalOptions["logLevel"]) {
    this.#io = io;
    this.#minLevel = MESSAGE_LEVELS.indexOf(minLevel);
  }

  readonly debug = (message: string): void => this.#at("debug", message);
  readonly info = (message: string): void => this.#at("info", message);
  readonly warn = (message: string): void => this.#at("warn", message);
  readonly error = (message: string): void => this.#at("error", message);

  /** Writes a line of the status or the report. */
  say(text: string): void {
    this.#log("info", text);
  }

  /** Leaves the terminal to the agent until `release`. */
  hold(): void {
    if (this.#io.stderr.isTTY === true) this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const text of held) this.#write(text);
    if (this.#omitted > 0) this.say(`and ${this.#omitted} more messages`);
    this.#omitted = 0;
  }

  #at(level: MessageLevel, message: string): void {
    if (MESSAGE_LEVELS.indexOf(level) >= this.#minLevel) this.#log(level, message);
  }

  #log(level: MessageLevel, text: string): void {
    this.#write(messageLine(level, text, painter(this.#io.stderr, this.#io.env)));
  }

  #write(text: string): void {
    if (this.#held === null) this.#io.stderr.write(text);
    else if (this.#held.length < MAX_HELD) this.#held.push(text);
    else this.#omitted++;
  }
}
