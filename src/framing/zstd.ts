/**
 * Zstandard as a content coding, decoded with fzstd. It allocates any window that a frame requires (up to 2 GB) and
 * ignores dictionaries, so each frame's header is checked before fzstd reads it. node:zlib is not used because up to Node
 * 24 it can end at the first of several frames, without an error.
 *
 * Fails closed. Damaged and truncated data, a window over 8 MiB, a dictionary and bytes that are not a frame throw
 * FramingError. Checksums are not verified.
 */
import { Decompress } from "fzstd";
import { errorMessage } from "../errors/error-message.ts";
import { LIMITS, limitWords } from "../event/limits.ts";
import type { ExpansionLimit } from "./expansion-limit.ts";
import { FramingError } from "./frame.ts";

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

/** RFC 9659: encoders must not require more in a content coding. */
const MAX_WINDOW = LIMITS.zstd_window.most;
const MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
/** Bytes of window, dictionary id and content size. */
const MAX_HEADER = 13;
const BLOCK_HEADER = 3;
const CHECKSUM = 4;
const RLE = 1;

/** Walks frames and blocks, so that every frame header is checked before fzstd reads it. */
class ZstdFrames {
  readonly #walk = frames();
  readonly #head = Buffer.alloc(MAX_HEADER);
  #wanted = this.#walk.next().value;
  #arrived = 0;

  /** Throws FramingError for a frame that must not be decoded. */
  read(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const next = bytes.subarray(at, at + this.#wanted - this.#arrived);
      if (this.#arrived < MAX_HEADER)
        this.#head.set(next.subarray(0, MAX_HEADER - this.#arrived), this.#arrived);
      this.#arrived += next.length;
      at += next.length;
      if (this.#arrived < this.#wanted) return;
      this.#wanted = this.#walk.next(this.#head).value;
      this.#arrived = 0;
    }
  }
}

/** Yields how many bytes come next, and receives the first MAX_HEADER of them. RFC 8878 sections 3.1.1 and 3.1.2. */
function* frames(): Generator<number, never, Buffer> {
  for (;;) {
    const magic = (yield 4).readUInt32LE(0);
    if ((magic & ~15) >>> 0 === SKIPPABLE_MAGIC) {
      yield (yield 4).readUInt32LE(0);
      continue;
    }
    if (magic !== MAGIC) throw new FramingError("malformed", "no zstd frame where one must begin");
    const descriptor = (yield 1).readUInt8(0);
    checkHeader(descriptor, yield headerLength(descriptor));
    for (let last = false; !last; ) {
      const block = (yield BLOCK_HEADER).readUIntLE(0, BLOCK_HEADER);
      last = (block & 1) !== 0;
      yield ((block >> 1) & 3) === RLE ? 1 : block >> 3;
    }
    if ((descriptor & 4) !== 0) yield CHECKSUM;
  }
}

const DICTIONARY_BYTES = [0, 1, 2, 4] as const;

/** Bytes after the descriptor: RFC 8878 section 3.1.1.1. */
function headerLength(descriptor: number): number {
  const single = (descriptor >> 5) & 1;
  const size = descriptor >> 6;
  return 1 - single + (DICTIONARY_BYTES[descriptor & 3] ?? 0) + (size === 0 ? single : 1 << size);
}

function checkHeader(descriptor: number, head: Buffer): void {
  const single = (descriptor >> 5) & 1;
  const dictionary = DICTIONARY_BYTES[descriptor & 3] ?? 0;
  const dictionaryAt = 1 - single;
  if (dictionary > 0 && head.readUIntLE(dictionaryAt, dictionary) !== 0)
    throw new FramingError("malformed", "a zstd frame needs a dictionary");
  const window = single
    ? contentSize(descriptor >> 6, head, dictionaryAt + dictionary)
    : windowSize(head.readUInt8(0));
  if (window > MAX_WINDOW)
    throw new FramingError(
      "too_large",
      `a zstd frame wants a window of ${window} bytes, over ${MAX_WINDOW} ${limitWords("zstd_window")}`,
    );
}

function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}

function contentSize(flag: number, head: Buffer, at: number): number {
  if (flag === 0) return head.readUInt8(at);
  if (flag === 1) return head.readUInt16LE(at) + 256;
  return flag === 2 ? head.readUInt32LE(at) : Number(head.readBigUInt64LE(at));
}
