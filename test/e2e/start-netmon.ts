/** Starts `netmon ARGUMENTS` as a process and collects its output. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Absolute, so that the working directory does not matter. */
const TSX = import.meta.resolve("tsx");
const ENTRY = fileURLToPath(new URL("./netmon.ts", import.meta.url));
/**
 * The words that start netmon: the sources as they are, or $NETMON_PROGRAM (an absolute path), which is built and
 * starts in half the time.
 */
export const COMMAND: readonly string[] = process.env.NETMON_PROGRAM
  ? [process.env.NETMON_PROGRAM]
  : [process.execPath, "--import", TSX, ENTRY];

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  child: ChildProcess;
  /** Resolves with everything when it has ended and its output is read. */
  ended: Promise<Ended>;
  /** Resolves when stdout holds this text; rejects when it ends before. */
  says(text: string): Promise<void>;
}

export interface StartOptions extends Pick<SpawnOptions, "env" | "cwd"> {
  /** Written to stdin, which is then closed; default nothing. */
  input?: string;
  /** Descriptors of this process that the netmon process gets as 3, 4, ... */
  extraFds?: number[];
  /** Words before node: a program that runs it. */
  prefix?: string[];
  /** Instead of COMMAND. */
  program?: readonly string[];
}

export function startNetmon(args: string[], options: StartOptions = {}): Started {
  const [program, ...rest] = [...(options.prefix ?? []), ...(options.program ?? COMMAND), ...args];
  const child = spawn(program as string, rest, {
    stdio: ["pipe", "pipe", "pipe", ...(options.extraFds ?? [])],
    env: { ...process.env, SUDO_UID: undefined, SUDO_GID: undefined, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  const text = { stdout: "", stderr: "" };
  const listeners = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (chunk: string) => {
      text[name] += chunk;
      for (const listener of listeners) listener();
    });
  }
  child.stdin?.on("error", () => {}); // it may end without reading
  child.stdin?.end(options.input ?? "");
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal, ...text }));
  });
  return {
    child,
    ended,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!text.stdout.includes(wanted)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        void ended.then(
          (result) => reject(new Error(`ended before it said ${wanted}: ${JSON.stringify(result)}`)),
          reject,
        );
      }),
  };
}

export function netmon(args: string[], options?: StartOptions): Promise<Ended> {
  return startNetmon(args, options).ended;
}
