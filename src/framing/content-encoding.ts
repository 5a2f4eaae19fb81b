/**
 * Content-Encoding (RFC 9110 section 8.4): gzip, deflate, br and zstd, also several of them one after another.
 *
 * Failure: closed. An unknown coding, damaged and truncated data, and data that grows out of proportion throw
 * FramingError.
 */
import { ExpansionLimit, tooLarge } from "./expansion-limit.ts";
import { FramingError } from "./frame.ts";
import { inflate, inflateWhole } from "./inflate.ts";
import { unzstd, unzstdWhole } from "./zstd.ts";

export type Coding = "gzip" | "deflate" | "br" | "zstd";
export type ByteSource = AsyncIterable<Uint8Array>;

export interface DecodingLimits {
  /** The number of decoded bytes in all; Infinity if the reader behind it has its own limit. */
  maxBytes: number;
}

/** More layers than any server applies are somebody's trick. */
const MAX_LAYERS = 3;

const CODINGS: ReadonlyMap<string, Coding> = new Map([
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate", "deflate"],
  ["br", "br"],
  ["zstd", "zstd"],
]);

/** The codings in the order in which they are to be undone. Throws FramingError `unknown_encoding`. */
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
 * Decodes a body as it comes; whatever the sender's compressor has flushed comes out at once. Throws FramingError
 * `unknown_encoding` itself; the iteration throws the others, and errors of the source as they are. Without a
 * coding the source is given back. A body without any byte decodes to none.
 */
export function contentDecoder(
  header: string | undefined,
  limits: DecodingLimits,
): (source: ByteSource) => ByteSource {
  const codings = contentCodings(header);
  return (source) => codings.reduce((from, coding) => undo(coding, from, limits.maxBytes), source);
}

function undo(coding: Coding, source: ByteSource, maxBytes: number): ByteSource {
  const limit = new ExpansionLimit(maxBytes);
  return coding === "zstd" ? unzstd(source, limit) : inflate(coding, source, limit);
}

/** A whole body. Blocks while it decodes, a few milliseconds for each MB. Throws FramingError. */
export function decodeBody(header: string | undefined, bytes: Uint8Array, maxBytes: number): Buffer {
  let body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) as Buffer;
  for (const coding of body.length > 0 ? contentCodings(header) : []) {
    body = coding === "zstd" ? unzstdWhole(body, maxBytes) : inflateWhole(coding, body, maxBytes);
  }
  if (body.length > maxBytes) throw tooLarge(`over ${maxBytes} bytes`);
  return body;
}
