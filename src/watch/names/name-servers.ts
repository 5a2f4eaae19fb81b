/**
 * Name servers for `resolvers: auto`: those of the agent's own resolv.conf, read once when the watch starts. It is not
 * read again later: the file may belong to the agent, and naming a "resolver" opens a way out.
 *
 * Fails closed. A file that cannot be read yields no name servers.
 */
import { getServers } from "node:dns";
import { readFileSync } from "node:fs";
import type { ResolverAddress } from "../../config/config.ts";
import { parseResolvConf } from "../../dns/resolver/resolver-files.ts";
import { orElse } from "../../errors/or-else.ts";
import { listSubtreePids } from "../../kernel/target/subtree.ts";
import { canonicalAddress } from "../../registry/address.ts";

const DNS_PORT = 53;

/** Returns the name servers that netmon itself queries. */
export function ownNameServers(): ResolverAddress[] {
  return getServers().flatMap((server) => {
    // `address`, or `address:port` for another port; IPv6 in brackets
    const [, bracketed, plain, port] = /^(?:\[(.*)\]|([\d.]+))(?::(\d+))?$/.exec(server) ?? [];
    const address = canonicalAddress(bracketed ?? plain ?? server);
    return address === null ? [] : [{ address, port: Number(port ?? DNS_PORT) }];
  });
}

/** `cgroup`: path of the session's cgroup; while it is empty, this process's own resolv.conf is read. */
export function agentNameServers(cgroup: string): ResolverAddress[] {
  const [pid] = listSubtreePids(cgroup);
  const file = pid === undefined ? "/etc/resolv.conf" : `/proc/${pid}/root/etc/resolv.conf`;
  const addresses = orElse(() => parseResolvConf(readFileSync(file, "utf8")).nameservers, []);
  return addresses.map((address) => ({ address, port: DNS_PORT }));
}
