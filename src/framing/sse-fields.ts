/**
 * The fields of one block of an event stream, as WHATWG HTML 9.2.6 processes its lines.
 *
 * Failure: closed. A line that one client reads as a field and another ignores throws FramingError: the
 * Anthropic SDK 1.12 strips a BOM from every line, @google/genai 2.32 trims white space before `data:`, and
 * httpx-sse before 0.4.2 (Python's mcp) ends lines where str.splitlines does. So does JSON that stands in no field:
 * clients which do not look at Content-Type (the Python SDKs of Anthropic and OpenAI, for one) take the whole body
 * for an answer.
 */
import { FramingError } from "./frame.ts";

const LF = 10;
const CR = 13;
const COLON = 58;
const SPACE = 32;
const OPEN_ARRAY = 91;
const OPEN_OBJECT = 123;

/** null: the block has no data line, so that no event is dispatched. */
export function fieldsOf(block: Buffer): { event: string | null; data: string } | null {
  let event: string | null = null;
  let data: string | null = null;
  const size = block.length;
  let at = 0;
  while (at < size) {
    const start = at;
    let colon = -1;
    for (; at < size; at++) {
      const byte = block[at];
      if (byte === LF || byte === CR) break;
      if (byte === COLON && colon < 0) colon = at;
    }
    const end = at++;
    if (end === start) continue;
    if (colon === start) {
      refuseCut(block, start, end);
      continue;
    }
    const nameEnd = colon < 0 ? end : colon;
    const valueStart = colon < 0 ? end : colon + (block[colon + 1] === SPACE ? 2 : 1);
    if (isData(block, start, nameEnd)) {
      const value = block.toString("utf8", valueStart, end);
      data = data === null ? value : `${data}\n${value}`;
    } else {
      refuseCut(block, start, end);
      if (isEvent(block, start, nameEnd)) event = block.toString("utf8", valueStart, end);
      else refuseAmbiguous(block, start, nameEnd);
    }
  }
  if (data === null) return null;
  return { event: event === "" ? null : event, data };
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

/** Where Python's str.splitlines ends a line, and no specification does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CUTS = /[\v\f\x1c-\x1e\x85\u2028\u2029]/;

export function isCutBySome(text: string): boolean {
  return CUTS.test(text);
}

/** A data line may hold such characters inside of JSON texts, where no part of the line is a message by itself. */
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
  if (/^[{[]/.test(field)) throw new FramingError("malformed", "JSON stands in no field of the SSE stream");
  if (name.startsWith("\ufeff") || field === "data" || field === "event") {
    throw new FramingError(
      "malformed",
      "an SSE line begins with a BOM, or with white space before its field",
    );
  }
}
