/**
 * Temporary cgroups and processes for tests: made below one directory per test file, and always removed at the end
 * with their processes.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requireCgroup2Mount } from "../../../../src/kernel/target/mountinfo.ts";
import { below, listSubtree } from "../../../../src/kernel/target/subtree.ts";

let count = 0;

export class Scratch {
  readonly path: string;
  readonly #children: ChildProcess[] = [];

  constructor(name: string) {
    this.path = join(requireCgroup2Mount().mountPoint, `netmon-test-${name}-${process.pid}-${count++}`);
    mkdirSync(this.path);
  }

  /** Makes a cgroup below this one. */
  make(...parts: string[]): string {
    const path = join(this.path, ...parts);
    mkdirSync(path, { recursive: true });
    return path;
  }

  /** Starts a program and puts it into a cgroup before the promise resolves. */
  async start(cgroup: string, command: string, ...args: string[]): Promise<ChildProcess & { pid: number }> {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#children.push(child);
    await once(child, "spawn");
    this.move(child.pid as number, cgroup);
    return child as ChildProcess & { pid: number };
  }

  /** A process that waits until its standard input closes. */
  sleeper(cgroup: string): Promise<ChildProcess & { pid: number }> {
    return this.start(cgroup, "cat");
  }

  move(pid: number, cgroup: string): void {
    writeFileSync(join(cgroup, "cgroup.procs"), String(pid));
  }

  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
    if (!existsSync(this.path)) return;
    // Grandchildren that a test made; nothing else can be in a cgroup of ours.
    for (const directory of listSubtree(this.path)) {
      for (const pid of readFileSync(below(directory, "cgroup.threads"), "utf8")
        .split("\n")
        .filter(Boolean)) {
        process.kill(Number(pid), "SIGKILL");
      }
    }
    const deadline = Date.now() + 30_000;
    for (;;) {
      try {
        this.removeEmpty();
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EBUSY" || Date.now() > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }

  /** The cgroups alone. Throws where a process is in one of them. */
  removeEmpty(): void {
    for (const directory of listSubtree(this.path).reverse()) rmdirSync(directory);
  }
}
