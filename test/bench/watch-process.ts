/**
 * A real `netmon watch` of the built tree, in the agent's namespace as a sidecar runs, on the server's CPU.
 * On failure: a watch that does not become ready or ends with an error throws its output.
 */
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { NETMON } from "../kernel/defence.ts";
import type { Arena, Worker } from "./arena.ts";
import { type ConfigOptions, configText } from "./policy.ts";

const READY_TIMEOUT_MS = 60_000;

let serial = 0;

export class WatchProcess {
  readonly worker: Worker;
  /** Milliseconds from spawn to the ready file. */
  readonly readyMs: number;
  readonly configFile: string;

  private constructor(worker: Worker, readyMs: number, configFile: string) {
    this.worker = worker;
    this.readyMs = readyMs;
    this.configFile = configFile;
  }

  /**
   * Events go to `output` as JSON lines. `cpus`: usually only one of those of the server. `beside`: the cgroup of a second
   * session of the process, so that both share their programs.
   */
  static async start(
    arena: Arena,
    cgroup: string,
    options: ConfigOptions,
    {
      output = "/dev/null",
      cpus: chosen = "one",
      beside,
    }: { output?: string; cpus?: "one" | "all"; beside?: string } = {},
  ): Promise<WatchProcess> {
    const session = `bench-${process.pid}-${++serial}`;
    const configFile = arena.file(`${session}.yaml`);
    const ready = arena.file(`${session}.ready`);
    writeFileSync(configFile, configText(options));
    const last = cpus().length - 1;
    const cpu = chosen === "all" ? `0-${last}` : String(Math.min(last, 1));
    const [program, args] = arena.topology.inAgent("taskset", [
      ...["-c", cpu, NETMON, "watch", "--session", session, "--cgroup", cgroup, "--config", configFile],
      ...(beside === undefined
        ? []
        : ["--session", `${session}-beside`, "--cgroup", beside, "--config", configFile]),
      ...["--format", "json", "--ready-file", ready, "--state-dir", arena.file("state")],
    ]);
    const out = openSync(output, "w");
    const started = performance.now();
    const child = spawn(program, args, { stdio: ["ignore", out, "pipe"] });
    closeSync(out);
    const worker = arena.adopt(child);
    while (!existsSync(ready) || readFileSync(ready).length === 0) {
      if (child.exitCode !== null || performance.now() - started > READY_TIMEOUT_MS) {
        await worker.stop("SIGKILL");
        throw new Error(`netmon watch did not become ready (${child.exitCode}):\n${worker.errors}`);
      }
      await delay(2);
    }
    return new WatchProcess(worker, performance.now() - started, configFile);
  }

  /** The process that watches: the supervisor's child, if there is a supervisor. */
  get pid(): number {
    const { pid } = this.worker.child;
    if (pid === undefined) throw new Error("netmon watch has not started");
    if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("\0supervise\0")) return pid;
    return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"), 10);
  }

  async stop(): Promise<void> {
    await this.worker.stop();
    const { exitCode, signalCode } = this.worker.child;
    if (exitCode !== 0) throw new Error(`netmon watch ended with ${exitCode ?? signalCode}`);
  }
}
