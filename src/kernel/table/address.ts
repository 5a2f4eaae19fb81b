/**
 * The address format of the kernel table: 16 bytes, IPv4 as v4-mapped (RFC 4291 section 2.5.5.2). Mirrors
 * bpf/address.h.
 */
import ipaddr from "ipaddr.js";
import { isMapped } from "../../registry/address.ts";

/** ::1, which represents every address of this host in the table. */
export const LOCAL_CLASS: Uint8Array = Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);

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
