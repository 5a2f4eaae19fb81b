/** The files of the C library's resolver. netmon's own, never the agent's: whoever writes them decides on addresses. */
import { readFileSync, statSync } from "node:fs";
import { canonicalAddress } from "../../registry/address.ts";

/** Name in lower case → addresses in canonical text. */
export type HostsTable = ReadonlyMap<string, readonly string[]>;

export function parseHostsFile(text: string): HostsTable {
  const table = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const [address, ...names] = line.replace(/#.*$/, "").trim().split(/\s+/);
    const canonical = canonicalAddress(address ?? "");
    if (canonical === null) continue;
    for (const name of names) {
      const key = name.toLowerCase().replace(/\.$/, "");
      const known = table.get(key) ?? [];
      if (!known.includes(canonical)) table.set(key, [...known, canonical]);
    }
  }
  return table;
}

/**
 * Returns a reader of /etc/hosts (hosts(5)) that parses the file again only when it has changed. A file that cannot be
 * read has no entries; DNS is used instead.
 */
export function hostsFileReader(path: string): () => HostsTable {
  let version = "";
  let table: HostsTable = new Map();
  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(path);
      const now = `${mtimeMs} ${size} ${ino}`;
      if (now !== version) table = parseHostsFile(readFileSync(path, "utf8"));
      version = now;
    } catch {
      version = "";
      table = new Map();
    }
    return table;
  };
}

export interface ResolvConf {
  /** Canonical text without zone; at most three (MAXNS). */
  nameservers: string[];
  search: string[];
  ndots: number;
}

const MAXNS = 3;
const MAX_NDOTS = 15; // RES_MAXNDOTS

/**
 * Parses resolv.conf(5): name servers, search list, ndots. The last `search` or `domain` line counts, as in glibc;
 * invalid lines are ignored, as in the C library.
 */
export function parseResolvConf(text: string): ResolvConf {
  const conf: ResolvConf = { nameservers: [], search: [], ndots: 1 };
  for (const line of text.split("\n")) {
    if (/^\s*[#;]/.test(line)) continue;
    const [keyword, ...values] = line.trim().split(/\s+/);
    if (keyword === "nameserver") {
      const address = canonicalAddress(values[0] ?? "");
      if (address !== null) conf.nameservers.push(address);
    } else if (keyword === "search") conf.search = values;
    else if (keyword === "domain") conf.search = values.slice(0, 1);
    else if (keyword === "options") {
      const ndots = values.map((v) => /^ndots:(\d+)$/.exec(v)?.[1]).findLast((v) => v !== undefined);
      if (ndots !== undefined) conf.ndots = Math.min(Number(ndots), MAX_NDOTS);
    }
  }
  conf.nameservers = conf.nameservers.slice(0, MAXNS);
  return conf;
}

/** The names to query, in order: the name as written comes first if it has `ndots` dots, else after the search list. */
export function searchCandidates(name: string, conf: Pick<ResolvConf, "search" | "ndots">): string[] {
  const dots = name.split(".").length - 1;
  const searched = conf.search
    .filter((domain) => domain !== "" && domain !== ".")
    .map((domain) => `${name}.${domain.replace(/\.$/, "")}`);
  return dots >= conf.ndots ? [name, ...searched] : [...searched, name];
}
