/**
 * A memory limit for running processes: a group of the memory controller, of cgroup v1 if that is mounted, else of v2.
 * Memory that they took before does not count against it. The kernel kills (SIGKILL) a process that exceeds it.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseMountinfo } from "../../src/kernel/target/mountinfo.ts";

interface Controller {
  path: string;
  /** Memory, and memory with swap. */
  limits: readonly [memory: string, swap: string];
  kills: string;
}

function controller(): Controller {
  const mounts = parseMountinfo(readFileSync("/proc/self/mountinfo", "utf8"));
  const v1 = mounts.find(({ fsType, mountPoint }) => fsType === "cgroup" && mountPoint.endsWith("/memory"));
  if (v1) {
    const limits = ["memory.limit_in_bytes", "memory.memsw.limit_in_bytes"] as const;
    return { path: v1.mountPoint, limits, kills: "memory.oom_control" };
  }
  const v2 = mounts.find(({ fsType }) => fsType === "cgroup2");
  if (!v2 || !readFileSync(join(v2.mountPoint, "cgroup.controllers"), "utf8").includes("memory"))
    throw new Error("no memory controller is mounted: neither cgroup v1's nor v2's");
  writeFileSync(join(v2.mountPoint, "cgroup.subtree_control"), "+memory");
  return { path: v2.mountPoint, limits: ["memory.max", "memory.swap.max"], kills: "memory.events" };
}

let serial = 0;

export class MemoryLimit {
  readonly #directory: string;
  readonly #kills: string;

  constructor(bytes: number) {
    const { path, limits, kills } = controller();
    this.#directory = join(path, `netmon-test-memory-${process.pid}-${serial++}`);
    this.#kills = kills;
    mkdirSync(this.#directory);
    const [memory, swap] = limits.map((name) => join(this.#directory, name));
    writeFileSync(String(memory), String(bytes));
    // not there where the kernel does not count swap
    if (existsSync(String(swap)))
      writeFileSync(String(swap), swap?.endsWith("swap.max") ? "0" : String(bytes));
  }

  take(pid: number): void {
    writeFileSync(join(this.#directory, "cgroup.procs"), String(pid));
  }

  /** How many processes the limit has killed. */
  get kills(): number {
    const text = readFileSync(join(this.#directory, this.#kills), "utf8");
    return Number(/^oom_kill (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
  }

  /** Nobody may be left in it. */
  remove(): void {
    rmdirSync(this.#directory);
  }
}
