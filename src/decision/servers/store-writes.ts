/**
 * Writes to the tool store, in order, in batches between other work: each batch waits for the disk, and a server may
 * list a thousand tools while a model's answer streams.
 *
 * A failed write is counted and stays in force in memory; it is logged once until a write succeeds again.
 */
import type { ToolStore } from "../../store/records.ts";

const WRITES_AT_ONCE = 64;

export class StoreWrites {
  /** Total number of failed writes. */
  failed = 0;
  readonly #store: Pick<ToolStore, "atOnce">;
  readonly #onFailure: (error: Error) => void;
  readonly #queue: (() => void)[] = [];
  #drained: Promise<void> = Promise.resolve();
  #draining = false;
  #failing = false;

  /** `onFailure`: called when writing begins to fail. */
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

  /** Resolves when everything added so far has been written, or has failed. */
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
