/**
 * CLOCK_MONOTONIC nanoseconds → RFC 3339 text in UTC with microseconds. For hundreds of thousands of events a
 * second: no BigInt per event, and the text of each millisecond is made once.
 */

const MICROS = Array.from({ length: 1000 }, (_, n) => `${String(n).padStart(3, "0")}Z`);

/** 2^32 = 4,294,967 * 1000 + 296 */
const HIGH_MICROS = 4_294_967;
const HIGH_REST = 296;

export class TimestampText {
  #offsetMicros = 0;
  /** The nanoseconds below a microsecond. */
  #offsetRest = 0;
  #millis = Number.NaN;
  #text = "";

  /** `ns`: nanoseconds to add to get Unix time; not negative. */
  setOffset(ns: bigint): void {
    this.#offsetMicros = Number(ns / 1000n);
    this.#offsetRest = Number(ns % 1000n);
  }

  /** `high` and `low`: the 32-bit halves of the nanoseconds. Exact: every step stays below 2^53. */
  text(high: number, low: number): string {
    const rest = high * HIGH_REST + low;
    const below = (rest % 1000) + this.#offsetRest;
    const micros =
      high * HIGH_MICROS + Math.floor(rest / 1000) + this.#offsetMicros + (below >= 1000 ? 1 : 0);
    const millis = Math.floor(micros / 1000);
    if (millis !== this.#millis) {
      this.#millis = millis;
      this.#text = new Date(millis).toISOString().slice(0, -1);
    }
    return this.#text + (MICROS[micros - millis * 1000] ?? "");
  }
}
