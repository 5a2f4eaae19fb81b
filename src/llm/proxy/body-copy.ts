/** The first bytes of a body, for the store; handed over once, when the body has ended for any reason. */
import { GrowingBytes } from "../../framing/growing-bytes.ts";

export class BodyCopy {
  readonly #max: number;
  readonly #done: (body: Uint8Array, size: number) => void;
  readonly #kept = new GrowingBytes();
  #size = 0;
  #finished = false;

  constructor(maxBytes: number, done: (body: Uint8Array, size: number) => void) {
    this.#max = maxBytes;
    this.#done = done;
  }

  add(bytes: Uint8Array): void {
    this.#size += bytes.length;
    const room = this.#max - this.#kept.length;
    if (room > 0) this.#kept.append(bytes.subarray(0, room));
  }

  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    this.#done(Buffer.from(this.#kept.take()), this.#size);
  }
}
