/**
 * Bytes that arrive in pieces, kept in one piece: appending is linear over all, whatever the sizes.
 *
 * Does not fail; whoever appends keeps to a limit.
 */

/** Bytes that are reserved before they come. */
const ANNOUNCED = 1 << 20;
const EMPTY = Buffer.alloc(0);

export class GrowingBytes {
  #bytes: Buffer = EMPTY;
  #length = 0;
  readonly #expected: number;

  /** `expected`: bytes for which room is made at once, or when the first MiB of them is there. */
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

  /** No more than a MiB for what is only announced; memory that is not written to costs nothing. */
  #room(needed: number): number {
    return needed > ANNOUNCED ? this.#expected : Math.min(this.#expected, ANNOUNCED);
  }

  /** The bytes so far; valid until the next call of another method. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** All bytes, for the caller to keep; none are left here. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = EMPTY;
    this.#length = 0;
    return taken;
  }
}

/** The common part of splitters: the bytes that wait for the end of their event, and the limit of one event. */
export abstract class PendingEvent {
  protected readonly max: number;
  protected readonly pending = new GrowingBytes();

  /** `maxEventBytes` counts every byte of one event: headers, field names, comments, separators and line ends too. */
  constructor({ maxEventBytes }: { maxEventBytes: number }) {
    this.max = maxEventBytes;
  }

  get pendingBytes(): number {
    return this.pending.length;
  }

  /** What waits and these bytes, in one piece; nothing waits afterwards. */
  protected completed(bytes: Buffer): Buffer {
    if (this.pending.length === 0) return bytes;
    this.pending.append(bytes);
    return this.pending.take();
  }
}
