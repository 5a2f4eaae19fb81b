/**
 * Server-sent events: WHATWG HTML, section 9.2.6 "Interpreting an event stream", read from bytes and without
 * reconnection (id and retry are forwarded but not interpreted).
 *
 * An event is returned at the first byte of its blank line's terminator: a CR at the end of a chunk does not wait for
 * a possible LF, which is then in the `raw` of the next frame.
 *
 * Fails closed. An event over the limit, and lines that clients are known to read in different ways, throw.
 */
import { CR, LF } from "./ascii.ts";
import {
  type Frame,
  FramingError,
  type StreamEvent,
  type StreamFraming,
  type StreamSplitter,
  type StreamWriter,
} from "./frame.ts";
import { PendingEvent } from "./growing-bytes.ts";
import { fieldsOf, NextByte } from "./sse-fields.ts";

const EMPTY = Buffer.alloc(0);
const BOM_BYTES = 3;

class SseSplitter extends PendingEvent implements StreamSplitter {
  /** Whether no byte of the current line has arrived. */
  #lineEmpty = true;
  /** Whether no byte of the current block has arrived. */
  #blockEmpty = true;
  #afterCr = false;
  #atStart = true;

  push(chunk: Uint8Array): StreamEvent[] {
    const events: StreamEvent[] = [];
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const size = bytes.length;
    let from = 0;
    let at = 0;
    let afterCr = this.#afterCr;
    let lineEmpty = this.#lineEmpty;
    let blockEmpty = this.#blockEmpty;
    const nextLf = new NextByte(bytes, LF);
    const nextCr = new NextByte(bytes, CR);
    while (at < size) {
      const byte = bytes[at++];
      if (byte === LF && afterCr) {
        afterCr = false;
        continue;
      }
      afterCr = byte === CR;
      if (byte !== LF && byte !== CR) {
        lineEmpty = false;
        blockEmpty = false;
        at = Math.min(nextLf.from(at), nextCr.from(at));
      } else if (!lineEmpty || blockEmpty) {
        lineEmpty = true;
      } else {
        if (afterCr && bytes[at] === LF) {
          at++;
          afterCr = false;
        }
        blockEmpty = true;
        this.#cut(bytes.subarray(from, at), events);
        from = at;
      }
    }
    this.#afterCr = afterCr;
    this.#lineEmpty = lineEmpty;
    this.#blockEmpty = blockEmpty;
    if (from < size) this.#keep(bytes.subarray(from), events);
    return events;
  }

  end(): { events: StreamEvent[]; rest: Uint8Array } {
    const raw = this.pending.take();
    if (raw.length === 0) return { events: [], rest: EMPTY };
    const events: StreamEvent[] = [];
    this.#deliver(raw, events);
    const last = events.at(-1);
    return last?.inert ? { events: events.slice(0, -1), rest: last.raw } : { events, rest: EMPTY };
  }

  /** Delivers the event whose blank line is at the end of `bytes`. */
  #cut(bytes: Buffer, events: StreamEvent[]): void {
    const raw = this.completed(bytes);
    if (raw.length > this.max) throw this.#tooLarge(events);
    try {
      this.#deliver(raw, events);
    } catch (error) {
      throw error instanceof FramingError ? error.after(events) : error;
    }
  }

  /** Keeps the bytes after the last blank line. Line ends alone are not a block, and are passed on at once. */
  #keep(bytes: Buffer, events: StreamEvent[]): void {
    this.pending.append(bytes);
    if (this.#blockEmpty) {
      this.#atStart = false;
      events.push({ event: null, data: "", inert: true, raw: this.pending.take() });
    } else if (this.pending.length > this.max) throw this.#tooLarge(events);
  }

  #deliver(raw: Buffer, events: StreamEvent[]): void {
    let block = raw;
    let bom: Buffer = EMPTY;
    if (this.#atStart && raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf) {
      bom = raw.subarray(0, BOM_BYTES);
      block = raw.subarray(BOM_BYTES);
    }
    const fields = fieldsOf(block);
    this.#atStart = false;
    // Separate from its event: even if that is held or replaced, the BOM must be sent first.
    if (bom.length > 0) events.push({ event: null, data: "", inert: true, raw: bom });
    if (fields) events.push({ event: fields.event, data: fields.data, raw: block });
    else events.push({ event: null, data: "", inert: true, raw: block });
  }

  #tooLarge(events: StreamEvent[]): FramingError {
    return new FramingError("too_large", `an SSE event is larger than ${this.mostText}`, events);
  }
}

/** A line break in data starts a new data line; one in the event's name cannot be written, and throws. */
export function encodeSse({ event, data }: Pick<Frame, "event" | "data">): Uint8Array {
  if (event !== null && /[\r\n]/.test(event)) throw new Error("line break in the name of an SSE event");
  const name = event === null ? "" : `event: ${event}\n`;
  return Buffer.from(`${name}data: ${data.replace(/\r\n|\r|\n/g, "\ndata: ")}\n\n`);
}

class SseWriter implements StreamWriter {
  /** Whether the last event, at the end of its stream, came without a blank line. */
  #open = false;

  write(event: Frame): Uint8Array {
    const bytes = event.raw ?? encodeSse(event);
    const whole = this.#open ? Buffer.concat([Buffer.from("\n\n"), bytes]) : bytes;
    if (event.inert !== true) this.#open = event.raw !== null && !endsWithBlankLine(event.raw);
    return whole;
  }

  end(rest: Uint8Array | null): Uint8Array {
    return rest ?? EMPTY;
  }
}

function endsWithBlankLine(raw: Uint8Array): boolean {
  let before = raw.length - 1;
  if (raw[before] === LF && raw[before - 1] === CR) before--;
  else if (raw[before] !== LF && raw[before] !== CR) return false;
  return raw[before - 1] === LF || raw[before - 1] === CR;
}

export const sseFraming: StreamFraming = {
  mediaType: "text/event-stream",
  splitter: (limits) => new SseSplitter(limits),
  writer: () => new SseWriter(),
};
