/**
 * The beginning of a line whose end has not come: kept in the pieces it came in, so that a long one is in memory
 * once. Small pieces are gathered: each would cost more than its bytes.
 *
 * Does not fail; whoever appends keeps to a limit.
 */

/** Bytes; larger pieces are kept as they are. */
const GATHERED = 4096;

export class HeldLine {
  #pieces: Buffer[] = [];
  /** Where small pieces are gathered, and how much of it is filled. */
  #block: Buffer | null = null;
  #filled = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The bytes are the line's from now on. */
  append(bytes: Buffer): void {
    this.#length += bytes.length;
    if (bytes.length >= GATHERED) {
      this.#closeBlock();
      this.#pieces.push(bytes);
      return;
    }
    if (this.#block === null || this.#filled + bytes.length > this.#block.length) {
      this.#closeBlock();
      this.#block = Buffer.allocUnsafeSlow(2 * GATHERED);
    }
    this.#filled += bytes.copy(this.#block, this.#filled);
  }

  /** All of it in one piece, for the caller to keep; nothing is left here. */
  take(): Buffer {
    const { length } = this;
    const pieces = this.takePieces();
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces, length);
  }

  /** The same, without a copy. */
  takePieces(): Buffer[] {
    this.#closeBlock();
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#length = 0;
    return pieces;
  }

  #closeBlock(): void {
    if (this.#block !== null) this.#pieces.push(this.#block.subarray(0, this.#filled));
    this.#block = null;
    this.#filled = 0;
  }
}
