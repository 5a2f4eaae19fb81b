/**
 * A `netmon proxy` process in a test: its events, each held against the documented shape, its log, its end.
 * A line that is no event fails the test at the next look.
 */
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { NetmonEvent, NetmonProxyStarted, NetmonProxyStopped } from "../../src/event/event.ts";
import { parseEvent } from "./event-shape.ts";
import { type Ended, type Started, type StartOptions, startNetmon } from "./start-netmon.ts";

type OfType<T extends NetmonEvent["type"]> = Extract<NetmonEvent, { type: T }>;

export class Proxying {
  readonly #started: Started;
  readonly #events: NetmonEvent[] = [];
  #problem: Error | null = null;
  #ended: Ended | null = null;
  stderr = "";

  constructor(args: string[], options: StartOptions = {}) {
    this.#started = startNetmon(["proxy", "--format", "json", ...args], options);
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

  get events(): readonly NetmonEvent[] {
    if (this.#problem) throw this.#problem;
    return this.#events;
  }

  of<T extends NetmonEvent["type"]>(type: T): OfType<T>[] {
    return this.events.filter((e): e is OfType<T> => e.type === type);
  }

  /** The first `what()` that is not undefined or false. */
  async eventually<T>(what: () => T | undefined | false, timeoutMs = 10_000): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = what();
      if (found !== undefined && found !== false) return found;
      if (this.#ended || Date.now() > deadline)
        throw new Error(
          `${this.#ended ? `ended with ${this.#ended.code}` : "too late"}; stderr:\n${this.stderr}`,
        );
      await sleep(5);
    }
  }

  event<T extends NetmonEvent["type"]>(
    type: T,
    match: (event: OfType<T>) => boolean = () => true,
  ): Promise<OfType<T>> {
    return this.eventually(() => this.of(type).find(match));
  }

  async started(): Promise<NetmonProxyStarted> {
    const event = await this.event("netmon_proxy_started");
    await this.says(/LLM proxy at/);
    return event;
  }

  async says(text: RegExp): Promise<void> {
    await this.eventually(() => text.test(this.stderr));
  }

  signal(signal: NodeJS.Signals): void {
    this.#started.child.kill(signal);
  }

  /** SIGTERM, and everything it said. */
  async stop(): Promise<Ended & { summary: NetmonProxyStopped }> {
    this.signal("SIGTERM");
    const ended = await this.#started.ended;
    const summary = this.of("netmon_proxy_stopped")[0];
    if (!summary) throw new Error(`ended with ${ended.code} without netmon_proxy_stopped:\n${ended.stderr}`);
    return { ...ended, summary };
  }

  get ended(): Promise<Ended> {
    return this.#started.ended;
  }

  /** Whatever state it is in. */
  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.#started.ended;
  }
}

/** The ready file of a process; null while there is none. */
export function readyFile(path: string): { url: string; pid: number; mode: string } | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** One Anthropic request, as an SDK sends it. */
export async function ask(
  url: string,
  content: string,
  stream = true,
): Promise<{ status: number; text: string; requestId: string | null }> {
  const response = await fetch(`${url}/v1/messages`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
      "x-api-key": "sk-ant-secret-of-the-agent",
    },
    body: JSON.stringify({
      model: "claude-test",
      max_tokens: 100,
      stream,
      messages: [{ role: "user", content }],
    }),
  });
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get("x-netmon-request-id"),
  };
}
