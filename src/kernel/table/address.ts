/**
 * The address format of the kernel table: 16 bytes, IPv4 as v4-mapped (RFC 4291 section 2.5.5.2). Mirrors
 * bpf/address.h.
 */
import ipaddr from "ipaddr.js";

/** ::1, which represents every address of this host in the table. */
export const LOCAL_CLASS: Uint8Array = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);

/** Parses an IP literal into 16 bytes. Throws on anything else. */
export function addressBytes(text: string): Uint8Array {
  const parsed = ipaddr.parse(text);
  const v6 = parsed instanceof ipaddr.IPv4 ? parsed.toIPv4MappedAddress() : parsed;
  return Uint8Array.from(v6.toByteArray());
}

export function isMapped(addr: Uint8Array): boolean {
  for (let i = 0; i < 10; i++) if (addr[i] !== 0) return false;
  return addr[10] === 0xff && addr[11] === 0xff;
}

/** Reports whether it is in 127/8, 0.0.0.0, :: or ::1: the kernel programs fold these into the local class. */
export function isLoopback(addr: Uint8Array): boolean {
  if (isMapped(addr))
    return addr[12] === 127 || (addr[12] === 0 && addr[13] === 0 && addr[14] === 0 && addr[15] === 0);
  for (let i = 0; i < 15; i++) if (addr[i] !== 0) return false;
  return addr[15] === 0 || addr[15] === 1;
}

/** Reports whether it is in 64:ff9b::/96 (NAT64, RFC 6052 section 2.1): another name of the IPv4 address in it. */
export function isNat64(addr: Uint8Array): boolean {
  if (addr[0] !== 0 || addr[1] !== 0x64 || addr[2] !== 0xff || addr[3] !== 0x9b) return false;
  return addr.subarray(4, 12).every((b) => b === 0);
}

/** The v4-mapped form of a 4-byte address. */
export function mappedFrom(v4: Uint8Array): Uint8Array {
  return Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, ...v4]);
}

/** Dotted quad for v4-mapped addresses, RFC 5952 text for the rest. */
export function addressText(addr: Uint8Array): string {
  if (isMapped(addr)) return `${addr[12]}.${addr[13]}.${addr[14]}.${addr[15]}`;
  return new ipaddr.IPv6([...addr]).toRFC5952String();
}

/** `host:port`, IPv6 in brackets. */
export function endpointText(addr: Uint8Array, port: number): string {
  const text = addressText(addr);
  return isMapped(addr) ? `${text}:${port}` : `[${text}]:${port}`;
}
