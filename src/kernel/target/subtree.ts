/**
 * The contents of a cgroup: its descendants and their processes. Reads only.
 * Direction of failure: open for a directory that is removed while it is listed (it then has no processes);
 * any other error is thrown.
 */
import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../../errors/or-else.ts";
import { errnoOf } from "./error.ts";
import { KeptFile } from "./kept-file.ts";
import { readThreadGroup } from "./procfs.ts";

/** ENODEV: the cgroup was removed while one of its files was open. */
const GONE = new Set(["ENOENT", "ENODEV"]);

/** Whoever may make cgroups names them, in bytes of any kind: a Buffer where they are not UTF-8. */
export type CgroupPath = string | Buffer;

export function below(directory: CgroupPath, name: CgroupPath): CgroupPath {
  const path = Buffer.concat([Buffer.from(directory), Buffer.from("/"), Buffer.from(name)]);
  return isUtf8(path) ? path.toString() : path;
}

/** Returns the cgroup itself, then everything below it. cgroupfs has no symlinks. */
export function listSubtree(path: string): CgroupPath[] {
  const found: CgroupPath[] = [path];
  for (let next = 0; next < found.length; next++) {
    const directory = found[next]!;
    try {
      for (const entry of readdirSync(directory, { withFileTypes: true, encoding: "buffer" })) {
        if (entry.isDirectory()) found.push(below(directory, entry.name));
      }
    } catch (error) {
      if (!GONE.has(errnoOf(error))) throw error;
    }
  }
  return found;
}

function readIds(file: CgroupPath): number[] | null {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean).map(Number);
  } catch (error) {
    if (GONE.has(errnoOf(error))) return [];
    if (errnoOf(error) === "ENOTSUP") return null; // libuv's name of EOPNOTSUPP: a threaded cgroup has threads only
    throw error;
  }
}

/**
 * The processes of exactly this cgroup, as thread group ids of this pid namespace. For a threaded cgroup: the
 * processes with a thread in it. Processes outside this pid namespace read as 0 and are omitted.
 */
export function listPids(path: CgroupPath, fsRoot = "/"): number[] {
  const processes = readIds(below(path, "cgroup.procs"));
  if (processes !== null) return processes.filter((pid) => pid > 0);
  const groups = new Set<number>();
  for (const tid of readIds(below(path, "cgroup.threads")) ?? []) {
    const group = tid > 0 ? readThreadGroup(tid, fsRoot) : null;
    if (group !== null) groups.add(group);
  }
  return [...groups];
}

/** The processes of the cgroup and everything below it, without duplicates. */
export function listSubtreePids(path: string, fsRoot = "/"): number[] {
  if (isVacant(path)) return []; // one short read instead of a tree's
  const pids = new Set<number>();
  for (const directory of listSubtree(path)) for (const pid of listPids(directory, fsRoot)) pids.add(pid);
  return [...pids];
}

/** Like listSubtreePids, but empty if they cannot be listed. */
export function processesIn(path: string): number[] {
  return orElse(() => listSubtreePids(path), []);
}

/** Reports whether the cgroup or one below it has a live process (`populated` of cgroup.events); false if gone. */
export function isPopulated(path: string): boolean {
  try {
    return populated(path) === true;
  } catch (error) {
    if (GONE.has(errnoOf(error))) return false;
    throw error;
  }
}

/** Whether the cgroup says that neither it nor one below it has a live process; false if it does not say, as the root. */
export function isVacant(path: string): boolean {
  return orElse(() => populated(path), null) === false;
}

/** Looks again and again whether a cgroup is vacant, as isVacant does. Keeps a descriptor until closed. */
export class Vacancy {
  #events: KeptFile | null = null;

  isVacant(path: string): boolean {
    const file = eventsOf(path);
    if (this.#events?.path !== file) {
      this.close();
      this.#events = new KeptFile(file);
    }
    const text = this.#events.read();
    return text !== null && populatedIn(text) === false;
  }

  close(): void {
    this.#events?.close();
    this.#events = null;
  }
}

const eventsOf = (path: string): string => join(path, "cgroup.events");

/** null: it does not say. Throws if there is no such file. */
function populated(path: string): boolean | null {
  return populatedIn(readFileSync(eventsOf(path), "utf8"));
}

function populatedIn(events: string): boolean | null {
  const [, digit] = /^populated ([01])$/m.exec(events) ?? [];
  return digit === undefined ? null : digit === "1";
}
