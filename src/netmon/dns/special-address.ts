/**
 * Addresses that an answer for a name never opens or closes: loopback, unspecified, link-local (cloud metadata),
 * multicast, broadcast and discard-only (the canary). Otherwise whoever answers for an allowed name could open this
 * host's own services, and whoever answers for a denied one could close netmon's proxy. A rule that names the address
 * still does.
 */
import ipaddr from "ipaddr.js";

const NEVER = new Set(["discard", "unspecified", "loopback", "linkLocal", "multicast", "broadcast"]);

/** `address`: canonical text. */
export function isSpecialAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return isSpecial4(parsed);
  if (NEVER.has(parsed.range())) return true;
  // NAT64 (RFC 6052) and 6to4-like forms lead to the IPv4 address in them
  if (parsed.range() === "rfc6052") return isSpecial4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  const bytes = parsed.toByteArray();
  const compatible = bytes.slice(0, 12).every((byte) => byte === 0);
  return compatible && isSpecial4(new ipaddr.IPv4(bytes.slice(12)));
}

function isSpecial4(address: ipaddr.IPv4): boolean {
  return NEVER.has(address.range()) || address.octets[0] === 0;
}
