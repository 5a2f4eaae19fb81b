/** A shim in front of a server that a test writes, as a host sees it: bytes, lines, signals, exit. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { COMMAND } from "./start-netmon.ts";

/** JavaScript that answers every request with what was asked: `{asked: method}`. */
export const ECHO = `
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id !== undefined) say({ jsonrpc: "2.0", id, result: { asked: method } });
});`;

const PRELUDE = "const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');";

/** The command of a server made of this JavaScript, which can \`say\` messages. */
export function scripted(code: string): string[] {
  return [process.execPath, "-e", PRELUDE + code];
}

export interface ShimEnding {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: Buffer;
  stderr: string;
}

export class Shimmed {
  readonly child: ChildProcess;
  readonly ended: Promise<ShimEnding>;
  readonly #stdout: Buffer[] = [];
  #stderr = "";
  #listeners = new Set<() => void>();

  constructor(
    args: readonly string[],
    options: { env?: NodeJS.ProcessEnv; program?: readonly string[] } = {},
  ) {
    const [program = "", ...rest] = [...(options.program ?? COMMAND), ...args];
    this.child = spawn(program, rest, { env: { ...process.env, ...options.env }, stdio: "pipe" });
    this.child.stdin?.on("error", () => {});
    this.child.stdout?.on("data", (chunk: Buffer) => {
      this.#stdout.push(chunk);
      for (const listener of this.#listeners) listener();
    });
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#stderr += text;
      for (const listener of this.#listeners) listener();
    });
    this.ended = new Promise((resolve, reject) => {
      this.child.once("error", reject);
      this.child.once("close", (code, signal) => {
        resolve({ code, signal, stdout: Buffer.concat(this.#stdout), stderr: this.#stderr });
        for (const listener of this.#listeners) listener();
      });
    });
  }

  get pid(): number {
    return this.child.pid as number;
  }

  get stdout(): string {
    return Buffer.concat(this.#stdout).toString();
  }

  get stderr(): string {
    return this.#stderr;
  }

  says(message: object | string): void {
    this.child.stdin?.write(typeof message === "string" ? message : `${JSON.stringify(message)}\n`);
  }

  asks(id: number | string, method = "ping", params?: object): void {
    this.says({ jsonrpc: "2.0", id, method, ...(params && { params }) });
  }

  /** From now on output is counted by the caller and not kept. */
  discards(onChunk: (chunk: Buffer) => void): void {
    this.child.stdout?.removeAllListeners("data").on("data", onChunk).resume();
  }

  closesInput(): void {
    this.child.stdin?.end();
  }

  /** Resolves with what `look` finds, once it does. */
  async until<T>(look: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = look();
        if (found === undefined || found === null || found === false) return;
        this.#listeners.delete(check);
        resolve(found);
      };
      this.#listeners.add(check);
      check();
      void this.ended.then((end) => {
        check();
        reject(new Error(`it ended before: ${JSON.stringify({ ...end, stdout: end.stdout.toString() })}`));
      }, reject);
    });
  }

  /** The first message with this id. */
  answer(id: number | string): Promise<Record<string, unknown>> {
    return this.until(() => this.messages().find((message) => message.id === id));
  }

  messages(): Record<string, unknown>[] {
    const whole = this.stdout.slice(0, this.stdout.lastIndexOf("\n") + 1);
    const lines = whole.split("\n").filter((line) => line !== "");
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

/** Whether the process is there and no zombie. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

export function residentBytes(pid: number): number {
  return statusBytes(pid, "VmRSS");
}

/** The most that was resident at any time. */
export function peakBytes(pid: number): number {
  return statusBytes(pid, "VmHWM");
}

function statusBytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
}

/** Where the sockets of root's controllers are. */
export const CONTROLLERS = "/run/netmon-shims-0";

/** A state directory of a test, with the shims that it started. */
export class ShimPlace {
  readonly directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-shim-")));
  readonly #started: Shimmed[] = [];
  /** Mount namespaces by name, in which no controller is found but their own. */
  readonly #namespaces = new Map<string, string>();

  readonly state = join(this.directory, "state");

  start(server: readonly string[], args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Shimmed {
    return this.bare(server, ["--state-dir", this.state, ...args], env);
  }

  /** Without a state directory of its own. */
  bare(server: readonly string[], args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Shimmed {
    return this.keep(new Shimmed(["shim", ...args, "--", ...server], { env }));
  }

  /** With a controller of its own. */
  alone(name: string, server: readonly string[], args: readonly string[] = []): Shimmed {
    const program = [...this.inside(name), ...COMMAND];
    return this.keep(new Shimmed(["shim", "--state-dir", this.state, ...args, "--", ...server], { program }));
  }

  /** Words that start a program where the shims of `alone` are; their sockets are in CONTROLLERS there. */
  inside(name: string): string[] {
    let file = this.#namespaces.get(name);
    if (file === undefined) {
      const directory = join(this.directory, `namespace-${name}`);
      file = join(directory, "mnt");
      const inner = `mkdir -p -m 700 ${CONTROLLERS} && mount -t tmpfs -o mode=700 tmpfs ${CONTROLLERS}`;
      const steps = `mkdir $0 && mount -t tmpfs tmpfs $0 && mount --make-private $0 && touch $1 && unshare --mount=$1 sh -c "$2"`;
      execFileSync("sh", ["-c", steps, directory, file, inner]);
      this.#namespaces.set(name, file);
    }
    return ["nsenter", `--mount=${file}`, `--wd=${process.cwd()}`];
  }

  /** The process of its controller: the one that has the other end of its socket. */
  controller(shim: Shimmed): number {
    const inodes = readdirSync(`/proc/${shim.pid}/fd`).flatMap((fd) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${shim.pid}/fd/${fd}`)) ?? [];
      return inode === undefined ? [] : [inode];
    });
    const { stdout } = spawnSync("ss", ["-xpnH"], { encoding: "utf8", maxBuffer: 64 << 20 });
    for (const line of stdout.split("\n")) {
      const other = line.split(/\s+/)[7];
      if (other === undefined || !inodes.includes(other)) continue;
      // the host has the other ends of its own sockets
      for (const [, pid] of line.matchAll(/pid=(\d+)/g))
        if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("shim-controller")) return Number(pid);
    }
    throw new Error(`the controller of shim ${shim.pid} is not found`);
  }

  keep(shim: Shimmed): Shimmed {
    this.#started.push(shim);
    return shim;
  }

  /** Ends what still runs. */
  async remove(): Promise<void> {
    for (const shim of this.#started) {
      shim.closesInput();
      if (shim.child.exitCode === null && shim.child.signalCode === null) {
        shim.child.kill("SIGTERM");
        shim.child.kill("SIGCONT");
      }
      await shim.ended;
    }
    for (const file of this.#namespaces.values()) execFileSync("umount", [file, dirname(file)]);
    rmSync(this.directory, { recursive: true, force: true });
  }
}
