/**
 * Temporary directories that a killed netmon left behind. The next netmon of the same user removes them.
 *
 * Fails open: a directory that cannot be read, or may still be in use, stays.
 */
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import { type OwnDirectory, removeTree } from "../files/directory.ts";
import { cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { isAlive, readNamespace, readStat } from "../kernel/target/procfs.ts";
import { isPopulated } from "../kernel/target/subtree.ts";

const OWNER = "owner";

/** Records the directory's owner. `cgroup`: its processes use the directory too; null: nobody else does. */
export function claimDirectory(directory: OwnDirectory, cgroup: string | null): void {
  const { pid } = process;
  const owner = { pid, start_time: readStat(pid)?.startTime ?? "0", pid_namespace: pidNamespace(), cgroup };
  directory.write(OWNER, JSON.stringify(owner), 0o600);
}

/** Removes abandoned directories in `parent` whose names begin with `prefix`. */
export function removeAbandoned(parent: string, prefix: string): void {
  for (const name of orElse(() => readdirSync(parent), [])) {
    const path = join(parent, name);
    try {
      if (name.startsWith(prefix) && isAbandoned(path)) removeTree(path);
    } catch {
      // just created or removed, or not readable
    }
  }
}

function isAbandoned(path: string): boolean {
  const stat = lstatSync(path);
  if (!stat.isDirectory() || stat.uid !== process.geteuid?.()) return false;
  const owner = JSON.parse(readFileSync(join(path, OWNER), "utf8")) as Record<string, unknown>;
  const { pid, start_time, pid_namespace, cgroup } = owner;
  // of a container with this /tmp, or the other way round: whether it still runs cannot be told from here
  if (pid_namespace !== undefined && pid_namespace !== pidNamespace()) return false;
  if (typeof pid !== "number" || typeof start_time !== "string" || isAlive(pid, start_time)) return false;
  return typeof cgroup !== "string" || cgroupIdIfPresent(cgroup) === null || !isPopulated(cgroup);
}

const pidNamespace = (): string => String(readNamespace("self", "pid"));
