/**
 * End of a long-running command: a signal, stdout closed by its reader, or --duration. A second signal stops the wait
 * for a slow reader. A full disk behind stdout ends nothing, because what netmon guards does not depend on its output.
 */
import type { Log } from "../../event/log.ts";
import { type CliIo, onOutputClosed } from "./terminal.ts";

export class Ending {
  /** Resolves to the reason for the end. */
  readonly reason: Promise<string>;
  /** Resolves to the second signal. */
  readonly again: Promise<NodeJS.Signals>;
  #resolve!: (reason: string) => void;
  #resolveAgain!: (signal: NodeJS.Signals) => void;
  #signalled = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(io: CliIo, log: Pick<Log, "error">) {
    this.reason = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.again = new Promise((resolve) => {
      this.#resolveAgain = resolve;
    });
    let failed = false;
    onOutputClosed(
      io.stdout,
      () => this.#resolve("stdout was closed by its reader"),
      ({ message }) => {
        if (!failed)
          log.error(`stdout cannot be written, events for it are lost until it can be: ${message}`);
        failed = true;
      },
    );
    process.on("SIGTERM", this.#onSignal).on("SIGINT", this.#onSignal);
  }

  now(reason: string): void {
    this.#resolve(reason);
  }

  /** Ends the command after `ms` milliseconds; undefined: never. */
  after(ms: number | undefined): void {
    if (ms !== undefined) this.#timer = setTimeout(() => this.#resolve("duration"), ms);
  }

  dispose(): void {
    if (this.#timer) clearTimeout(this.#timer);
    process.off("SIGTERM", this.#onSignal).off("SIGINT", this.#onSignal);
  }

  readonly #onSignal = (signal: NodeJS.Signals): void => {
    if (this.#signalled) this.#resolveAgain(signal);
    this.#signalled = true;
    this.#resolve(signal);
  };
}

/** Signals that should end a command. */
export const END_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Calls `listener` for them, until the returned function is called. */
export function onEndSignals(listener: (signal: NodeJS.Signals, number: number) => void): () => void {
  for (const signal of END_SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of END_SIGNALS) process.off(signal, listener);
  };
}
