/** The parents of a connecting process: as the kernel and /proc tell, and as remembered once they have ended. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { Parents } from "../../../src/kernel/events/parents.ts";

const INITIAL = "pid:[4026531836]";
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

let fsRoot: string;
let now: number;
let parents: Parents;

function machine(pids = INITIAL): Parents {
  fsRoot = mkdtempSync(join(tmpdir(), "netmon-parents-"));
  directories.push(fsRoot);
  mkdirSync(join(fsRoot, "proc/self/ns"), { recursive: true });
  symlinkSync(pids, join(fsRoot, "proc/self/ns/pid"));
  now = 0;
  return new Parents("/netmon/demo", fsRoot, () => now);
}

function start(pid: number, comm: string, parent: number, cgroup = "/netmon/demo"): void {
  const directory = join(fsRoot, "proc", String(pid));
  mkdirSync(directory, { recursive: true });
  const rest = [parent, 1, 1, 0, -1, 0, ...Array<number>(12).fill(0), pid * 10];
  writeFileSync(join(directory, "stat"), `${pid} (${comm}) S ${rest.join(" ")}`);
  writeFileSync(join(directory, "cgroup"), `0::${cgroup}\n`);
}

const end = (pid: number): void => rmSync(join(fsRoot, "proc", String(pid)), { recursive: true });

beforeEach(() => {
  parents = machine();
  start(5, "netmon", 1, "/user");
  start(10, "claude", 5);
  start(20, "bash", 10, "/netmon/demo/tool");
});

const BASH = { pid: 20, comm: "bash" };
const CLAUDE = { pid: 10, comm: "claude" };

it("are those within the session, the nearest first, also of a process that has ended", () => {
  expect(parents.of(30, "curl", 20)).toEqual([BASH, CLAUDE]);
  expect(parents.of(10, "claude", 5)).toEqual([]);
  start(6, "other", 1, "/netmon/demonstration");
  expect(parents.of(31, "curl", 6)).toEqual([]);
});

it("are asked of /proc where the kernel does not tell, if the process is still the same", () => {
  start(30, "curl", 20);
  expect(parents.of(30, "curl", 0)).toEqual([BASH, CLAUDE]);
  expect(parents.of(30, "python", 0)).toEqual([]);
  expect(parents.of(31, "curl", 0)).toEqual([]);
});

it("are remembered when they have ended, and are a pid where nobody looked before", () => {
  parents.of(30, "curl", 20);
  end(20);
  now = 60_000;
  expect(parents.of(31, "curl", 20)).toEqual([BASH, CLAUDE]);
  expect(parents.of(32, "curl", 21)).toEqual([{ pid: 21, comm: "" }]);
});

it("are what a connection of their own told, where nobody looked", () => {
  parents.of(40, "sh", 20);
  expect(parents.of(41, "curl", 40)).toEqual([{ pid: 40, comm: "sh" }, BASH, CLAUDE]);
});

it("stay those that started a process, when it has lost them", () => {
  parents.of(30, "curl", 20);
  end(10);
  start(20, "bash", 1);
  start(1, "init", 0, "/");
  now = 60_000;
  expect(parents.of(31, "curl", 20)).toEqual([BASH, CLAUDE]);
});

it("are those of the process that has a pid now, when it is another", () => {
  parents.of(30, "curl", 20);
  end(20);
  start(20, "python", 10);
  expect(parents.of(31, "curl", 20)[0]).toEqual(BASH);
  now = 60_000;
  expect(parents.of(31, "curl", 20)).toEqual([{ pid: 20, comm: "python" }, CLAUDE]);
});

it("end in a circle of pids that were used again, and after eight", () => {
  start(10, "claude", 20);
  expect(parents.of(30, "curl", 20)).toEqual([BASH, CLAUDE]);
  for (let pid = 100; pid < 120; pid++) start(pid, `c${pid}`, pid + 1);
  expect(parents.of(99, "deep", 100)).toHaveLength(8);
});

it("have no names where /proc has other pids than the kernel", () => {
  parents = machine("pid:[4026532001]");
  start(20, "bash", 10);
  expect(parents.of(30, "curl", 20)).toEqual([{ pid: 20, comm: "" }]);
  expect(parents.of(20, "bash", 0)).toEqual([]);
});
