/**
 * The pieces of one body. Most bodies arrive in one piece, which is then not copied: the caller must not change it.
 *
 * Never throws. The caller limits the length.
 */
import { GrowingBytes } from "../framing/growing-bytes.ts";
import { freeBytes, freeOwnBytes } from "./freed-bytes.ts";

export class GatheredBytes {
  #only: Buffer | null = null;
  /** Whether what was taken is a copy of the pieces. */
  #copied = false;
  readonly #more: GrowingBytes;

  /** `expected`: bytes to allocate when a second piece arrives. */
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

  /** Frees what `take` returned, or would return, and nobody uses. */
  free(taken = this.take()): void {
    if (this.#copied) freeOwnBytes([taken]);
    else freeBytes([taken]);
  }

  /** Removes and returns all bytes. */
  take(): Buffer {
    this.#copied = this.#only === null;
    const all = this.#only ?? this.#more.take();
    this.#only = null;
    return all;
  }
}
