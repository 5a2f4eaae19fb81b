/**
 * Finds what a test run left on the machine: cgroups, network namespaces, mounts, pins, processes, and files where netmon
 * has them by default. Those of another netmon, or of another run, are not counted.
 */
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT_RUN_DIR } from "../../src/app/run/run-directory.ts";
import { OWN_BPFFS } from "../../src/state/bpffs-directory.ts";
import { SYSTEM_DIRS } from "../../src/state/paths.ts";
import type { TestRun } from "./test-run.ts";

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // missing, or gone
  }
}

function directoriesBelow(directory: string, depth: number): string[] {
  if (depth === 0) return [];
  let names: string[];
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const path = join(directory, name);
    return [path, ...directoriesBelow(path, depth - 1)];
  });
}

/** Returns the paths of mount points, with `type` only those of this file system type. */
function mountPoints(type?: string): string[] {
  return readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .filter((line) => type === undefined || line.includes(` - ${type} `))
    .map((line) => line.split(" ")[4] ?? "");
}

/** Cgroups of v2 and v1: tests limit memory by v1 where it is mounted. A file system can be mounted at several places. */
function cgroups(): string[] {
  const found = [...mountPoints("cgroup2"), ...mountPoints("cgroup")]
    .flatMap((mount) => directoriesBelow(mount, 4))
    .filter((path) => path.includes("netmon"));
  return [...new Map(found.map((path) => [fileId(path), path])).values()];
}

function fileId(path: string): string {
  const { dev = 0, ino = path } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${dev} ${ino}`;
}

/** Records of sessions, directories of runs, and what users of the run have below directories for everybody. */
function files(run: TestRun): string[] {
  const users = run.users();
  const below = (directory: string): string[] => namesIn(directory).map((name) => join(directory, name));
  return [
    ...below(SYSTEM_DIRS.run).filter((path) => run.owns(path)),
    ...below(ROOT_RUN_DIR).filter((path) => run.owns(textOf(join(path, "owner")))),
    ...["/tmp", "/var/tmp", "/run"]
      .flatMap(below)
      .filter((path) => users.has(lstatSync(path, { throwIfNoEntry: false })?.uid ?? 0)),
  ];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // missing, or gone
  }
}

/** Pin directories; the name for a state directory other than the system's ends in @ and a hash of the path. */
function pins(run: TestRun): string[] {
  const places = [...new Set([...mountPoints("bpf"), OWN_BPFFS])].map((mount) => join(mount, "netmon"));
  const found = places.flatMap((place) => namesIn(place).map((name) => join(place, name)));
  const states = found.length === 0 ? [] : directoriesBelow(run.temporary, 4);
  const hashes = new Set(states.map((path) => createHash("sha256").update(path).digest("hex").slice(0, 12)));
  return found.filter((path) => run.owns(path) || hashes.has(path.split("@")[1]?.slice(0, 12) ?? ""));
}

function processes(run: TestRun): Leftover[] {
  const testProcesses = run.testProcesses();
  return namesIn("/proc").flatMap((pid): Leftover[] => {
    if (!/^\d+$/.test(pid) || testProcesses.has(pid) || Number(pid) === process.pid) return [];
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8");
      // vitest's own processes: the bundler, or a test process that has not registered yet
      const parent = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")[1];
      if (!environment.includes(run.id) || Number(parent) === process.pid) return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return [{ kind: "process", what: pid, text: `process ${pid}: ${command}` }];
    } catch {
      return []; // it has ended
    }
  });
}

export interface Leftover {
  kind: "process" | "mount" | "pins" | "network namespace" | "cgroup" | "files";
  /** A path, a name, or a process id. */
  what: string;
  /** For people. */
  text: string;
}

/** Returns them in the order in which they can be removed. */
export function leftovers(run: TestRun): Leftover[] {
  const items = (kind: Leftover["kind"], found: string[]): Leftover[] =>
    found.map((what) => ({ kind, what, text: `${kind} ${what}` }));
  const mounts = mountPoints().filter(
    (path) => run.owns(path) && !path.startsWith("/run/netns/"), // listed below as what they are
  );
  return [
    ...processes(run),
    ...items("mount", mounts.reverse()),
    ...items("pins", pins(run)),
    ...items(
      "network namespace",
      namesIn("/run/netns").filter((name) => run.owns(name)),
    ),
    ...items(
      "cgroup",
      cgroups()
        .filter((path) => run.owns(path))
        .reverse(),
    ),
    ...items("files", files(run)),
  ];
}
