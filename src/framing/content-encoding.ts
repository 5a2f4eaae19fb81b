/**
 * Content-Encoding (RFC 9110 section 8.4): gzip, deflate, br and zstd, also several in sequence.
 *
 * Fails closed. An unknown coding, damaged or truncated data, and data that expands out of proportion throw
 * FramingError.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { LimitName } from "../event/limits.ts";
import { ExpansionLimit } from "./expansion-limit.ts";
import { FramingError } from "./frame.ts";
import { GrowingBytes } from "./growing-bytes.ts";
import { inflate } from "./inflate.ts";
import { unzstd } from "./zstd.ts";

export type Coding = "gzip" | "deflate" | "br" | "zstd";
export type ByteSource = AsyncIterable<Uint8Array>;

/** More layers than any real server applies. */
const MAX_LAYERS = 3;

const CODINGS: ReadonlyMap<string, Coding> = new Map([
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "deflate"],
  ["br", "br"],
  ["zstd", "zstd"],
]);

/** Returns the codings in the order of decoding. Throws FramingError `unknown_encoding`. */
export function contentCodings(header: string | undefined): Coding[] {
  const codings: Coding[] = [];
  for (const item of (header ?? "").split(",")) {
    const name = item.trim().toLowerCase();
    if (name === "" || name === "identity") continue;
    const coding = CODINGS.get(name);
    if (!coding) throw new FramingError("unknown_encoding", `content encoding ${JSON.stringify(name)}`);
    codings.unshift(coding);
  }
  if (codings.length <= MAX_LAYERS) return codings;
  throw new FramingError("unknown_encoding", `${codings.length} content encodings one after another`);
}

/**
 * Returns a decoder that works as a body arrives; bytes flushed by the sender's compressor are output at once. Throws
 * FramingError `unknown_encoding` itself; the iteration throws the others, and errors of the source unchanged. Without
 * a coding the decoder returns the source. An empty body decodes to nothing. `maxBytes`: limit on all decoded bytes, for
 * a consumer without a limit of its own; `limit`: its name.
 */
export function contentDecoder(
  header: string | undefined,
  maxBytes = Number.POSITIVE_INFINITY,
  limit: LimitName = "request_bytes",
): (source: ByteSource) => ByteSource {
  const codings = contentCodings(header);
  return (source) =>
    codings.reduce((from, coding) => undo(coding, from, new ExpansionLimit(maxBytes, limit)), source);
}

function undo(coding: Coding, source: ByteSource, limit: ExpansionLimit): ByteSource {
  return coding === "zstd" ? unzstd(source, limit) : inflate(coding, source, limit);
}

/** Decodes a complete body, yielding to other work. Rejects with FramingError. */
export async function decodeBody(
  header: string | undefined,
  bytes: Buffer,
  maxBytes: number,
  limit: LimitName,
): Promise<Buffer> {
  if (bytes.length === 0 || contentCodings(header).length === 0) return bytes;
  const body = new GrowingBytes();
  let inTurn = 0;
  for await (const piece of contentDecoder(header, maxBytes, limit)(once(bytes))) {
    body.append(piece);
    inTurn += piece.length;
    if (inTurn < TURN) continue;
    inTurn = 0;
    await nextTurn();
  }
  return body.take();
}

/** Decoded bytes in one turn of the event loop. */
const TURN = 1 << 20;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
