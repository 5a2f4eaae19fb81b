/**
 * Network namespaces of a session's processes: a container's, or netmon's own while the cgroup is empty. Namespaces
 * made by the agent itself are excluded: without privileges it gets one only in a user namespace of its own, where it
 * is root, so it could be the resolver whose answers netmon believes.
 *
 * Fails closed for a namespace of unknown maker: names are not resolved there. Skips processes that end meanwhile.
 */
import { readlinkSync } from "node:fs";
import { NetworkNamespace } from "../../kernel/netns.ts";
import { readStat } from "../../kernel/target/procfs.ts";
import { listSubtreePids } from "../../kernel/target/subtree.ts";

/** User namespaces, as `user:[inode]`, whose processes needed real privileges to make their network namespace. */
export type TrustedUsers = ReadonlySet<string>;

/** Returns netmon's own, and that of the session's oldest process: the first process of a rootless container. */
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

/**
 * Returns the inodes of the trusted user namespaces, for the kernel programs; null: not known, because nothing runs in a
 * cgroup that netmon did not make. A container's runtime may still have to make the namespaces there.
 */
export function homeUsers(cgroup: string, madeByNetmon: boolean): number[] | null {
  if (!madeByNetmon && listSubtreePids(cgroup).length === 0) return null;
  return [...trustedUsers(cgroup)].map((name) => Number(/\d+/.exec(name)?.[0]));
}

export interface SessionNamespaces {
  /** Keyed by `net:[inode]`, each opened once, for the caller to close; known ones are left out. */
  found: Map<string, NetworkNamespace>;
  /** Known ones in which no process of the session lives, while the session has processes. */
  vacated: Set<string>;
  /** Whether some belong to the agent itself. */
  foreign: boolean;
}

export function sessionNamespaces(
  cgroup: string,
  known: ReadonlySet<string>,
  trusted: TrustedUsers,
): SessionNamespaces {
  const found = new Map<string, NetworkNamespace>();
  const foreign = new Set<string>();
  const vacated = new Set(known);
  const pids = listSubtreePids(cgroup);
  for (const pid of pids) {
    const name = link(pid, "net");
    if (name !== null) vacated.delete(name);
    if (name === null || known.has(name) || found.has(name)) continue;
    const netns = openTrusted(pid, name, trusted);
    if (netns === "foreign") foreign.add(name);
    else if (netns !== null) found.set(name, netns);
  }
  const own = readlinkSync("/proc/thread-self/ns/net");
  if (pids.length === 0 && known.size === 0) found.set(own, NetworkNamespace.own());
  for (const name of [...known, ...found.keys()]) foreign.delete(name);
  if (pids.length === 0) vacated.clear();
  return { found, vacated, foreign: foreign.size > 0 };
}

/**
 * The user namespace is checked after the network namespace was opened: a process can only move to a descendant user
 * namespace, so one that is in a trusted one now was in one when it entered its network namespace. The start time shows
 * that it is still the same process. Returns null if the process is gone or has moved.
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

/** Returns null if the process is gone. */
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
