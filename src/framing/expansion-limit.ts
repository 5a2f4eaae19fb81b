/**
 * Limits the size of decoded data in relation to its encoded form.
 *
 * Fails closed: over a limit `spend` throws FramingError `too_large`.
 */
import { LIMITS, type LimitName, limitWords } from "../event/limits.ts";
import { FramingError } from "./frame.ts";

/** Deflate cannot exceed 1032:1; only brotli and zstd of almost nothing do. */
const MAX_RATIO = LIMITS.expansion.most;
/** Decoded bytes that any input may give, however small. */
const FREE_BYTES = 1 << 20;

export class ExpansionLimit {
  readonly #max: number;
  readonly #limit: LimitName;
  #in = 0;
  #out = 0;

  /** `max`: limit on all decoded bytes; `limit`: its name. */
  constructor(max: number, limit: LimitName) {
    this.#max = max;
    this.#limit = limit;
  }

  /** Counts encoded bytes. */
  earn(bytes: number): void {
    this.#in += bytes;
  }

  /** Counts decoded bytes. */
  spend(bytes: number): void {
    this.#out += bytes;
    if (this.#out > this.#max) throw tooLarge(`over ${this.#max} bytes ${limitWords(this.#limit)}`);
    if (this.#out > FREE_BYTES + MAX_RATIO * this.#in)
      throw tooLarge(`over ${MAX_RATIO} times its encoded size ${limitWords("expansion")}`);
  }
}

function tooLarge(what: string): FramingError {
  return new FramingError("too_large", `a decoded body is ${what}`);
}
