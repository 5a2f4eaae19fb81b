/**
 * Reads the fields of one block of an event stream, per WHATWG HTML 9.2.6.
 *
 * Fails closed. A line that one client reads as a field and another ignores throws FramingError: the Anthropic SDK
 * 1.12 strips a BOM from every line, @google/genai 2.32 trims white space before `data:`, and httpx-sse before 0.4.2
 * (Python's mcp) ends lines where str.splitlines does. JSON outside any field throws too: clients that ignore
 * Content-Type (such as the Python SDKs of Anthropic and OpenAI) take the whole body for an answer.
 */
import { LIMITS, limitWords } from "../event/limits.ts";
import { COLON, CR, LF, OPEN_ARRAY, OPEN_OBJECT, SPACE } from "./ascii.ts";
import { FramingError } from "./frame.ts";

/** Lines of one event; indented JSON has some thousands. */
const MAX_LINES = LIMITS.event_lines.most;

/** Returns null if the block has no data line, so that no event is dispatched. Throws FramingError. */
export function fieldsOf(block: Buffer): { event: string | null; data: string } | null {
  let event: string | null = null;
  let data: string | null = null;
  const nextLf = new NextByte(block, LF);
  const nextCr = new NextByte(block, CR);
  const nextColon = new NextByte(block, COLON);
  const size = block.length;
  let at = 0;
  for (let lines = 0; at < size; lines++) {
    if (lines > MAX_LINES)
      throw new FramingError(
        "too_large",
        `an SSE event has more than ${MAX_LINES} lines ${limitWords("event_lines")}`,
      );
    const start = at;
    const end = Math.min(nextLf.from(start), nextCr.from(start));
    at = end + 1;
    if (end === start) continue;
    const colon = nextColon.from(start);
    if (colon === start) {
      refuseCut(block, start, end);
      continue;
    }
    const nameEnd = Math.min(colon, end);
    const valueStart = colon > end ? end : colon + (block[colon + 1] === SPACE ? 2 : 1);
    if (isData(block, start, nameEnd)) {
      const line = block.toString("utf8", valueStart, end);
      data = data === null ? line : `${data}\n${line}`;
    } else {
      refuseCut(block, start, end);
      if (isEvent(block, start, nameEnd)) event = block.toString("utf8", valueStart, end);
      else refuseAmbiguous(block, start, nameEnd);
    }
  }
  return data === null ? null : { event: event === "" ? null : event, data };
}

/** Finds the next occurrence of a byte; each occurrence is searched for only once, however many lines precede it. */
export class NextByte {
  readonly #bytes: Buffer;
  readonly #byte: number;
  #at = -1;

  constructor(bytes: Buffer, byte: number) {
    this.#bytes = bytes;
    this.#byte = byte;
  }

  /** Returns the first index not before `start`, which must not decrease; the length if there is none. */
  from(start: number): number {
    if (this.#at < start) {
      const found = this.#bytes.indexOf(this.#byte, start);
      this.#at = found < 0 ? this.#bytes.length : found;
    }
    return this.#at;
  }
}

function isData(block: Buffer, start: number, end: number): boolean {
  return (
    end - start === 4 &&
    block[start] === 100 &&
    block[start + 1] === 97 &&
    block[start + 2] === 116 &&
    block[start + 3] === 97
  );
}

function isEvent(block: Buffer, start: number, end: number): boolean {
  return end - start === 5 && block.toString("latin1", start, end) === "event";
}

/** Characters at which Python's str.splitlines ends a line, but no specification does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CUTS = /[\v\f\x1c-\x1e\x85\u2028\u2029]/;

export function isCutBySome(text: string): boolean {
  return CUTS.test(text);
}

/** Not for data lines: they may have such characters in JSON strings, as no part of the line is a message by itself. */
function refuseCut(block: Buffer, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const byte = block[at] ?? 0;
    if (byte >= SPACE && byte < 0x80) continue;
    if (isCutBySome(block.toString("utf8", at, end)))
      throw new FramingError("malformed", "an SSE line has a character at which some readers end it");
    return;
  }
}

function refuseAmbiguous(block: Buffer, start: number, end: number): void {
  const first = block[start] ?? 0;
  const isPlain = first > SPACE && first < 0x80;
  if (isPlain && first !== OPEN_OBJECT && first !== OPEN_ARRAY) return;
  const name = block.toString("utf8", start, end);
  const field = name.trimStart();
  if (/^[{[]/.test(field))
    throw new FramingError("malformed", "a line of the SSE stream has JSON outside any field");
  if (name.startsWith("\ufeff") || field === "data" || field === "event")
    throw new FramingError(
      "malformed",
      "an SSE line begins with a BOM, or with white space before its field",
    );
}
