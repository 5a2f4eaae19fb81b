/**
 * One cgroup v2 directory: its id, whether it is the root, and its display name.
 *
 * Direction of failure: closed. A path that might not be the cgroup the user meant (another file system, a path
 * through another process's root, the root cgroup) is an error before anything is attached.
 */
import { readFileSync, realpathSync, statfsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { errnoOf, TargetError } from "./error.ts";
import {
  CGROUP1_SUPER_MAGIC,
  CGROUP2_SUPER_MAGIC,
  type Cgroup2Mount,
  type FileSystemRoot,
  isHierarchyRoot,
  requireCgroup2Mounts,
} from "./mountinfo.ts";

export interface Cgroup {
  /** Absolute path, symlinks resolved. */
  path: string;
  /**
   * The kernel's cgroup id, as in bpf_get_current_cgroup_id() and BPF links: the inode number. On 64-bit kernels
   * it includes a generation, so a re-created path has a new id (kernfs, Linux 5.5, commit 40430452fd5d).
   */
  id: bigint;
  /** Path below the mount, for people and events: '/system.slice/agent.service'. */
  display: string;
  mount: Cgroup2Mount;
  /** The top of the mount or of the hierarchy: attaching there would cover every visible process. */
  isRoot: boolean;
}

/** A path below /proc/PID that the kernel follows into another process's view of the file system. */
const THROUGH_PROCESS = /^\/proc\/[^/]+\/(?:task\/[^/]+\/)?(?:root|cwd|fd\/[^/]+)(?:\/|$)/;

/** Returns the id of a cgroup directory. Throws the file system error unchanged. */
export function cgroupId(path: string): bigint {
  return statSync(path, { bigint: true }).ino;
}

/** Returns the id, or null if there is no such directory. */
export function cgroupIdIfPresent(path: string | Buffer): bigint | null {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

function below(path: string, directory: string): boolean {
  return path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}

/**
 * Opens a cgroup by absolute path or by its path below the mount, as in /proc/PID/cgroup and systemd
 * ('/system.slice/agent.service'). Accepts the root: see `isRoot` and refuseRoot().
 * Throws TargetError: not_found, not_cgroup2, no_cgroup2, invalid, vanished, privilege.
 */
export function openCgroup(given: string, options: FileSystemRoot = {}): Cgroup {
  if (given === "" || given.includes("\0")) throw new TargetError("invalid", "the cgroup path is empty");
  const absolute = resolve(given);
  if (THROUGH_PROCESS.test(absolute))
    throw new TargetError(
      "invalid",
      `${given} leads through another process's root. Unless that process has a cgroup namespace of its own ` +
        "this is the ROOT cgroup of the machine, not the process's. Use --pid with its process id instead",
    );
  const mounts = requireCgroup2Mounts(options);
  const candidates = [absolute, ...mounts.map((mount) => join(mount.mountPoint, given))];
  const path = candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isDirectory());
  if (path === undefined)
    throw new TargetError(
      "not_found",
      `there is no cgroup ${given} (looked for ${candidates.join(" and ")}). List them with: ` +
        `find ${mounts[0].mountPoint} -type d`,
    );
  return describe(path, given, mounts);
}

function describe(path: string, given: string, mounts: readonly Cgroup2Mount[]): Cgroup {
  let real: string;
  let id: bigint;
  try {
    const type = statfsSync(path).type;
    if (type !== CGROUP2_SUPER_MAGIC) throw notCgroup2(given, type, mounts);
    real = realpathSync(path);
    id = cgroupId(path);
    // readlink of a magic link under /proc gives a path of another mount namespace: compare what it refers to.
    if (cgroupIdIfPresent(real) !== id)
      throw new TargetError(
        "invalid",
        `${given} leads elsewhere than its real path ${real}: give that path itself`,
      );
  } catch (error) {
    if (error instanceof TargetError) throw error;
    const errno = errnoOf(error);
    if (errno === "ENOENT" || errno === "ENODEV")
      throw new TargetError("vanished", `the cgroup ${given} was removed just now`, { cause: error });
    const message = `cannot inspect ${given} (${errno || String(error)}): run netmon as root`;
    throw new TargetError("privilege", message, { cause: error });
  }
  const mount = mounts.find((candidate) => below(real, realpathSync(candidate.mountPoint)));
  if (mount === undefined)
    throw new TargetError(
      "not_cgroup2",
      `${given} is a cgroup v2 directory, but below none of the mounts in /proc/self/mountinfo ` +
        `(${mounts.map((candidate) => candidate.mountPoint).join(", ")}): give its path below one of them`,
    );
  const top = realpathSync(mount.mountPoint);
  const isRoot = real === top || isHierarchyRoot(real);
  return { path: real, id, display: `/${relative(top, real)}`, mount, isRoot };
}

function notCgroup2(given: string, type: number, mounts: readonly Cgroup2Mount[]): TargetError {
  const where = mounts[0]?.mountPoint ?? "/sys/fs/cgroup";
  const what =
    type === CGROUP1_SUPER_MAGIC
      ? `${given} is a cgroup v1 directory; BPF programs attach to cgroup v2 only, which is mounted at ${where}`
      : `${given} is not on a cgroup v2 file system; that is mounted at ${where}`;
  return new TargetError("not_cgroup2", what);
}

/** Throws TargetError `root_cgroup` for a root cgroup; the caller has the option that allows it. */
export function refuseRoot(cgroup: Cgroup): void {
  if (!cgroup.isRoot) return;
  const what = isHierarchyRoot(cgroup.path)
    ? "the root cgroup of this machine"
    : "this container's own root cgroup";
  throw new TargetError(
    "root_cgroup",
    `${cgroup.path} is ${what}: enforcing there would cut off every process in it, netmon and your shell ` +
      "included. Give the agent a cgroup of its own (netmon exec, a systemd unit, a container), or insist with " +
      "--allow-root-cgroup",
  );
}

/** Returns `domain`, `domain threaded`, `domain invalid` or `threaded`; `domain` for the root, which has no file. */
export function cgroupType(path: string): string {
  try {
    return readFileSync(join(path, "cgroup.type"), "utf8").trim();
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return "domain";
    throw error;
  }
}
