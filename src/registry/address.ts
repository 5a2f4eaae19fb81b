/** IP addresses: canonical text, and the 16-byte form of the kernel table. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns the canonical text of an address: dotted quad for IPv4 and v4-mapped IPv6, RFC 5952 for the rest; a zone is
 * dropped. null if `text` is not an address in ordinary notation.
 */
export function canonicalAddress(text: string): string | null {
  const bare = text.replace(/%.*$/s, "");
  if (isIP(bare) === 0) return null;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv6 ? parsed.toRFC5952String() : parsed.toString();
}

/** Returns the address that a connection to this one reaches: unspecified addresses mean this host. Canonical text. */
export function reachedAddress(address: string): string {
  if (address === "0.0.0.0") return "127.0.0.1";
  return address === "::" ? "::1" : address;
}

/** Converts canonical text to 16 bytes in network order, IPv4 as v4-mapped (RFC 4291 section 2.5.5.2). */
export function addressBytesOf(address: string): Uint8Array {
  const quad = dottedQuad(address);
  if (quad !== null) {
    const bytes = new Uint8Array(16);
    bytes[10] = bytes[11] = 0xff;
    for (let i = 0; i < 4; i++) bytes[12 + i] = quad >> (24 - 8 * i);
    return bytes;
  }
  const parsed = ipaddr.parse(address);
  const v6 = parsed instanceof ipaddr.IPv4 ? parsed.toIPv4MappedAddress() : parsed;
  return Uint8Array.from(v6.toByteArray());
}

/** Converts canonical text to a map key: a number for IPv4, which is faster to look up among a hundred thousand. */
export function addressIndex(address: string): number | string {
  return dottedQuad(address) ?? address;
}

/** Fast path, since a deny list may have a hundred thousand. Returns null unless there are four numbers up to 255. */
function dottedQuad(address: string): number | null {
  let [quad, dots, number, digits] = [0, 0, 0, 0];
  for (let i = 0; i < address.length; i++) {
    const code = address.charCodeAt(i);
    if (code >= 48 && code <= 57) {
      if (digits > 0 && number === 0) return null; // some readers take it for octal
      number = number * 10 + code - 48;
      digits++;
      continue;
    }
    if (code !== 46 || digits === 0 || digits > 3 || number > 255 || dots === 3) return null;
    quad = (quad << 8) | number;
    dots++;
    number = digits = 0;
  }
  if (dots !== 3 || digits === 0 || digits > 3 || number > 255) return null;
  return (quad << 8) | number;
}

/** Returns the first address of the range `address/prefix`. `prefix`: counted in the address's own family. */
export function networkAddress(address: string, prefix: number): string {
  const parsed = ipaddr.parse(address);
  const bytes = parsed
    .toByteArray()
    .map((byte, i) => byte & (0xff00 >> Math.max(0, Math.min(8, prefix - 8 * i))));
  return canonicalAddress(ipaddr.fromByteArray(bytes.map((b) => b & 0xff)).toString()) ?? address;
}

export function isMapped(addr: Uint8Array): boolean {
  for (let i = 0; i < 10; i++) if (addr[i] !== 0) return false;
  return addr[10] === 0xff && addr[11] === 0xff;
}

/** 0.0.0.0, 127/8, :: and ::1 all reach this host, so they count as one destination. */
export function isThisHost(addr: Uint8Array): boolean {
  if (isMapped(addr))
    return addr[12] === 127 || (addr[12] === 0 && addr[13] === 0 && addr[14] === 0 && addr[15] === 0);
  for (let i = 0; i < 15; i++) if (addr[i] !== 0) return false;
  return addr[15] === 0 || addr[15] === 1;
}

/** Converts 16 bytes to a map key: a small integer for IPv4, with which maps take a third of the time. */
export function addressKey(addr: Uint8Array): number | string {
  if (!isMapped(addr)) return Buffer.from(addr.buffer, addr.byteOffset, addr.byteLength).toString("latin1");
  return ((addr[12] ?? 0) << 24) | ((addr[13] ?? 0) << 16) | ((addr[14] ?? 0) << 8) | (addr[15] ?? 0);
}
