/**
 * `application/vnd.amazon.eventstream`: binary messages with typed headers and two CRC-32 (AWS, "Event stream
 * encoding", read and written by @smithy/eventstream-codec 4.5).
 *
 * Failure: closed. A wrong checksum, headers that are not exactly what was read (one twice, one that runs into
 * the payload), a message over the limit and a stream that ends inside a message throw.
 */
import { EventStreamCodec, type MessageHeaders } from "@smithy/eventstream-codec";
import type { StreamEncoder, StreamEvent, StreamFraming, StreamSplitter } from "./frame.ts";
import { FramingError } from "./frame.ts";
import { GrowingBytes } from "./growing-bytes.ts";

const EMPTY = Buffer.alloc(0);
/** Of the field at the start that says how long a message is. */
const LENGTH = 4;
/** Two lengths and their CRC before the headers, the CRC of it all at the end. */
const OVERHEAD = 16;

const codec = new EventStreamCodec(
  (bytes) => (typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("utf8")),
  (text) => Buffer.from(text, "utf8"),
);

export interface AwsEventLimits {
  /** Of one message, headers included. */
  maxEventBytes: number;
}

/** `event` is the `:event-type`, `:exception-type` or `:error-code` of the message; `data` its payload. */
export function awsEventSplitter(limits: AwsEventLimits): StreamSplitter {
  return new AwsEventSplitter(limits.maxEventBytes);
}

class AwsEventSplitter implements StreamSplitter {
  readonly #max: number;
  readonly #pending = new GrowingBytes();

  constructor(max: number) {
    this.#max = max;
  }

  get pendingBytes(): number {
    return this.#pending.length;
  }

  push(chunk: Uint8Array): StreamEvent[] {
    const events: StreamEvent[] = [];
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    try {
      while (bytes.length > 0) {
        const length = this.#pending.length === 0 && bytes.length >= LENGTH ? this.#lengthOf(bytes) : null;
        if (length !== null && length <= bytes.length) {
          events.push(eventOf(bytes.subarray(0, length)));
          bytes = bytes.subarray(length);
          continue;
        }
        const wanted = this.#pending.length < LENGTH ? LENGTH : this.#lengthOf(this.#pending.view());
        const taken = bytes.subarray(0, wanted - this.#pending.length);
        this.#pending.append(taken);
        bytes = bytes.subarray(taken.length);
        if (this.#pending.length < LENGTH || this.#pending.length < this.#lengthOf(this.#pending.view()))
          continue;
        events.push(eventOf(this.#pending.view()));
        this.#pending.take();
      }
    } catch (error) {
      throw error instanceof FramingError ? error.after(events) : error;
    }
    return events;
  }

  end(): { events: StreamEvent[]; rest: Uint8Array } {
    if (this.#pending.length > 0) {
      throw new FramingError("malformed", "the event stream ended inside a message");
    }
    return { events: [], rest: EMPTY };
  }

  #lengthOf(message: Buffer): number {
    const length = message.readUInt32BE(0);
    if (length < OVERHEAD)
      throw new FramingError("malformed", `a message of ${length} bytes in the event stream`);
    if (length > this.#max) {
      throw new FramingError("too_large", `a message of the event stream is larger than ${this.#max} bytes`);
    }
    return length;
  }
}

function eventOf(raw: Buffer): StreamEvent {
  const { headers, body } = decoded(raw);
  return {
    event: text(headers, ":event-type") ?? text(headers, ":exception-type") ?? text(headers, ":error-code"),
    data: Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8"),
    raw,
  };
}

function decoded(raw: Buffer): { headers: MessageHeaders; body: Uint8Array } {
  try {
    const message = codec.decode(raw);
    // The codec keeps the last of equal headers and does not mind where a value ends; other clients differ.
    if (codec.formatHeaders(message.headers).length === raw.readUInt32BE(4)) return message;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = reason.includes("checksum") ? "checksum" : "malformed";
    throw new FramingError(code, `a message of the event stream cannot be read: ${reason}`);
  }
  throw new FramingError(
    "malformed",
    "a message of the event stream has equal headers or headers without end",
  );
}

function text(headers: MessageHeaders, name: string): string | null {
  const header = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return header?.type === "string" ? header.value : null;
}

/**
 * A message of JSON. The event's name decides its type: names that end in `Exception` are what AWS's models
 * call the errors of a stream.
 */
export const encodeAwsEvent: StreamEncoder = ({ event, data }) => {
  const exception = event?.endsWith("Exception") === true;
  const headers: MessageHeaders = {
    ":message-type": { type: "string", value: exception ? "exception" : "event" },
    [exception ? ":exception-type" : ":event-type"]: { type: "string", value: event ?? "" },
    ":content-type": { type: "string", value: "application/json" },
  };
  return codec.encode({ headers, body: Buffer.from(data, "utf8") });
};

export const awsEventFraming: StreamFraming = {
  splitter: awsEventSplitter,
  writer: () => ({
    write: (event) => event.raw ?? encodeAwsEvent(event),
    end: (rest) => rest ?? EMPTY,
  }),
};
