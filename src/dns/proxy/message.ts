/**
 * The header and the question of a DNS message (RFC 1035 section 4), as bytes on the wire. Messages are never
 * rewritten: they are forwarded unchanged.
 *
 * On failure: null unless it is a message with one question; the caller refuses it (enforce) or passes it (observe).
 */
import { GrowingBytes } from "../../framing/growing-bytes.ts";

/** Longest message over TCP; UDP messages are shorter. */
export const MAX_MESSAGE = 65_535;
/** Offset of the question, and the minimum length of a message. */
export const HEADER = 12;
/** Maximum octets of a name, including length bytes and the root (RFC 1035 section 2.3.4). */
export const MAX_NAME = 255;

const FLAG_RESPONSE = 0x8000;
const CLASS_IN = 1;

export interface Question {
  /** Lower case, no final dot; bytes invalid in host names are `\DDD` (RFC 1035 section 5.1). '' is the root. */
  readonly name: string;
  readonly type: number;
  readonly class: number;
  /** Offset of the end of the question in the message. */
  readonly end: number;
}

export interface MessageHead {
  readonly id: number;
  readonly response: boolean;
  readonly opcode: number;
  readonly question: Question;
}

/** Returns null if it is shorter than a header, or has not exactly one question, or an unreadable one. */
export function readHead(message: Buffer): MessageHead | null {
  if (message.length < HEADER || message.length > MAX_MESSAGE) return null;
  const flags = message.readUInt16BE(2);
  if (message.readUInt16BE(4) !== 1) return null;
  const question = readQuestion(message);
  if (question === null) return null;
  return {
    id: message.readUInt16BE(0),
    response: (flags & FLAG_RESPONSE) !== 0,
    opcode: (flags >> 11) & 0xf,
    question,
  };
}

function readQuestion(message: Buffer): Question | null {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message[at++]; length !== 0; length = message[at++]) {
    // pointers and extended labels are invalid in a question: no name precedes it
    if (length === undefined || length > 63 || at + length > message.length) return null;
    labels.push(labelText(message, at, length));
    at += length;
    if (at - HEADER >= MAX_NAME) return null;
  }
  if (at + 4 > message.length) return null;
  return {
    name: labels.join("."),
    type: message.readUInt16BE(at),
    class: message.readUInt16BE(at + 2),
    end: at + 4,
  };
}

/** Lower case; bytes not valid in host names are `\\DDD`. */
export function labelText(message: Buffer, at: number, length: number): string {
  const text = message.toString("latin1", at, at + length).toLowerCase();
  if (/^[a-z0-9_-]*$/.test(text)) return text;
  return text.replace(/[^a-z0-9_-]/g, (c) => `\\${String(c.charCodeAt(0)).padStart(3, "0")}`);
}

/** Reports whether the answer belongs to the query: same id and same question, ignoring case. */
export function answers(query: MessageHead, answer: MessageHead): boolean {
  return (
    answer.response &&
    answer.id === query.id &&
    answer.question.name === query.question.name &&
    answer.question.type === query.question.type &&
    answer.question.class === query.question.class
  );
}

export const TYPE = { A: 1, CNAME: 5, SOA: 6, AAAA: 28, SVCB: 64, HTTPS: 65, OPT: 41 } as const;

export const isInternet = (question: Question): boolean => question.class === CLASS_IN;

/** Messages on a TCP stream, each with a two-byte length prefix (RFC 1035 section 4.2.2). */
export class StreamMessages {
  readonly #pending = new GrowingBytes();

  /** Returns the messages that are complete now; at most 64 KiB wait for the rest. */
  push(bytes: Buffer): Buffer[] {
    this.#pending.append(bytes);
    const data = this.#pending.view();
    const messages: Buffer[] = [];
    let at = 0;
    while (data.length - at >= 2) {
      const end = at + 2 + data.readUInt16BE(at);
      if (data.length < end) break;
      messages.push(data.subarray(at + 2, end));
      at = end;
    }
    if (at > 0) this.#pending.append(this.#pending.take().subarray(at));
    return messages;
  }
}

export function streamed(message: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
}
