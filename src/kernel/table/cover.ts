/**
 * Which denied range covers an address or a narrower range. Pure.
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

/** `ranges`: keys and values as latin1 strings; must not change while the answer is used. */
export function denialCover(ranges: ReadonlyMap<string, string>): DenialCover {
  const prefixes = new Set<number>();
  for (const [key, value] of ranges)
    if (isDenial(value)) prefixes.add(Buffer.from(key.slice(0, 4), "latin1").readUInt32LE(0) - 32);
  return (addr, below, port, protocol) => {
    for (const prefix of prefixes) {
      if (prefix >= below) continue;
      const value = ranges.get(encodeRangeKey(addr, prefix, port, protocol).toString("latin1"));
      if (value !== undefined && isDenial(value)) return value;
    }
    return undefined;
  };
}
