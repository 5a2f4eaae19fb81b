/** Drives a splitter with bytes in pieces and keeps the books: every byte must come out again. */
import fc from "fast-check";
import { FramingError, type StreamEvent, type StreamSplitter } from "../../../src/framing/frame.ts";

export interface Outcome {
  /** Those that clients dispatch. */
  events: { event: string | null; data: string }[];
  /** All, `inert` ones included. */
  all: StreamEvent[];
  /** The bytes of all events, the rest and what was pending, in order. */
  bytes: Buffer;
  code: FramingError["code"] | null;
}

export function split(splitter: StreamSplitter, pieces: Iterable<Uint8Array>): Outcome {
  const all: StreamEvent[] = [];
  const tail: Uint8Array[] = [];
  let code: Outcome["code"] = null;
  const queue = [...pieces];
  try {
    for (let piece = queue.shift(); piece; piece = queue.shift()) all.push(...splitter.push(piece));
    const { events, rest } = splitter.end();
    all.push(...events);
    tail.push(rest);
  } catch (error) {
    if (!(error instanceof FramingError)) throw error;
    code = error.code;
    all.push(...error.before);
    tail.push(splitter.takePending(), ...queue);
  }
  return {
    events: all.filter((e) => !e.inert).map(({ event, data }) => ({ event, data })),
    all,
    bytes: Buffer.concat([...all.map((e) => e.raw), ...tail]),
    code,
  };
}

/** The bytes cut at these places; each piece is a copy, so that no splitter reads past its piece. */
export function cutAt(bytes: Uint8Array, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  const starts = [0, ...ends];
  return starts.map((start, i) => Buffer.from(bytes.subarray(start, ends[i] ?? bytes.length)));
}

export function byteByByte(bytes: Uint8Array): Buffer[] {
  return Array.from(bytes, (byte) => Buffer.of(byte));
}

export const places = fc.array(fc.nat(100_000), { maxLength: 12 });
