/**
 * netmon's messages while an agent runs, on standard error: immediately to a file or pipe, but after the agent on a
 * shared terminal, which the agent may be drawing on. Fails open: lines beyond a limit are dropped and counted.
 */
import type { Log } from "../../event/log.ts";
import type { GlobalOptions } from "../options/global-options.ts";
import { MESSAGE_LEVELS, type MessageLevel, messageLine } from "./messages.ts";
import { type CliIo, painter } from "./terminal.ts";

const HELD_MOST = 200;

export class RunLog implements Log {
  readonly #io: CliIo;
  readonly #least: number;
  #held: string[] | null = null;
  #leftOut = 0;

  constructor(io: CliIo, least: GlobalOptions["logLevel"]) {
    this.#io = io;
    this.#least = MESSAGE_LEVELS.indexOf(least);
  }

  readonly debug = (message: string): void => this.#at("debug", message);
  readonly info = (message: string): void => this.#at("info", message);
  readonly warn = (message: string): void => this.#at("warn", message);
  readonly error = (message: string): void => this.#at("error", message);

  /** Writes a line of the status or the report. */
  say(text: string): void {
    this.#tell("info", text);
  }

  /** Leaves the terminal to the agent until `release`. */
  hold(): void {
    if (this.#io.stderr.isTTY === true) this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const text of held) this.#write(text);
    if (this.#leftOut > 0) this.say(`and ${this.#leftOut} more messages`);
    this.#leftOut = 0;
  }

  #at(level: MessageLevel, message: string): void {
    if (MESSAGE_LEVELS.indexOf(level) >= this.#least) this.#tell(level, message);
  }

  #tell(level: MessageLevel, text: string): void {
    this.#write(messageLine(level, text, painter(this.#io.stderr, this.#io.env)));
  }

  #write(text: string): void {
    if (this.#held === null) this.#io.stderr.write(text);
    else if (this.#held.length < HELD_MOST) this.#held.push(text);
    else this.#leftOut++;
  }
}
