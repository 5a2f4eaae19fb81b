/**
 * How large decoded data may get for what has come of its encoded form.
 *
 * Failure: closed; over a limit `spend` throws FramingError `too_large`.
 */
import { FramingError } from "./frame.ts";

/** Deflate cannot exceed 1032:1; what does is brotli or zstd of next to nothing. */
const MAX_RATIO = 1100;
/** So many bytes may come of any input, however small. */
const FREE_BYTES = 1 << 20;

export class ExpansionLimit {
  readonly #max: number;
  #in = 0;
  #out = 0;

  /** Bytes in all. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Encoded bytes. */
  earn(bytes: number): void {
    this.#in += bytes;
  }

  /** Decoded bytes. */
  spend(bytes: number): void {
    this.#out += bytes;
    if (this.#out > this.#max) throw tooLarge(`over ${this.#max} bytes`);
    if (this.#out > FREE_BYTES + MAX_RATIO * this.#in)
      throw tooLarge(`over ${MAX_RATIO} times its encoded size`);
  }
}

function tooLarge(what: string): FramingError {
  return new FramingError("too_large", `a decoded body is ${what}`);
}
