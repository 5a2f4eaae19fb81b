/**
 * The pieces of one body. Most bodies come in one piece, which is then not copied: whoever appends leaves it alone.
 *
 * Does not fail; whoever appends keeps to a limit.
 */
import { GrowingBytes } from "../framing/growing-bytes.ts";

export class GatheredBytes {
  #only: Buffer | null = null;
  readonly #more: GrowingBytes;

  /** `expected`: bytes for which room is made when a second piece comes. */
  constructor(expected = 0) {
    this.#more = new GrowingBytes(expected);
  }

  get length(): number {
    return this.#only?.length ?? this.#more.length;
  }

  append(piece: Uint8Array): void {
    if (this.length === 0) {
      this.#only = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
      return;
    }
    if (this.#only !== null) this.#more.append(this.#only);
    this.#only = null;
    this.#more.append(piece);
  }

  /** All of them; none are left here. */
  take(): Buffer {
    const all = this.#only ?? this.#more.take();
    this.#only = null;
    return all;
  }
}
