/**
 * What a run of the tests left on the machine: cgroups, network namespaces, mounts, pins, processes. Another netmon's,
 * and another run's, are not counted.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OWN_BPFFS } from "../../src/state/pin-directory.ts";
import type { TestRun } from "./test-run.ts";

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // it is not there, or has gone
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

/** Mount points: their paths, and of one kind of file system where `type` is given. */
function mountPoints(type?: string): string[] {
  return readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .filter((line) => type === undefined || line.includes(` - ${type} `))
    .map((line) => line.split(" ")[4] ?? "");
}

function cgroups(): string[] {
  return mountPoints("cgroup2")
    .slice(0, 1)
    .flatMap((mount) => directoriesBelow(mount, 4))
    .filter((path) => path.includes("netmon"));
}

/** Pin directories; one of a state directory that is not the system's ends in @ and the hash of a path there. */
function pins(run: TestRun): string[] {
  const places = [...new Set([...mountPoints("bpf"), OWN_BPFFS])].map((mount) => join(mount, "netmon"));
  const found = places.flatMap((place) => namesIn(place).map((name) => join(place, name)));
  const states = found.length === 0 ? [] : directoriesBelow(run.temporary, 4);
  const hashes = new Set(states.map((path) => createHash("sha256").update(path).digest("hex").slice(0, 12)));
  return found.filter((path) => run.owns(path) || hashes.has(path.split("@")[1]?.slice(0, 12) ?? ""));
}

function processes(run: TestRun): string[] {
  const testProcesses = run.testProcesses();
  return namesIn("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid) || testProcesses.has(pid) || Number(pid) === process.pid) return [];
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8");
      // vitest's own: a test process that has not come to note itself, the bundler
      const parent = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")[1];
      if (!environment.includes(run.id) || Number(parent) === process.pid) return [];
      return [`${pid}: ${readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()}`];
    } catch {
      return []; // it has ended
    }
  });
}

export function leftovers(run: TestRun): string[] {
  return [
    ...mountPoints()
      .filter((path) => run.owns(path) && !path.startsWith("/run/netns/")) // below, as what they are
      .map((path) => `mount ${path}`),
    ...cgroups()
      .filter((path) => run.owns(path))
      .map((path) => `cgroup ${path}`),
    ...pins(run).map((path) => `pins ${path}`),
    ...namesIn("/run/netns")
      .filter((name) => run.owns(name))
      .map((name) => `network namespace ${name}`),
    ...processes(run).map((text) => `process ${text}`),
  ];
}
