/**
 * Decodes gzip, deflate and brotli with Node's zlib as data arrives: flushed data is decoded without waiting for more.
 *
 * Fails closed. Damaged and truncated data throws FramingError `malformed`.
 */
import { pipeline } from "node:stream";
import * as zlib from "node:zlib";
import { errorMessage } from "../errors/error-message.ts";
import type { ExpansionLimit } from "./expansion-limit.ts";
import { FramingError } from "./frame.ts";

export type ZlibCoding = "gzip" | "deflate" | "br";

/** Errors of the source are passed on unchanged. */
export async function* inflate(
  coding: ZlibCoding,
  source: AsyncIterable<Uint8Array>,
  limit: ExpansionLimit,
): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await iterator.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  if (head.length === 0) return;
  const encoded = async function* () {
    limit.earn(head.length);
    yield head;
    for await (const bytes of { [Symbol.asyncIterator]: () => iterator }) {
      limit.earn(bytes.length);
      yield bytes;
    }
  };
  const decoder = decoderOf(coding, head);
  // An error on either side reaches the loop below through the decoder.
  pipeline(encoded, decoder, () => {});
  try {
    for await (const bytes of decoder as AsyncIterable<Buffer>) {
      limit.spend(bytes.length);
      yield bytes;
    }
  } catch (error) {
    throw isZlibError(error) ? damaged(coding, error) : error;
  }
}

function decoderOf(coding: ZlibCoding, head: Buffer) {
  if (coding === "br") return zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH });
  const options = { flush: zlib.constants.Z_SYNC_FLUSH };
  if (coding === "gzip") return zlib.createGunzip(options);
  return isZlib(head) ? zlib.createInflate(options) : zlib.createInflateRaw(options);
}

/** `deflate` is the zlib format, but some servers send raw deflate (RFC 9110 section 8.4.1.2). */
function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** In Node, the codes of zlib's errors are Z_…, those of brotli's ERR__ERROR_…. */
function isZlibError(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(Z_|ERR__ERROR)/.test(String(error.code));
}

function damaged(coding: ZlibCoding, error: unknown): FramingError {
  const reason = errorMessage(error);
  return new FramingError("malformed", `damaged or truncated ${coding} data: ${reason}`);
}
