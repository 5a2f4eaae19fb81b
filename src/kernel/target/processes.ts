/**
 * Finds what the kernel hooks cannot stop in the session's processes: uid 0, escaping capabilities, the means to
 * write another cgroup's cgroup.procs, other network namespaces.
 *
 * Direction of failure: what cannot be read counts as unknown and causes a warning;
 * it never makes a session look safer. Cost is bounded: at most `limit` processes, and the event loop runs
 * between batches.
 */
import { readFileSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { type EscapingCapability, escapingCapabilities, overridesFileModes } from "./capabilities.ts";
import type { Cgroup } from "./cgroup2.ts";
import { parseMountinfo } from "./mountinfo.ts";
import { readNamespace, readStatus } from "./procfs.ts";
import { listSubtreePids } from "./subtree.ts";

interface ProcessFacts {
  pid: number;
  comm: string;
  /** Effective uid in netmon's user namespace. */
  uid: number;
  /** Empty for a process whose capabilities apply in its own user namespace only. */
  capabilities: EscapingCapability[];
  /** Whether it can move itself to another cgroup. */
  canLeave: boolean;
  /** null: not readable. */
  netns: bigint | null;
}

export interface ProcessReport {
  /** The inspected processes. */
  processes: ProcessFacts[];
  /** Number of processes beyond the limit. */
  notInspected: number;
  /** Sentences for people: what cannot be guaranteed for this session. Empty if nothing was found. */
  warnings: string[];
}

const BATCH = 64;

/** Reads at most `limit` of the processes in the cgroup and below it. */
export async function readProcesses(cgroup: Cgroup, limit = 4096): Promise<ProcessReport> {
  const pids = listSubtreePids(cgroup.path);
  const writers = ancestorWriters(cgroup);
  const mounts = new Map<bigint, boolean>();
  const ownUserns = readNamespace("self", "user");
  const processes: ProcessFacts[] = [];
  for (const [index, pid] of pids.slice(0, limit).entries()) {
    if (index % BATCH === BATCH - 1) await turn();
    const status = readStatus(pid);
    if (status === null) continue; // it ended
    const userns = readNamespace(pid, "user");
    const powerless = userns !== null && userns !== ownUserns;
    const { comm, uid, groups, capEff } = status;
    const mayWrite = !powerless && (uid === 0 || overridesFileModes(capEff));
    const canLeave = (mayWrite || writers(uid, groups)) && seesWritableCgroup2(pid, mounts);
    processes.push({
      pid,
      comm,
      uid,
      capabilities: powerless ? [] : escapingCapabilities(capEff),
      canLeave,
      netns: readNamespace(pid, "net"),
    });
  }
  const notInspected = Math.max(0, pids.length - limit);
  return { processes, notInspected, warnings: describe(processes, notInspected) };
}

/**
 * Whether a user who is not root, with these groups, may write cgroup.procs of an ancestor of the session's cgroup: moving
 * to a sibling needs that right on the common ancestor (Documentation/admin-guide/cgroup-v2.rst, "Delegation Containment").
 */
function ancestorWriters(cgroup: Cgroup): (uid: number, groups: readonly number[]) => boolean {
  const ancestors: Stats[] = [];
  for (let path = dirname(cgroup.path); path.startsWith(cgroup.mount.mountPoint); path = dirname(path)) {
    const stat = statSync(join(path, "cgroup.procs"), { throwIfNoEntry: false });
    if (stat !== undefined && (stat.mode & 0o222) !== 0) ancestors.push(stat);
  }
  return (uid, groups) =>
    ancestors.some((stat) => {
      if (stat.uid === uid) return (stat.mode & 0o200) !== 0;
      return (stat.mode & (groups.includes(stat.gid) ? 0o020 : 0o002)) !== 0;
    });
}

/** Reports whether its mount namespace has a writable cgroup v2; true if that cannot be read. */
function seesWritableCgroup2(pid: number, known: Map<bigint, boolean>): boolean {
  const namespace = readNamespace(pid, "mnt");
  const cached = namespace === null ? undefined : known.get(namespace);
  if (cached !== undefined) return cached;
  let writable = true;
  try {
    const text = readFileSync(join("/proc", String(pid), "mountinfo"), "utf8");
    writable = parseMountinfo(text).some((entry) => entry.fsType === "cgroup2" && !entry.readOnly);
  } catch {
    // ended or unreadable
  }
  if (namespace !== null) known.set(namespace, writable);
  return writable;
}

/** Formats as 'node (12), sh (13) and 4 more'. */
function some(processes: readonly ProcessFacts[]): string {
  const shown = processes.slice(0, 3).map((process) => `${process.comm} (${process.pid})`);
  const more = processes.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

function describe(processes: readonly ProcessFacts[], notInspected: number): string[] {
  const warnings: string[] = [];
  const leaving = processes.filter((process) => process.canLeave);
  if (leaving.length > 0)
    warnings.push(
      `${some(leaving)} can leave the cgroup: enough rights and a writable cgroup file system. Start the agent with netmon exec`,
    );
  const raw = processes.filter((process) => process.capabilities.includes("NET_RAW"));
  if (raw.length > 0)
    warnings.push(`${some(raw)} can use packet sockets (CAP_NET_RAW), which no cgroup hook sees`);
  const others = processes.filter((process) => process.capabilities.some((name) => name !== "NET_RAW"));
  if (others.length > 0) {
    const names = [...new Set(others.flatMap((process) => process.capabilities))].filter(
      (name) => name !== "NET_RAW",
    );
    warnings.push(
      `${some(others)} can undo or bypass the hooks (${names.map((name) => `CAP_${name}`).join(", ")})`,
    );
  }
  const own = readNamespace("self", "net");
  const elsewhere = processes.filter((process) => process.netns !== null && process.netns !== own);
  const namespaces = new Set(elsewhere.map((process) => process.netns));
  if (namespaces.size > 1)
    warnings.push(
      `the session spans ${namespaces.size} network namespaces besides netmon's: local addresses are taken from the first`,
    );
  const unreadable = processes.filter((process) => process.netns === null).length;
  if (unreadable > 0)
    warnings.push(`${unreadable} processes could not be judged: netmon may not read their namespaces`);
  if (notInspected > 0) warnings.push(`${notInspected} processes were not checked: there are too many`);
  return warnings;
}
