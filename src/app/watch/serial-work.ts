/** One piece of work at a time, in the order it was asked for. Direction of failure: an error is told and ends nothing. */
export class SerialWork {
  readonly #onError: (text: string) => void;
  #last: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(onError: (text: string) => void) {
    this.#onError = onError;
  }

  /** Resolves when it was done, failed, or left out because of `end`. */
  do(work: () => Promise<unknown>): Promise<void> {
    this.#last = this.#last.then(async () => {
      if (this.#ended) return;
      try {
        await work();
      } catch (error) {
        this.#onError(error instanceof Error ? error.message : String(error));
      }
    });
    return this.#last;
  }

  /** Resolves after what is under way; what waits is left out. */
  end(): Promise<void> {
    this.#ended = true;
    return this.#last;
  }
}
