/**
 * Checks the frame headers of Zstandard data (RFC 8878 section 3.1), which determine the memory that a decoder
 * allocates.
 *
 * Fails closed. A window over 8 MiB, a dictionary and bytes that are not a frame throw FramingError.
 */
import { FramingError } from "./frame.ts";

/** RFC 9659: encoders must not require more in a content coding. */
const MAX_WINDOW = 8 << 20;
const MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
/** Bytes of magic number, descriptor, window, dictionary id and content size. */
const MAX_HEADER = 18;
const BLOCK_HEADER = 3;
const CHECKSUM = 4;
const RLE = 1;

/** Walks frames and blocks, so that every frame header is checked before fzstd reads it. */
export class ZstdFrames {
  readonly #head = Buffer.alloc(MAX_HEADER);
  #length = 0;
  #wanted = 4;
  #part: "magic" | "descriptor" | "skippable" | "header" | "block" = "magic";
  #skip = 0;
  #checksum = false;

  /** Throws FramingError for a frame that must not be decoded. */
  read(bytes: Uint8Array): void {
    let at = 0;
    while (at < bytes.length) {
      if (this.#skip > 0) {
        const skipped = Math.min(this.#skip, bytes.length - at);
        this.#skip -= skipped;
        at += skipped;
        continue;
      }
      this.#head[this.#length++] = bytes[at++] ?? 0;
      if (this.#length === this.#wanted) this.#advance();
    }
  }

  #advance(): void {
    const head = this.#head;
    if (this.#part === "magic") {
      const magic = head.readUInt32LE(0);
      if ((magic & ~15) >>> 0 === SKIPPABLE_MAGIC) this.#expect("skippable", 8);
      else if (magic === MAGIC) this.#expect("descriptor", 5);
      else throw new FramingError("malformed", "no zstd frame where one must begin");
    } else if (this.#part === "descriptor") {
      this.#expect("header", headerLength(head[4] ?? 0));
    } else if (this.#part === "skippable") {
      this.#skip = head.readUInt32LE(4);
      this.#start("magic", 4);
    } else if (this.#part === "header") {
      checkHeader(head);
      this.#checksum = ((head[4] ?? 0) & 4) !== 0;
      this.#start("block", BLOCK_HEADER);
    } else {
      const block = head.readUIntLE(0, BLOCK_HEADER);
      this.#skip = ((block >> 1) & 3) === RLE ? 1 : block >> 3;
      const last = (block & 1) !== 0;
      if (last && this.#checksum) this.#skip += CHECKSUM;
      this.#start(last ? "magic" : "block", last ? 4 : BLOCK_HEADER);
    }
  }

  /** Expects more bytes of the same header. */
  #expect(part: "descriptor" | "skippable" | "header", wanted: number): void {
    this.#part = part;
    this.#wanted = wanted;
    if (this.#length === wanted) this.#advance();
  }

  #start(part: "magic" | "block", wanted: number): void {
    this.#part = part;
    this.#wanted = wanted;
    this.#length = 0;
  }
}

const DICTIONARY_BYTES = [0, 1, 2, 4] as const;

/** RFC 8878 section 3.1.1.1. */
function headerLength(descriptor: number): number {
  const single = (descriptor >> 5) & 1;
  const size = descriptor >> 6;
  return 5 + (1 - single) + (DICTIONARY_BYTES[descriptor & 3] ?? 0) + (size === 0 ? single : 1 << size);
}

function checkHeader(head: Buffer): void {
  const descriptor = head[4] ?? 0;
  const single = (descriptor >> 5) & 1;
  const dictionary = DICTIONARY_BYTES[descriptor & 3] ?? 0;
  const dictionaryAt = 6 - single;
  if (dictionary > 0 && head.readUIntLE(dictionaryAt, dictionary) !== 0)
    throw new FramingError("malformed", "a zstd frame needs a dictionary");
  const window = single ? contentSize(head, dictionaryAt + dictionary) : windowSize(head[5] ?? 0);
  if (window > MAX_WINDOW)
    throw new FramingError("too_large", `a zstd frame wants a window of ${window} bytes, over ${MAX_WINDOW}`);
}

function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}

function contentSize(head: Buffer, at: number): number {
  const flag = (head[4] ?? 0) >> 6;
  if (flag === 0) return head[at] ?? 0;
  if (flag === 1) return head.readUInt16LE(at) + 256;
  return flag === 2 ? head.readUInt32LE(at) : Number(head.readBigUInt64LE(at));
}
