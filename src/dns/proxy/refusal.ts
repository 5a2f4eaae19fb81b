/**
 * The response that netmon makes itself: an error code with the original question, and an Extended DNS Error
 * (RFC 8914) if the query has EDNS, so that the client can see the reason.
 */
import { HEADER, type MessageHead, TYPE } from "./message.ts";

export const RCODE = { SERVFAIL: 2, REFUSED: 5 } as const;
/** RFC 8914 section 4: Other, Blocked, Network Error. */
export const EXTENDED = { other: 0, blocked: 15, network: 23 } as const;

const FLAG_RESPONSE = 0x8000;
const KEPT = 0x7910; // opcode, RD, CD (RFC 1035 section 4.1.1, RFC 4035 section 3.2.2)
const FLAG_RECURSION_AVAILABLE = 0x0080;
const UDP_SIZE = 1232;
const OPTION_EXTENDED_ERROR = 15;

/** `why`: a short text for the client's log. */
export function refusal(
  query: Buffer,
  head: MessageHead,
  rcode: number,
  extended: number,
  why: string,
): Buffer {
  const { end } = head.question;
  const head12 = Buffer.alloc(HEADER);
  head12.writeUInt16BE(head.id, 0);
  const flags = FLAG_RESPONSE | (query.readUInt16BE(2) & KEPT) | FLAG_RECURSION_AVAILABLE | rcode;
  head12.writeUInt16BE(flags, 2);
  head12.writeUInt16BE(1, 4);
  const question = query.subarray(HEADER, end);
  if (!hasOpt(query)) return Buffer.concat([head12, question]);
  head12.writeUInt16BE(1, 10);
  return Buffer.concat([head12, question, opt(extended, why)]);
}

/** The additional section of a query contains EDNS, or a signature, which comes with EDNS. */
function hasOpt(query: Buffer): boolean {
  return query.readUInt16BE(10) > 0;
}

function opt(extended: number, why: string): Buffer {
  const text = Buffer.from(why, "utf8");
  const record = Buffer.alloc(11 + 6 + text.length);
  record.writeUInt16BE(TYPE.OPT, 1);
  record.writeUInt16BE(UDP_SIZE, 3);
  record.writeUInt16BE(6 + text.length, 9);
  record.writeUInt16BE(OPTION_EXTENDED_ERROR, 11);
  record.writeUInt16BE(2 + text.length, 13);
  record.writeUInt16BE(extended, 15);
  text.copy(record, 17);
  return record;
}
