/**
 * One DNS query for one name and type, with TTLs, through c-ares (node:dns): repeats, fail-over between
 * servers, TCP after a truncated answer and CNAME chains (the least TTL of the chain) are its work.
 */
import { Resolver } from "node:dns/promises";
import { canonicalAddress } from "../../registry/address.ts";
import { type AddressWithTtl, type FamilyAnswer, NONE } from "./answer.ts";
import type { Clock } from "./clock.ts";

export interface DnsQuery {
  query(name: string, family: 4 | 6): Promise<FamilyAnswer>;
  close(): void;
}

export interface DnsQueryOptions {
  /** `address` or `address:port`, IPv6 in brackets; none: those of this host's resolv.conf. */
  servers?: readonly string[];
  /** For one query with its repeats. */
  timeoutMs: number;
  clock: Clock;
}

/** Answers that say "there is none"; every other error is not an answer. */
const NEGATIVE = new Set(["ENOTFOUND", "ENODATA"]);
const TRIES = 2;

export function dnsQuery(options: DnsQueryOptions): DnsQuery {
  // c-ares doubles the time with each try: 1 + 2 parts.
  const resolver = new Resolver({ timeout: Math.max(1, Math.floor(options.timeoutMs / 3)), tries: TRIES });
  if (options.servers) resolver.setServers(options.servers);
  let closed = false;

  async function ask(name: string, family: 4 | 6): Promise<FamilyAnswer> {
    try {
      const records = await (family === 4
        ? resolver.resolve4(name, { ttl: true })
        : resolver.resolve6(name, { ttl: true }));
      const addresses = records.flatMap(({ address, ttl }): AddressWithTtl[] => {
        const canonical = canonicalAddress(address);
        return canonical === null ? [] : [{ address: canonical, ttl }];
      });
      return addresses.length > 0 ? { kind: "addresses", addresses } : NONE;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      return NEGATIVE.has(code) ? NONE : { kind: "failure", error: code };
    }
  }

  return {
    query: (name, family) => {
      if (closed) return Promise.resolve({ kind: "failure", error: "ECANCELLED" });
      // With several servers c-ares may take longer than one query's time.
      return new Promise((resolve) => {
        const timer = options.clock.after(options.timeoutMs, () =>
          resolve({ kind: "failure", error: "ETIMEOUT" }),
        );
        ask(name, family)
          .then(resolve, (error: unknown) => resolve({ kind: "failure", error: String(error) }))
          .finally(() => timer.cancel());
      });
    },
    close: () => {
      closed = true;
      resolver.cancel();
    },
  };
}
