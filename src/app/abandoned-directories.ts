/**
 * Temporary directories that a killed netmon left behind. The next netmon of the same user removes them.
 *
 * Fails open: a directory that cannot be read, or may still be in use, stays.
 */
import { lstatSync, opendirSync } from "node:fs";
import { join } from "node:path";
import { inSlices, type Steps } from "../async/steps.ts";
import { orElse } from "../errors/or-else.ts";
import { type OwnDirectory, treeRemoval } from "../files/directory.ts";
import { readRegularFile } from "../files/read.ts";
import { cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { isAlive, readNamespace, readStat } from "../kernel/target/procfs.ts";
import { isPopulated } from "../kernel/target/subtree.ts";

const OWNER = "owner";
const MAX_OWNER_BYTES = 8192;
/** Names of the directory that are looked at: others of this user may put any number there. */
const MOST_NAMES = 50_000;
const SLICE_MS = 5;

/** Records the directory's owner. `cgroup`: its processes use the directory too; null: nobody else does. */
export function claimDirectory(directory: OwnDirectory, cgroup: string | null): void {
  const { pid } = process;
  const owner = { pid, start_time: readStat(pid)?.startTime ?? "0", pid_namespace: pidNamespace(), cgroup };
  directory.write(OWNER, JSON.stringify(owner), 0o600);
}

/** Removes abandoned directories in `parent` whose names begin with `prefix`, beside other work. */
export async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  await inSlices(removal(parent, prefix), SLICE_MS);
}

function* removal(parent: string, prefix: string): Steps<void> {
  const directory = orElse(() => opendirSync(parent, { bufferSize: 256 }), null);
  if (directory === null) return;
  try {
    for (let seen = 0; seen < MOST_NAMES; seen++) {
      const name = orElse(() => directory.readSync()?.name ?? null, null);
      if (name === null) return;
      yield;
      const path = join(parent, name);
      if (!name.startsWith(prefix) || !orElse(() => isAbandoned(path), false)) continue;
      try {
        yield* treeRemoval(path);
      } catch {
        // just removed, or not readable
      }
    }
  } finally {
    directory.closeSync();
  }
}

function isAbandoned(path: string): boolean {
  const stat = lstatSync(path);
  if (!stat.isDirectory() || stat.uid !== process.geteuid?.()) return false;
  const { bytes } = readRegularFile(join(path, OWNER), { maxBytes: MAX_OWNER_BYTES });
  const owner = JSON.parse(bytes.toString("utf8")) as Record<string, unknown>;
  const { pid, start_time, pid_namespace, cgroup } = owner;
  // of a container with this /tmp, or the other way round: whether it still runs cannot be told from here
  if (pid_namespace !== undefined && pid_namespace !== pidNamespace()) return false;
  if (typeof pid !== "number" || typeof start_time !== "string" || isAlive(pid, start_time)) return false;
  return typeof cgroup !== "string" || cgroupIdIfPresent(cgroup) === null || !isPopulated(cgroup);
}

const pidNamespace = (): string => String(readNamespace("self", "pid"));
