/** The first bytes of a body, for the store; handed over once, when the body has ended in whatever way. */
export class BodyCopy {
  readonly #max: number;
  readonly #done: (body: Uint8Array, size: number) => void;
  readonly #parts: Uint8Array[] = [];
  #kept = 0;
  #size = 0;
  #finished = false;

  constructor(maxBytes: number, done: (body: Uint8Array, size: number) => void) {
    this.#max = maxBytes;
    this.#done = done;
  }

  add(bytes: Uint8Array): void {
    this.#size += bytes.length;
    const room = this.#max - this.#kept;
    if (room <= 0) return;
    // Copied: a view would keep the whole of the buffer that it was cut from.
    const part = Uint8Array.prototype.slice.call(bytes, 0, room);
    this.#parts.push(part);
    this.#kept += part.length;
  }

  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    this.#done(Buffer.concat(this.#parts), this.#size);
    this.#parts.length = 0;
  }
}
