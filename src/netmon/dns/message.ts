/**
 * What netmon reads of a DNS message (RFC 1035 section 4): header and question by hand, so that the bytes that
 * are compared are those on the wire; records by dns-packet. Messages are never written anew: they are forwarded
 * as they came.
 *
 * Failure: null for what is not a message with one question; the caller refuses (enforce) or passes (observe).
 */
import { decode } from "dns-packet";

/** Longest message over TCP; UDP messages are shorter. */
export const MAX_MESSAGE = 65_535;
/** Offset of the question, and the least length of a message. */
export const HEADER = 12;

const FLAG_RESPONSE = 0x8000;
const FLAG_TRUNCATED = 0x0200;
const CLASS_IN = 1;

export interface Question {
  /** Lower case without the last dot; bytes that no host name has as `\DDD` (RFC 1035 section 5.1). '' is the root. */
  readonly name: string;
  readonly type: number;
  readonly class: number;
  /** Where the question ends in the message. */
  readonly end: number;
}

export interface MessageHead {
  readonly id: number;
  readonly response: boolean;
  readonly truncated: boolean;
  readonly opcode: number;
  /** Without the upper bits of EDNS. */
  readonly rcode: number;
  readonly question: Question;
}

/** null: shorter than a header, not exactly one question, or a question that cannot be read. */
export function readHead(message: Buffer): MessageHead | null {
  if (message.length < HEADER || message.length > MAX_MESSAGE) return null;
  const flags = message.readUInt16BE(2);
  if (message.readUInt16BE(4) !== 1) return null;
  const question = readQuestion(message);
  if (question === null) return null;
  return {
    id: message.readUInt16BE(0),
    response: (flags & FLAG_RESPONSE) !== 0,
    truncated: (flags & FLAG_TRUNCATED) !== 0,
    opcode: (flags >> 11) & 0xf,
    rcode: flags & 0xf,
    question,
  };
}

function readQuestion(message: Buffer): Question | null {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message[at++]; length !== 0; length = message[at++]) {
    // a pointer or an extended label has no place in a question: nothing stands before it
    if (length === undefined || length > 63 || at + length > message.length) return null;
    labels.push(labelText(message, at, length));
    at += length;
    if (at - HEADER > 254) return null;
  }
  if (at + 4 > message.length) return null;
  return {
    name: labels.join("."),
    type: message.readUInt16BE(at),
    class: message.readUInt16BE(at + 2),
    end: at + 4,
  };
}

function labelText(message: Buffer, at: number, length: number): string {
  const text = message.toString("latin1", at, at + length).toLowerCase();
  if (/^[a-z0-9_-]*$/.test(text)) return text;
  return text.replace(/[^a-z0-9_-]/g, (c) => `\\${String(c.charCodeAt(0)).padStart(3, "0")}`);
}

/** The answer belongs to the query: same id, same question, whatever the case of its letters. */
export function answers(query: MessageHead, answer: MessageHead): boolean {
  return (
    answer.response &&
    answer.id === query.id &&
    answer.question.name === query.question.name &&
    answer.question.type === query.question.type &&
    answer.question.class === query.question.class
  );
}

export interface AnswerRecord {
  /** Lower case, without the last dot. */
  readonly owner: string;
  /** IANA number. */
  readonly type: number;
  /** Seconds. */
  readonly ttl: number;
  /** A, AAAA: the address; CNAME: the target in lower case; SVCB, HTTPS: the record's bytes. */
  readonly data: string | Buffer;
}

export const TYPE = { A: 1, CNAME: 5, AAAA: 28, SVCB: 64, HTTPS: 65, OPT: 41 } as const;

const NUMBERS: Readonly<Record<string, number>> = {
  A: TYPE.A,
  AAAA: TYPE.AAAA,
  CNAME: TYPE.CNAME,
  UNKNOWN_64: TYPE.SVCB,
  UNKNOWN_65: TYPE.HTTPS,
};

export const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** The records of the answer section that lead to addresses; others are left out. Throws on what is malformed. */
export function answerRecords(message: Buffer): AnswerRecord[] {
  // no other section is read: it gives no address, and what netmon cannot read there is the client's affair
  const part = Buffer.from(message);
  part.writeUInt32BE(0, 8);
  return (decode(part).answers ?? []).flatMap((record): AnswerRecord[] => {
    const type = NUMBERS[record.type];
    if (type === undefined || !("data" in record) || record.class !== "IN") return [];
    const { ttl = 0, name, data } = record;
    const owner = plainName(name);
    if (typeof data === "string")
      return [{ owner, type, ttl, data: type === TYPE.CNAME ? plainName(data) : data }];
    return Buffer.isBuffer(data) ? [{ owner, type, ttl, data }] : [];
  });
}

export const isInternet = (question: Question): boolean => question.class === CLASS_IN;
