/**
 * The server's process, started as the host would start it: same environment, directory, session, process group and
 * standard error. Only its input and output are netmon's.
 *
 * Direction of failure: a command that cannot be started is a LaunchError.
 */

import { type ChildProcess, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { CodedError } from "../../event/coded-error.ts";
import type { StdioPeer } from "../../mcp/stdio/pump.ts";
import type { ServerCommand } from "./server-choice.ts";

/** How it ended; exactly one of the two is not null. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The cases that exec(3) and shells distinguish. */
export class LaunchError extends CodedError<"not_found" | "not_executable"> {
  override readonly name = "LaunchError";
}

export class ServerProcess implements StdioPeer {
  readonly pid: number;
  readonly writable: Writable;
  /** Resolves when the process is gone; its output may still be held open by others. */
  readonly ended: Promise<ProcessEnd>;
  readonly #child: ChildProcess;
  readonly #stdout: Readable;
  #listenedTo = false;
  #running = true;

  private constructor(child: ChildProcess & { stdin: Writable; stdout: Readable; pid: number }) {
    this.#child = child;
    this.pid = child.pid;
    this.#stdout = child.stdout;
    // without a listener Node drops the output when a process ends
    this.#stdout.on("readable", unread);
    this.writable = child.stdin;
    this.ended = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        this.#running = false;
        resolve({ code, signal });
      });
    });
  }

  /** Rejects with LaunchError. */
  static start({ command, args }: ServerCommand): Promise<ServerProcess> {
    const child = spawn(command, [...args], { stdio: ["pipe", "pipe", "inherit"] });
    return new Promise((resolve, reject) => {
      child.once("error", (error: NodeJS.ErrnoException) => reject(launchError(command, error)));
      if (child.pid === undefined) return; // the error comes with the next turn
      resolve(new ServerProcess(child as typeof child & { pid: number }));
    });
  }

  /** No output is lost before the first access. */
  get readable(): Readable {
    // only once: each removal makes Node resume the stream
    if (!this.#listenedTo) this.#stdout.off("readable", unread);
    this.#listenedTo = true;
    return this.#stdout;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Does nothing when the process is gone. */
  kill(signal: NodeJS.Signals): void {
    if (this.#running) this.#child.kill(signal);
  }

  stopReading(): void {
    this.#stdout.destroy();
  }

  stopWriting(): void {
    this.writable.end();
  }
}

function unread(): void {}

function launchError(command: string, error: NodeJS.ErrnoException): LaunchError {
  const [code, why] =
    error.code === "ENOENT"
      ? (["not_found", "was not found"] as const)
      : (["not_executable", "cannot be started"] as const);
  return new LaunchError(code, `the server's command ${JSON.stringify(command)} ${why}: ${error.message}`, {
    cause: error,
  });
}
