/**
 * How a stream of bytes is cut into events, whatever the format: pure, bounded, in order.
 *
 * Direction of failure: closed. An event larger than the limit, or bytes that cannot be events, throw
 * FramingError; nothing is skipped silently.
 */

/** One event of a stream: SSE, an element of a JSON array, or a message of an AWS event stream. */
export interface Frame {
  /** SSE `event`, or the `:event-type` header; null where there is none. */
  readonly event: string | null;
  /** SSE data lines joined by \n; JSON text. */
  readonly data: string;
  /**
   * SSE: bytes that no client dispatches as an event (keep-alive comments, a block without `data`, a BOM);
   * event is null and data ''. To be sent on at once, as they are, whatever is held.
   */
  readonly inert?: true;
  /** The bytes as they came, to be sent again as they are; null: made by netmon. */
  readonly raw: Uint8Array | null;
  /** AWS: `raw` holds nothing but what was read, in the one form in which it is written. */
  readonly canonical?: true;
}

/** A frame that came: `raw` is every byte from the end of the event before to the end of this one. */
export interface StreamEvent extends Frame {
  readonly raw: Uint8Array;
}

export interface StreamSplitter {
  /** Complete events in these bytes. Throws FramingError, with the events before the fault, and is then over. */
  push(chunk: Uint8Array): StreamEvent[];
  /**
   * The bytes after the last event, once the input has ended; empty where there are none. An event that is
   * not terminated but that clients would read is an event. Throws FramingError where the input is cut off.
   */
  end(): { events: StreamEvent[]; rest: Uint8Array };
  /** Bytes waiting for the end of their event. */
  readonly pendingBytes: number;
}

/**
 * Writes a stream whose events may be dropped, replaced or added, so that it stays well-formed. One for each
 * stream: some formats have separators that depend on what was written before.
 */
export interface StreamWriter {
  write(event: Frame): Uint8Array;
  /** `rest` of the splitter's `end`; null: the stream ends before its time, and is closed well-formed. */
  end(rest: Uint8Array | null): Uint8Array;
}

export type StreamEncoder = (event: Pick<Frame, "event" | "data">) => Uint8Array;

/** Both halves of one format. */
export interface StreamFraming {
  readonly mediaType: string;
  splitter(options: { maxEventBytes: number }): StreamSplitter;
  writer(): StreamWriter;
}

export class FramingError extends Error {
  override readonly name = "FramingError";
  readonly code: "too_large" | "malformed" | "checksum" | "unknown_encoding";
  /** Thrown by `push`: the events that were complete before the fault, to be handled first. */
  readonly before: readonly StreamEvent[];

  constructor(code: FramingError["code"], message: string, before: readonly StreamEvent[] = []) {
    super(message);
    this.code = code;
    this.before = before;
  }

  /** The same, thrown by a push that had these events first. */
  after(events: readonly StreamEvent[]): FramingError {
    return new FramingError(this.code, this.message, events);
  }
}
