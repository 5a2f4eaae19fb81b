/**
 * Work that no message waits for and that is done at once when those at hand have gone on: telling of calls, taking
 * results apart. In its order, in the same turn of the event loop.
 *
 * Direction of failure: open. A job that fails is logged; what it was about has been decided already.
 */
import type { Log } from "../watch/ports.ts";

export class DeferredWork {
  readonly #log: Pick<Log, "error">;
  #jobs: (() => void)[] = [];

  constructor(log: Pick<Log, "error">) {
    this.#log = log;
  }

  add(job: () => void): void {
    // the check phase comes after all that was read in this turn has been written on
    if (this.#jobs.push(job) === 1) setImmediate(() => this.settle());
  }

  /** Does now what waits. */
  settle(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const job of jobs) {
      try {
        job();
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        this.#log.error(`something that passed could not be recorded: ${why}`);
      }
    }
  }
}
