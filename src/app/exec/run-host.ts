/**
 * What a run has of the process around it: its working directory, temporary files, signals, and who starts its command.
 * That is its own process, or a client's that the user's controller serves (app/hosted).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fstatSync } from "node:fs";
import { tmpdir } from "node:os";
import { orElse } from "../../errors/or-else.ts";
import { endEvenStandingStill, startWatchdog } from "../../native/watchdog.ts";
import { terminalWatch } from "./hang-up.ts";

/** How a command ended; exactly one of the two is not null. */
export type CommandEnd = readonly [code: number | null, signal: NodeJS.Signals | null];

export interface StartedCommand {
  kill(signal: NodeJS.Signals): void;
  /** Rejects with the error of spawn if the command cannot be started: code ENOENT or EACCES. */
  ended: Promise<CommandEnd>;
}

export interface StartedAs {
  uid?: number;
  gid?: number;
}

export interface RunHost {
  /** Whether it is this process. */
  readonly isOwn: boolean;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Directory of temporary files. */
  readonly temporary: string;
  /** The process whose child the command is. */
  readonly pid: number;
  /** Inodes of standard input and output; 0: there is none. */
  readonly inodes: readonly bigint[];
  /** Whether nobody waits for the run any more. */
  readonly gone: boolean;
  /** Calls the listener for signals, in place of what they would do, until the returned function is called. */
  listen(signals: readonly NodeJS.Signals[], listener: (signal: NodeJS.Signals) => void): () => void;
  /** Whether the SIGHUP that has just come is because the terminal has closed. */
  terminalIsGone(): Promise<boolean>;
  /** Starts a program with the standard streams of who asked for the run. */
  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv, as?: StartedAs): StartedCommand;
  /** From now on a standstill is noticed. */
  guard(): void;
  /** From now on a standstill ends it, whatever its mode. */
  endStandingStill(): void;
  /**
   * Throws if the run needs a process of its own, for this reason; it is then started again as one. Called before
   * anything has an effect.
   */
  needsOwnProcess(why: string): void;
}

/** Call it at the start: it looks whether there is a terminal. */
export function ownProcess(): RunHost {
  return {
    isOwn: true,
    cwd: process.cwd(),
    env: process.env,
    temporary: tmpdir(),
    pid: process.pid,
    get inodes() {
      return [0, 1].map((fd) => orElse(() => fstatSync(fd, { bigint: true }).ino, 0n));
    },
    gone: false,
    listen: (signals, listener) => {
      for (const signal of signals) process.on(signal, listener);
      return () => {
        for (const signal of signals) process.off(signal, listener);
      };
    },
    terminalIsGone: terminalWatch(),
    start: (program, args, env, as = {}) => {
      const child = spawn(program, args, { stdio: "inherit", env, ...as });
      return {
        kill: (signal) => child.kill(signal),
        ended: once(child, "exit") as unknown as Promise<CommandEnd>,
      };
    },
    guard: () => startWatchdog(false),
    endStandingStill: endEvenStandingStill,
    needsOwnProcess: () => {},
  };
}
