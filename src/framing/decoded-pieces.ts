/**
 * The value of a long JSON string, decoded piece by piece, so that other work can go on in between.
 *
 * Only for text that JSON.parse has taken. A pair of surrogates may be parted: joined pieces have it whole.
 */
import type { JsonSpan } from "./json-span.ts";

const BACKSLASH = 92;
const LETTER_U = 117;
/** Code units of an escape: `\n`, `\u0041`. */
const SHORT = 2;
const LONG = 6;

/** `string`: with its quotes. `size`: code units of a piece's source, more than 6. */
export function* decodedPieces(text: string, string: JsonSpan, size: number): Generator<string> {
  const last = string.offset + string.length - 1;
  for (let at = string.offset + 1; at < last; ) {
    const end = at + size < last ? wholeEscapes(text, at, at + size) : last;
    yield JSON.parse(`"${text.slice(at, end)}"`) as string;
    at = end;
  }
}

/** The same end, or the start of the escape that it is inside of. No escape goes on at `start`. */
function wholeEscapes(text: string, start: number, end: number): number {
  for (let at = end - 1; at > end - LONG; at--) {
    if (text.charCodeAt(at) !== BACKSLASH) continue;
    let run = at;
    while (run > start && text.charCodeAt(run - 1) === BACKSLASH) run--;
    if ((at - run) % 2 === 1) return end; // itself escaped
    const length = text.charCodeAt(at + 1) === LETTER_U ? LONG : SHORT;
    return at + length > end ? at : end;
  }
  return end;
}
