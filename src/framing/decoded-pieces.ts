/**
 * Decodes the value of a long JSON string piece by piece, so that other work can run in between.
 *
 * Only for text that JSON.parse has accepted. A surrogate pair may be split between two pieces.
 */
import { BACKSLASH, LOWER_U } from "./ascii.ts";
import type { JsonSpan } from "./json-span.ts";

/** Code units of escapes such as `\n` and `\u0041`. */
const SHORT = 2;
const LONG = 6;

/** `string`: including its quotes. `size`: code units of a piece's source, more than 6. */
export function* decodedPieces(text: string, string: JsonSpan, size: number): Generator<string> {
  const last = string.offset + string.length - 1;
  for (let at = string.offset + 1; at < last; ) {
    const end = at + size < last ? wholeEscapes(text, at, at + size) : last;
    yield JSON.parse(`"${text.slice(at, end)}"`) as string;
    at = end;
  }
}

/** Returns `end`, or the start of the escape that contains it. `start` must not be inside an escape. */
function wholeEscapes(text: string, start: number, end: number): number {
  for (let at = end - 1; at > end - LONG; at--) {
    if (text.charCodeAt(at) !== BACKSLASH) continue;
    let run = at;
    while (run > start && text.charCodeAt(run - 1) === BACKSLASH) run--;
    if ((at - run) % 2 === 1) return end; // itself escaped
    const length = text.charCodeAt(at + 1) === LOWER_U ? LONG : SHORT;
    return at + length > end ? at : end;
  }
  return end;
}
