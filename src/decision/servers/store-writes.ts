/**
 * Writes to the tool store, in order, in batches between other work: each batch waits for the disk, and a server may
 * list a thousand tools while a model's answer streams. Of several writes of one thing, the last counts, so that what
 * waits for a disk that hangs takes no more room than what is known.
 *
 * A failed write is counted and stays in force in memory; it is logged once until a write succeeds again.
 */
import { within } from "../../async/within.ts";
import type { ToolStore } from "../../store/records.ts";

const WRITES_AT_ONCE = 64;
/** As for events, in store/writer.ts. */
const DEADLINE_MS = 5000;

export class StoreWrites {
  readonly #store: Pick<ToolStore, "atOnce">;
  readonly #onFailure: (error: Error) => void;
  /** Keyed by what they write. */
  readonly #queue = new Map<string, () => void>();
  #drained: Promise<void> = Promise.resolve();
  #draining = false;
  #writing = 0;
  #failing = false;
  #failed = 0;

  /** `onFailure`: called when writing begins to fail. */
  constructor(store: Pick<ToolStore, "atOnce">, onFailure: (error: Error) => void) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /** Total number of failed writes. */
  get failed(): number {
    return this.#failed;
  }

  /** Number of writes that are not on disk yet. */
  get waiting(): number {
    return this.#queue.size + this.#writing;
  }

  /** Resolves when everything added so far is on disk or has failed, and after `ms` at the latest. null: it is. */
  settled(ms: number): Promise<void> | null {
    return this.waiting === 0 ? null : within(this.#drained, ms).then(() => {});
  }

  add(kind: "tool" | "pin", serverId: string, toolName: string, write: () => void): void {
    const key = JSON.stringify([kind, serverId, toolName]);
    this.#queue.delete(key);
    this.#queue.set(key, write);
    if (this.#draining) return;
    this.#draining = true;
    this.#drained = this.#drain();
  }

  /** Resolves when everything added so far has been written, has failed, or is given up after some seconds. */
  async close(): Promise<void> {
    if (await within(this.#drained, DEADLINE_MS)) return;
    const lost = this.waiting;
    this.#queue.clear();
    this.#fail(lost, new Error(`${lost} of them were not written within ${DEADLINE_MS / 1000} s`));
  }

  async #drain(): Promise<void> {
    while (this.#queue.size > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.#write(this.#next());
    }
    this.#draining = false;
  }

  #next(): (() => void)[] {
    const writes: (() => void)[] = [];
    for (const [key, write] of this.#queue) {
      this.#queue.delete(key);
      if (writes.push(write) === WRITES_AT_ONCE) break;
    }
    return writes;
  }

  async #write(writes: (() => void)[]): Promise<void> {
    this.#writing = writes.length;
    try {
      await this.#store.atOnce(() => {
        for (const write of writes) write();
      });
      this.#failing = false;
    } catch (error) {
      this.#fail(writes.length, error as Error);
    }
    this.#writing = 0;
  }

  #fail(writes: number, error: Error): void {
    this.#failed += writes;
    if (!this.#failing) this.#onFailure(error);
    this.#failing = true;
  }
}
