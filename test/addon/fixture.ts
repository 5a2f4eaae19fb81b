/**
 * Shared parts of the addon's tests: system programs, a bpffs of their own, peers on a socket, and the count of open
 * descriptors.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addon } from "../../src/native/addon.ts";
import { Descriptor } from "../../src/native/descriptor.ts";
import { kernelCall } from "../../src/native/error.ts";
import { KernelMap } from "../../src/native/map.ts";

export const HERE = fileURLToPath(new URL(".", import.meta.url));

/** enum bpf_map_type, include/uapi/linux/bpf.h */
export const MAP_TYPE = {
  HASH: 1,
  ARRAY: 2,
  PERCPU_ARRAY: 6,
  LRU_HASH: 9,
  LPM_TRIE: 11,
  RINGBUF: 27,
} as const;

/** The kernel demands it of LPM tries. */
const BPF_F_NO_PREALLOC = 1;

export function newMap(type: number, keySize: number, valueSize: number, maxEntries: number): KernelMap {
  const flags = type === MAP_TYPE.LPM_TRIE ? BPF_F_NO_PREALLOC : 0;
  const fd = kernelCall("new map", () => addon().mapCreate(type, keySize, valueSize, maxEntries, flags));
  return new KernelMap(new Descriptor(fd, "map:new"));
}

/** Runs a program on a packet; `durationNs` is the average of one run. */
export function testRun(program: Descriptor, packet: Uint8Array, repeat: number) {
  return kernelCall(program.name, () => addon().progTestRun(program.fd, packet, repeat));
}

/** One step of peer.py; several members of one step happen in the order of its source. */
export interface PeerStep {
  read?: "frame" | "echo";
  say?: string;
  sleep?: number;
  frame?: string;
  raw?: string;
  fds?: number;
  link?: { program: string; cgroup: string };
  split?: string;
  exit?: number;
  kill?: true;
}

/** The environment without the sanitizer's library: it is for the process under test alone. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { LD_PRELOAD: _, ...rest } = process.env;
  return rest;
}

/** Runs a program to its end and returns its output; its error output is in the error. */
export function run(command: string, args: string[], env = plainEnvironment()): string {
  return execFileSync(command, args, {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

export function temporaryDirectory(purpose: string): string {
  return mkdtempSync(join(tmpdir(), `netmon-${purpose}-${process.pid}-`));
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

/** A bpffs of our own with the objects of ring_producer.bpf.c pinned in it. */
export class PinnedPrograms {
  readonly #directory = temporaryDirectory("bpffs");
  readonly #mount = join(this.#directory, "bpf");

  constructor() {
    const object = join(this.#directory, "ring_producer.o");
    const machine = run("uname", ["-m"]).trim();
    const includes = `-I/usr/include/${machine}-linux-gnu`;
    run("clang", [
      "-O2",
      "-g",
      "-target",
      "bpf",
      includes,
      "-c",
      join(HERE, "ring_producer.bpf.c"),
      "-o",
      object,
    ]);
    mkdirSync(this.#mount);
    run("mount", ["-t", "bpf", "netmon-test", this.#mount]);
    try {
      run("bpftool", [
        "prog",
        "loadall",
        object,
        join(this.#mount, "programs"),
        "pinmaps",
        join(this.#mount, "maps"),
      ]);
    } catch (failure) {
      this.close();
      throw failure;
    }
  }

  /** Path of a program: `produce` or `pass`. */
  program(name: string): string {
    const directory = join(this.#mount, "programs");
    const found = readdirSync(directory).find((entry) => entry.endsWith(name));
    return join(directory, found ?? name);
  }

  map(name: string): string {
    return join(this.#mount, "maps", name);
  }

  path(name: string): string {
    return join(this.#mount, name);
  }

  close(): void {
    run("umount", [this.#mount]);
    removeDirectory(this.#directory);
  }
}

/** peer.py at the far end of a socket pair. */
export class Peer {
  readonly socket: Descriptor;
  readonly #process: ChildProcess;
  readonly #directory: string;

  constructor(steps: PeerStep[]) {
    this.#directory = temporaryDirectory("peer");
    const plan = join(this.#directory, "plan.json");
    writeFileSync(plan, JSON.stringify(steps));
    const [near, far] = addon().socketPair();
    this.socket = new Descriptor(near, "peer");
    this.#process = spawn("python3", [join(HERE, "peer.py"), plan], {
      stdio: ["ignore", "inherit", "inherit", far],
      env: plainEnvironment(),
    });
    addon().closeFd(far);
  }

  async close(): Promise<void> {
    if (!this.socket.closed) this.socket.close();
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#process.kill("SIGKILL");
      await once(this.#process, "exit");
    }
    removeDirectory(this.#directory);
  }
}

/** The open descriptors of this process: number and what is behind it. */
export function openDescriptors(): Set<string> {
  const open = readdirSync("/proc/self/fd").map((fd) => {
    try {
      return `${fd} ${readlinkSync(`/proc/self/fd/${fd}`)}`;
    } catch {
      return ""; // closed since: the directory listing's own
    }
  });
  return new Set(open.filter((text) => text !== ""));
}

/** What is behind the descriptors that are open now and were not in `before`. */
export function newDescriptors(before: ReadonlySet<string>): string[] {
  return [...openDescriptors()].filter((fd) => !before.has(fd)).map((fd) => fd.replace(/^\d+ /, ""));
}

/** The code of a system error; a test fails where there is none. */
export async function codeOf(action: () => unknown): Promise<string> {
  try {
    await action();
  } catch (failure) {
    return (failure as { code?: string }).code ?? `no code: ${String(failure)}`;
  }
  return "no error";
}
