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
  /** Every byte from the end of the event before to the end of this one, blank lines and comments included. */
  readonly raw: Uint8Array;
}

export interface StreamSplitter {
  /** Complete events in these bytes. Throws FramingError. */
  push(chunk: Uint8Array): StreamEvent[];
  /** The bytes after the last event, once the input has ended; empty where there are none. Throws FramingError. */
  end(): { events: StreamEvent[]; rest: Uint8Array };
  /** Bytes waiting for the end of their event. */
  readonly pendingBytes: number;
}

export type StreamEncoder = (event: { event: string | null; data: string }) => Uint8Array;

export class FramingError extends Error {
  override readonly name = "FramingError";
  readonly code: "too_large" | "malformed" | "checksum" | "unknown_encoding";

  constructor(code: FramingError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
