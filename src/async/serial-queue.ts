/** Queue that runs one job at a time, in order. On failure: the error is reported, and the next job runs. */
export class SerialQueue {
  readonly #onError: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Resolves when the job is done, has failed, or was dropped by `close`. */
  run(work: () => Promise<unknown>): Promise<void> {
    this.#last = this.#last.then(async () => {
      if (this.#ended) return;
      try {
        await work();
      } catch (error) {
        this.#onError(error);
      }
    });
    return this.#last;
  }

  /** Drops the waiting jobs. Resolves after the running job. */
  close(): Promise<void> {
    this.#ended = true;
    return this.#last;
  }
}

/** Returns a function that runs jobs one after the other, in call order; each call settles as its job does. */
export function oneAtATime(): <T>(work: () => Promise<T> | T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
}
