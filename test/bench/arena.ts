/**
 * The environment of the benchmark: the namespaces and cgroups of the kernel tests, the native part, and the
 * processes it starts. `remove` removes everything, even after a failure or a signal.
 *
 * On failure: a process that does not do its job throws its output; nothing is measured from it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { run } from "../kernel/command.ts";
import { Topology } from "../kernel/topology.ts";

const NATIVE = fileURLToPath(new URL("./native", import.meta.url));

/** A child process that answers in lines. */
export class Worker {
  readonly child: ChildProcess;
  readonly #lines: AsyncIterableIterator<string> | null;
  readonly closed: Promise<unknown>;
  #errors = "";

  constructor(child: ChildProcess) {
    this.child = child;
    this.closed = once(child, "close");
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#errors += text;
    });
    this.#lines = child.stdout && createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  get errors(): string {
    return this.#errors;
  }

  async line(): Promise<string> {
    const next = await this.#lines?.next();
    if (!next || next.done) {
      await this.closed;
      throw new Error(`${this.child.spawnargs.join(" ")} ended early: ${this.#errors.trim()}`);
    }
    return next.value;
  }

  /** Sends a line and waits for one. */
  async ask(question = ""): Promise<string> {
    this.child.stdin?.write(`${question}\n`);
    return this.line();
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(signal);
    await this.closed;
  }
}

export class Arena {
  readonly topology: Topology;
  /** Path of the native part. */
  readonly program: string;
  readonly #running = new Set<Worker>();
  #cgroups = 0;
  #interrupted = false;

  private constructor(topology: Topology) {
    this.topology = topology;
    this.program = join(topology.dir, "bench-native");
  }

  static create(): Arena {
    const arena = new Arena(Topology.create());
    try {
      const sources = readdirSync(NATIVE).filter((f) => f.endsWith(".c"));
      run("gcc", [
        ...["-O2", "-std=gnu17", "-Wall", "-Wextra", "-Werror", "-o", arena.program],
        ...sources.map((f) => join(NATIVE, f)),
      ]);
      return arena;
    } catch (error) {
      arena.topology.remove();
      throw error;
    }
  }

  /** A file of this run. */
  file(name: string): string {
    return join(this.topology.dir, name);
  }

  /** A new cgroup, removed with the arena. */
  cgroup(name: string): string {
    this.#refuseInterrupted();
    const path = join(this.topology.cgroupParent, `${name}-${++this.#cgroups}`);
    mkdirSync(path);
    return path;
  }

  /** Runs a job of the native part in the agent's namespace until it ends; returns the line it prints. */
  async job(...args: string[]): Promise<string> {
    const worker = this.start("agent", args);
    const out = await worker.line();
    await worker.closed;
    if (worker.child.exitCode !== 0)
      throw new Error(
        `${args.join(" ")} failed (${worker.child.exitCode ?? worker.child.signalCode}): ${worker.errors.trim()}`,
      );
    return out;
  }

  /** Starts a job that runs until `stop`. `fd` becomes descriptor 3 of the child. */
  start(where: "agent" | "server", args: readonly string[], fd?: number): Worker {
    const [program, rest] =
      where === "agent"
        ? this.topology.inAgent(this.program, args)
        : this.topology.inServer(this.program, args);
    return this.adopt(
      spawn(program, rest, {
        stdio: ["pipe", "pipe", "pipe", ...(fd === undefined ? [] : [fd])],
      }),
    );
  }

  /** Registers a child that must not outlive the arena. */
  adopt(child: ChildProcess): Worker {
    const worker = new Worker(child);
    this.#running.add(worker);
    void worker.closed.then(() => this.#running.delete(worker));
    if (this.#interrupted) child.kill("SIGKILL");
    return worker;
  }

  /** Ends all children, and so whatever waits for one. */
  interrupt(): void {
    this.#interrupted = true;
    for (const worker of this.#running) worker.child.kill("SIGKILL");
  }

  #refuseInterrupted(): void {
    if (this.#interrupted) throw new Error("interrupted");
  }

  async remove(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.stop("SIGKILL")));
    this.topology.remove();
  }
}
