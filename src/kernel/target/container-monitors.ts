/**
 * Containers by the processes that watch over them: conmon of podman and CRI-O, containerd's shim. They name a container,
 * or a file that does, wherever the engine keeps its data (`podman --root`, docker's data-root).
 *
 * Direction of failure: closed, as for the engines' files. A monitor in another pid namespace is not believed, because a
 * container could start one.
 */
import { readlinkSync } from "node:fs";
import { join } from "node:path";
import { ProcessList } from "./process-list.ts";
import { readArguments, readNamespace } from "./procfs.ts";

export interface ContainerMonitor {
  id: string;
  /** Name that the engine gave the container; null: it is only in the bundle. */
  name: string | null;
  /** Directory of the OCI config. */
  bundle: string;
  /** containerd's namespace; null: conmon. */
  namespace: string | null;
}

/** Names as in /proc/PID/stat, at most 15 bytes. */
const CONMON = "conmon";
const SHIM = "containerd-shim";

export function containerMonitors(fsRoot: string): ContainerMonitor[] {
  const processes = new ProcessList(undefined, fsRoot);
  const own = readNamespace("self", "pid", fsRoot);
  const found: ContainerMonitor[] = [];
  for (const pid of running(processes)) {
    const comm = processes.stat(pid)?.comm;
    if ((comm !== CONMON && comm !== SHIM) || readNamespace(pid, "pid", fsRoot) !== own) continue;
    const monitor = comm === CONMON ? conmon(pid, fsRoot) : shim(pid, fsRoot);
    if (monitor !== null) found.push(monitor);
  }
  return found;
}

function conmon(pid: number, fsRoot: string): ContainerMonitor | null {
  const option = argumentsOf(pid, fsRoot);
  const [id, bundle] = [option("-c"), option("-b")];
  if (id === null || bundle === null) return null;
  return { id, name: option("-n"), bundle, namespace: null };
}

/** The shim's working directory is the bundle. */
function shim(pid: number, fsRoot: string): ContainerMonitor | null {
  const option = argumentsOf(pid, fsRoot);
  const [id, namespace] = [option("-id"), option("-namespace")];
  if (id === null || namespace === null) return null;
  try {
    return { id, name: null, bundle: readlinkSync(join(fsRoot, `proc/${pid}/cwd`)), namespace };
  } catch {
    return null; // it has ended
  }
}

/** Returns what looks up an option's value. */
function argumentsOf(pid: number, fsRoot: string): (name: string) => string | null {
  const args = readArguments(pid, fsRoot);
  return (name) => args[args.indexOf(name) + 1 || args.length] || null;
}

function running(processes: ProcessList): Iterable<number> {
  try {
    return processes.running();
  } catch {
    return []; // a copy of a tree without /proc
  }
}
