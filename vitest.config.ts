/**
 * The tests in groups: that of the file's folder, or the one that its first line names (`// group: alone`). Four files run
 * at a time on two processors, or three of other people's programs. What checks the clock runs alone, file by file.
 * `make test` leaves out the groups `more-*`, which take as long as all others together; `make test-more` runs them.
 * Leftovers are looked for once, around all of it.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { defineConfig } from "vitest/config";

const GROUPS = [
  "unit",
  "programs", // processes and servers on loopback
  "machine", // the kernel, in cgroups, network namespaces, mounts and directories that each file makes and names for itself
  "apart", // each in a process of its own, of which they measure memory or descriptors
  "alone", // the clock
  "more-clients", // the agents, servers and SDKs that others wrote, in other languages too
  "more-long", // netmon killed in many ways, many times, and what takes time to pass
  "more-browser",
  "more-containers", // podman, with a storage of its own for each file
] as const;
type Group = (typeof GROUPS)[number];

/** A folder's group is also that of the folders in it. */
const OF_FOLDER: Readonly<Record<string, Group>> = {
  "test/addon": "apart",
  "test/agents": "more-clients",
  "test/sandboxes": "more-clients",
  "test/containers": "more-containers",
  "test/e2e": "machine",
  "test/kernel": "apart",
  "test/llm": "programs",
  "test/llm/differential": "more-clients",
  "test/llm/wire": "unit",
  "test/mcp": "programs",
  "test/mcp/inspection": "unit",
  "test/node": "programs",
  "test/outside": "unit",
  "test/package": "machine",
  "test/peers": "more-clients",
  "test/presets": "more-clients",
  "test/ui": "more-browser",
  "test/unit": "unit",
  "test/unit/kernel/target": "machine",
  "test/unit/setup": "machine",
  "test/unit/store": "programs",
};

function groupOf(file: string): Group {
  const named = /^\/\/ group: (.*)\n/.exec(readFileSync(file, "utf8"))?.[1];
  if (named === undefined) return groupOfFolder(dirname(file));
  const group = GROUPS.find((one) => one === named);
  if (group === undefined) throw new Error(`${file}: no group ${named}: use one of ${GROUPS.join(", ")}`);
  return group;
}

function groupOfFolder(folder: string): Group {
  return OF_FOLDER[folder] ?? (folder === "." ? "alone" : groupOfFolder(dirname(folder)));
}

const files: Record<Group, string[]> = {
  unit: [],
  programs: [],
  machine: [],
  apart: [],
  alone: [],
  "more-clients": [],
  "more-long": [],
  "more-browser": [],
  "more-containers": [],
};
for (const file of globSync("test/**/*.test.ts", { exclude: (path) => path.endsWith("node_modules") }))
  files[groupOf(file)].push(file);

const common = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // events are written beside the answers that they speak of, and a busy machine takes longer than a second
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ["test/setup/test-process.ts"],
  // lists have local times
  env: { TZ: "UTC" },
  retry: process.env.NETMON_TEST_RETRY === "1" ? 1 : 0,
};

/** Four files at a time, because they wait for two thirds of their time; groups of the same order share them. */
const group = (name: Group, groupOrder = 1, maxWorkers = 4) => ({
  test: { ...common, name, include: files[name], maxWorkers, sequence: { groupOrder } },
});

/** Three files at a time: they wait for agents and timeouts. */
const waiting = (name: Group) => group(name, 4, 3);

/** One process for many files: loading netmon anew for each takes longer than most tests. */
const sharing = (name: Group) => ({ test: { ...group(name).test, isolate: false } });

export default defineConfig({
  test: {
    globalSetup: ["test/setup/whole-run.ts"],
    reporters: ["default", "./test/setup/tests-to-mend.ts"],
    projects: [
      sharing("unit"),
      sharing("programs"),
      sharing("machine"),
      group("apart"),
      waiting("more-clients"),
      waiting("more-long"),
      waiting("more-browser"),
      group("more-containers", 2, 2),
      { test: { ...group("alone", 3).test, fileParallelism: false } },
    ],
  },
});
