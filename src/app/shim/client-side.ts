/**
 * The host, at the shim's own standard input and output.
 *
 * Direction of failure: a descriptor that cannot be closed stays open until the shim ends.
 */
import { closeSync, openSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { Side } from "../../mcp/stdio/side.ts";

/**
 * Nearly always the server is about to end, and the shim with it. It also takes that long until all threads
 * are started: between the closing and the opening below none may open anything.
 */
const RELEASE_MS = 1000;

export class ClientSide implements Side {
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
   * Node never closes the standard descriptors, and the other end would not notice. What is opened next must not
   * become one of them.
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
