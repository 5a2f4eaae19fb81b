/**
 * How a stream of bytes is cut into events, whatever the format: pure, bounded, in order.
 *
 * Direction of failure: closed. An event larger than the limit, or bytes that cannot be events, throw
 * FramingError; nothing is skipped silently.
 */

/** `Frame` of src/llm/wire.ts has the same shape. */
export interface StreamEvent {
  readonly event: string | null;
  readonly data: string;
  /**
   * SSE: bytes that no client dispatches as an event (keep-alive comments, a block without `data`, a BOM);
   * event is null and data ''. To be sent on at once, as they are, whatever is held.
   */
  readonly inert?: true;
  /** Every byte from the end of the event before to the end of this one. */
  readonly raw: Uint8Array;
  /** AWS: `raw` holds nothing but what was read, in the one form in which it is written. */
  readonly canonical?: true;
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

/** An event to be sent: as it came (`raw`), or one to be encoded. */
export interface OutgoingEvent {
  readonly event: string | null;
  readonly data: string;
  readonly inert?: true;
  readonly raw: Uint8Array | null;
  readonly canonical?: true;
}

/**
 * Writes a stream whose events may be dropped, replaced or added, so that it stays well-formed. One for each
 * stream: some formats have separators that depend on what was written before.
 */
export interface StreamWriter {
  write(event: OutgoingEvent): Uint8Array;
  /** `rest` of the splitter's `end`; null: the stream ends before its time, and is closed well-formed. */
  end(rest: Uint8Array | null): Uint8Array;
}

export type StreamEncoder = (event: { event: string | null; data: string }) => Uint8Array;

/** Both halves of one format. */
export interface StreamFraming {
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
