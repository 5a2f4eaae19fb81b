/**
 * Ends a server that nobody else will. A host closes the server's input, waits, and sends SIGTERM, then SIGKILL
 * (MCP 2025-11-25, "Lifecycle", shutdown over stdio); that is left to it. Here: the host is gone, or it killed
 * the shim in the server's place.
 *
 * Direction of failure: a server is killed rather than left behind, but only one that had been told to end.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { ServerProcess } from "./server-process.ts";

/** Milliseconds. */
export interface Patience {
  /** Between looks at the host. */
  check: number;
  /** From the host's end to SIGTERM and SIGKILL. */
  term: number;
  kill: number;
}

const PATIENCE: Patience = { check: 500, term: 5000, kill: 10_000 };
/** Most servers end at once when their input ends. */
const ENDING_MS = 300;

export class AbandonedServer {
  readonly #server: ServerProcess;
  readonly #clientReads: () => boolean;
  readonly #patience: Patience;
  readonly #parent = process.ppid;
  #timer: NodeJS.Timeout | null = null;
  #heir: ChildProcess | null = null;
  #goneSince: number | null = null;
  #terminated = false;

  /** `clientReads`: false when a write to the host has failed. */
  constructor(server: ServerProcess, clientReads: () => boolean, patience = PATIENCE) {
    this.#server = server;
    this.#clientReads = clientReads;
    this.#patience = patience;
  }

  /** The server was told to end: its input has ended, or it got a signal. A second time does nothing. */
  toldToEnd(): void {
    if (this.#heir === null && this.#server.running) this.#heir = killWhenOrphaned(this.#server.pid);
  }

  /** The client's side has ended: from now on it may be gone. */
  inputEnded(): void {
    if (!this.#server.running) return;
    setTimeout(() => this.toldToEnd(), ENDING_MS).unref();
    this.#timer ??= setInterval(() => this.#check(), this.#patience.check);
  }

  /** The server is gone. */
  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#heir?.stdin?.end("ended\n");
    this.#heir = null;
  }

  #check(): void {
    if (this.#clientReads() && process.ppid === this.#parent) return;
    const now = performance.now();
    this.#goneSince ??= now;
    const gone = now - this.#goneSince;
    if (gone >= this.#patience.kill) this.#server.kill("SIGKILL");
    else if (gone >= this.#patience.term && !this.#terminated) {
      this.#terminated = true;
      this.#server.kill("SIGTERM");
    }
  }
}

/**
 * SIGKILL ends the shim before it can do anything, and the server, which ignored the end of its input, would
 * stay. A shell waits for the shim's end instead: of its input without a word.
 */
function killWhenOrphaned(pid: number): ChildProcess {
  const script = 'trap "" HUP INT QUIT TERM; read -r word || kill -KILL "$1"';
  const heir = spawn("/bin/sh", ["-c", script, "sh", String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
    env: {},
  });
  heir.on("error", () => {}); // no shell: the server is left to itself
  heir.stdin?.on("error", () => {});
  heir.unref();
  return heir;
}
