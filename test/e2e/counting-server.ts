/** A TCP server among the peers that counts who got through to it (count-accepts.py). */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Place } from "./place.ts";

const COUNT = fileURLToPath(new URL("./count-accepts.py", import.meta.url));

export class CountingServer {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #next: () => Promise<number>;

  private constructor(child: ChildProcess, port: number, next: () => Promise<number>) {
    this.#child = child;
    this.port = port;
    this.#next = next;
  }

  static async start(place: Place, address: string): Promise<CountingServer> {
    const words = ["netns", "exec", place.peerNetns, "/usr/bin/python3", "-B", COUNT, address];
    const child = spawn("ip", words, { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async (): Promise<number> => Number((await lines.next()).value);
    return new CountingServer(child, await next(), next);
  }

  /** Ends it. */
  count(): Promise<number> {
    this.#child.stdin?.end();
    return this.#next();
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }
}
