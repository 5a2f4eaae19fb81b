/**
 * Recognises, by their bytes, server-sent events that differ from one already read only in some texts and numbers.
 * They are neither split, decoded nor parsed.
 *
 * A pattern matches an event in canonical form (sse-canonical.ts) whose data is JSON of the same structure: every byte
 * equals that of the event already read, except that each varying text or number is replaced by one complete JSON
 * string or integer.
 *
 * Fails closed. An uncertain event does not match, and is treated like all others.
 */

import { isUtf8 } from "node:buffer";
import { BACKSLASH, NINE, QUOTE, ZERO } from "./ascii.ts";
import type { Frame } from "./frame.ts";
import { type JsonPath, memberSpan } from "./json-span.ts";
import { escapeEnd, isPlain } from "./json-string.ts";
import { canonicalSse } from "./sse-canonical.ts";

/** Every number with this many digits is a safe integer. */
const MAX_DIGITS = 15;

/**
 * `frame`: an SSE event whose data is JSON without repeated keys. `paths`: paths at which others may differ; missing
 * ones, and values other than strings and integers, are ignored. Returns null if nothing may differ, or the event was
 * not received in canonical form.
 */
export function eventPattern(
  frame: Frame,
  paths: readonly JsonPath[],
  maxBytes: number,
): EventPattern | null {
  const { data, raw } = frame;
  if (raw === null || canonicalSse(frame) !== raw) return null;
  const spans = paths
    .flatMap((path) => memberSpan(data, path) ?? [])
    .filter(({ offset, length }) => /^(?:"|(?:0|[1-9]\d{0,14})$)/.test(data.substr(offset, length)))
    .sort((a, b) => a.offset - b.offset);
  if (spans.length === 0) return null;
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const start = raw.length - Buffer.byteLength(data) - 2;
  const byteAt = (offset: number): number => start + Buffer.byteLength(data.slice(0, offset));
  const fixed: Buffer[] = [];
  let from = 0;
  for (const { offset, length } of spans) {
    const quote = data.charCodeAt(offset) === QUOTE ? 1 : 0;
    fixed.push(Buffer.from(bytes.subarray(from, byteAt(offset) + quote)));
    from = byteAt(offset + length) - quote;
  }
  return new EventPattern(fixed, Buffer.from(bytes.subarray(from)), maxBytes);
}

export class EventPattern {
  /** The bytes before each text or number; before a text they end with the quote. */
  readonly #before: readonly Buffer[];
  readonly #last: Buffer;
  readonly #maxBytes: number;

  constructor(before: readonly Buffer[], last: Buffer, maxBytes: number) {
    this.#before = before;
    this.#last = last;
    this.#maxBytes = maxBytes;
  }

  /** Returns the index after the event that begins at `start`; -1 if it does not match or is incomplete. */
  end(bytes: Buffer, start: number): number {
    let at = start;
    for (const before of this.#before) {
      if (!standsAt(bytes, at, before)) return -1;
      at += before.length;
      at = before[before.length - 1] === QUOTE ? textEnd(bytes, at) : numberEnd(bytes, at);
      if (at < 0) return -1;
    }
    if (!standsAt(bytes, at, this.#last)) return -1;
    const end = at + this.#last.length;
    if (end - start > this.#maxBytes) return -1;
    return isUtf8(bytes.subarray(start, end)) ? end : -1;
  }
}

function standsAt(bytes: Buffer, at: number, expected: Buffer): boolean {
  const size = expected.length;
  if (at + size > bytes.length) return false;
  for (let i = 0; i < size; i++) if (bytes[at + i] !== expected[i]) return false;
  return true;
}

/** Returns the index of the quote that ends a string; -1: none, or the string is not certain. */
function textEnd(bytes: Buffer, start: number): number {
  const size = bytes.length;
  let at = start;
  while (at < size) {
    const byte = bytes[at] as number;
    if (byte >= 0x80) {
      if (isCut(bytes, at, byte)) return -1;
      at++;
    } else if (isPlain(byte)) at++;
    else if (byte === QUOTE) return at;
    else {
      at = byte === BACKSLASH ? escapeEnd(bytes, at) : -1;
      if (at < 0) return -1;
    }
  }
  return -1;
}

/** Reports whether U+0085, U+2028 or U+2029 begins here: some readers end a line there (sse-fields.ts). */
function isCut(bytes: Buffer, at: number, byte: number): boolean {
  if (byte === 0xc2) return bytes[at + 1] === 0x85;
  return byte === 0xe2 && bytes[at + 1] === 0x80 && ((bytes[at + 2] as number) & 0xfe) === 0xa8;
}

function numberEnd(bytes: Buffer, start: number): number {
  let at = start;
  while (isDigit(bytes[at] as number)) at++;
  const digits = at - start;
  if (digits === 0 || digits > MAX_DIGITS || (digits > 1 && bytes[start] === ZERO)) return -1;
  return at;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}
