/**
 * The run fails when tests leave cgroups, network namespaces, mounts, pins or processes behind. Compares
 * what exists before and after; only names that tests use count, so that other work on the machine does not.
 */
import { readdirSync, readFileSync } from "node:fs";

function netmonMounts(): string[] {
  return readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[4] ?? "")
    .filter((path) => path.includes("netmon"));
}

function cgroupsBelow(dir: string, depth: number): string[] {
  if (depth === 0) return [];
  let names: string[];
  try {
    names = readdirSync(dir, { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .map((e) => e.name);
  } catch {
    return [];
  }
  return names.flatMap((n) => [`${dir}/${n}`, ...cgroupsBelow(`${dir}/${n}`, depth - 1)]);
}

function cgroups(): string[] {
  const mount = readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .find((line) => line.includes(" - cgroup2 "))
    ?.split(" ")[4];
  return mount ? cgroupsBelow(mount, 4).filter((path) => path.includes("netmon")) : [];
}

function namespaces(): string[] {
  try {
    return readdirSync("/run/netns").filter((n) => n.includes("netmon"));
  } catch {
    return [];
  }
}

function processes(): string[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const argv = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      // the program, or the script its interpreter runs
      const own = argv
        .slice(0, 2)
        .some((word) => /(?:^|\/)(?:netmon-bpf|dist\/netmon|vectors\/vectors)$/.test(word));
      return own ? [`${pid}: ${argv.join(" ").trim()}`] : [];
    } catch {
      return [];
    }
  });
}

function leftovers(): Set<string> {
  return new Set([
    ...netmonMounts().map((m) => `mount ${m}`),
    ...cgroups().map((c) => `cgroup ${c}`),
    ...namespaces().map((n) => `network namespace ${n}`),
    ...processes().map((p) => `process ${p}`),
  ]);
}

export default function setup(): () => void {
  const before = leftovers();
  return () => {
    const left = [...leftovers()].filter((item) => !before.has(item));
    if (left.length === 0) return;
    process.exitCode = 1; // an error thrown here is printed, and the run would still end with 0
    throw new Error(`tests left behind:\n  ${left.join("\n  ")}`);
  };
}
