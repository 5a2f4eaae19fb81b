/**
 * The beginning of a line whose end has not come, kept in the pieces it came in: a long line is in memory once.
 * Small pieces are joined, since each would cost more than its bytes. The caller limits the length.
 */

/** Bytes; larger pieces are kept as they are. */
const GATHERED = 4096;

export class LineBuffer {
  #pieces: Buffer[] = [];
  /** Where small pieces are joined; `#filled` bytes of it are used. */
  #block: Buffer | null = null;
  #filled = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The buffer owns the bytes from now on. */
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

  /** All of it in one piece, which the caller owns; the buffer is empty afterwards. */
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
