/**
 * Posts events to the webhook of the configuration, one after the other, each as the JSON it is. No message waits
 * for it.
 *
 * Direction of failure: open. What cannot be delivered is given up after some attempts, what does not fit into
 * the queue at once; both are counted, and the log says so without the URL's path and query, which are secret.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { NetmonEvent } from "../../event/event.ts";

export interface WebhookTiming {
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Milliseconds before each further attempt. */
  retryMs: readonly number[];
  /** Milliseconds that the end waits for what is left. */
  flushMs: number;
}

const TIMING: WebhookTiming = { timeoutMs: 5000, retryMs: [500, 2000, 8000], flushMs: 2000 };
const MAX_QUEUE = 1000;

export class Webhook {
  readonly #url: string;
  readonly #log: { warn(text: string): void };
  readonly #timing: WebhookTiming;
  readonly #queue: NetmonEvent[] = [];
  readonly #closing = new AbortController();
  #sending: Promise<void> | null = null;
  #dropped = 0;
  #failing = false;

  constructor(url: string, log: { warn(text: string): void }, timing: Partial<WebhookTiming> = {}) {
    this.#url = url;
    this.#log = log;
    this.#timing = { ...TIMING, ...timing };
  }

  /** Events that were not delivered, ever. */
  get dropped(): number {
    return this.#dropped;
  }

  send(event: NetmonEvent): void {
    if (this.#queue.length >= MAX_QUEUE) {
      this.#drop(1, `more than ${MAX_QUEUE} events wait for it`);
      return;
    }
    this.#queue.push(event);
    this.#sending ??= this.#sendAll();
  }

  /** Delivers what is left, for two seconds at most. */
  async close(): Promise<void> {
    const late = sleep(this.#timing.flushMs, undefined, { signal: this.#closing.signal }).catch(() => {});
    await Promise.race([this.#sending, late]);
    this.#closing.abort();
    await this.#sending;
    if (this.#dropped > 0) this.#log.warn(`${this.#dropped} events were not delivered to ${this.#name}`);
  }

  async #sendAll(): Promise<void> {
    for (let event = this.#queue[0]; event !== undefined; event = this.#queue[0]) {
      const problem = await this.#deliver(JSON.stringify(event));
      this.#queue.shift();
      if (problem === null) this.#failing = false;
      else this.#drop(1, problem);
      if (this.#closing.signal.aborted) this.#dropped += this.#queue.splice(0).length;
    }
    this.#sending = null;
  }

  /** null: delivered; else why not. */
  async #deliver(body: string): Promise<string | null> {
    const { retryMs } = this.#timing;
    for (let attempt = 0; ; attempt++) {
      const problem = await this.#post(body);
      if (problem === null || !problem.again) return problem?.text ?? null;
      const waitMs = retryMs[attempt];
      if (waitMs === undefined || this.#closing.signal.aborted) return problem.text;
      await sleep(waitMs, undefined, { signal: this.#closing.signal }).catch(() => {});
    }
  }

  async #post(body: string): Promise<{ text: string; again: boolean } | null> {
    const { signal } = this.#closing;
    if (signal.aborted) return { text: "netmon ends", again: false };
    try {
      const answer = await fetch(this.#url, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": "netmon" },
        body,
        // a redirect would send to where nobody said it should
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.#timing.timeoutMs)]),
      });
      await answer.body?.cancel();
      if (answer.ok) return null;
      const again = answer.status >= 500 || answer.status === 408 || answer.status === 429;
      return { text: `it answers ${answer.status}`, again };
    } catch (error) {
      return { text: reasonOf(error), again: true };
    }
  }

  #drop(count: number, why: string): void {
    this.#dropped += count;
    if (!this.#failing) this.#log.warn(`events do not reach ${this.#name}: ${why}`);
    this.#failing = true;
  }

  get #name(): string {
    return `the webhook at ${new URL(this.#url).origin}`;
  }
}

/** Of fetch, whose own message says only that it failed. */
function reasonOf(error: unknown): string {
  const { name, cause, message } = error as Error;
  if (name === "TimeoutError") return "it does not answer";
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : message;
}
