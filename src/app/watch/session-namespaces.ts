/**
 * The network namespaces a session's processes live in: that of a container's, or netmon's own while the cgroup is
 * empty. Not those that the agent made for itself: without rights it gets one only in a user namespace of its own, and
 * is root there, so that it could be the resolver whose answers netmon believes.
 *
 * Direction of failure: closed for a namespace whose maker is not known: names are not resolved there. A process that
 * goes away meanwhile is passed over.
 */
import { readlinkSync } from "node:fs";
import { NetworkNamespace } from "../../kernel/netns.ts";
import { readStat } from "../../kernel/target/procfs.ts";
import { listSubtreePids } from "../../kernel/target/subtree.ts";

/** User namespaces, as `user:[inode]`, whose processes cannot have made their network namespace without real rights. */
export type TrustedUsers = ReadonlySet<string>;

/** netmon's own, and that of the session's oldest process: of a rootless container, its first. */
export function trustedUsers(cgroup: string): TrustedUsers {
  const trusted = new Set([readlinkSync("/proc/self/ns/user")]);
  const stats = listSubtreePids(cgroup).flatMap((pid) => {
    const stat = readStat(pid);
    return stat === null ? [] : [{ pid, startTime: BigInt(stat.startTime) }];
  });
  const [first, ...others] = stats;
  if (first === undefined) return trusted;
  const oldest = others.reduce((a, b) => (b.startTime < a.startTime ? b : a), first);
  const users = link(oldest.pid, "user");
  if (users !== null) trusted.add(users);
  return trusted;
}

export interface SessionNamespaces {
  /** By `net:[inode]`, each opened once, for the caller to close; known ones are left out. */
  found: Map<string, NetworkNamespace>;
  /** Known ones that no process of the session lives in, while it has processes. */
  left: Set<string>;
  /** Some are the agent's own. */
  foreign: boolean;
}

export function sessionNamespaces(
  cgroup: string,
  known: ReadonlySet<string>,
  trusted: TrustedUsers,
): SessionNamespaces {
  const found = new Map<string, NetworkNamespace>();
  const foreign = new Set<string>();
  const left = new Set(known);
  const pids = listSubtreePids(cgroup);
  for (const pid of pids) {
    const name = link(pid, "net");
    if (name !== null) left.delete(name);
    if (name === null || known.has(name) || found.has(name)) continue;
    const netns = openTrusted(pid, name, trusted);
    if (netns === "foreign") foreign.add(name);
    else if (netns !== null) found.set(name, netns);
  }
  const own = readlinkSync("/proc/thread-self/ns/net");
  if (pids.length === 0 && known.size === 0) found.set(own, NetworkNamespace.own());
  for (const name of [...known, ...found.keys()]) foreign.delete(name);
  if (pids.length === 0) left.clear();
  return { found, left, foreign: foreign.size > 0 };
}

/**
 * The user namespace is looked at after the other was opened: a process can go to a user namespace below, never back,
 * so that one which is in a trusted one now was so when it came to live in its network namespace. The start time tells
 * that it is still the same process. null: it is gone, or lives elsewhere by now.
 */
function openTrusted(pid: number, name: string, trusted: TrustedUsers): NetworkNamespace | "foreign" | null {
  const before = readStat(pid);
  let netns: NetworkNamespace;
  try {
    netns = NetworkNamespace.ofProcess(pid);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
  const users = link(pid, "user");
  const same = before !== null && readStat(pid)?.startTime === before.startTime && link(pid, "net") === name;
  if (users !== null && same && trusted.has(users)) return netns;
  netns.close();
  return users !== null && same ? "foreign" : null;
}

/** null: the process is gone. */
function link(pid: number, kind: "net" | "user"): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/${kind}`);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return ["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "");
}
