/**
 * The network namespaces a session's processes live in: that of a container's, or netmon's own while the cgroup is
 * empty. Direction of failure: a process that goes away meanwhile is passed over.
 */
import { readlinkSync } from "node:fs";
import { NetworkNamespace } from "../../netmon/netns.ts";
import { listSubtreePids } from "../../netmon/target/subtree.ts";

/** By `net:[inode]`, each opened once, for the caller to close; `known` ones are left out. */
export function sessionNamespaces(cgroup: string, known: ReadonlySet<string>): Map<string, NetworkNamespace> {
  const found = new Map<string, NetworkNamespace>();
  const pids = listSubtreePids(cgroup);
  for (const pid of pids) {
    try {
      const name = readlinkSync(`/proc/${pid}/ns/net`);
      if (!known.has(name) && !found.has(name)) found.set(name, NetworkNamespace.ofProcess(pid));
    } catch (error) {
      if (!["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  }
  const own = readlinkSync("/proc/thread-self/ns/net");
  if (pids.length === 0 && known.size === 0) found.set(own, NetworkNamespace.own());
  return found;
}
