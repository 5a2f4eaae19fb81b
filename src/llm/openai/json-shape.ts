/**
 * Whether JSON text that comes in pieces may be whole by now, told from its brackets and strings: each piece
 * is looked at once, so that nobody parses the whole text after every piece.
 *
 * Does not fail. It says no only where the text is certainly no whole JSON text, or a number of a length that
 * nobody writes.
 */
const MAX_SCALAR = 64;

export class JsonShape {
  /** `over`: something follows the value, so that the text will never be JSON. */
  #state: "before" | "scalar" | "inside" | "after" | "over" = "before";
  #depth = 0;
  #inString = false;
  #escaped = false;
  #scalar = 0;

  read(piece: string): void {
    for (let i = 0; i < piece.length && this.#state !== "over"; i++) {
      const c = piece.charCodeAt(i);
      if (this.#inString) this.#readString(c);
      else if (c !== 32 && c !== 10 && c !== 13 && c !== 9) this.#read(c);
    }
  }

  get mayBeWhole(): boolean {
    return this.#state === "after" || (this.#state === "scalar" && this.#scalar <= MAX_SCALAR);
  }

  #readString(c: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (c === 92) this.#escaped = true;
    else if (c === 34) {
      this.#inString = false;
      if (this.#depth === 0) this.#state = "after";
    }
  }

  #read(c: number): void {
    const opens = c === 123 || c === 91;
    if (this.#state === "after" || (this.#state === "scalar" && (opens || c === 34))) this.#state = "over";
    else if (c === 34 || opens) {
      this.#state = "inside";
      if (opens) this.#depth++;
      else this.#inString = true;
    } else if (this.#state === "inside") {
      if ((c === 125 || c === 93) && --this.#depth === 0) this.#state = "after";
    } else {
      this.#state = "scalar";
      this.#scalar++;
    }
  }
}
