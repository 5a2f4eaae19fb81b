/**
 * --container NAME|ID: the cgroup of a running container of docker, podman, containerd (nerdctl, Kubernetes)
 * or CRI-O. The cgroup tree tells what runs; metadata on disk supplies the names. No daemon socket is used.
 *
 * Direction of failure: closed. Several candidates are an error that lists them.
 */
import { join } from "node:path";
import { type Cgroup, openCgroup } from "./cgroup2.ts";
import { type ContainerRecord, type MetadataScan, scanContainerMetadata } from "./container-metadata.ts";
import { cgroupsPathToDirectory, containerOfCgroup, type Engine } from "./container-paths.ts";
import { TargetError } from "./error.ts";
import { type Cgroup2Mount, type FileSystemRoot, requireCgroup2Mount } from "./mountinfo.ts";
import { listSubtree } from "./subtree.ts";

/** Shorter id prefixes are too likely a mistake. */
const MIN_ID_PREFIX = 4;

export interface Container {
  engine: Engine;
  id: string;
  /** The most specific name ('namespace/pod/web'), or '' if only the id is known. */
  name: string;
  cgroupPath: string;
}

export interface ContainerOptions extends FileSystemRoot {
  /** Mount to search for cgroups; default: the best cgroup v2 mount. */
  mount?: Pick<Cgroup2Mount, "mountPoint" | "wholeHierarchy">;
}

/** Resolves a name, an id or an id prefix. Throws TargetError: invalid, not_found, not_running, ambiguous. */
export function cgroupOfContainer(
  reference: string,
  options: ContainerOptions = {},
): { container: Container; cgroup: Cgroup } {
  const container = findContainer(reference, options);
  return { container, cgroup: openCgroup(container.cgroupPath, options) };
}

/** Finds the container without opening its cgroup, so that it works on a copy of a tree. */
export function findContainer(reference: string, options: ContainerOptions = {}): Container {
  if (!/^[A-Za-z0-9][A-Za-z0-9_./-]*$/.test(reference))
    throw new TargetError("invalid", `${JSON.stringify(reference)} is not a container name or id`);
  const mount = options.mount ?? requireCgroup2Mount(options);
  const metadata = scanContainerMetadata(options.fsRoot);
  const matches = match(reference, gather(mount, metadata));
  const running = matches.filter((match) => match.path !== null);
  const real = running.filter((match) => !match.record.sandbox);
  const chosen = real.length > 0 ? real : running;
  if (chosen.length > 1) throw ambiguous(reference, chosen);
  const only = chosen[0];
  if (only?.path) {
    const { engine, id } = only.record;
    return { engine, id, name: bestName(only.record), cgroupPath: only.path };
  }
  throw notFound(reference, matches, metadata, mount);
}

interface Candidate {
  record: ContainerRecord;
  /** Its outermost cgroup; null: none. */
  path: string | null;
}

/** Containers known from cgroups and from metadata, joined by id. */
function gather(mount: Pick<Cgroup2Mount, "mountPoint">, metadata: MetadataScan): Candidate[] {
  const byId = new Map<string, Candidate>(
    metadata.records.map((record) => [record.id, { record, path: null }]),
  );
  // engines name theirs in ASCII
  const directories = listSubtree(mount.mountPoint).filter((path) => typeof path === "string");
  // Breadth first: a container's outermost cgroup comes first and covers those below (crun's /container).
  for (const path of directories) {
    const named = containerOfCgroup(path);
    if (named === null) continue;
    const known = byId.get(named.id);
    if (known === undefined) byId.set(named.id, { record: { ...named, names: [], sandbox: false }, path });
    else known.path ??= path;
  }
  const present = new Set(directories);
  for (const candidate of byId.values()) {
    const configured = candidate.record.cgroupsPath;
    const directory = configured === undefined ? null : cgroupsPathToDirectory(configured);
    if (candidate.path !== null || directory === null) continue;
    const path = join(mount.mountPoint, directory);
    if (present.has(path)) candidate.path = path;
  }
  return [...byId.values()];
}

/** Matches as engines do: the full id, then an exact name, then an id prefix. */
function match(reference: string, candidates: readonly Candidate[]): Candidate[] {
  const byId = candidates.filter(({ record }) => record.id === reference);
  if (byId.length > 0) return byId;
  const byName = candidates.filter(({ record }) => record.names.includes(reference));
  if (byName.length > 0) return byName;
  if (!/^[0-9a-f]+$/.test(reference)) return [];
  if (reference.length < MIN_ID_PREFIX)
    throw new TargetError(
      "invalid",
      `no container is named ${reference}, and as an id prefix it is too short: give at least ${MIN_ID_PREFIX} characters`,
    );
  return candidates.filter(({ record }) => record.id.startsWith(reference));
}

function bestName(record: ContainerRecord): string {
  return record.names.reduce(
    (best, name) => (name.split("/").length > best.split("/").length ? name : best),
    record.names[0] ?? "",
  );
}

function line(candidate: Candidate): string {
  const { engine, id } = candidate.record;
  return `${id.slice(0, 12)}  ${engine}  ${bestName(candidate.record) || "(no name)"}`;
}

function ambiguous(reference: string, candidates: readonly Candidate[]): TargetError {
  const lines = candidates.map(line).sort();
  return new TargetError(
    "ambiguous",
    `${reference} fits ${candidates.length} running containers; give a longer id or the full name:\n  ${lines.join("\n  ")}`,
  );
}

function notFound(
  reference: string,
  matches: readonly Candidate[],
  metadata: MetadataScan,
  mount: Pick<Cgroup2Mount, "mountPoint" | "wholeHierarchy">,
): TargetError {
  const stopped = matches[0];
  if (stopped !== undefined)
    return new TargetError(
      "not_running",
      `container ${reference} (${line(stopped)}) is known and has no cgroup below ${mount.mountPoint}: start it first` +
        (mount.wholeHierarchy ? "" : hiddenPart(mount)),
    );
  const unreadable =
    metadata.unreadable.length === 0
      ? ""
      : ` Could not read ${metadata.unreadable.join(", ")}: run netmon as root.`;
  return new TargetError(
    "not_found",
    `no running container of docker, podman, containerd or CRI-O has the name or id ${reference}.${unreadable} ` +
      `Names come from files on this machine; in a container give the id instead` +
      (mount.wholeHierarchy ? "" : hiddenPart(mount)),
  );
}

function hiddenPart(mount: Pick<Cgroup2Mount, "mountPoint">): string {
  return `. ${mount.mountPoint} shows only a part of the hierarchy: mount the host's with -v /sys/fs/cgroup:/sys/fs/cgroup:ro`;
}
