/**
 * The response that netmon makes itself: a response code with the original question, and an Extended DNS Error
 * (RFC 8914) if the query has EDNS, so that the client can see the reason.
 */
import { HEADER, type MessageHead, TYPE } from "./message.ts";

export const RCODE = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
/** RFC 8914 section 4: Other, Blocked, Network Error. */
export const EXTENDED = { other: 0, blocked: 15, network: 23 } as const;

const FLAG_RESPONSE = 0x8000;
const KEPT = 0x7910; // opcode, RD, CD (RFC 1035 section 4.1.1, RFC 4035 section 3.2.2)
const FLAG_RECURSION_AVAILABLE = 0x0080;
const UDP_SIZE = 1232;
const OPTION_EXTENDED_ERROR = 15;
const CLASS_IN = 1;
const POINTER = 0xc000;
/** Seconds for which a client may remember that there is no such name or type: rules change. */
const NEGATIVE_TTL = 5;

/** NOERROR without records (NODATA) and NXDOMAIN have the SOA record that RFC 2308 asks for. `why`: a short text. */
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
  const parts = [head12, query.subarray(HEADER, end)];
  if (rcode === RCODE.NOERROR || rcode === RCODE.NXDOMAIN) {
    head12.writeUInt16BE(1, 8);
    parts.push(startOfAuthority(query));
  }
  if (hasOpt(query)) {
    head12.writeUInt16BE(1, 10);
    parts.push(opt(extended, why));
  }
  return Buffer.concat(parts);
}

/** The zone is the name above the one that was asked. */
function startOfAuthority(query: Buffer): Buffer {
  const first = query.readUInt8(HEADER);
  const owner = Buffer.alloc(first === 0 ? 1 : 2);
  if (first !== 0) owner.writeUInt16BE(POINTER | (HEADER + 1 + first));
  const record = Buffer.alloc(10 + 2 + 20);
  record.writeUInt16BE(TYPE.SOA, 0);
  record.writeUInt16BE(CLASS_IN, 2);
  record.writeUInt32BE(NEGATIVE_TTL, 4);
  record.writeUInt16BE(2 + 20, 8);
  // names of server and person: the root; then serial, refresh, retry, expire, minimum (RFC 1035 section 3.3.13)
  for (const [i, value] of [1, 3600, 600, 86_400, NEGATIVE_TTL].entries())
    record.writeUInt32BE(value, 12 + i * 4);
  return Buffer.concat([owner, record]);
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
