/**
 * Writes to the tool store, in order, a few at a time between other work: each one waits for the disk, and a
 * server may list a thousand tools while a model's answer streams.
 *
 * Direction of failure: what cannot be written stays in force in memory and is counted; the log says so once
 * until a write succeeds again.
 */
const WRITES_AT_ONCE = 4;

export class StoreWrites {
  /** Writes that failed, ever. */
  failed = 0;
  readonly #onFailure: (error: Error) => void;
  readonly #queue: (() => void)[] = [];
  #drained: Promise<void> = Promise.resolve();
  #draining = false;
  #failing = false;

  /** `onFailure` is called when writing begins to fail. */
  constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
  }

  add(write: () => void): void {
    this.#queue.push(write);
    if (this.#draining) return;
    this.#draining = true;
    this.#drained = this.#drain();
  }

  /** Everything added so far is written, or has failed. */
  async flush(): Promise<void> {
    await this.#drained;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const write of this.#queue.splice(0, WRITES_AT_ONCE)) this.#write(write);
    }
    this.#draining = false;
  }

  #write(write: () => void): void {
    try {
      write();
      this.#failing = false;
    } catch (error) {
      this.failed++;
      if (!this.#failing) this.#onFailure(error as Error);
      this.#failing = true;
    }
  }
}
