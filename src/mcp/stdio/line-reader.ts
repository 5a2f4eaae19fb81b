/**
 * Cuts a byte stream into the lines of MCP's stdio transport: messages end with a line feed (revision 2025-11-25,
 * "Transports", stdio). A carriage return before it belongs to the line's end, and the last line may lack it.
 *
 * Does not fail, and holds no more than the limit: what is longer comes in parts, for the handler to judge.
 */
import { HeldLine } from "./held-line.ts";

export interface LineHandler {
  /** `body` is a part of `whole`, which has the line's end too. Both may be kept. */
  line(body: Buffer, whole: Buffer): void;
  /** Of a line over the limit, parts of any length. The line's end is in the last. */
  longLinePart(bytes: Buffer): void;
  longLineEnd(): void;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export class LineReader {
  readonly #limit: () => number;
  readonly #handler: LineHandler;
  readonly #held = new HeldLine();
  #inLongLine = false;

  /** `limit`: of a line, in bytes; asked for each time. */
  constructor(limit: () => number, handler: LineHandler) {
    this.#limit = limit;
    this.#handler = handler;
  }

  /** The bytes are the reader's from now on. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let feed = chunk.indexOf(LINE_FEED); feed >= 0; feed = chunk.indexOf(LINE_FEED, start)) {
      this.#add(chunk.subarray(start, feed + 1), true);
      start = feed + 1;
    }
    if (start < chunk.length) this.#add(start === 0 ? chunk : chunk.subarray(start), false);
  }

  /** No more bytes: what is held is a line without an end. */
  end(): void {
    if (this.#inLongLine) this.#endLongLine();
    else if (this.#held.length > 0) {
      const rest = this.#held.take();
      this.#handler.line(rest, rest);
    }
  }

  #add(bytes: Buffer, ends: boolean): void {
    if (!this.#inLongLine && this.#held.length + bytes.length > this.#limit()) {
      this.#inLongLine = true;
      for (const piece of this.#held.takePieces()) this.#handler.longLinePart(piece);
      this.#handler.longLinePart(bytes);
      if (ends) this.#endLongLine();
    } else if (this.#inLongLine) {
      this.#handler.longLinePart(bytes);
      if (ends) this.#endLongLine();
    } else if (!ends) this.#held.append(bytes);
    else if (this.#held.length === 0) this.#line(bytes);
    else {
      this.#held.append(bytes);
      this.#line(this.#held.take());
    }
  }

  #line(whole: Buffer): void {
    let end = whole.length - 1;
    if (end > 0 && whole[end - 1] === CARRIAGE_RETURN) end--;
    this.#handler.line(whole.subarray(0, end), whole);
  }

  #endLongLine(): void {
    this.#inLongLine = false;
    this.#handler.longLineEnd();
  }
}
