/**
 * A `netmon watch` process in a test: its events, each held against the documented shape, its log, its end.
 * A line that is no event fails the test at the next look.
 */
import { createInterface } from "node:readline";
import type {
  McpNetworkConnection,
  NetmonEvent,
  NetmonStarted,
  NetmonStopped,
} from "../../src/event/event.ts";
import { parseEvent } from "./event-shape.ts";
import { type Ended, type Started, type StartOptions, startNetmon } from "./start-netmon.ts";

export interface WatchingOptions extends StartOptions {
  /** Name of the session; default one of its own. */
  session?: string;
}

type OfType<T extends NetmonEvent["type"]> = Extract<NetmonEvent, { type: T }>;

export interface Finished extends Ended {
  summary: NetmonStopped;
}

export class Watching {
  readonly #started: Started;
  readonly #events: NetmonEvent[] = [];
  #problem: Error | null = null;
  #ended: Ended | null = null;
  stderr = "";

  constructor(args: string[], options: WatchingOptions = {}) {
    this.#started = startNetmon(["watch", "--format", "json", ...args], options);
    const { stdout, stderr } = this.#started.child;
    if (!stdout || !stderr) throw new Error("no output");
    createInterface({ input: stdout }).on("line", (line) => {
      try {
        this.#events.push(parseEvent(line));
      } catch (error) {
        this.#problem ??= error as Error;
      }
    });
    stderr.on("data", (text: string) => {
      this.stderr += text;
    });
    void this.#started.ended.then((ended) => {
      this.#ended = ended;
    });
  }

  get pid(): number {
    return this.#started.child.pid as number;
  }

  get stdout(): NodeJS.ReadableStream & { destroy(): void } {
    return this.#started.child.stdout as NodeJS.ReadableStream & { destroy(): void };
  }

  get events(): readonly NetmonEvent[] {
    if (this.#problem) throw this.#problem;
    return this.#events;
  }

  of<T extends NetmonEvent["type"]>(type: T): OfType<T>[] {
    return this.events.filter((e): e is OfType<T> => e.type === type);
  }

  /** Connections to one place, `host:port`. */
  to(remote: string, from = 0): McpNetworkConnection[] {
    return this.of("mcp_network_connection").filter((e, i) => i >= from && e.remote_addr === remote);
  }

  /** The first event that matches, there or to come. */
  async event<T extends NetmonEvent["type"]>(
    type: T,
    match: (event: OfType<T>) => boolean = () => true,
    timeoutMs = 5000,
  ): Promise<OfType<T>> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = this.of(type).find(match);
      if (found) return found;
      if (this.#ended || Date.now() > deadline) {
        const why = this.#ended ? `ended with ${this.#ended.code}` : `not within ${timeoutMs} ms`;
        throw new Error(`no such ${type} (${why}); stderr:\n${this.stderr}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  connection(
    remote: string,
    match: (e: McpNetworkConnection) => boolean = () => true,
  ): Promise<McpNetworkConnection> {
    return this.event("mcp_network_connection", (e) => e.remote_addr === remote && match(e));
  }

  /** Attached, and said so. */
  async started(): Promise<NetmonStarted> {
    const event = await this.event("netmon_started", () => true, 20_000);
    await this.says(/^netmon: (ENFORCING|observing|attached)/m);
    return event;
  }

  /** Resolves when stderr holds the text. */
  async says(text: string | RegExp, timeoutMs = 5000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(typeof text === "string" ? this.stderr.includes(text) : text.test(this.stderr))) {
      if (this.#ended || Date.now() > deadline) throw new Error(`stderr never said ${text}:\n${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#started.child.kill(signal);
  }

  get ended(): Promise<Ended> {
    return this.#started.ended;
  }

  /** SIGTERM, and everything it said. */
  async stop(): Promise<Finished> {
    this.signal("SIGTERM");
    return this.finished();
  }

  async finished(): Promise<Finished> {
    const ended = await this.#started.ended;
    const summary = this.of("netmon_stopped")[0];
    if (!summary) throw new Error(`ended with ${ended.code} without netmon_stopped:\n${ended.stderr}`);
    return { ...ended, summary };
  }

  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.#started.ended;
  }
}
