/**
 * `application/vnd.amazon.eventstream`: binary messages with typed headers and two CRC-32 checksums (AWS, "Event stream
 * encoding", read and written with @smithy/eventstream-codec 4.5).
 *
 * Fails closed. A wrong checksum, ambiguous headers (a repeated one, one that runs into the payload, names that differ
 * only in case, two kinds in one message), a payload that is not UTF-8, a message over the limit and a stream that ends
 * inside a message throw.
 */
import { isUtf8 } from "node:buffer";
import { EventStreamCodec, type MessageHeaders } from "@smithy/eventstream-codec";
import { errorMessage } from "../errors/error-message.ts";
import {
  type Frame,
  FramingError,
  type StreamEvent,
  type StreamFraming,
  type StreamSplitter,
} from "./frame.ts";
import { PendingEvent } from "./growing-bytes.ts";

const EMPTY = Buffer.alloc(0);
/** Bytes of the length field at the start of a message. */
const LENGTH = 4;
/** Bytes of two lengths and their CRC before the headers, and of the message's CRC at the end. */
const OVERHEAD = 16;

const codec = new EventStreamCodec(
  (bytes) => (typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("utf8")),
  (text) => Buffer.from(text, "utf8"),
);

/** `event`: the message's `:event-type`, `:exception-type` or `:error-code`; null: none. `data`: its payload. */
class AwsEventSplitter extends PendingEvent implements StreamSplitter {
  push(chunk: Uint8Array): StreamEvent[] {
    const events: StreamEvent[] = [];
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    try {
      while (bytes.length > 0) {
        const length = this.pending.length === 0 && bytes.length >= LENGTH ? this.#lengthOf(bytes) : null;
        if (length !== null && length <= bytes.length) {
          events.push(eventOf(bytes.subarray(0, length)));
          bytes = bytes.subarray(length);
          continue;
        }
        const wanted = this.pending.length < LENGTH ? LENGTH : this.#lengthOf(this.pending.view());
        const taken = bytes.subarray(0, wanted - this.pending.length);
        this.pending.append(taken);
        bytes = bytes.subarray(taken.length);
        if (this.pending.length < LENGTH || this.pending.length < this.#lengthOf(this.pending.view()))
          continue;
        events.push(eventOf(this.pending.view()));
        this.pending.take();
      }
    } catch (error) {
      throw error instanceof FramingError ? error.after(events) : error;
    }
    return events;
  }

  end(): { events: StreamEvent[]; rest: Uint8Array } {
    if (this.pending.length > 0)
      throw new FramingError("malformed", "the event stream ended inside a message");
    return { events: [], rest: EMPTY };
  }

  #lengthOf(message: Buffer): number {
    const length = message.readUInt32BE(0);
    if (length < OVERHEAD)
      throw new FramingError("malformed", `a message of ${length} bytes in the event stream`);
    if (length > this.max)
      throw new FramingError("too_large", `a message of the event stream is larger than ${this.mostText}`);
    return length;
  }
}

/** The header that names the event, keyed by the value of `:message-type`. */
const NAME_OF: ReadonlyMap<string, string> = new Map([
  ["event", ":event-type"],
  ["exception", ":exception-type"],
  ["error", ":error-code"],
]);
const KNOWN: ReadonlySet<string> = new Set([
  ":message-type",
  ":content-type",
  ":error-message",
  ...NAME_OF.values(),
]);
const PLAIN = ["event", "exception"];

function eventOf(raw: Buffer): StreamEvent {
  const { headers, body } = decoded(raw);
  const names = Object.keys(headers);
  const seen = new Set<string>();
  for (const name of names) {
    const folded = name.toLowerCase();
    // SDKs written in Go match headers case-insensitively.
    if (seen.has(folded) || (KNOWN.has(folded) && folded !== name))
      throw new FramingError("malformed", "headers of a message of the event stream differ in case only");
    seen.add(folded);
  }
  const kind = text(headers, ":message-type");
  const name = kind === null ? undefined : NAME_OF.get(kind);
  const others = [...NAME_OF.values()].filter((other) => other !== name && seen.has(other));
  if (others.length > 0 || (name === undefined && kind !== null))
    throw new FramingError("malformed", "a message of the event stream is of two kinds, or of none");
  if (!isUtf8(body)) throw new FramingError("malformed", "a message of the event stream is not UTF-8");
  const event = name === undefined ? null : text(headers, name);
  const canonical =
    names.length === 3 &&
    event !== null &&
    PLAIN.includes(kind ?? "") &&
    (kind === "exception") === event.endsWith("Exception") &&
    text(headers, ":content-type") === "application/json";
  const data = Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8");
  return { event, data, raw, ...(canonical ? { canonical } : {}) };
}

function decoded(raw: Buffer): { headers: MessageHeaders; body: Uint8Array } {
  try {
    const message = codec.decode(raw);
    // The codec keeps the last of equal headers and does not check where a value ends; other clients differ.
    if (codec.formatHeaders(message.headers).length === raw.readUInt32BE(4)) return message;
  } catch (error) {
    const reason = errorMessage(error);
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
 * Encodes a message with JSON. The event's name decides its type: in AWS's models, the names of a stream's errors end
 * in `Exception`.
 */
export function encodeAwsEvent({ event, data }: Pick<Frame, "event" | "data">): Uint8Array {
  const exception = event?.endsWith("Exception") === true;
  const headers: MessageHeaders = {
    ":message-type": { type: "string", value: exception ? "exception" : "event" },
    [exception ? ":exception-type" : ":event-type"]: { type: "string", value: event ?? "" },
    ":content-type": { type: "string", value: "application/json" },
  };
  return codec.encode({ headers, body: Buffer.from(data, "utf8") });
}

export const awsEventFraming: StreamFraming = {
  mediaType: "application/vnd.amazon.eventstream",
  splitter: (limits) => new AwsEventSplitter(limits),
  writer: () => ({
    // Rewriting omits headers that were not read.
    write: (event) => (event.raw !== null && event.canonical ? event.raw : encodeAwsEvent(event)),
    end: (rest) => rest ?? EMPTY,
  }),
};
