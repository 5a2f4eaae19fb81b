/**
 * Converts address ranges to prefixes of the kernel table's 16-byte addresses. An IPv6 range that would cover the
 * v4-mapped block ::ffff:0:0/96 (RFC 4291 section 2.5.5.2), as `::/0` does, is split around it: it means IPv6 and must
 * not become a rule for all of IPv4. `*` means both.
 */
import type { Target } from "../config/config.ts";
import { addressBytesOf } from "../registry/address.ts";

export interface Prefix {
  /** 16 bytes in network order, zero after the prefix. */
  addr: Uint8Array;
  /** 0..128. */
  prefix: number;
}

const MAPPED_BITS = 96;

/** Returns the prefixes of a range or `*`; none for a name. */
export function rangePrefixes(target: Target): Prefix[] {
  if (target.kind === "name" || target.kind === "below") return [];
  if (target.kind === "any") return [{ addr: new Uint8Array(16), prefix: 0 }];
  const addr = addressBytesOf(target.address);
  if (target.family === 4) return [{ addr, prefix: 96 + target.prefix }];
  const covers = target.prefix < MAPPED_BITS && samePrefix(addr, addressBytesOf("0.0.0.0"), target.prefix);
  return covers ? aroundMapped(target.prefix) : [{ addr, prefix: target.prefix }];
}

function samePrefix(a: Uint8Array, b: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit++) if (bitAt(a, bit) !== bitAt(b, bit)) return false;
  return true;
}

function bitAt(bytes: Uint8Array, bit: number): number {
  return ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
}

/** Returns the sibling prefix at each step from `from` bits down to ::ffff:0:0/96. */
function aroundMapped(from: number): Prefix[] {
  const mapped = addressBytesOf("0.0.0.0");
  return Array.from({ length: MAPPED_BITS - from }, (_, i) => {
    const prefix = from + i + 1;
    const addr = new Uint8Array(16);
    for (let bit = 0; bit < prefix; bit++) {
      const value = bit === prefix - 1 ? 1 - bitAt(mapped, bit) : bitAt(mapped, bit);
      addr[bit >> 3] = (addr[bit >> 3] ?? 0) | (value << (7 - (bit & 7)));
    }
    return { addr, prefix };
  });
}
