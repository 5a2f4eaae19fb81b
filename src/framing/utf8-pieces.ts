/** Divides UTF-8 text of JSON into pieces that can be read independently. */
import { BACKSLASH, LOWER_U } from "./ascii.ts";

/** Bytes of the longest escape, \u0041. */
const LONGEST = 6;
const NOTHING = Buffer.alloc(0);

/** Yields the bytes in pieces of at most `size`, or a few more; none ends within a character or a string's escape. */
export function* textPieces(pieces: Iterable<Buffer>, size: number): Generator<Buffer> {
  let rest: Buffer = NOTHING;
  for (const piece of pieces)
    for (let from = 0; from < piece.length; from += size) {
      const next = piece.subarray(from, from + size);
      const bytes = rest.length > 0 ? Buffer.concat([rest, next]) : next;
      const end = bytes.length - unfinished(bytes);
      rest = bytes.subarray(end);
      if (end > 0) yield bytes.subarray(0, end);
    }
  if (rest.length > 0) yield rest;
}

/** Returns the number of bytes at the end that belong together with bytes to come. */
function unfinished(bytes: Buffer): number {
  return Math.max(ofCharacter(bytes), ofEscape(bytes));
}

function ofCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if ((byte & 0xc0) === 0x80) continue;
    const size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return size > back ? back : 0;
  }
  return 0;
}

function ofEscape(bytes: Buffer): number {
  let there = 1;
  while (there < LONGEST && bytes[bytes.length - there] !== BACKSLASH) there++;
  if (there === LONGEST) return 0;
  const last = bytes.length - there;
  let first = last;
  while (bytes[first - 1] === BACKSLASH) first--;
  const isEscaped = (last - first) % 2 === 1;
  const size = there > 1 && bytes[last + 1] !== LOWER_U ? 2 : LONGEST;
  return isEscaped || there >= size ? 0 : there;
}
