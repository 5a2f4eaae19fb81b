/**
 * The kernel's verdict in TypeScript: what bpf/judge_connection.h would decide for a destination with these contents.
 * Used to find live connections that a new table no longer permits; a test compares the two.
 */
import { append } from "../../collections/long-lists.ts";
import { isThisHost } from "../../registry/address.ts";
import { encodeRangeKey, encodeRuleKey, RangeClass } from "../layout.ts";
import { isNat64, LOCAL_CLASS, mappedFrom } from "./address.ts";
import type { TableContents } from "./compile.ts";
import { prefixLengths } from "./cover.ts";
import { isDenial } from "./entries.ts";

export interface ModelVerdict {
  permitted: boolean;
  /** Value (struct netmon_rule) of the deciding rule, valid until the table changes; null: no rule matched. */
  rule: Buffer | null;
}

/** `addr`: 16 bytes; `protocol`: IPPROTO number, MPTCP as 6; `local`: the destination is this host. */
export type KernelModel = (addr: Uint8Array, port: number, protocol: number, local?: boolean) => ModelVerdict;

/** `table` must not change while the model is used. */
export function kernelModel(table: TableContents, failClosed: boolean): KernelModel {
  const lengths = prefixLengths(table.ranges);

  const longestPrefix = (addr: Uint8Array, port: number, protocol: number): Buffer | undefined => {
    for (const length of lengths) {
      const value = table.ranges.get(encodeRangeKey(addr, length, port, protocol));
      if (value !== undefined) return value;
    }
    return undefined;
  };

  const matches = (addr: Uint8Array, port: number, protocol: number): Buffer[] => {
    const exact = table.rules.get(encodeRuleKey(addr, port, protocol));
    if (exact !== undefined) return [exact];
    const found: (Buffer | undefined)[] = [];
    if (table.rangeClasses & RangeClass.protoPort) found.push(longestPrefix(addr, port, protocol));
    if (table.rangeClasses & RangeClass.proto) found.push(longestPrefix(addr, 0, protocol));
    if (table.rangeClasses & RangeClass.any) found.push(longestPrefix(addr, 0, 0));
    return found.filter((value) => value !== undefined);
  };

  return (addr, port, protocol, local = false) => {
    const candidates = matches(addr, port, protocol);
    if (local || isThisHost(addr)) append(candidates, matches(LOCAL_CLASS, port, protocol));
    if (isNat64(addr)) append(candidates, matches(mappedFrom(addr.subarray(12)), port, protocol));
    const denied = candidates.find(isDenial);
    const rule = denied ?? candidates[0] ?? null;
    if (rule === null) return { permitted: !failClosed, rule };
    return { permitted: denied === undefined, rule };
  };
}
