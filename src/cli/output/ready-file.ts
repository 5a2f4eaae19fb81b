/**
 * --ready-file: tells other programs that the watch is attached and verified. It appears whole and is removed when the
 * watch ends. Fails closed: a path that cannot be written is an error before anything is attached.
 */
import { OutputFile } from "../../files/output-file.ts";
import { CliError, ExitCode } from "../exit-codes.ts";

export class ReadyFile {
  readonly #path: string;
  readonly #file: OutputFile;

  /** Throws CliError. */
  constructor(path: string) {
    this.#path = path;
    this.#file = new OutputFile(path, { mode: 0o644, to: "share" });
    this.#attempt(() => {
      this.#file.remove(); // of a watch that was killed
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
