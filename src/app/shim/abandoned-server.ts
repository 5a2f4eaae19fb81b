/**
 * Ends a server whose host is gone, or whose host killed the shim instead. A living host ends the server itself: it
 * closes its input, waits, and sends SIGTERM, then SIGKILL (MCP 2025-11-25, "Lifecycle", shutdown over stdio).
 *
 * Direction of failure: a server is killed rather than left behind, but only after it was told to end.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { ServerProcess } from "./server-process.ts";

/** Milliseconds. */
export interface ShutdownTimeouts {
  /** Between checks of the host. */
  check: number;
  /** From the host's end to SIGTERM and SIGKILL. */
  term: number;
  kill: number;
}

const TIMEOUTS: ShutdownTimeouts = { check: 500, term: 5000, kill: 10_000 };
/** Most servers end at once when their input ends. */
const ENDING_MS = 300;

export class AbandonedServer {
  readonly #server: ServerProcess;
  readonly #clientReads: () => boolean;
  readonly #timeouts: ShutdownTimeouts;
  readonly #parent = process.ppid;
  #timer: NodeJS.Timeout | null = null;
  #reaper: ChildProcess | null = null;
  #goneSince: number | null = null;
  #terminated = false;

  /** `clientReads`: false once a write to the host has failed. */
  constructor(server: ServerProcess, clientReads: () => boolean, timeouts = TIMEOUTS) {
    this.#server = server;
    this.#clientReads = clientReads;
    this.#timeouts = timeouts;
  }

  /** The server was told to end: its input has ended, or it got a signal. Idempotent. */
  endRequested(): void {
    if (this.#reaper === null && this.#server.running) this.#reaper = killWhenOrphaned(this.#server.pid);
  }

  /** The client's output has ended: from now on the client may be gone. */
  inputEnded(): void {
    if (!this.#server.running) return;
    setTimeout(() => this.endRequested(), ENDING_MS).unref();
    this.#timer ??= setInterval(() => this.#check(), this.#timeouts.check);
  }

  /** The server is gone. */
  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#reaper?.stdin?.end("ended\n");
    this.#reaper = null;
  }

  #check(): void {
    if (this.#clientReads() && process.ppid === this.#parent) return;
    const now = performance.now();
    this.#goneSince ??= now;
    const gone = now - this.#goneSince;
    if (gone >= this.#timeouts.kill) this.#server.kill("SIGKILL");
    else if (gone >= this.#timeouts.term && !this.#terminated) {
      this.#terminated = true;
      this.#server.kill("SIGTERM");
    }
  }
}

/**
 * SIGKILL ends the shim before it can act, and a server that ignores the end of its input would stay. A shell waits
 * for the shim's end: its own input then ends without a line.
 */
function killWhenOrphaned(pid: number): ChildProcess {
  const script = 'trap "" HUP INT QUIT TERM; read -r word || kill -KILL "$1"';
  const reaper = spawn("/bin/sh", ["-c", script, "sh", String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
    env: {},
  });
  reaper.on("error", () => {}); // without a shell the server is left alone
  reaper.stdin?.on("error", () => {});
  reaper.unref();
  return reaper;
}
