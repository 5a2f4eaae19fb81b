/**
 * Server-sent events in a canonical form, for streams that may only contain what was read: an `event:` line if the
 * event has a name, one `data:` line, a blank line. Comments become empty ones, since they keep connections alive;
 * `id`, `retry`, unknown fields, a BOM and stray line ends are omitted.
 *
 * An event received in that form is sent byte for byte. Data must be JSON, or a word: a line break in it is white
 * space, and characters at which some readers end a line can only be in its strings, where they are escaped.
 *
 * Fails closed. Bytes that are not UTF-8 throw, as does everything that src/framing/sse.ts refuses.
 */

import { isUtf8 } from "node:buffer";
import { COLON, LF } from "./ascii.ts";
import { type Frame, FramingError, type StreamEvent, type StreamFraming } from "./frame.ts";
import { sseFraming } from "./sse.ts";
import { isCutBySome } from "./sse-fields.ts";

const EMPTY = Buffer.alloc(0);
const KEEP_ALIVE = Buffer.from(":\n\n");
const EVENT = Buffer.from("event: ");
const DATA = Buffer.from("data: ");

/** Returns the events if all are UTF-8. Throws FramingError. */
function checked(events: readonly StreamEvent[]): StreamEvent[] {
  const bad = events.findIndex((event) => !isUtf8(event.raw));
  if (bad < 0) return events as StreamEvent[];
  throw new FramingError("malformed", "an SSE event is not UTF-8", events.slice(0, bad));
}

export const canonicalSseFraming: StreamFraming = {
  mediaType: "text/event-stream",
  splitter: (limits) => {
    const splitter = sseFraming.splitter(limits);
    return {
      get pendingBytes() {
        return splitter.pendingBytes;
      },
      push: (chunk) => {
        try {
          return checked(splitter.push(chunk));
        } catch (error) {
          throw error instanceof FramingError ? error.after(checked(error.before)) : error;
        }
      },
      end: () => ({ events: checked(splitter.end().events), rest: EMPTY }),
    };
  },
  writer: () => ({ write: canonicalSse, end: () => EMPTY }),
};

export function canonicalSse({ event, data, inert, raw }: Frame): Uint8Array {
  if (inert) return raw?.includes(COLON) ? KEEP_ALIVE : EMPTY;
  if (data.trim() === "") return EMPTY;
  const line = isCutBySome(data) || data.includes("\n") || data.includes("\r") ? oneLine(data) : data;
  if (raw !== null && line === data && isCanonical(event, data, raw)) return raw;
  return Buffer.from(`${event === null ? "" : `event: ${nameOf(event)}\n`}data: ${line}\n\n`);
}

/** A name with a line break cannot be written; no splitter returns one. */
function nameOf(event: string): string {
  if (/[\r\n]/.test(event) || isCutBySome(event)) throw new Error("line break in the name of an SSE event");
  return event;
}

function oneLine(data: string): string {
  return data
    .replace(/[\r\n]/g, " ")
    .replace(/[\u0085\u2028\u2029]/g, (cut) => `\\u${cut.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Reports whether `raw` is canonical. Given that `event` and `data` were read from it, the right length, line starts
 * and end leave no room for anything else.
 */
function isCanonical(event: string | null, data: string, raw: Uint8Array): boolean {
  const size = raw.length;
  if (raw[size - 1] !== LF || raw[size - 2] !== LF) return false;
  const named = event === null ? 0 : EVENT.length + Buffer.byteLength(event) + 1;
  if (size !== named + DATA.length + Buffer.byteLength(data) + 2) return false;
  if (named > 0 && (!beginsAt(raw, 0, EVENT) || raw[named - 1] !== LF)) return false;
  return beginsAt(raw, named, DATA);
}

function beginsAt(raw: Uint8Array, at: number, word: Uint8Array): boolean {
  for (let i = 0; i < word.length; i++) if (raw[at + i] !== word[i]) return false;
  return true;
}
