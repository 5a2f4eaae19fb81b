/**
 * --ready-file: says to other programs that the watch is attached and verified. It appears whole (a file
 * beside it is renamed into place) and goes when the watch ends.
 *
 * Direction of failure: closed. A place that cannot be written is an error before anything is attached.
 */
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { CliError, ExitCode } from "./exit-codes.ts";

export class ReadyFile {
  readonly #path: string;
  readonly #beside: string;

  /** Throws CliError. */
  constructor(path: string) {
    this.#path = path;
    this.#beside = `${path}.${process.pid}.tmp`;
    this.#attempt(() => {
      rmSync(path, { force: true }); // of a watch that was killed
      closeSync(openSync(this.#beside, "wx", 0o644));
    });
  }

  /** Throws CliError. */
  write(content: unknown): void {
    this.#attempt(() => {
      writeFileSync(this.#beside, `${JSON.stringify(content)}\n`);
      renameSync(this.#beside, this.#path);
    });
  }

  remove(): void {
    for (const path of [this.#path, this.#beside]) rmSync(path, { force: true });
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
