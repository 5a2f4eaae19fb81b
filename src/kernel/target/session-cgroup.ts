/**
 * The cgroup netmon makes for a session that has none: MOUNT/netmon/ID.
 *
 * Why directly below the mount: the session must not be in the cgroup of a unit or login session, because systemd
 * kills everything in it when the unit stops, and may remove it; systemd ignores top-level directories that it
 * did not make. In a container the mount is the container's own cgroup. No controller is enabled for the cgroup,
 * so the rule that inner cgroups hold no processes (Documentation/admin-guide/cgroup-v2.rst, "No Internal Process
 * Constraint") does not apply and all layouts work alike.
 * The price: limits of the caller's own unit (MemoryMax=...) do not apply to the session. So a session that netmon serve
 * holds for a user is in the cgroup of who asked for it, whose limits go on applying.
 *
 * Direction of failure: closed; without its cgroup, no command is started.
 */
import { chmodSync, mkdirSync, realpathSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Cgroup, cgroupIdIfPresent, openCgroup } from "./cgroup2.ts";
import { errnoOf, TargetError, type TargetErrorCode } from "./error.ts";
import { type Cgroup2Mount, findCgroup2Mounts, requireCgroup2Mount } from "./mountinfo.ts";
import { listSubtree, listSubtreePids } from "./subtree.ts";

const PARENT = "netmon";
/** Number of attempts: each session that ends may remove the shared parent once. */
const PARENT_TRIES = 200;

/** The path of the session's cgroup, whether it exists or not. */
export function sessionCgroupPath(
  sessionId: string,
  mount: Cgroup2Mount = writableMount(),
  below = realpathSync(mount.mountPoint),
): string {
  return join(below, PARENT, sessionId);
}

function writableMount(): Cgroup2Mount {
  return findCgroup2Mounts().find((mount) => !mount.readOnly) ?? requireCgroup2Mount();
}

/**
 * Makes the session's cgroup, or opens an existing one (`created` false). `below`: the cgroup that it is made in, instead
 * of the mount. Throws TargetError.
 */
export function createSessionCgroup(
  sessionId: string,
  mount?: Cgroup2Mount,
  below?: string,
): { cgroup: Cgroup; created: boolean } {
  const path = sessionCgroupPath(sessionId, mount, below);
  // the last session to end removes the parent (removeSessionCgroup), possibly between two steps here
  for (let tries = 1; ; tries++) {
    try {
      makeDirectory(dirname(path));
      const created = makeDirectory(path);
      return { cgroup: openCgroup(path), created };
    } catch (error) {
      if (error instanceof TargetError) throw error;
      if (errnoOf(error) !== "ENOENT" || tries === PARENT_TRIES) throw creationError(path, error);
    }
  }
}

/** Returns true if it made the directory, false if it existed. The mode does not depend on the umask. */
function makeDirectory(path: string): boolean {
  try {
    mkdirSync(path);
    chmodSync(path, 0o755);
    return true;
  } catch (error) {
    if (errnoOf(error) === "EEXIST" && statSync(path).isDirectory()) return false;
    throw error;
  }
}

function creationError(path: string, error: unknown): TargetError {
  const errno = errnoOf(error);
  const failed = (code: TargetErrorCode, why: string): TargetError =>
    new TargetError(code, `cannot make the session's cgroup ${path}${why}`, { cause: error });
  if (errno === "EROFS")
    return failed(
      "read_only",
      ": cgroupfs is mounted read-only. In a container: mount it writable, or start the agent in a cgroup of " +
        "its own outside and use netmon watch --cgroup PATH",
    );
  if (errno === "EACCES" || errno === "EPERM") return failed("privilege", ` (${errno}): run netmon as root`);
  if (errno === "EAGAIN")
    return failed(
      "busy",
      ": the limit of cgroups is reached (cgroup.max.descendants or cgroup.max.depth of an ancestor)",
    );
  return failed("not_found", `: ${String(error)}`);
}

/**
 * Removes a cgroup made by createSessionCgroup and those the agent made below it. Returns false if it is gone or has
 * been re-created. Throws TargetError `busy` while it has processes, `invalid` for any other cgroup.
 */
export function removeSessionCgroup({ path, id }: Pick<Cgroup, "path" | "id">): boolean {
  const parent = dirname(path);
  if (!parent.endsWith(`/${PARENT}`))
    throw new TargetError("invalid", `${path} was not made by netmon: it is left alone`);
  if (cgroupIdIfPresent(path) !== id) return false;
  for (const directory of listSubtree(path).reverse()) {
    try {
      rmdirSync(directory);
    } catch (error) {
      if (errnoOf(error) === "ENOENT") continue;
      if (errnoOf(error) !== "EBUSY") throw creationError(String(directory), error);
      const pids = listSubtreePids(path);
      throw new TargetError(
        "busy",
        `${path} still has ${pids.length} process${pids.length === 1 ? "" : "es"} (${pids.slice(0, 5).join(", ")}` +
          `${pids.length > 5 ? ", ..." : ""}): end them first`,
        { cause: error },
      );
    }
  }
  try {
    rmdirSync(parent); // succeeds only for the last session
  } catch {
    // other sessions use it
  }
  return true;
}
