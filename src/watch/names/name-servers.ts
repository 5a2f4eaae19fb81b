/**
 * Name servers for `resolvers: auto`: those of the agent's own resolv.conf, read once when the watch starts. It is not
 * read again later: the file may belong to the agent, and naming a "resolver" opens a way out.
 *
 * Fails closed. A file that cannot be read, or that could make its reader wait, yields no name servers.
 */
import { getServers } from "node:dns";
import { constants, fstatSync, readSync } from "node:fs";
import type { ResolverAddress } from "../../config/config.ts";
import { parseResolvConf } from "../../dns/resolver/resolver-files.ts";
import { orElse } from "../../errors/or-else.ts";
import { readUpTo } from "../../files/read.ts";
import { O_PATH, opened } from "../../files/walk.ts";
import { listSubtreePids } from "../../kernel/target/subtree.ts";
import { canonicalAddress } from "../../registry/address.ts";

const DNS_PORT = 53;
const MAX_BYTES = 64 << 10;

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
  return pid === undefined ? hostNameServers() : nameServersIn(`/proc/${pid}/root/etc/resolv.conf`);
}

/** Returns those of this process's own resolv.conf. */
export function hostNameServers(): ResolverAddress[] {
  return nameServersIn("/etc/resolv.conf");
}

/** The agent may have put anything at this path: what is no regular file is not opened for reading. */
export function nameServersIn(path: string): ResolverAddress[] {
  const addresses = orElse(() => {
    using entry = opened(path, O_PATH);
    const stat = fstatSync(entry.fd);
    if (!stat.isFile()) return [];
    using file = opened(`/proc/self/fd/${entry.fd}`, constants.O_RDONLY | constants.O_NONBLOCK);
    const bytes = readUpTo(path, MAX_BYTES, stat.size, (piece) => readSync(file.fd, piece));
    return parseResolvConf(bytes.toString("utf8")).nameservers;
  }, []);
  return addresses.map((address) => ({ address, port: DNS_PORT }));
}
