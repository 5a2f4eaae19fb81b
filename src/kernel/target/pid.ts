/**
 * --pid N: the cgroup of a process. Reads the `0::` line of /proc/N/cgroup, which is relative to netmon's own
 * cgroup namespace, and verifies the result by finding the process in cgroup.procs of the candidate.
 * /proc/N/root is never used: unless the process has its own cgroup namespace, it leads to the root cgroup.
 *
 * Direction of failure: closed. An unverified cgroup is an error.
 */
import { readdirSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { type Cgroup, cgroupType, openCgroup } from "./cgroup2.ts";
import { TargetError } from "./error.ts";
import { type Cgroup2Mount, type FileSystemRoot, requireCgroup2Mounts } from "./mountinfo.ts";
import { readCgroupLine, readStat } from "./procfs.ts";
import { listPids } from "./subtree.ts";

/** Number of attempts: the process may be moved between two reads. */
const ATTEMPTS = 5;
/** Limit of the search by name, in directories. */
const SEARCH_LIMIT = 100_000;

/**
 * Returns the cgroup that covers all threads of the process: the threaded domain if its own cgroup is threaded.
 * May be the root (`isRoot`), which the caller refuses (refuseRootOfPid). Throws TargetError:
 * invalid, not_found, vanished, kernel_thread, no_cgroup2.
 */
export function cgroupOfPid(pid: number, options: FileSystemRoot = {}): Cgroup {
  const fsRoot = options.fsRoot ?? "/";
  if (!Number.isSafeInteger(pid) || pid <= 0)
    throw new TargetError("invalid", `${pid} is not a process id: give a positive whole number`);
  const stat = readStat(pid, fsRoot);
  if (stat === null)
    throw new TargetError("not_found", `there is no process ${pid} in this pid namespace: see ps -e`);
  if (stat.kernelThread)
    throw new TargetError(
      "kernel_thread",
      `process ${pid} (${stat.comm}) is a kernel thread: no agent runs in it`,
    );
  const mounts = requireCgroup2Mounts(options);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const now = readStat(pid, fsRoot);
    if (now === null || now.state === "Z" || now.state === "X" || now.startTime !== stat.startTime)
      throw new TargetError(
        "vanished",
        `process ${pid} (${stat.comm}) has ended: its cgroup is no longer known`,
      );
    const line = readCgroupLine(pid, fsRoot);
    if (line === null || line.deleted) continue;
    for (const mount of mounts) {
      const path = locate(mount, line.path, pid, fsRoot);
      if (path !== null) return coverThreads(openCgroup(path, options), options);
    }
  }
  throw new TargetError(
    "not_found",
    `process ${pid} (${stat.comm}) is in cgroup ${readCgroupLine(pid, fsRoot)?.path ?? "(ended)"}, which is below ` +
      `none of the cgroup v2 mounts here (${mounts.map((mount) => mount.mountPoint).join(", ")}). In a container: ` +
      "mount the host's hierarchy with -v /sys/fs/cgroup:/sys/fs/cgroup:ro",
  );
}

/** Throws TargetError `root_cgroup` that explains why a process in the root cgroup cannot be a session. */
export function refuseRootOfPid(pid: number, cgroup: Cgroup): void {
  if (!cgroup.isRoot) return;
  throw new TargetError(
    "root_cgroup",
    `process ${pid} is in the root cgroup ${cgroup.path}, like every process without a cgroup of its own; ` +
      "enforcing there would cut off all of them. Start the agent with netmon exec --session ID -- CMD, " +
      "or insist with --allow-root-cgroup",
  );
}

/**
 * The `0::` line that this process reads of those in the cgroup: relative to its own cgroup namespace, '/../name' outside
 * of it. Without a sight of its namespace's root it is the path below the mount.
 */
export function lineOfCgroup({ path, display, mount }: Cgroup, fsRoot = "/"): string {
  if (!mount.root.startsWith("/..")) return mount.root === "/" ? display : join(mount.root, display);
  // the names between the mount's top and the root of the namespace are those above this process
  const line = readCgroupLine(process.pid, fsRoot)?.path ?? "/";
  const own = locate(mount, line, process.pid, fsRoot);
  return own === null
    ? display
    : `/${relative(own.slice(0, own.length - (line === "/" ? 0 : line.length)), path)}`;
}

function holds(path: string, pid: number, fsRoot: string): boolean {
  return orElse(() => listPids(path, fsRoot).includes(pid), false);
}

/**
 * The directory below `mount` that the namespace-relative `line` names and that lists the process; null: none.
 * `line` and mount.root are relative to the same cgroup namespace, so the plain case is arithmetic. If either has
 * '..', the names in between are unknown, so the last components are searched for.
 */
function locate(mount: Cgroup2Mount, line: string, pid: number, fsRoot: string): string | null {
  const top = realpathSync(mount.mountPoint);
  const plain = !line.startsWith("/..") && !mount.root.startsWith("/..");
  const inside = mount.root === "/" ? line : line === mount.root ? "/" : line.slice(mount.root.length);
  if (plain && (mount.root === "/" || line === mount.root || line.startsWith(`${mount.root}/`))) {
    const path = join(top, inside);
    return holds(path, pid, fsRoot) ? path : null;
  }
  const tail = line.split("/").filter((part) => part !== "" && part !== "..");
  if (holds(top, pid, fsRoot)) return top;
  // without a tail, `line` was only '..': the process is in an ancestor of netmon's namespace root
  for (const path of directories(top)) if (endsWith(path, tail) && holds(path, pid, fsRoot)) return path;
  return null;
}

/** The directories below `top`, breadth first. */
function* directories(top: string): Generator<string> {
  const queue = [top];
  for (let next = 0; next < queue.length && next < SEARCH_LIMIT; next++) {
    const directory = queue[next]!;
    yield directory;
    try {
      for (const entry of readdirSync(directory, { withFileTypes: true })) {
        if (entry.isDirectory()) queue.push(join(directory, entry.name));
      }
    } catch {
      // removed meanwhile
    }
  }
}

/** Reports whether the path ends in these components. */
function endsWith(path: string, tail: readonly string[]): boolean {
  const parts = path.split("/");
  return tail.every((part, index) => part === parts[parts.length - tail.length + index]);
}

/** Threads of one process may be in several threaded cgroups: their common domain covers them all. */
function coverThreads(cgroup: Cgroup, options: FileSystemRoot): Cgroup {
  let current = cgroup;
  while (!current.isRoot && cgroupType(current.path) === "threaded")
    current = openCgroup(dirname(current.path), options);
  return current;
}
