/**
 * resolv.conf(5): name servers, search list, ndots. The last `search` or `domain` line counts, as in glibc.
 *
 * Failure: lines that make no sense are passed over, as the C library does.
 */
import { canonicalAddress } from "../../registry/address.ts";

export interface ResolvConf {
  /** Canonical text, zone dropped; at most three (MAXNS). */
  nameservers: string[];
  search: string[];
  ndots: number;
}

const MAXNS = 3;
const MAX_NDOTS = 15; // RES_MAXNDOTS

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

/** The names to ask for, in order: as written first when it has `ndots` dots, else after the search list. */
export function searchCandidates(name: string, conf: Pick<ResolvConf, "search" | "ndots">): string[] {
  const dots = name.split(".").length - 1;
  const searched = conf.search
    .filter((domain) => domain !== "" && domain !== ".")
    .map((domain) => `${name}.${domain.replace(/\.$/, "")}`);
  return dots >= conf.ndots ? [name, ...searched] : [...searched, name];
}
