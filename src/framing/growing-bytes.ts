/**
 * Bytes that arrive in pieces, kept contiguously. Appending takes linear time in total, whatever the sizes.
 *
 * Never throws. The caller limits the length.
 */

import { limitWords } from "../event/limits.ts";
import type { EventLimit } from "./frame.ts";

/** Bytes allocated before they arrive. */
const ANNOUNCED = 1 << 20;
const EMPTY = Buffer.alloc(0);

export class GrowingBytes {
  #bytes: Buffer = EMPTY;
  #length = 0;
  readonly #expected: number;

  /** `expected`: bytes to allocate at once, or beyond 1 MiB once the first MiB has arrived. */
  constructor(expected = 0) {
    this.#expected = expected;
  }

  get length(): number {
    return this.#length;
  }

  append(bytes: Uint8Array): void {
    const needed = this.#length + bytes.length;
    if (needed > this.#bytes.length) {
      const grown = Buffer.allocUnsafeSlow(
        Math.max(needed, 2 * this.#bytes.length, 1024, this.#room(needed)),
      );
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = needed;
  }

  /** Allocates no more than 1 MiB for bytes that are only announced; memory that is never written costs nothing. */
  #room(needed: number): number {
    return needed > ANNOUNCED ? this.#expected : Math.min(this.#expected, ANNOUNCED);
  }

  /** Returns the bytes so far; valid until another method is called. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Removes and returns all bytes, which the caller then owns. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = EMPTY;
    this.#length = 0;
    return taken;
  }
}

/** The common part of splitters: the bytes that wait for the end of their event, and the limit on one event. */
export abstract class PendingEvent {
  protected readonly max: number;
  /** For errors. */
  protected readonly mostText: string;
  protected readonly pending = new GrowingBytes();

  /** `maxEventBytes`: limit on all bytes of one event, including headers, field names, comments and separators. */
  constructor({ maxEventBytes, limit = "event_bytes" }: EventLimit) {
    this.max = maxEventBytes;
    this.mostText = `${maxEventBytes} bytes ${limitWords(limit)}`;
  }

  get pendingBytes(): number {
    return this.pending.length;
  }

  /** Returns the waiting bytes and these in one piece; none wait afterwards. */
  protected completed(bytes: Buffer): Buffer {
    if (this.pending.length === 0) return bytes;
    this.pending.append(bytes);
    return this.pending.take();
  }
}
