/**
 * Cuts a byte stream into the lines of MCP's stdio transport: messages end with a line feed (revision 2025-11-25,
 * "Transports", stdio). A carriage return before it belongs to the line's end, and the last line may lack it.
 *
 * Holds no more than the limit: a longer line comes in parts, for the handler to judge.
 */
import { JsonCostScanner, MAX_VALUES } from "../../framing/json-cost.ts";

/** Why a line is not held: its bytes, what all readers of this process hold, or what it would cost to parse it. */
export type Excess = "bytes" | "memory" | "values";

/** Bytes of lines that are not whole, in all readers: who may start shims must not fill the memory of their controller. */
const MOST_HELD = 512 << 20;
let allHeld = 0;

export interface LineHandler {
  /** `body` is the part of `whole` before the line end. Both may be kept. */
  line(body: Buffer, whole: Buffer): void;
  /** A part of any length of a line over a limit. The line end is in the last. */
  longLinePart(bytes: Buffer, excess: Excess): void;
  longLineEnd(): void;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export class LineReader {
  readonly #limit: () => number;
  readonly #handler: LineHandler;
  readonly #held = new LineBuffer();
  /** Cost of the held line; one that comes in one piece is too short to have too many values. */
  #cost = new JsonCostScanner();
  /** Why the current line is over a limit; its parts go on as they come. */
  #excess: Excess | null = null;

  /** `limit`: bytes of a line, read each time. */
  constructor(limit: () => number, handler: LineHandler) {
    this.#limit = limit;
    this.#handler = handler;
  }

  /** The reader owns the bytes from now on. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#add(chunk.subarray(start, end + 1), true);
      start = end + 1;
    }
    if (start < chunk.length) this.#add(start === 0 ? chunk : chunk.subarray(start), false);
  }

  /** No more bytes come: what is held is a line without an end. */
  end(): void {
    if (this.#excess !== null) this.#endLongLine();
    else if (this.#held.length > 0) {
      const rest = this.#take();
      this.#handler.line(rest, rest);
    }
  }

  #add(bytes: Buffer, ends: boolean): void {
    const begun = this.#held.length > 0;
    if (this.#excess === null) {
      if (begun || !ends) this.#cost.push(bytes);
      if (this.#held.length + bytes.length > this.#limit()) this.#excess = "bytes";
      else if (!ends && allHeld + bytes.length > MOST_HELD) this.#excess = "memory";
      else if (this.#cost.values > MAX_VALUES) this.#excess = "values";
      if (this.#excess !== null) {
        allHeld -= this.#held.length;
        for (const piece of this.#held.takePieces()) this.#handler.longLinePart(piece, this.#excess);
      }
    }
    if (this.#excess !== null) {
      this.#handler.longLinePart(bytes, this.#excess);
      if (ends) this.#endLongLine();
    } else if (ends && !begun) this.#line(bytes);
    else {
      this.#held.append(bytes);
      allHeld += bytes.length;
      if (ends) this.#line(this.#take());
    }
  }

  #take(): Buffer {
    this.#cost = new JsonCostScanner();
    allHeld -= this.#held.length;
    return this.#held.take();
  }

  #line(whole: Buffer): void {
    let end = whole.length - 1;
    if (end > 0 && whole[end - 1] === CARRIAGE_RETURN) end--;
    this.#handler.line(whole.subarray(0, end), whole);
  }

  #endLongLine(): void {
    this.#excess = null;
    this.#cost = new JsonCostScanner();
    this.#handler.longLineEnd();
  }
}

/** Bytes; larger pieces are kept as they are. */
const GATHERED = 4096;

/**
 * The beginning of a line whose end has not come, kept in the pieces it came in: a long line is in memory once. Small
 * pieces are joined, since each would cost more than its bytes. The caller limits the length.
 */
class LineBuffer {
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
