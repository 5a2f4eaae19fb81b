/**
 * A queue of jobs to run, in order, once the messages read in this turn of the event loop have been passed on: recording
 * calls, parsing results.
 *
 * Fails open. A job that fails is logged; the verdict it concerns has been given already.
 */
import { errorMessage } from "../errors/error-message.ts";
import type { Log } from "../event/log.ts";

export class AfterTurnQueue {
  readonly #log: Pick<Log, "error">;
  #jobs: (() => void)[] = [];

  constructor(log: Pick<Log, "error">) {
    this.#log = log;
  }

  add(job: () => void): void {
    // the check phase comes after all that was read in this turn has been written on
    if (this.#jobs.push(job) === 1) setImmediate(() => this.settle());
  }

  /** Runs the waiting jobs now. */
  settle(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const job of jobs) {
      try {
        job();
      } catch (error) {
        const why = errorMessage(error);
        this.#log.error(`something that passed could not be recorded: ${why}`);
      }
    }
  }
}
