/**
 * A stream that is one JSON array, element by element, as sent by Gemini's streamGenerateContent without `alt=sse`:
 * `[{...}\n,\r\n{...}\n]` (Google AIP-127, HTTP transcoding of server streams). Elements are objects.
 *
 * Only the structure of the array is checked here: brackets are counted, strings skipped. Elements are left to a JSON
 * parser. Fails closed: anything but an array of objects, and an array without an end, throws.
 */

import { isUtf8 } from "node:buffer";
import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, COMMA, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from "./ascii.ts";
import type { StreamSplitter, StreamWriter } from "./frame.ts";
import { type Frame, FramingError, type StreamEvent, type StreamFraming } from "./frame.ts";
import { PendingEvent } from "./growing-bytes.ts";

type Expected = "array" | "first" | "element" | "separator" | "next" | "nothing";

/** `data`: the element's text; `event`: null. The `[` or `,` before an element is in its `raw`. */
class JsonArraySplitter extends PendingEvent implements StreamSplitter {
  #expected: Expected = "array";
  /** Bytes of the current `raw` before its element. */
  #prefix = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;

  push(chunk: Uint8Array): StreamEvent[] {
    const events: StreamEvent[] = [];
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    let from = 0;
    let at = 0;
    try {
      while (at < bytes.length) {
        if (this.#expected !== "element") {
          if (this.#between(bytes[at] ?? 0)) this.#prefix = this.pending.length + at - from;
          at++;
          continue;
        }
        at = this.#within(bytes, at);
        if (this.#depth > 0) break;
        this.#expected = "separator";
        events.push(this.#event(bytes.subarray(from, at)));
        from = at;
      }
      if (this.pending.length + bytes.length - from > this.max) throw this.#tooLarge();
    } catch (error) {
      throw error instanceof FramingError ? error.after(events) : error;
    }
    if (from < bytes.length) this.pending.append(bytes.subarray(from));
    return events;
  }

  end(): { events: StreamEvent[]; rest: Uint8Array } {
    if (this.#expected !== "nothing")
      throw new FramingError("malformed", "the JSON array of the stream has no end");
    return { events: [], rest: this.pending.take() };
  }

  /** Reads a byte outside elements. Reports whether an element begins with it. Throws for an unexpected byte. */
  #between(byte: number): boolean {
    if (isSpace(byte)) return false;
    const expected = this.#expected;
    if (expected === "array" && byte === OPEN_ARRAY) this.#expected = "first";
    else if (expected === "separator" && byte === COMMA) this.#expected = "next";
    else if ((expected === "separator" || expected === "first") && byte === CLOSE_ARRAY) {
      this.#expected = "nothing";
    } else if ((expected === "first" || expected === "next") && byte === OPEN_OBJECT) {
      this.#expected = "element";
      this.#depth = 1;
    } else
      throw new FramingError("malformed", `byte ${byte} where the stream's JSON array needs ${expected}`);
    return this.#expected === "element";
  }

  /** Returns the index after the element's last byte, or after the last available byte. */
  #within(bytes: Buffer, start: number): number {
    let depth = this.#depth;
    let inString = this.#inString;
    let escaped = this.#escaped;
    let at = start;
    while (at < bytes.length && depth > 0) {
      const byte = bytes[at++];
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
      } else if (byte === QUOTE) inString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth--;
    }
    this.#depth = depth;
    this.#inString = inString;
    this.#escaped = escaped;
    return at;
  }

  #event(bytes: Buffer): StreamEvent {
    if (this.pending.length + bytes.length > this.max) throw this.#tooLarge();
    const raw = this.completed(bytes);
    if (!isUtf8(raw)) throw new FramingError("malformed", "an element of the JSON array is not UTF-8");
    return { event: null, data: raw.toString("utf8", this.#prefix), raw };
  }

  #tooLarge(): FramingError {
    return new FramingError("too_large", `an element of the JSON array is larger than ${this.mostText}`);
  }
}

class JsonArrayWriter implements StreamWriter {
  #empty = true;

  write(event: Frame): Uint8Array {
    const open = this.#empty ? OPEN_ARRAY : COMMA;
    this.#empty = false;
    if (event.raw === null) return Buffer.from(`${open === COMMA ? ",\n" : "["}${event.data}`);
    const at = event.raw.findIndex((byte) => !isSpace(byte));
    if (event.raw[at] === open) return event.raw;
    const separated = Buffer.from(event.raw);
    separated[at] = open;
    return separated;
  }

  end(rest: Uint8Array | null): Uint8Array {
    if (rest === null) return Buffer.from(this.#empty ? "[]" : "]");
    const opens = rest.find((byte) => !isSpace(byte)) !== CLOSE_ARRAY;
    return this.#empty && !opens ? Buffer.concat([Buffer.from("["), rest]) : rest;
  }
}

function isSpace(byte: number): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}

export const jsonArrayFraming: StreamFraming = {
  mediaType: "application/json",
  splitter: (limits) => new JsonArraySplitter(limits),
  writer: () => new JsonArrayWriter(),
};
