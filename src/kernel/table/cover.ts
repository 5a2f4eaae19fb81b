/**
 * The denied range that covers an address or a narrower range. Pure.
 */
import { encodeRangeKey, RuleAction } from "../layout.ts";

export const isDenial = (value: string): boolean => value.charCodeAt(8) === RuleAction.deny;

/** Value of a denied range of this protocol and port with fewer than `below` address bits; undefined: none. */
export type DenialCover = (
  addr: Uint8Array,
  below: number,
  port: number,
  protocol: number,
) => string | undefined;

/** The longest of them first. `ranges`: keys and values as latin1 strings; must not change while the answer is used. */
export function denialCover(ranges: ReadonlyMap<string, string>): DenialCover {
  const found = new Set<number>();
  for (const [key, value] of ranges) if (isDenial(value)) found.add(prefixOf(key));
  const prefixes = [...found].sort((a, b) => b - a);
  return (addr, below, port, protocol) => {
    for (const prefix of prefixes) {
      if (prefix >= below) continue;
      const value = ranges.get(encodeRangeKey(addr, prefix, port, protocol).toString("latin1"));
      if (value !== undefined && isDenial(value)) return value;
    }
    return undefined;
  };
}

/** More bits than an address has: a range of all 128 covers it, too. */
const WHOLE = 129;

/** The denied range that covers a key of `rules` (struct netmon_rule_key), in each class that may cover it. */
export function coverOfRule(cover: DenialCover, key: string): string | undefined {
  const bytes = Buffer.from(key, "latin1");
  const [addr, port, protocol] = [bytes.subarray(0, 16), bytes.readUInt16BE(16), bytes.readUInt8(18)];
  return cover(addr, WHOLE, port, protocol) ?? cover(addr, WHOLE, 0, protocol) ?? cover(addr, WHOLE, 0, 0);
}

/** The denied range that covers a key of `ranges` (struct netmon_range_key) with fewer than `below` address bits. */
export function coverOfRange(cover: DenialCover, key: string, below = prefixOf(key)): string | undefined {
  const bytes = Buffer.from(key, "latin1");
  return cover(bytes.subarray(8), below, bytes.readUInt16BE(6), bytes.readUInt8(4));
}

/** Address bits of a key of `ranges`. */
export function prefixOf(key: string): number {
  return Buffer.from(key.slice(0, 4), "latin1").readUInt32LE(0) - 32;
}
