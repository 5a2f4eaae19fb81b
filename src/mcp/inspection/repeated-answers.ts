/**
 * Reads a server's messages, and remembers long answers: a server sends its list of tools again and again, and reading
 * 2 MB takes longer than comparing them.
 *
 * An answer is known only if all its bytes are those of one that was read, except its id, which is read anew: the same
 * bytes have the same meaning. It then has the same parsed result, so that what was derived from that is known too.
 */
import { isUtf8 } from "node:buffer";
import { orElse } from "../../errors/or-else.ts";
import { memberSpan } from "../../framing/json-span.ts";
import type { Messages, ResultMessage } from "./message.ts";
import { isAmbiguous } from "./name-set.ts";
import { type ParsedText, parsedText, readMessages } from "./read-message.ts";
import { idOf } from "./unreadable-message.ts";

/** Bytes from which an answer is remembered. */
const LONG = 65_536;
/** Bytes of memory of all remembered answers, as estimated: two lists of 2 MB. */
const MOST = 32 << 20;
/** Bytes of memory that a parsed value and its name take, roughly. */
const VALUE = 64;
/** Bytes; a longer id is not compared. */
const MAX_ID = 1024;

interface Remembered {
  /** The bytes before the id, and those after it. */
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly result: ResultMessage["result"];
  readonly size: number;
}

export class RepeatedAnswers {
  /** The one used last is the first. */
  #remembered: readonly Remembered[] = [];

  /** Like readMessages. Never throws; does not keep `bytes`. */
  read(bytes: Uint8Array): Messages {
    if (bytes.length < LONG) return readMessages(bytes);
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (const one of this.#remembered) {
      const message = repeated(one, body);
      if (message === null) continue;
      this.#keep(one);
      return { text: message.text, rewritten: false, batch: false, messages: [message] };
    }
    const parsed = parsedText(body);
    const messages = readMessages(body, parsed);
    const read = remembered(messages, body, parsed);
    if (read !== null) this.#keep(read);
    return messages;
  }

  #keep(newest: Remembered): void {
    let left = MOST;
    const all = [newest, ...this.#remembered.filter((one) => one !== newest)];
    this.#remembered = all.filter(({ size }) => {
      const fits = size <= left;
      if (fits) left -= size;
      return fits;
    });
  }
}

/** null: not the answer to one request, or written in a way that is not passed on. */
function remembered(
  { batch, rewritten, messages: [message] }: Messages,
  body: Buffer,
  { cost }: ParsedText,
): Remembered | null {
  if (batch || rewritten || message?.kind !== "result") return null;
  const id = memberSpan(message.text, ["id"]);
  if (!id) return null;
  const start = Buffer.byteLength(message.text.slice(0, id.offset));
  const end = start + Buffer.byteLength(message.text.slice(id.offset, id.offset + id.length));
  const kept = Buffer.from(body);
  const [head, tail] = [kept.subarray(0, start), kept.subarray(end)];
  return { head, tail, result: message.result, size: 2 * body.length + VALUE * cost.values };
}

/** null: not the remembered one with an id of its own. */
function repeated({ head, tail, result }: Remembered, body: Buffer): ResultMessage | null {
  const end = body.length - tail.length;
  if (end <= head.length || end - head.length > MAX_ID) return null;
  if (!body.subarray(0, head.length).equals(head) || !body.subarray(end).equals(tail)) return null;
  const token = body.subarray(head.length, end);
  // Not parsedText, which reads a byte order mark that may only be at the beginning of a message.
  const value = isUtf8(token)
    ? orElse((): unknown => JSON.parse(token.toString("utf8")), undefined)
    : undefined;
  const id = idOf({ id: value });
  if (id === undefined || (typeof id === "string" && isAmbiguous(id))) return null;
  return { kind: "result", text: body.toString("utf8"), id, result };
}
