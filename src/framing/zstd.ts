/**
 * Zstandard as a content coding, decoded with fzstd. It allocates any window that a frame requires (up to 2 GB) and
 * ignores dictionaries, so each frame's header is checked before fzstd reads it.
 *
 * Fails closed. Damaged and truncated data throws FramingError `malformed`. Checksums are not verified.
 */
import { Decompress } from "fzstd";
import { errorMessage } from "../event/error-message.ts";
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
  let decoded: Uint8Array[] = [];
  const decoder = new ZstdDecoder((bytes) => {
    limit.spend(bytes.length);
    decoded.push(bytes);
  });
  for await (const bytes of source) {
    limit.earn(bytes.length);
    for (let at = 0; at < bytes.length; at += SLICE) {
      decoder.push(bytes.subarray(at, at + SLICE));
      const ready = decoded;
      decoded = [];
      yield* ready;
    }
  }
  decoder.end();
  yield* decoded;
}

class ZstdDecoder {
  readonly #frames = new ZstdFrames();
  readonly #stream: Decompress;

  /** `output` is called within push, which throws what it throws. */
  constructor(output: (bytes: Uint8Array) => void) {
    this.#stream = new Decompress((bytes) => output(bytes));
  }

  push(bytes: Uint8Array): void {
    this.#frames.read(bytes);
    this.#feed(bytes, false);
  }

  /** Throws if the data ends inside a frame. */
  end(): void {
    this.#feed(new Uint8Array(0), true);
  }

  #feed(bytes: Uint8Array, last: boolean): void {
    try {
      this.#stream.push(bytes, last);
    } catch (error) {
      if (error instanceof FramingError) throw error;
      const reason = errorMessage(error);
      throw new FramingError("malformed", `damaged zstd data: ${reason}`);
    }
  }
}
