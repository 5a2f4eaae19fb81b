/**
 * The vectors program, used from TypeScript: builds it, starts its receivers, runs batches and reads the results.
 * On failure: a program that cannot be built, started or understood throws; no result is ever assumed.
 */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { run } from "./command.ts";
import type { Topology } from "./topology.ts";

export type Outcome = "through" | "refused" | "hang" | "unsupported" | "lost" | "error";

export interface VectorResult {
  vector: string;
  /** `through`: the receiver noted the nonce at the target. `lost`: every call succeeded, nothing arrived. */
  outcome: Outcome;
  errno: string | null;
  /** The step that failed. */
  detail: string;
  echo: boolean;
  one_way: boolean;
  pid: number;
  uid: number;
  ms: number;
}

const SOURCE = fileURLToPath(new URL("./vectors", import.meta.url));
export const PROGRAM = join(SOURCE, "vectors");

export function buildVectors(): void {
  run("make", ["-s", "-C", SOURCE]);
}

export function vectorNames(): string[] {
  return parseLines<{ vector: string }>(run(PROGRAM, ["list"])).map((line) => line.vector);
}

function parseLines<T>(text: string): T[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** Opening a socket of each protocol loads modules, for minutes on an emulated machine that shares its host. */
const LINE_TIMEOUT_MS = process.env.NETMON_VM === undefined ? 30_000 : 300_000;

export type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A program that says one line of JSON when it is ready and ends when its standard input does. */
export class Companion {
  readonly child: Child;
  readonly lines: unknown[] = [];
  #waiting: (() => void)[] = [];
  #exit: Promise<number | null>;

  constructor(program: string, args: readonly string[]) {
    this.child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.child.stdin.on("error", () => {});
    this.#exit = once(this.child, "close").then(([code]) => {
      this.#wake();
      return code as number | null;
    });
    createInterface({ input: this.child.stdout }).on("line", (line) => {
      this.lines.push(JSON.parse(line));
      this.#wake();
    });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The n-th line said, from 0. Throws after `timeoutMs` or when the program ends before. */
  async line(n: number, timeoutMs = LINE_TIMEOUT_MS): Promise<Record<string, unknown>> {
    const deadline = Date.now() + timeoutMs;
    while (this.lines.length <= n) {
      if (this.child.exitCode !== null || this.child.signalCode !== null) {
        await this.#exit;
        if (this.lines.length > n) break;
        throw new Error(
          `${this.child.spawnargs.join(" ")} ended with ${this.child.exitCode} before line ${n}`,
        );
      }
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`${this.child.spawnargs.join(" ")} said nothing for ${timeoutMs} ms`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this.lines[n] as Record<string, unknown>;
  }

  async stop(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill("SIGKILL"), 3000);
    await this.#exit;
    clearTimeout(timer);
  }
}

/** The two receivers: in the server's namespace, and in the agent's outside the session. */
export class Receivers {
  readonly topology: Topology;
  #companions: Companion[] = [];

  private constructor(topology: Topology) {
    this.topology = topology;
  }

  static async start(topology: Topology): Promise<Receivers> {
    const receivers = new Receivers(topology);
    const args = (role: string, interfaceName: string): string[] => [
      ...["serve", "--role", role, "--seen", join(topology.dir, "seen")],
      ...["--control", topology.dir, "--interface", interfaceName],
    ];
    try {
      for (const [program, list] of [
        topology.inServer(PROGRAM, args("server", topology.serverInterface)),
        topology.inAgent(PROGRAM, args("local", topology.agentInterface)),
      ]) {
        const companion = new Companion(program, list);
        receivers.#companions.push(companion);
        await companion.line(0);
      }
      return receivers;
    } catch (error) {
      await receivers.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#companions.map((companion) => companion.stop()));
  }
}

export interface RunOptions {
  uid: number;
  /** Default: all. */
  names?: readonly string[];
  jobs?: number;
  /** The limit for each blocking call. A dropped SYN costs one. Default 400. */
  timeoutMs?: number;
}

/**
 * The options every command of the program takes. `enter` false: the program is already inside the session
 * (netmon exec).
 */
export function placeArgs(topology: Topology, uid: number, enter = true): string[] {
  return [
    ...[
      "--seen",
      join(topology.dir, "seen"),
      "--control",
      topology.dir,
      "--interface",
      topology.agentInterface,
    ],
    ...["--sibling", topology.sibling, "--netns", `/run/netns/${topology.serverNetns}`, "--uid", String(uid)],
    ...(enter ? ["--cgroup", topology.session] : []),
  ];
}

/** Runs vectors in the agent's namespace and the session's cgroup. Throws unless every one reported. */
export async function runVectors(topology: Topology, options: RunOptions): Promise<VectorResult[]> {
  const args = [
    "run",
    ...(options.names ?? []),
    ...placeArgs(topology, options.uid),
    "--jobs",
    String(options.jobs ?? 8),
    "--timeout",
    String(options.timeoutMs ?? 400),
  ];
  return await readResults(...topology.inAgent(PROGRAM, args));
}

/**
 * The results of runVectors, where what came to nothing by chance is run once more with time to spare: on a busy
 * machine a call that passes can time out or be reset. `byChance` must be false for what has to be stopped.
 */
export async function runVectorsPatiently(
  topology: Topology,
  options: RunOptions,
  byChance: (result: VectorResult) => boolean,
): Promise<VectorResult[]> {
  const first = await runVectors(topology, options);
  const lost = first.filter(byChance);
  if (lost.length === 0) return first;
  const names = lost.map((r) => r.vector);
  const again = await runVectors(topology, { ...options, names, jobs: 2, timeoutMs: 5000 });
  return [...first.filter((r) => !lost.includes(r)), ...again];
}

/** Runs a command whose standard output is the vectors program's. */
export async function readResults(program: string, args: readonly string[]): Promise<VectorResult[]> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}: ${text.slice(-500)}`);
  const lines = parseLines<VectorResult | { done: number; through: number }>(text);
  const end = lines.pop();
  const results = lines as VectorResult[];
  if (end === undefined || !("done" in end) || end.done !== results.length)
    throw new Error("the vectors program ended early");
  const through = results.filter((r) => r.outcome === "through").length;
  if (end.through !== through)
    throw new Error(`${end.through - through} vectors arrived after they were reported as stopped`);
  return results;
}
