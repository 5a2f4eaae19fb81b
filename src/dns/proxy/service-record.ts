/**
 * What an SVCB or HTTPS record (RFC 9460) says about addresses: the name to connect to, and hints.
 *
 * Failure: a record that is malformed throws; hints that were overlooked would be addresses the table lacks.
 */

import ipaddr from "ipaddr.js";
import { append } from "../../framing/long-lists.ts";
import { labelText, MAX_NAME } from "./message.ts";

export interface ServiceTarget {
  /** Lower case; '' is the owner of the record itself. */
  readonly target: string;
  /** ipv4hint and ipv6hint, canonical text. */
  readonly hints: readonly string[];
}

/** SvcParamKeys, RFC 9460 section 14.3.2. */
const IPV4_HINT = 4;
const IPV6_HINT = 6;

/** `data`: SvcPriority, TargetName (never compressed, section 2.2), SvcParams. Throws RangeError. */
export function readServiceRecord(data: Buffer): ServiceTarget {
  const labels: string[] = [];
  let at = 2;
  for (let length = data.readUInt8(at++); length !== 0; length = data.readUInt8(at++)) {
    if (length > 63 || at + length > data.length) throw new RangeError("bad target name");
    labels.push(labelText(data, at, length));
    at += length;
    if (at - 2 >= MAX_NAME) throw new RangeError("a target name that is too long");
  }
  const hints: string[] = [];
  while (at < data.length) {
    const key = data.readUInt16BE(at);
    const length = data.readUInt16BE(at + 2);
    const value = data.subarray(at + 4, at + 4 + length);
    if (value.length !== length) throw new RangeError("bad parameter");
    if (key === IPV4_HINT) append(hints, addresses(value, 4));
    if (key === IPV6_HINT) append(hints, addresses(value, 16));
    at += 4 + length;
  }
  return { target: labels.join("."), hints };
}

function addresses(value: Buffer, size: 4 | 16): string[] {
  if (value.length === 0 || value.length % size !== 0) throw new RangeError("bad address hint");
  const found: string[] = [];
  for (let at = 0; at < value.length; at += size) found.push(addressOf(value.subarray(at, at + size)));
  return found;
}

/** Canonical text; 4 or 16 bytes. */
export function addressOf(bytes: Buffer): string {
  if (bytes.length === 4) return bytes.join(".");
  const parsed = new ipaddr.IPv6([...bytes]);
  return parsed.isIPv4MappedAddress() ? bytes.subarray(12).join(".") : parsed.toRFC5952String();
}
