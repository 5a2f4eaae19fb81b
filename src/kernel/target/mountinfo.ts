/**
 * Finds the cgroup v2 mounts of this process through /proc/self/mountinfo (proc(5)): pure v2 at
 * /sys/fs/cgroup, hybrid at /sys/fs/cgroup/unified, bind mounts at unusual places, several or none.
 * Reads only. Direction of failure: closed; a mount that is hidden below another one is omitted.
 */
import { readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { TargetError } from "./error.ts";

/** CGROUP2_SUPER_MAGIC, include/uapi/linux/magic.h. */
export const CGROUP2_SUPER_MAGIC = 0x63677270;
/** CGROUP_SUPER_MAGIC (v1), include/uapi/linux/magic.h. */
export const CGROUP1_SUPER_MAGIC = 0x27e0eb;

export interface MountEntry {
  /** The directory of the file system that the mount shows, as named in this mount or cgroup namespace. */
  root: string;
  /** Absolute, symlinks not resolved. */
  mountPoint: string;
  fsType: string;
  /** The mount or the whole file system is read-only. */
  readOnly: boolean;
}

/** `root`: the cgroup shown there, relative to this process's cgroup namespace; '/' or '/../..' and so on. */
export interface Cgroup2Mount extends Omit<MountEntry, "fsType"> {
  /** unified: v2 only. hybrid: v1 controllers are mounted as well. */
  kind: "unified" | "hybrid";
  /** false: the mount starts below the real root (a container's own cgroup namespace or a bind mount). */
  wholeHierarchy: boolean;
}

export interface FileSystemRoot {
  /** Prefix of everything read outside cgroupfs (/proc, /run, /var/lib); '/' by default. */
  fsRoot?: string;
}

/** Octal escapes of space, tab, newline and backslash: fs/proc_namespace.c, mangle(). */
function unmangle(field: string): string {
  return field.replace(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
}

/** Parses mountinfo text in order; skips malformed lines. */
export function parseMountinfo(text: string): MountEntry[] {
  const entries: MountEntry[] = [];
  for (const line of text.split("\n")) {
    const [left, right] = line.split(" - ", 2);
    const before = left?.split(" ") ?? [];
    const after = right?.split(" ") ?? [];
    const [root, mountPoint, options] = [before[3], before[4], before[5]];
    const [fsType, , superOptions] = after;
    if (root === undefined || mountPoint === undefined || options === undefined || fsType === undefined)
      continue;
    entries.push({
      root: unmangle(root),
      mountPoint: unmangle(mountPoint),
      fsType,
      readOnly: options.split(",").includes("ro") || (superOptions ?? "").split(",").includes("ro"),
    });
  }
  return entries;
}

/** The real root cgroup has no cgroup.type: CFTYPE_NOT_ON_ROOT, kernel/cgroup/cgroup.c. */
export function isHierarchyRoot(path: string): boolean {
  return statSync(join(path, "cgroup.type"), { throwIfNoEntry: false }) === undefined;
}

function visible(mountPoint: string): boolean {
  return orElse(() => statfsSync(mountPoint).type === CGROUP2_SUPER_MAGIC, false);
}

/**
 * All usable cgroup v2 mounts, best first: the whole hierarchy before a part of it, writable before read-only,
 * then the shorter path. Empty if there are none.
 */
export function findCgroup2Mounts(options: FileSystemRoot = {}): Cgroup2Mount[] {
  const entries = parseMountinfo(readFileSync(join(options.fsRoot ?? "/", "proc/self/mountinfo"), "utf8"));
  // In hybrid mode systemd mounts controllers as v1; the named hierarchy (name=systemd) alone is v1 too.
  const kind: Cgroup2Mount["kind"] = entries.some(({ fsType }) => fsType === "cgroup") ? "hybrid" : "unified";
  // A later mount on the same directory hides the earlier one.
  const last = new Map(entries.map((entry) => [entry.mountPoint, entry]));
  const mounts = [...last.values()]
    .filter(({ fsType, mountPoint }) => fsType === "cgroup2" && visible(mountPoint))
    .map(({ fsType: _, ...entry }) => ({
      ...entry,
      kind,
      wholeHierarchy: isHierarchyRoot(entry.mountPoint),
    }));
  return mounts.sort(
    (a, b) =>
      Number(b.wholeHierarchy) - Number(a.wholeHierarchy) ||
      Number(a.readOnly) - Number(b.readOnly) ||
      a.mountPoint.length - b.mountPoint.length,
  );
}

/** Returns the best mount. Throws TargetError `no_cgroup2`. */
export function requireCgroup2Mount(options: FileSystemRoot = {}): Cgroup2Mount {
  return requireCgroup2Mounts(options)[0];
}

/** Returns all mounts, best first. Throws TargetError `no_cgroup2` with the command that would make one. */
export function requireCgroup2Mounts(options: FileSystemRoot): [Cgroup2Mount, ...Cgroup2Mount[]] {
  const [best, ...others] = findCgroup2Mounts(options);
  if (best) return [best, ...others];
  throw new TargetError(
    "no_cgroup2",
    "no cgroup v2 file system is mounted here. On a host: mount -t cgroup2 none /sys/fs/cgroup/unified " +
      "(create the directory first), or boot with systemd.unified_cgroup_hierarchy=1. In a container: add " +
      "-v /sys/fs/cgroup:/sys/fs/cgroup:ro",
  );
}
