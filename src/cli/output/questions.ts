/** Questions to the person at the terminal, with an answer proposed for each. */
import { createInterface } from "node:readline";
import { InvalidArgumentError } from "commander";
import { CliError, ExitCode } from "../exit-codes.ts";
import { complain } from "./messages.ts";
import { type CliIo, printable } from "./terminal.ts";

/** Asks on the terminal, on standard error, so that the output stays the configuration's. */
export class Questions {
  readonly #io: CliIo;
  readonly #lines: ReturnType<typeof createInterface>;

  constructor(io: CliIo) {
    this.#io = io;
    this.#lines = createInterface({ input: io.stdin, output: io.stderr });
  }

  say(text: string): void {
    this.#io.stderr.write(`${printable(text)}\n`);
  }

  /** Asks until `parse` takes the answer. Rejects if the terminal's user ends it (^C, ^D). */
  async ask<T>(
    question: string,
    choices: string,
    proposed: string,
    parse: (answer: string) => T,
  ): Promise<T> {
    this.say(`${question} ${choices}`);
    for (;;) {
      const answer = (await this.#line(`[${proposed}] `)).trim();
      try {
        return parse(answer === "" ? proposed : answer);
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) throw error;
        complain(this.#io, error.message);
      }
    }
  }

  close(): void {
    this.#lines.close();
  }

  #line(prompt: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const stopped = (code: number): void => {
        this.say(""); // the prompt's line
        reject(new CliError(code, "nothing was written"));
      };
      this.#lines.once("SIGINT", () => stopped(128 + 2));
      const onClose = (): void => stopped(ExitCode.usage);
      this.#lines.once("close", onClose);
      this.#lines.question(prompt, (answer) => {
        this.#lines.removeAllListeners("SIGINT").removeListener("close", onClose);
        resolve(answer);
      });
    });
  }
}
