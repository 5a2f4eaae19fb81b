/**
 * --sidecar: the other container of netmon's pod. If a pod shares its process ids, the containers whose processes
 * are visible here are the pod's; one of them is netmon's, and one only holds the namespaces. This needs no metadata,
 * daemon or privilege, and cannot select a container of another pod, whose process ids read as 0.
 *
 * Direction of failure: closed. None or several is an error; only cgroups named by a container engine count, so
 * never the pod's, a slice or the root.
 */
import { basename, dirname } from "node:path";
import { least } from "../../collections/long-lists.ts";
import { type Cgroup, openCgroup } from "./cgroup2.ts";
import { containerOfCgroup } from "./container-paths.ts";
import { TargetError } from "./error.ts";
import { type FileSystemRoot, requireCgroup2Mount } from "./mountinfo.ts";
import { cgroupOfPid } from "./pid.ts";
import { readArguments, readStat } from "./procfs.ts";
import { listSubtree, listSubtreePids } from "./subtree.ts";

/** Names of the first process of containers that only hold a pod's namespaces: Kubernetes' and podman's. */
const HOLDERS = new Set(["pause", "catatonit"]);

interface Candidate {
  path: string;
  pids: number[];
}

/**
 * `command`: part of a command line in the container; '' for any. Throws TargetError: not_found, ambiguous, and
 * those of cgroupOfPid.
 */
export function sidecarCgroup(command: string, options: FileSystemRoot = {}): Cgroup {
  const fsRoot = options.fsRoot ?? "/";
  const own = ownContainer(cgroupOfPid(process.pid, options).path);
  const others = containers(options).filter(({ path, pids }) => path !== own && !holdsOnly(pids, fsRoot));
  const fitting = others.filter(({ pids }) => pids.some((pid) => commandLine(pid, fsRoot).includes(command)));
  if (fitting.length === 1) return openCgroup((fitting[0] as Candidate).path, options);
  if (fitting.length === 0) {
    const named = command === "" ? "" : ` with ${JSON.stringify(command)} on a command line`;
    throw new TargetError(
      "not_found",
      `there is no other container${named} whose processes are visible here: it has not started yet, or the pod does ` +
        "not share its process ids (shareProcessNamespace: true, --pid container:NAME)",
    );
  }
  const lines = fitting.map((candidate) => line(candidate, fsRoot)).sort();
  throw new TargetError(
    "ambiguous",
    `${lines.length} containers are beside this one; say which by a part of its command line, --sidecar=COMMAND:\n  ` +
      lines.join("\n  "),
  );
}

/** The outermost cgroup of each container with processes visible in this pid namespace. */
function containers(options: FileSystemRoot): Candidate[] {
  const mount = requireCgroup2Mount(options);
  const found: Candidate[] = [];
  // engines name theirs in ASCII
  for (const path of listSubtree(mount.mountPoint).filter((one) => typeof one === "string")) {
    if (containerOfCgroup(path) === null || found.some((one) => path.startsWith(`${one.path}/`))) continue;
    const pids = listSubtreePids(path, options.fsRoot);
    if (pids.length > 0) found.push({ path, pids });
  }
  return found;
}

/** crun puts processes one level below the container's cgroup. */
function ownContainer(path: string): string {
  const above = dirname(path);
  return containerOfCgroup(path) === null && containerOfCgroup(above) !== null ? above : path;
}

function holdsOnly(pids: readonly number[], fsRoot: string): boolean {
  return pids.every((pid) => HOLDERS.has(readStat(pid, fsRoot)?.comm ?? ""));
}

/** The words of the command line, joined by spaces; '' for a process that ended. */
function commandLine(pid: number, fsRoot: string): string {
  return readArguments(pid, fsRoot).join(" ").trim();
}

function line({ path, pids }: Candidate, fsRoot: string): string {
  const id = containerOfCgroup(path)?.id ?? basename(path);
  return `${id.slice(0, 12)}  ${commandLine(least(pids), fsRoot).slice(0, 80)}`;
}
