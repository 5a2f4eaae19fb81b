/**
 * The host, at the shim's own standard input and output.
 *
 * Direction of failure: a descriptor that cannot be closed stays open until the shim ends.
 */
import { closeSync, openSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { StdioPeer } from "../../mcp/stdio/pump.ts";

/**
 * Nearly always the server is about to end, and the shim with it. By then all threads have started, too: none may
 * open a file between the closing and the opening below.
 */
const RELEASE_MS = 1000;

export class ShimClient implements StdioPeer {
  readonly readable: Readable;
  readonly writable: Writable;
  readonly #timers: NodeJS.Timeout[] = [];
  #closed = false;

  constructor(stdin: Readable, stdout: Writable) {
    this.readable = stdin;
    this.writable = stdout;
  }

  stopReading(): void {
    this.readable.destroy();
    this.#releaseSoon(0, "r");
  }

  stopWriting(): void {
    this.#releaseSoon(1, "w");
  }

  /** The shim ends, which closes both. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /**
   * Node never closes the standard descriptors, so that the other end would not notice. The next file that is
   * opened must not become one of them.
   */
  #releaseSoon(descriptor: 0 | 1, flags: "r" | "w"): void {
    const release = (): void => {
      try {
        closeSync(descriptor);
        openSync("/dev/null", flags); // takes the lowest free number
      } catch {}
    };
    if (!this.#closed) this.#timers.push(setTimeout(release, RELEASE_MS));
  }
}
