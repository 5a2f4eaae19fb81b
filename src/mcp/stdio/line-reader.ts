/**
 * Splits a byte stream into the lines of MCP's stdio transport: messages end with a line feed (revision 2025-11-25,
 * "Transports", stdio). A carriage return before it belongs to the line's end, and the last line may have no end.
 *
 * Holds no more than the limits: a longer line is given to the handler in parts.
 */
import { LIMITS } from "../../event/limits.ts";
import { JsonCostScanner, MAX_VALUES } from "../../framing/json-cost.ts";
import { BodyPieces } from "../../http/body-pieces.ts";

/** Why a line is not held: its bytes, the memory held by all readers of this process, or the cost of parsing it. */
export type Excess = "bytes" | "memory" | "values";

/** Bytes of incomplete lines in all readers, so that nobody can exhaust the controller's memory by starting shims. */
const MOST_HELD = LIMITS.held_line_bytes.most;
let allHeld = 0;

export interface LineHandler {
  /** `body` is the part of `whole` before the line end. Both may be kept. */
  line(body: Buffer, whole: Buffer): void;
  /** Called with a part, of any length, of a line over a limit. The last part includes the line end. */
  longLinePart(bytes: Buffer, excess: Excess): void;
  longLineEnd(): void;
}

/** Bytes; a shorter beginning of a line is copied, since it would keep all that was read with it in memory. */
const COPIED = 4096;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

export class LineReader {
  readonly #limit: () => number;
  readonly #handler: LineHandler;
  /** The beginning of an incomplete line. */
  readonly #held = new BodyPieces();
  /** Cost of the held line; a line that arrives in one piece is too short to have too many values. */
  #cost = new JsonCostScanner();
  /** Limit that the current line exceeds, so that its parts are passed on as they arrive; null: none. */
  #excess: Excess | null = null;

  /** `limit`: maximum bytes of a line, read each time. */
  constructor(limit: () => number, handler: LineHandler) {
    this.#limit = limit;
    this.#handler = handler;
  }

  /** Takes ownership of the bytes. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#add(chunk.subarray(start, end + 1), true);
      start = end + 1;
    }
    if (start < chunk.length) this.#add(start === 0 ? chunk : chunk.subarray(start), false);
  }

  /** Ends the stream: held bytes become a line without an end. */
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
        for (const piece of this.#held.take()) this.#handler.longLinePart(piece, this.#excess);
      }
    }
    if (this.#excess !== null) {
      this.#handler.longLinePart(bytes, this.#excess);
      if (ends) this.#endLongLine();
    } else if (ends && !begun) this.#line(bytes);
    else {
      this.#held.append(begun || bytes.length >= COPIED ? bytes : Buffer.from(bytes));
      allHeld += bytes.length;
      if (ends) this.#line(this.#take());
    }
  }

  #take(): Buffer {
    this.#cost = new JsonCostScanner();
    allHeld -= this.#held.length;
    const pieces = this.#held.take();
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
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
