/** The bytes of JSON strings (RFC 8259 §7), between their quotes. */

const BACKSLASH = 92;
const LOWER_U = 117;
const PLAIN = 1;
const ESCAPED = 2;
/** By byte: that it stands for itself, and that it may follow a backslash. */
const KIND = new Uint8Array(256).fill(PLAIN, 32);
for (const byte of Buffer.from('"\\')) KIND[byte] = ESCAPED;
for (const byte of Buffer.from("/bfnrt")) KIND[byte] = PLAIN | ESCAPED;

/** Nothing special: neither a quote, a backslash nor a control character. */
export function isPlain(byte: number): boolean {
  return ((KIND[byte] as number) & PLAIN) !== 0;
}

/** Index of the first byte that is neither plain nor of an escape, or one that is not before `stop`. */
export function charactersEnd(bytes: Uint8Array, from: number, stop: number): number {
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

/** Index behind the escape whose backslash is at `at`; -1: it is none, or not all of it is there. */
export function escapeEnd(bytes: Uint8Array, at: number): number {
  const kind = bytes[at + 1] ?? 0;
  if (kind !== LOWER_U) return ((KIND[kind] as number) & ESCAPED) !== 0 ? at + 2 : -1;
  for (let digit = at + 2; digit < at + 6; digit++) if (!isHex(bytes[digit] ?? 0)) return -1;
  return at + 6;
}

function isHex(byte: number): boolean {
  return (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 70) || (byte >= 97 && byte <= 102);
}
