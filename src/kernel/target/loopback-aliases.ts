/**
 * Processes that give a network namespace an address by which this host's loopback is reached: slirp4netns and pasta. What
 * they connect is judged only in a session of theirs; for one inside the namespace, the address is a way around rules
 * for 127.0.0.0/8.
 *
 * Direction of failure: open; a process that cannot be read, or has another name, is not listed.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { processArguments } from "./process-arguments.ts";
import { ProcessList } from "./process-list.ts";
import { readNamespace } from "./procfs.ts";
import { processesIn } from "./subtree.ts";

export interface LoopbackAlias {
  pid: number;
  program: string;
  /** As a person would write it. */
  address: string;
  /** The option that takes the alias away. */
  without: string;
  /** The namespace's own 127.0.0.1 leads to this host's too. */
  forwards: boolean;
}

interface Program {
  comm: RegExp;
  address: string;
  without: string;
  /** Arguments with which it gives no alias. */
  closed(args: readonly string[]): boolean;
  forwards(args: readonly string[]): boolean;
}

/** pasta forwards ports of the namespace's loopback by default. */
function pastaForwards(args: readonly string[]): boolean {
  const words = args.join(" ");
  return !(
    /(?:^| )(?:-T ?|--tcp-ns[ =])none\b/.test(words) && /(?:^| )(?:-U ?|--udp-ns[ =])none\b/.test(words)
  );
}

const PROGRAMS: readonly Program[] = [
  {
    comm: /^slirp4netns$/,
    address: "10.0.2.2",
    without: "--disable-host-loopback",
    closed: (args) => args.includes("--disable-host-loopback"),
    forwards: () => false,
  },
  {
    // comm of pasta is that of the passt program for this processor in some versions
    comm: /^(?:pasta|passt)(?:\.avx2)?$/,
    address: "the gateway's address and 127.0.0.1",
    without: "--no-map-gw -T none -U none",
    closed: (args) =>
      (args.includes("--no-map-gw") || /--map-host-loopback[ =]none\b/.test(args.join(" "))) &&
      !pastaForwards(args),
    forwards: pastaForwards,
  },
];

/** Resolves to them all, ordered by process id. */
export async function loopbackAliases(fsRoot = "/"): Promise<LoopbackAlias[]> {
  const processes = new ProcessList(undefined, fsRoot);
  const found: LoopbackAlias[] = [];
  for (const pid of [...processes.running()].sort((a, b) => a - b)) {
    const comm = processes.stat(pid)?.comm ?? "";
    const program = PROGRAMS.find((one) => one.comm.test(comm));
    if (program === undefined) continue;
    const args = await argumentsOf(pid, fsRoot);
    if (program.closed(args)) continue;
    const { address, without } = program;
    found.push({ pid, program: comm, address, without, forwards: program.forwards(args) });
  }
  return found;
}

/** Resolves to those outside a session's cgroup that serve a network namespace of its processes. */
export async function aliasesInto(cgroup: string): Promise<LoopbackAlias[]> {
  return aliasesFor(cgroup, processesIn(cgroup));
}

/**
 * Resolves to those of them by which the loopback of a network namespace that the session made, for which no rule counts, is
 * this host's. `trusted`: user namespaces (`user:[inode]`) whose network namespaces the session did not make.
 */
export async function forwardersInto(cgroup: string, trusted: ReadonlySet<string>): Promise<LoopbackAlias[]> {
  const names = new Set([...trusted].map((link) => BigInt(/\d+/.exec(link)?.[0] ?? 0)));
  const own = processesIn(cgroup).filter((pid) => {
    const users = readNamespace(pid, "user");
    return users !== null && !names.has(users);
  });
  return own.length === 0 ? [] : (await aliasesFor(cgroup, own)).filter(({ forwards }) => forwards);
}

/** Resolves to those outside that serve a network namespace of these processes. */
async function aliasesFor(cgroup: string, pids: readonly number[]): Promise<LoopbackAlias[]> {
  if (pids.length === 0) return []; // nor is anything of this machine read
  const session = new Set(processesIn(cgroup));
  const outside = (await loopbackAliases()).filter(({ pid }) => !session.has(pid));
  if (outside.length === 0) return [];
  const spaces = new Set(pids.map((pid) => readNamespace(pid, "net")));
  const found: LoopbackAlias[] = [];
  for (const one of outside)
    if ((await served(one.pid)).some((space) => space !== null && spaces.has(space))) found.push(one);
  return found;
}

/** Resolves to the network namespaces that a helper may serve: of processes and files that it was given, and of its command. */
async function served(pid: number): Promise<(bigint | null)[]> {
  const [, ...args] = await argumentsOf(pid);
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

async function argumentsOf(pid: number, fsRoot = "/"): Promise<string[]> {
  return (await processArguments.of(pid, fsRoot)).filter(Boolean);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // it has ended
  }
}
