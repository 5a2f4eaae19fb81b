/**
 * Addresses that an answer for a name never opens or closes: those of this host (loopback, unspecified), those that
 * do not belong to one host (multicast, broadcast, reserved), link-local and site-local ones, cloud metadata services
 * at any address, and the canary. Otherwise whoever answers for an allowed name could open this host's own services
 * and its credentials, and whoever answers for a denied one could close netmon's proxy. A rule that names the address
 * still applies.
 */
import ipaddr from "ipaddr.js";

const NEVER = new Set(["discard", "unspecified", "loopback", "linkLocal", "multicast", "broadcast"]);

/** Metadata and credentials outside the link-local ranges, and ranges without hosts. */
const NEVER4 = [
  "0.0.0.0/8",
  "100.100.100.200/32", // Alibaba Cloud
  "168.63.129.16/32", // Azure
  "192.0.0.0/24", // IETF protocol assignments; Oracle Cloud has 192.0.0.192
  "240.0.0.0/4", // class E, broadcast
].map((range) => ipaddr.IPv4.parseCIDR(range));
const NEVER6 = [
  "fd00:ec2::/32", // AWS: metadata, DNS, time, credentials of pods
  "fd20:ce::254/128", // Google Cloud
  "fd00:42::42/128", // Scaleway
  "fec0::/10", // site-local (RFC 3879)
].map((range) => ipaddr.IPv6.parseCIDR(range));

/** IPv6 formats that embed an IPv4 address: bytes of the prefix, and offset of the IPv4 address. */
const EMBEDDED: readonly { prefix: readonly number[]; at: number }[] = [
  { prefix: Array<number>(12).fill(0), at: 12 }, // IPv4-compatible (RFC 4291 section 2.5.5.1)
  { prefix: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], at: 12 }, // NAT64 (RFC 6052)
  { prefix: [0, 0x64, 0xff, 0x9b, 0, 1], at: 12 }, // local-use NAT64 (RFC 8215)
  { prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0], at: 12 }, // IPv4-translated (RFC 2765)
  { prefix: [0x20, 0x02], at: 2 }, // 6to4 (RFC 3056)
];

/** `address`: canonical text. */
export function isSpecialAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (NEVER.has(parsed.range())) return true;
  if (parsed instanceof ipaddr.IPv4) return NEVER4.some((range) => parsed.match(range));
  if (NEVER6.some((range) => parsed.match(range))) return true;
  const bytes = parsed.toByteArray();
  return EMBEDDED.some(
    ({ prefix, at }) =>
      prefix.every((byte, i) => bytes[i] === byte) &&
      isSpecialAddress(new ipaddr.IPv4(bytes.slice(at, at + 4)).toString()),
  );
}
