/** The section `sandbox.network.dns` of the configuration. On failure: see schema.ts. */
import * as z from "zod";
import { ValueError } from "../registry/value-error.ts";
import { parsedBy, seconds } from "./schema-parts.ts";

/** IANA DNS parameters, resource record types that clients ask for. */
const TYPES: Readonly<Record<string, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  NAPTR: 35,
  DS: 43,
  DNSKEY: 48,
  TLSA: 52,
  SVCB: 64,
  HTTPS: 65,
  ANY: 255,
  CAA: 257,
};

function parseType(value: string | number): number {
  const text = String(value).toUpperCase();
  const number =
    TYPES[text] ?? (/^(?:TYPE)?\d{1,5}$/.test(text) ? Number(text.replace("TYPE", "")) : Number.NaN);
  if (number >= 1 && number <= 65_535) return number;
  throw new ValueError(
    `${JSON.stringify(value)} is not a record type`,
    `one of ${Object.keys(TYPES).join(", ")}, or a number 1 to 65535`,
  );
}

export function recordTypeName(number: number): string | number {
  return Object.keys(TYPES).find((name) => TYPES[name] === number) ?? number;
}

const count = z.int().min(1).max(16_777_216);

export const dns = z.strictObject({
  learn: z
    .union([z.literal("auto"), z.boolean()])
    .default("auto")
    .describe(
      "Learn addresses from the answers the agent gets; `auto`: where a rule names a host, or queries are limited.",
    ),
  other_names: z
    .enum(["allow", "count", "refuse"])
    .default("count")
    .describe(
      "Queries for names without a rule. `count`: answered and counted; `refuse`: see `refuse_with`.",
    ),
  refuse_with: z
    .enum(["nxdomain", "refused"])
    .default("nxdomain")
    .describe(
      "Answer to a refused query. `nxdomain`: no such name or type, and search lists go on; `refused`: REFUSED (docs/dns.md#failures).",
    ),
  types: z
    .array(parsedBy(z.union([z.string(), z.int()]), parseType))
    .prefault([])
    .describe("Record types that may be queried, e.g. A, AAAA, HTTPS; empty: any."),
  min_ttl: seconds.default(30).describe("Seconds; a shorter TTL counts as this."),
  grace: z
    .number()
    .min(0)
    .max(86_400 * 30)
    .default(600)
    .describe("Seconds an address stays in force after its TTL; longer while a connection uses it."),
  timeout: seconds.default(10).describe("Seconds netmon waits for a resolver's answer."),
  max_names: count
    .default(16_384)
    .describe("Names with learned addresses; each rule keeps a share (docs/dns.md#how-it-works)."),
  max_addresses: count.default(65_536).describe("Learned addresses of all names."),
  max_addresses_per_name: count.default(4096).describe("Learned addresses of one name."),
  max_queries: count.default(1024).describe("Pending queries; more are dropped and counted."),
});
