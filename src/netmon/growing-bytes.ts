/** Bytes from a stream, one behind the other. Room is doubled, so that small pieces cost no more than large ones. */
export class GrowingBytes {
  #room = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** What there is; later bytes do not change it. */
  get bytes(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (length > this.#room.length) {
      const room = Buffer.alloc(Math.max(length, 2 * this.#room.length));
      this.bytes.copy(room);
      this.#room = room;
    }
    piece.copy(this.#room, this.#length);
    this.#length = length;
  }
}
