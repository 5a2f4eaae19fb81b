/** Finds the denied range that covers an address or a narrower range. Pure. */
import { encodeRangeKey } from "../layout.ts";
import type { Entries } from "./entries.ts";

/** Returns the value of a denied range of this protocol and port with fewer than `below` address bits, or undefined. */
export type DenialCover = (
  addr: Uint8Array,
  below: number,
  port: number,
  protocol: number,
) => Uint8Array | undefined;

/** Number of address bits of a key of `ranges`. */
export const prefixAt = (ranges: Entries, at: number): number => ranges.leading(at) - 32;

/** The distinct prefix lengths of ranges, in address bits, longest first. */
export function prefixLengths(ranges: Entries, counts: (at: number) => boolean = () => true): number[] {
  const found = new Set<number>();
  for (let at = 0; at < ranges.size; at++) if (counts(at)) found.add(prefixAt(ranges, at));
  return [...found].sort((a, b) => b - a);
}

/**
 * Prefers the longest range; null: no range is denied. `most`: ignores ranges with more address bits. `besides`: keys
 * to ignore, as latin1 text. The denied ranges must not change while the result is in use.
 */
export function denialCover(
  ranges: Entries,
  { most = 128, besides }: { most?: number; besides?: ReadonlySet<string> } = {},
): DenialCover | null {
  const prefixes = prefixLengths(ranges, (at) => ranges.isDenial(at) && prefixAt(ranges, at) <= most);
  if (prefixes.length === 0) return null;
  return (addr, below, port, protocol) => {
    for (const prefix of prefixes) {
      if (prefix >= below) continue;
      const key = encodeRangeKey(addr, prefix, port, protocol);
      const at = ranges.indexOf(key);
      if (at >= 0 && ranges.isDenial(at) && !besides?.has(key.toString("latin1"))) return ranges.value(at);
    }
    return undefined;
  };
}

/** One more than the bits of an address: a range of all 128 bits covers it too. */
const WHOLE = 129;

/** Returns the denied range that covers a key of `rules` (struct netmon_rule_key), in any class. */
export function coverOfRule(cover: DenialCover, key: Buffer): Uint8Array | undefined {
  const [addr, port, protocol] = [key.subarray(0, 16), key.readUInt16BE(16), key.readUInt8(18)];
  return cover(addr, WHOLE, port, protocol) ?? cover(addr, WHOLE, 0, protocol) ?? cover(addr, WHOLE, 0, 0);
}

/** Returns the denied range with fewer address bits that covers a key of `ranges` (struct netmon_range_key). */
export function coverOfRange(cover: DenialCover, key: Buffer): Uint8Array | undefined {
  return cover(key.subarray(8), key.readUInt32LE(0) - 32, key.readUInt16BE(6), key.readUInt8(4));
}
