/**
 * Processes that give a network namespace an address by which this host's loopback is reached: slirp4netns and pasta. What
 * they connect is judged only in a session of theirs; for one inside the namespace, the address is a way around rules
 * for 127.0.0.0/8.
 *
 * Direction of failure: open; a process that cannot be read, or has another name, is not listed.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ProcessList } from "./process-list.ts";
import { readArguments, readNamespace } from "./procfs.ts";
import { processesIn } from "./subtree.ts";

export interface LoopbackAlias {
  pid: number;
  program: string;
  /** As a person would write it. */
  address: string;
  /** The option that takes the alias away. */
  without: string;
}

interface Program {
  comm: RegExp;
  address: string;
  without: string;
  /** Arguments with which it gives no alias. */
  closed(args: readonly string[]): boolean;
}

const PROGRAMS: readonly Program[] = [
  {
    comm: /^slirp4netns$/,
    address: "10.0.2.2",
    without: "--disable-host-loopback",
    closed: (args) => args.includes("--disable-host-loopback"),
  },
  {
    // comm of pasta is that of the passt program for this processor in some versions
    comm: /^(?:pasta|passt)(?:\.avx2)?$/,
    // by default it forwards ports of the namespace's own loopback too
    address: "the gateway's address and 127.0.0.1",
    without: "--no-map-gw -T none -U none",
    closed: (args) => {
      const words = args.join(" ");
      return (
        (args.includes("--no-map-gw") || /--map-host-loopback[ =]none\b/.test(words)) &&
        /(?:^| )(?:-T ?|--tcp-ns[ =])none\b/.test(words) &&
        /(?:^| )(?:-U ?|--udp-ns[ =])none\b/.test(words)
      );
    },
  },
];

/** Returns them all, ordered by process id. */
export function loopbackAliases(fsRoot = "/"): LoopbackAlias[] {
  const processes = new ProcessList(undefined, fsRoot);
  const found: LoopbackAlias[] = [];
  for (const pid of [...processes.running()].sort((a, b) => a - b)) {
    const comm = processes.stat(pid)?.comm ?? "";
    const program = PROGRAMS.find((one) => one.comm.test(comm));
    if (program === undefined || program.closed(argumentsOf(pid, fsRoot))) continue;
    found.push({ pid, program: comm, address: program.address, without: program.without });
  }
  return found;
}

/** Returns those outside a session's cgroup that serve a network namespace of its processes. */
export function aliasesInto(cgroup: string): LoopbackAlias[] {
  const inside = processesIn(cgroup);
  const session = new Set(inside);
  const outside = loopbackAliases().filter(({ pid }) => !session.has(pid));
  if (outside.length === 0) return [];
  const spaces = new Set(inside.map((pid) => readNamespace(pid, "net")));
  return outside.filter(({ pid }) => served(pid).some((space) => space !== null && spaces.has(space)));
}

/** Returns the network namespaces that a helper may serve: of processes and files that it was given, and of its command. */
function served(pid: number): (bigint | null)[] {
  const [, ...args] = argumentsOf(pid);
  const given = args.map((arg) => arg.replace(/^--?\w[\w-]*=/, ""));
  const children = (readText(`/proc/${pid}/task/${pid}/children`) ?? "").split(" ").filter(Boolean);
  return [
    ...[...given.filter((arg) => /^\d+$/.test(arg)), ...children].map((one) =>
      readNamespace(Number(one), "net"),
    ),
    ...given.filter((arg) => arg.startsWith("/")).map((path) => inodeOf(pid, path)),
  ];
}

/** The inode of a file as the process sees it, or saw it before it went into a sandbox. */
function inodeOf(pid: number, path: string): bigint | null {
  for (const file of [join(`/proc/${pid}/root`, path), path]) {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (found) return found.ino;
  }
  return null;
}

function argumentsOf(pid: number, fsRoot = "/"): string[] {
  return readArguments(pid, fsRoot).filter(Boolean);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // it has ended
  }
}
