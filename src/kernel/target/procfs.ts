/**
 * The few files of /proc/PID that netmon reads (proc(5)). A process may end at any time: every reader then
 * returns null. The start time distinguishes a process from a later one with the same pid.
 */
import { closeSync, openSync, readFileSync, readlinkSync, readSync } from "node:fs";
import { join } from "node:path";
import { errnoOf } from "./error.ts";

/** ESRCH: the process ended while the file was open. */
const GONE = new Set(["ENOENT", "ESRCH"]);
/** PROC_PID_INIT_INO, include/linux/proc_ns.h. */
const INITIAL_PIDS = 0xeffffffcn;
/** PF_KTHREAD, include/linux/sched.h. */
const PF_KTHREAD = 0x00200000;

function read(fsRoot: string, pid: number, file: string): string | null {
  try {
    return readFileSync(join(fsRoot, "proc", String(pid), file), "utf8");
  } catch (error) {
    if (GONE.has(errnoOf(error))) return null;
    throw error;
  }
}

/** A process can make these texts any part of its memory (PR_SET_MM_ARG_START, prctl(2)), at no cost for itself. */
export const MAX_TEXT = 64 << 10;
/** The buffer of each read, which is over before the next one: thousands of processes may be read at once. */
const bytes = Buffer.alloc(MAX_TEXT);

/** Returns at most the first 64 KiB of a file of a process; '' if it cannot be read. */
export function readBeginning(pid: number, file: string, fsRoot = "/"): string {
  let fd = -1;
  try {
    fd = openSync(join(fsRoot, "proc", String(pid), file), "r");
    return bytes.toString("utf8", 0, readSync(fd, bytes));
  } catch {
    return "";
  } finally {
    if (fd !== -1) closeSync(fd);
  }
}

/**
 * The arguments in the beginning of /proc/PID/cmdline; none if it cannot be read. Waits for as long as the process likes
 * (process-arguments.ts): for those that the caller trusts.
 */
export function readArguments(pid: number, fsRoot = "/"): string[] {
  return splitArguments(readBeginning(pid, "cmdline", fsRoot));
}

export function splitArguments(text: string): string[] {
  return text === "" ? [] : text.replace(/\0$/, "").split("\0");
}

export interface ProcessStat {
  comm: string;
  /** R, S, D, Z, T, X, ... */
  state: string;
  parent: number;
  kernelThread: boolean;
  /** Clock ticks since boot, as a decimal string (64 bits); (pid, startTime) identifies a process. */
  startTime: string;
}

/** Reads /proc/PID/stat; null if there is no such process. comm may contain spaces and parentheses. */
export function readStat(pid: number, fsRoot = "/"): ProcessStat | null {
  const text = read(fsRoot, pid, "stat");
  if (text === null) return null;
  const open = text.indexOf("(");
  const close = text.lastIndexOf(")");
  // The fields from the third (state) on; proc(5) numbers them from 1.
  const fields = text.slice(close + 2).split(" ");
  const [state, parent, flags, startTime] = [fields[0], fields[1], fields[6], fields[19]];
  if (open < 0 || close < open || state === undefined || startTime === undefined) return null;
  return {
    comm: text.slice(open + 1, close),
    state,
    parent: Number(parent),
    kernelThread: (Number(flags) & PF_KTHREAD) !== 0,
    startTime,
  };
}

/** Reports whether the process with this pid is the one that started at `startTime`, and not a zombie. */
export function isAlive(pid: number, startTime: string, fsRoot = "/"): boolean {
  const stat = readStat(pid, fsRoot);
  return stat !== null && stat.startTime === startTime && stat.state !== "Z" && stat.state !== "X";
}

/**
 * The v2 path in /proc/PID/cgroup (the `0::` line), relative to this process's cgroup namespace: '/a/b', or
 * '/../x' outside the namespace. `deleted`: the cgroup was removed under a zombie. null: no process or no v2.
 */
export function readCgroupLine(pid: number, fsRoot = "/"): { path: string; deleted: boolean } | null {
  const line = read(fsRoot, pid, "cgroup")
    ?.split("\n")
    .find((candidate) => candidate.startsWith("0::"));
  if (line === undefined) return null;
  const deleted = line.endsWith(" (deleted)");
  return { path: line.slice(3, deleted ? -" (deleted)".length : undefined), deleted };
}

/** Field of /proc/PID/status by name, or null. */
function statusField(text: string, name: string): string | null {
  return text.match(new RegExp(`^${name}:\\s*(.*)$`, "m"))?.[1] ?? null;
}

/** Returns the process that a thread belongs to; null if it ended. */
export function readThreadGroup(tid: number, fsRoot = "/"): number | null {
  const text = read(fsRoot, tid, "status");
  const group = text === null ? null : statusField(text, "Tgid");
  return group === null ? null : Number(group);
}

export interface ProcessStatus {
  comm: string;
  /** Effective user id, in this process's user namespace. */
  uid: number;
  /** Effective and supplementary group ids, in this process's user namespace. */
  groups: number[];
  /** Effective capabilities as a bit set; bit numbers of include/uapi/linux/capability.h. */
  capEff: bigint;
}

export function readStatus(pid: number, fsRoot = "/"): ProcessStatus | null {
  const text = read(fsRoot, pid, "status");
  if (text === null) return null;
  return {
    comm: statusField(text, "Name") ?? "",
    uid: Number(statusField(text, "Uid")?.split("\t")[1] ?? Number.NaN),
    groups: [statusField(text, "Gid")?.split("\t")[1], ...(statusField(text, "Groups")?.split(" ") ?? [])]
      .filter((group) => group !== undefined && group !== "")
      .map(Number),
    capEff: BigInt(`0x${statusField(text, "CapEff") ?? "0"}`),
  };
}

/** Returns the inode of a namespace (`net`, `user`, `mnt`, `cgroup`, `pid`); null if gone or unreadable. */
export function readNamespace(pid: number | "self", kind: string, fsRoot = "/"): bigint | null {
  try {
    const inode = readlinkSync(join(fsRoot, "proc", String(pid), "ns", kind)).match(/\[(\d+)\]$/)?.[1];
    return inode === undefined ? null : BigInt(inode);
  } catch {
    return null; // EACCES without ptrace rights: the caller counts it as unknown
  }
}

/** Reports whether /proc has the pids that the kernel's programs tell: not in a pid namespace of a container's own. */
export function hasKernelPids(fsRoot = "/"): boolean {
  return readNamespace("self", "pid", fsRoot) === INITIAL_PIDS;
}
