/**
 * Writes to the tool store, in order, some at once between other work: each time the disk is waited for, and a
 * server may list a thousand tools while a model's answer streams.
 *
 * Direction of failure: what cannot be written stays in force in memory and is counted; the log says so once
 * until a write succeeds again.
 */
import type { ToolStore } from "../../store/records.ts";

const WRITES_AT_ONCE = 64;

export class StoreWrites {
  /** Writes that failed, ever. */
  failed = 0;
  readonly #store: Pick<ToolStore, "atOnce">;
  readonly #onFailure: (error: Error) => void;
  readonly #queue: (() => void)[] = [];
  #drained: Promise<void> = Promise.resolve();
  #draining = false;
  #failing = false;

  /** `onFailure` is called when writing begins to fail. */
  constructor(store: Pick<ToolStore, "atOnce">, onFailure: (error: Error) => void) {
    this.#store = store;
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
      this.#write(this.#queue.splice(0, WRITES_AT_ONCE));
    }
    this.#draining = false;
  }

  #write(writes: (() => void)[]): void {
    try {
      this.#store.atOnce(() => {
        for (const write of writes) write();
      });
      this.#failing = false;
    } catch (error) {
      this.failed += writes.length;
      if (!this.#failing) this.#onFailure(error as Error);
      this.#failing = true;
    }
  }
}
