/**
 * The name servers behind `resolvers: auto`: those of the agent's own resolv.conf, read once when the watch
 * starts. Not again later: the file may belong to the agent, and naming a "resolver" opens a way out.
 *
 * Direction of failure: closed. A file that cannot be read names no one.
 */
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { ResolverAddress } from "../../config/config.ts";
import { listSubtreePids } from "../../netmon/target/subtree.ts";

const DNS_PORT = 53;
/** resolv.conf(5): MAXNS */
const MAX_NAME_SERVERS = 3;

/** `cgroup`: path of the session's cgroup; while it is empty, this process's own file counts. */
export function agentNameServers(cgroup: string): ResolverAddress[] {
  const [pid] = listSubtreePids(cgroup);
  const file = pid === undefined ? "/etc/resolv.conf" : `/proc/${pid}/root/etc/resolv.conf`;
  try {
    return parseResolvConf(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}

export function parseResolvConf(text: string): ResolverAddress[] {
  const servers: ResolverAddress[] = [];
  for (const line of text.split("\n")) {
    const [keyword, address] = line.trim().split(/\s+/);
    if (keyword !== "nameserver" || address === undefined) continue;
    const plain = address.replace(/%.*$/, "");
    if (isIP(plain) !== 0) servers.push({ address: plain, port: DNS_PORT });
  }
  return servers.slice(0, MAX_NAME_SERVERS);
}
