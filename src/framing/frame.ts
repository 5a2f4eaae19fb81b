/**
 * The interface for splitting a stream of bytes into events, in any format: pure, bounded, in order.
 *
 * Fails closed. An event larger than the limit, or bytes that cannot be events, throw FramingError; nothing is skipped
 * silently.
 */

import { CodedError } from "../errors/coded-error.ts";
import type { LimitName } from "../event/limits.ts";
/** One event of a stream: SSE, an element of a JSON array, or a message of an AWS event stream. */
export interface Frame {
  /** SSE `event`, or the `:event-type` header; null: none. */
  readonly event: string | null;
  /** SSE data lines joined by \n; JSON text. */
  readonly data: string;
  /**
   * SSE: bytes that no client dispatches as an event (keep-alive comments, a block without `data`, a BOM);
   * event is null and data ''. Must be forwarded at once, unchanged, whatever else is held.
   */
  readonly inert?: true;
  /** The original bytes, for forwarding unchanged; null: made by netmon. */
  readonly raw: Uint8Array | null;
  /** AWS: `raw` holds only what was read, in the form in which netmon would write it. */
  readonly canonical?: true;
}

/** A received frame. `raw`: every byte from the end of the previous event to the end of this one. */
export interface StreamEvent extends Frame {
  readonly raw: Uint8Array;
}

export interface StreamSplitter {
  /**
   * Returns the events that these bytes complete. Throws FramingError, with the events before the fault; nothing may
   * be pushed after that.
   */
  push(chunk: Uint8Array): StreamEvent[];
  /**
   * Ends the input. `rest`: the bytes after the last event, possibly empty. An unterminated event that clients would
   * read counts as an event. Throws FramingError if the input is cut off.
   */
  end(): { events: StreamEvent[]; rest: Uint8Array };
  /** Bytes waiting for the end of their event. */
  readonly pendingBytes: number;
}

/**
 * Writes a stream whose events may be dropped, replaced or added, and keeps it well-formed. Each stream needs its own,
 * since the separators of some formats depend on what was written before.
 */
export interface StreamWriter {
  write(event: Frame): Uint8Array;
  /** `rest`: from the splitter's `end`; null: the stream ends early, and is closed well-formed. */
  end(rest: Uint8Array | null): Uint8Array;
}

export interface EventLimit {
  maxEventBytes: number;
  /** Default: event_bytes. */
  limit?: LimitName;
}

/** Both halves of one format. */
export interface StreamFraming {
  readonly mediaType: string;
  /** `limit`: the one that sets `maxEventBytes`, for errors. */
  splitter(options: EventLimit): StreamSplitter;
  writer(): StreamWriter;
}

export class FramingError extends CodedError<"too_large" | "malformed" | "checksum" | "unknown_encoding"> {
  override readonly name = "FramingError";
  /** Thrown by `push`: the events that were complete before the fault, to be handled first. */
  readonly before: readonly StreamEvent[];

  constructor(code: FramingError["code"], message: string, before: readonly StreamEvent[] = []) {
    super(code, message);
    this.before = before;
  }

  /** Returns the error for a push that completed these events first. */
  after(events: readonly StreamEvent[]): FramingError {
    return new FramingError(this.code, this.message, events);
  }
}
