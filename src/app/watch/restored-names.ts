/**
 * What an earlier netmon had learned, read back from the kernel table that is adopted: clients go on using it. It
 * stays for the grace time unless it is told again. Direction of failure: closed; an address whose rule no policy
 * has any more is not restored.
 */
import type { LearnedNames } from "../../netmon/dns/learned-names.ts";
import { decodeRule } from "../../netmon/layout.ts";
import { addressText } from "../../netmon/table/address.ts";
import type { TableContents } from "../../netmon/table/compile.ts";
import type { Legend } from "../../netmon/table/legend.ts";

/** Bits of a range key for one whole address: protocol and port, and 128. */
const WHOLE_ADDRESS = 32 + 128;

export function restoreLearned(
  table: TableContents,
  legend: Legend,
  learned: LearnedNames,
  now: number,
): void {
  const restore = (addr: string, value: string): void => {
    const host = legend.rule(decodeRule(Buffer.from(value, "latin1")).rule)?.host;
    if (host) learned.restore(host, addressText(Buffer.from(addr, "latin1")), now);
  };
  for (const [key, value] of table.rules) restore(key.slice(0, 16), value);
  for (const [key, value] of table.ranges)
    if (Buffer.from(key.slice(0, 4), "latin1").readUInt32LE(0) === WHOLE_ADDRESS)
      restore(key.slice(8, 24), value);
}
