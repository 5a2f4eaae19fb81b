/**
 * Checks the frame headers of Zstandard data (RFC 8878 section 3.1), which determine the memory that a decoder
 * allocates.
 *
 * Fails closed. A window over 8 MiB, a dictionary and bytes that are not a frame throw FramingError.
 */
import { LIMITS, limitWords } from "../event/limits.ts";
import { FramingError } from "./frame.ts";

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
export class ZstdFrames {
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
