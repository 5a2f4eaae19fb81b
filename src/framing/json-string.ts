/** Scans the bytes of JSON strings (RFC 8259 §7), between their quotes. */
import { BACKSLASH, LOWER_U } from "./ascii.ts";

const PLAIN = 1;
const ESCAPED = 2;
/** Flags of each byte: whether it stands for itself, and whether it may follow a backslash. */
const KIND = new Uint8Array(256).fill(PLAIN, 32);
for (const byte of Buffer.from('"\\')) KIND[byte] = ESCAPED;
for (const byte of Buffer.from("/bfnrt")) KIND[byte] = PLAIN | ESCAPED;

/** Reports whether a byte is neither a quote, a backslash nor a control character. */
export function isPlain(byte: number): boolean {
  return ((KIND[byte] as number) & PLAIN) !== 0;
}

/** Bytes examined one by one before the following ones are tried four at a time. */
const BLOCK = 128;

/** Returns a view of the bytes as 32-bit words, for charactersEnd; an empty one if their memory is not aligned. */
export function wordsOf({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  return byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >> 2) : new Int32Array();
}

/** Returns the index of the first byte that is neither plain nor in an escape, or an index not before `stop`. */
export function charactersEnd(bytes: Uint8Array, words: Int32Array, from: number, stop: number): number {
  let at = from;
  while (at < stop) {
    const block = Math.min(stop, (at | (BLOCK - 1)) + 1);
    at = endInBlock(bytes, at, block);
    if (at < block) return at;
    if (at === block && at < stop) at = plainWordsEnd(words, at, stop);
  }
  return at;
}

function endInBlock(bytes: Uint8Array, from: number, stop: number): number {
  let at = from;
  while (at < stop) {
    const byte = bytes[at] as number;
    if (((KIND[byte] as number) & PLAIN) !== 0) at++;
    else {
      const end = byte === BACKSLASH ? escapeEnd(bytes, at) : -1;
      if (end < 0) return at;
      at = end;
    }
  }
  return at;
}

/** Returns the byte index of the first word with a byte that is not plain. */
function plainWordsEnd(words: Int32Array, from: number, stop: number): number {
  const last = Math.min(stop >> 2, words.length);
  let word = from >> 2;
  while (word < last && isPlainWord(words[word] as number)) word++;
  return word << 2;
}

/** Reports whether no byte is below 0x20, a quote or a backslash. A borrow only affects bytes after such a byte. */
function isPlainWord(word: number): boolean {
  const quotes = word ^ 0x22222222;
  const backslashes = word ^ 0x5c5c5c5c;
  const below = (word - 0x20202020) & ~word;
  const found = below | ((quotes - 0x01010101) & ~quotes) | ((backslashes - 0x01010101) & ~backslashes);
  return (found & 0x80808080) === 0;
}

/** Returns the index after the escape whose backslash is at `at`; -1 if it is invalid or incomplete. */
export function escapeEnd(bytes: Uint8Array, at: number): number {
  const kind = bytes[at + 1] ?? 0;
  if (kind !== LOWER_U) return ((KIND[kind] as number) & ESCAPED) !== 0 ? at + 2 : -1;
  for (let digit = at + 2; digit < at + 6; digit++) if (!isHex(bytes[digit] ?? 0)) return -1;
  return at + 6;
}

function isHex(byte: number): boolean {
  return (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);
}
