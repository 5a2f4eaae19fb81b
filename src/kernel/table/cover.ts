/**
 * The denied range that covers an address or a narrower range. Pure.
 */
import { encodeRangeKey } from "../layout.ts";
import type { Entries } from "./entries.ts";

/** Value of a denied range of this protocol and port with fewer than `below` address bits; undefined: none. */
export type DenialCover = (
  addr: Uint8Array,
  below: number,
  port: number,
  protocol: number,
) => Uint8Array | undefined;

/** Address bits of a key of `ranges`. */
export const prefixAt = (ranges: Entries, at: number): number => ranges.leading(at) - 32;

/** How many address bits ranges have, the most first. */
export function prefixLengths(ranges: Entries, counts: (at: number) => boolean = () => true): number[] {
  const found = new Set<number>();
  for (let at = 0; at < ranges.size; at++) if (counts(at)) found.add(prefixAt(ranges, at));
  return [...found].sort((a, b) => b - a);
}

/**
 * The longest of them first; null: no range is denied. `most`: ranges with more address bits do not count. `besides`:
 * keys of others that do not, as latin1 text. Until the answer is used no more, no denied range that counts comes or goes.
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

/** More bits than an address has: a range of all 128 covers it, too. */
const WHOLE = 129;

/** The denied range that covers a key of `rules` (struct netmon_rule_key), in each class that may cover it. */
export function coverOfRule(cover: DenialCover, key: Buffer): Uint8Array | undefined {
  const [addr, port, protocol] = [key.subarray(0, 16), key.readUInt16BE(16), key.readUInt8(18)];
  return cover(addr, WHOLE, port, protocol) ?? cover(addr, WHOLE, 0, protocol) ?? cover(addr, WHOLE, 0, 0);
}

/** The denied range that covers a key of `ranges` (struct netmon_range_key) with fewer address bits. */
export function coverOfRange(cover: DenialCover, key: Buffer): Uint8Array | undefined {
  return cover(key.subarray(8), key.readUInt32LE(0) - 32, key.readUInt16BE(6), key.readUInt8(4));
}
