/**
 * Zstandard as a content coding, decoded with fzstd. It allocates any window that a frame requires (up to 2 GB) and
 * ignores dictionaries, so each frame's header is checked before fzstd reads it. node:zlib is not used because up to Node
 * 24 it can end at the first of several frames, without an error.
 *
 * Fails closed. Damaged and truncated data throws FramingError `malformed`. Checksums are not verified.
 */
import { Decompress } from "fzstd";
import { errorMessage } from "../errors/error-message.ts";
import type { ExpansionLimit } from "./expansion-limit.ts";
import { FramingError } from "./frame.ts";
import { ZstdFrames } from "./zstd-frames.ts";

/** Bytes of input in one call, which decodes everything that results from them. */
const SLICE = 4096;

/** Errors of the source are passed on unchanged. */
export async function* unzstd(
  source: AsyncIterable<Uint8Array>,
  limit: ExpansionLimit,
): AsyncGenerator<Uint8Array> {
  const frames = new ZstdFrames();
  let decoded: Uint8Array[] = [];
  const decoder = new Decompress((bytes) => {
    limit.spend(bytes.length);
    decoded.push(bytes);
  });
  /** `last` without the end of a frame throws. */
  const decode = (bytes: Uint8Array, last: boolean): Uint8Array[] => {
    decoded = [];
    frames.read(bytes);
    try {
      decoder.push(bytes, last);
    } catch (error) {
      if (error instanceof FramingError) throw error;
      throw new FramingError("malformed", `damaged zstd data: ${errorMessage(error)}`);
    }
    return decoded;
  };
  for await (const bytes of source) {
    limit.earn(bytes.length);
    for (let at = 0; at < bytes.length; at += SLICE) yield* decode(bytes.subarray(at, at + SLICE), false);
  }
  yield* decode(new Uint8Array(0), true);
}
