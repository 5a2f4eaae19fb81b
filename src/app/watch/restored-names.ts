/**
 * What an earlier netmon had learned, read back from the kernel table that is adopted: clients go on using it. It
 * stays for the grace time unless it is answered again. Direction of failure: closed; an address whose rule no policy
 * has any more is not restored.
 */

import type { LearnedNames } from "../../dns/proxy/learned-names.ts";
import { decodeRule } from "../../kernel/layout.ts";
import { addressText } from "../../kernel/table/address.ts";
import type { TableContents } from "../../kernel/table/compile.ts";
import { prefixOf } from "../../kernel/table/cover.ts";
import type { RuleNames } from "../../kernel/table/rule-names.ts";

export function restoreLearned(
  table: TableContents,
  ruleNames: RuleNames,
  learned: LearnedNames,
  now: number,
): void {
  const restore = (addr: string, value: string): void => {
    const host = ruleNames.rule(decodeRule(Buffer.from(value, "latin1")).rule)?.host;
    if (host) learned.restore(host, addressText(Buffer.from(addr, "latin1")), now);
  };
  for (const [key, value] of table.rules) restore(key.slice(0, 16), value);
  for (const [key, value] of table.ranges) if (prefixOf(key) === 128) restore(key.slice(8, 24), value);
}
