/**
 * The addresses an answer gives for the name that was asked: those at the end of the CNAME chain from that name,
 * and hints of its SVCB and HTTPS records. Records of other names in the same answer count for nothing: whoever
 * answers for one name cannot speak for another. Pure.
 *
 * Failure: throws on an answer that cannot be read.
 */
import { canonicalAddress } from "../../registry/address.ts";
import { type AnswerRecord, answerRecords, TYPE } from "./message.ts";
import { readServiceRecord } from "./service-record.ts";

export interface ToldAddress {
  /** Canonical text. */
  readonly address: string;
  /** Seconds: the least of the chain. */
  readonly ttl: number;
}

export interface Told {
  readonly addresses: readonly ToldAddress[];
  /** Names of SVCB and HTTPS records that the client will ask for in the place of the first one. */
  readonly aliases: readonly { readonly name: string; readonly ttl: number }[];
}

/** Resolvers give up earlier; a loop ends here. */
const MAX_CHAIN = 32;

/** `asked`: lower case. Throws where the message is malformed. */
export function toldAddresses(message: Buffer, asked: string): Told {
  const records = answerRecords(message);
  const chain = chainFrom(asked, records);
  const addresses: ToldAddress[] = [];
  const aliases: { name: string; ttl: number }[] = [];
  const tell = (text: string, ttl: number): void => {
    const address = canonicalAddress(text);
    if (address === null) throw new RangeError(`${text} is not an address`);
    addresses.push({ address, ttl });
  };
  for (const { owner, type, ttl, data } of records) {
    const ofChain = chain.get(owner);
    if (ofChain === undefined) continue;
    const least = Math.min(ttl, ofChain);
    if ((type === TYPE.A || type === TYPE.AAAA) && typeof data === "string") tell(data, least);
    if ((type === TYPE.SVCB || type === TYPE.HTTPS) && Buffer.isBuffer(data)) {
      const { target, hints } = readServiceRecord(data);
      for (const hint of hints) tell(hint, least);
      if (target !== "" && !chain.has(target)) aliases.push({ name: target, ttl: least });
    }
  }
  return { addresses, aliases };
}

/** Each name of the CNAME chain with the least TTL on the way to it. Records may come in any order. */
function chainFrom(asked: string, records: readonly AnswerRecord[]): Map<string, number> {
  const next = new Map(
    records.flatMap((r) =>
      r.type === TYPE.CNAME && typeof r.data === "string"
        ? [[r.owner, { to: r.data, ttl: r.ttl }] as const]
        : [],
    ),
  );
  const chain = new Map<string, number>([[asked, Number.POSITIVE_INFINITY]]);
  let name = asked;
  for (let links = 0; links < MAX_CHAIN; links++) {
    const link = next.get(name);
    if (link === undefined || chain.has(link.to)) break;
    chain.set(link.to, Math.min(link.ttl, chain.get(name) ?? 0));
    name = link.to;
  }
  return chain;
}
