/**
 * Host name → addresses, in the order of the C library: /etc/hosts, then DNS with the search list, then
 * the system's other sources (mDNS, NSS modules). `localhost` and names below it are this host, without a
 * query (RFC 6761 section 6.3).
 *
 * On failure: an answer without addresses is "none" only if the servers said so; everything else is a failure,
 * so that the caller keeps its addresses.
 */
import { Resolver, lookup as systemLookup } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { Semaphore } from "../../async/semaphore.ts";
import { orElse } from "../../errors/or-else.ts";
import { canonicalAddress } from "../../registry/address.ts";
import { isSpecialAddress } from "../proxy/special-address.ts";
import {
  type AddressWithTtl,
  type Answer,
  type FamilyAnswer,
  hasAddresses,
  type NameService,
  NONE,
} from "./answer.ts";
import type { Clock } from "./clock.ts";
import {
  type HostsTable,
  hostsFileReader,
  parseResolvConf,
  type ResolvConf,
  searchCandidates,
} from "./resolver-files.ts";

/** Returns all addresses that the system has for a name; null: none, or unknown. */
export type SystemLookup = (name: string) => Promise<readonly string[] | null>;

export interface NameServiceParts {
  hosts: () => HostsTable;
  dns: DnsQuery;
  search: () => Pick<ResolvConf, "search" | "ndots">;
  system: SystemLookup;
}

/** TTL of hosts(5) and NSS entries, which have none: the resolver's minimum applies. */
const NO_TTL = 0;
const LOOPBACK = ["127.0.0.1", "::1"];

function familiesOf(addresses: readonly string[]): Pick<Answer, "v4" | "v6"> {
  const of = (wanted: boolean): FamilyAnswer => {
    const own = addresses.filter((a) => isIPv4(a) === wanted).map((address) => ({ address, ttl: NO_TTL }));
    return own.length > 0 ? { kind: "addresses", addresses: own } : NONE;
  };
  return { v4: of(true), v6: of(false) };
}

/**
 * Keeps the addresses that a name server or NSS may give for a name: not loopback, link-local (cloud metadata),
 * multicast and the like. Whoever answers for an allowed name could otherwise open this host's own services, and
 * whoever answers for a denied one could close netmon's proxy. /etc/hosts may contain them: it is this host's own.
 *
 * Direction of failure: an empty result is a failure, which is reported and keeps the previous addresses.
 */
export function outsideAddresses(answer: FamilyAnswer): FamilyAnswer {
  if (answer.kind !== "addresses") return answer;
  const addresses = answer.addresses.filter(({ address }) => !isSpecialAddress(address));
  if (addresses.length > 0) return { kind: "addresses", addresses };
  const [first] = answer.addresses;
  return {
    kind: "failure",
    error: `${first?.address} is not an address for a name of DNS: give a rule with the address, or an entry of /etc/hosts`,
  };
}

function outside({ v4, v6, queries }: Answer): Answer {
  return { v4: outsideAddresses(v4), v6: outsideAddresses(v6), queries };
}

export function nameService(parts: NameServiceParts): NameService {
  async function fromDns(name: string): Promise<Answer> {
    const failed: Partial<Record<"v4" | "v6", FamilyAnswer>> = {};
    let queries = 0;
    for (const candidate of searchCandidates(name, parts.search())) {
      const [v4, v6] = await Promise.all([parts.dns.query(candidate, 4), parts.dns.query(candidate, 6)]);
      queries += 2;
      if (hasAddresses({ v4, v6 })) return { v4, v6, queries };
      if (v4.kind === "failure") failed.v4 ??= v4;
      if (v6.kind === "failure") failed.v6 ??= v6;
    }
    return { v4: failed.v4 ?? NONE, v6: failed.v6 ?? NONE, queries };
  }

  return {
    async lookup(name) {
      if (name === "localhost" || name.endsWith(".localhost")) return { ...familiesOf(LOOPBACK), queries: 0 };
      const listed = parts.hosts().get(name);
      if (listed) return { ...familiesOf(listed), queries: 0 };
      const answer = outside(await fromDns(name));
      if (hasAddresses(answer)) return answer;
      const known = await parts.system(name);
      return known && known.length > 0 ? outside({ ...familiesOf(known), queries: answer.queries }) : answer;
    },
    close: () => parts.dns.close(),
  };
}

/** Threads of Node's pool, of four, that names without an answer may keep busy: files and sockets need the others. */
const threads = new Semaphore(2);

/** getaddrinfo(3) on a thread of Node's pool. */
const getaddrinfo: SystemLookup = async (name) => {
  try {
    const found = await threads.run(null, () => systemLookup(name, { all: true }));
    return found.flatMap(({ address }) => canonicalAddress(address) ?? []);
  } catch {
    return null; // the DNS answer, which has the reason, is used
  }
};

export interface SystemNameServiceOptions extends DnsQueryOptions {
  hostsFile?: string;
  resolvConf?: string;
}

/** The name service of this host: its own files, never the agent's. */
export function systemNameService({
  hostsFile = "/etc/hosts",
  resolvConf = "/etc/resolv.conf",
  ...options
}: SystemNameServiceOptions): NameService {
  return nameService({
    hosts: hostsFileReader(hostsFile),
    dns: dnsQuery(options),
    search: () => orElse(() => parseResolvConf(readFileSync(resolvConf, "utf8")), { search: [], ndots: 1 }),
    system: getaddrinfo,
  });
}

export interface DnsQuery {
  query(name: string, family: 4 | 6): Promise<FamilyAnswer>;
  close(): void;
}

interface DnsQueryOptions {
  /** `address` or `address:port`, IPv6 in brackets; absent: those of this host's resolv.conf. */
  servers?: readonly string[];
  /** Time limit of one query including its retries. */
  timeoutMs: number;
  clock: Clock;
}

/** Errors that are negative answers; any other error is not an answer. */
const NEGATIVE = new Set(["ENOTFOUND", "ENODATA"]);
const TRIES = 2;

/**
 * Sends one query for one name and type through c-ares (node:dns), which handles retries, fail-over between servers,
 * TCP after a truncated answer and CNAME chains (with the least TTL of the chain).
 */
export function dnsQuery(options: DnsQueryOptions): DnsQuery {
  // c-ares doubles the timeout with each try: 1 + 2 parts.
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
    query: async (name, family) => {
      if (closed) return { kind: "failure", error: "ECANCELLED" };
      // With several servers c-ares may exceed the time limit of one query.
      const { clock, timeoutMs } = options;
      return new Promise((resolve, reject) => {
        const timer = clock.after(timeoutMs, () => resolve({ kind: "failure", error: "ETIMEOUT" }));
        ask(name, family)
          .finally(() => timer.cancel())
          .then(resolve, reject);
      });
    },
    close: () => {
      closed = true;
      resolver.cancel();
    },
  };
}
