/**
 * The host, at the shim's own standard input and output.
 *
 * Direction of failure: a descriptor that cannot be closed stays open until the shim ends.
 */
import { closeSync, openSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import type { Side } from "../../mcp/stdio/side.ts";

export function clientSide(stdin: Readable, stdout: Writable): Side {
  return {
    readable: stdin,
    writable: stdout,
    stopReading: () => {
      stdin.destroy();
      release(0, "r");
    },
    stopWriting: () => release(1, "w"),
  };
}

/**
 * Node never closes the standard descriptors, and the other end would not notice. What is opened next must not
 * become one of them.
 */
function release(descriptor: 0 | 1, flags: "r" | "w"): void {
  try {
    closeSync(descriptor);
    openSync("/dev/null", flags); // takes the lowest free number
  } catch {}
}
