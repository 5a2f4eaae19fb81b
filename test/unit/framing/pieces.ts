/** Feeds a splitter with bytes in pieces and checks that every byte comes out again. */
import fc from "fast-check";
import { FramingError, type StreamEvent, type StreamSplitter } from "../../../src/framing/frame.ts";

export interface Outcome {
  /** Those that clients dispatch. */
  events: { event: string | null; data: string }[];
  /** All, `inert` ones included. */
  all: StreamEvent[];
  /** The bytes of all events and the rest. */
  bytes: Buffer;
  /** Those are the input, byte for byte; before a fault its beginning. */
  lossless: boolean;
  code: FramingError["code"] | null;
}

export function split(splitter: StreamSplitter, pieces: Iterable<Uint8Array>): Outcome {
  const all: StreamEvent[] = [];
  const given = [...pieces];
  let code: Outcome["code"] = null;
  let rest: Uint8Array = Buffer.alloc(0);
  try {
    for (const piece of given) all.push(...splitter.push(piece));
    const end = splitter.end();
    all.push(...end.events);
    rest = end.rest;
  } catch (error) {
    if (!(error instanceof FramingError)) throw error;
    code = error.code;
    all.push(...error.before);
  }
  const input = Buffer.concat(given);
  const bytes = Buffer.concat([...all.map((event) => event.raw), rest]);
  return {
    events: all.filter((e) => !e.inert).map(({ event, data }) => ({ event, data })),
    all,
    bytes,
    lossless: bytes.equals(code === null ? input : input.subarray(0, bytes.length)),
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

const unit = fc.constantFrom(
  '"',
  "\\",
  "\\\\u",
  "\n",
  "\0",
  "é",
  "必",
  "😀",
  "x",
  "stream",
  "{[,]}",
  '":true,"n":1',
);
const text = fc.tuple(unit, fc.constantFrom(1, 2, 30, 5000)).map(([one, n]) => one.repeat(n));
const KEYS = ["stream", "n", "request", "generationConfig", "candidateCount", "messages"];
/** JSON objects of names that requests have, with what is hard to cut. */
export const { object } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "medium" },
    ...[text, fc.boolean(), fc.integer(), fc.constant(null)],
    ...[fc.array(tie("value"), { maxLength: 3 }), tie("object")],
  ),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), text), tie("value"), { maxKeys: 4 }),
}));
