/**
 * Batches that wait for the store, of all its writers: each writer's in their order, and the writers in turn, so that
 * nobody waits behind the flood of another.
 */
import type { Batch } from "./thread-protocol.ts";

const channelOf = ({ channel = 0 }: Batch): number => channel;

export class BatchQueue {
  /** None is empty; first the one whose turn it is. */
  readonly #waiting = new Map<number, Batch[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  has(channel: number): boolean {
    return this.#waiting.has(channel);
  }

  push(batch: Batch): void {
    const waiting = this.#waiting.get(channelOf(batch));
    if (waiting) waiting.push(batch);
    else this.#waiting.set(channelOf(batch), [batch]);
  }

  /** What is to be written next, of this many bytes, or one batch that has more. They stay in the queue. */
  next(bytes: number): Batch[] {
    const found: Batch[] = [];
    const turns = [...this.#waiting.values()].map((batches) => ({ batches, taken: 0, count: 0 }));
    for (let left = bytes; ; ) {
      // by bytes: many small ones are not to wait for as many large ones
      const turn = turns.reduce<(typeof turns)[number] | null>(
        (least, one) =>
          one.count < one.batches.length && (least === null || one.taken < least.taken) ? one : least,
        null,
      );
      const batch = turn?.batches[turn.count];
      if (!turn || !batch || (batch.bytes > left && found.length > 0)) return found;
      left -= batch.bytes;
      turn.taken += batch.bytes;
      turn.count++;
      found.push(batch);
    }
  }

  /** Takes out what `next` returned. The turn is those that had none. */
  remove(written: readonly Batch[]): void {
    const counts = new Map<number, number>();
    for (const batch of written) counts.set(channelOf(batch), (counts.get(channelOf(batch)) ?? 0) + 1);
    for (const [channel, count] of counts) {
      const rest = this.#waiting.get(channel)?.slice(count) ?? [];
      this.#waiting.delete(channel);
      if (rest.length > 0) this.#waiting.set(channel, rest);
    }
  }

  /** Takes out all of these. */
  take(which: (batch: Batch) => boolean): Batch[] {
    const taken: Batch[] = [];
    for (const [channel, batches] of [...this.#waiting]) {
      for (const batch of batches) if (which(batch)) taken.push(batch);
      const rest = batches.filter((batch) => !which(batch));
      if (rest.length > 0) this.#waiting.set(channel, rest);
      else this.#waiting.delete(channel);
    }
    return taken;
  }
}
