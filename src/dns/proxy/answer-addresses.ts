/**
 * The addresses that an answer gives for the name in its question: those at the ends of the CNAME chains from that
 * name, and the hints of its SVCB and HTTPS records. Pure.
 *
 * Fails closed: throws on an answer that cannot be read, and on an address of a name outside the chain. Some
 * clients accept it (musl, Go), others do not (glibc).
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { type AnswerRecord, answerRecords } from "./records.ts";

export interface AnswerAddress {
  /** Canonical text. */
  readonly address: string;
  /** Seconds: the minimum along the chain. */
  readonly ttl: number;
}

export interface AnswerAddresses {
  readonly addresses: readonly AnswerAddress[];
  /** Names from SVCB and HTTPS records that the client will ask for instead of the first one. */
  readonly aliases: readonly { readonly name: string; readonly ttl: number }[];
  /** The other names of the chain. */
  readonly via: readonly string[];
}

/** `requested`: lower case. Throws if the message is malformed. */
export function answerAddresses(message: Buffer, requested: string): AnswerAddresses {
  const { records } = answerRecords(message);
  const chain = chainFrom(requested, records);
  const addresses: AnswerAddress[] = [];
  const aliases: { name: string; ttl: number }[] = [];
  for (const record of records) {
    const ofChain = chain.get(record.owner);
    if (ofChain === undefined) {
      if (record.kind === "address")
        throw new RangeError(`an address of ${record.owner}, which was not asked for`);
      continue;
    }
    const ttl = Math.min(record.ttl, ofChain);
    if (record.kind === "address") addresses.push({ address: record.address, ttl });
    if (record.kind !== "service") continue;
    const { target, hints } = record.service;
    for (const address of hints) addresses.push({ address, ttl });
    if (target !== "" && !chain.has(target)) aliases.push({ name: target, ttl });
  }
  return { addresses, aliases, via: [...chain.keys()].slice(1) };
}

/**
 * Each name that CNAMEs lead to, with the least TTL on the way to it, the asked name first. Records may be in any
 * order; if a name has several, all count, because clients differ in which they follow.
 */
function chainFrom(requested: string, records: readonly AnswerRecord[]): Map<string, number> {
  const next = new Map<string, { target: string; ttl: number }[]>();
  for (const record of records) {
    if (record.kind === "alias") getOrInsert(next, record.owner, () => []).push(record);
  }
  const chain = new Map<string, number>([[requested, Number.POSITIVE_INFINITY]]);
  // a Map's iteration also visits entries added during it
  for (const [name, least] of chain)
    for (const { target, ttl } of next.get(name) ?? [])
      if (!chain.has(target)) chain.set(target, Math.min(ttl, least));
  return chain;
}
