/**
 * The name servers behind `resolvers: auto`: those of the agent's own resolv.conf, read once when the watch
 * starts. Not again later: the file may belong to the agent, and naming a "resolver" opens a way out.
 *
 * Direction of failure: closed. A file that cannot be read names no one.
 */
import { readFileSync } from "node:fs";
import type { ResolverAddress } from "../../config/config.ts";
import { parseResolvConf } from "../../netmon/resolver/resolv-conf.ts";
import { listSubtreePids } from "../../netmon/target/subtree.ts";

const DNS_PORT = 53;

/** `cgroup`: path of the session's cgroup; while it is empty, this process's own file counts. */
export function agentNameServers(cgroup: string): ResolverAddress[] {
  const [pid] = listSubtreePids(cgroup);
  const file = pid === undefined ? "/etc/resolv.conf" : `/proc/${pid}/root/etc/resolv.conf`;
  try {
    const { nameservers } = parseResolvConf(readFileSync(file, "utf8"));
    return nameservers.map((address) => ({ address, port: DNS_PORT }));
  } catch {
    return [];
  }
}
