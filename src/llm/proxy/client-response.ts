/**
 * The answer to the agent, and the brake on the upstream: bytes are only taken from the upstream as fast as
 * everyone who needs them takes them, so that a slow client costs no memory.
 */
import type { ServerResponse } from "node:http";

/** Stops the upstream while anyone holds it. */
export class Flow {
  readonly #holders = new Set<object>();
  #controller: { pause(): void; resume(): void } | null = null;

  attach(controller: { pause(): void; resume(): void }): void {
    this.#controller = controller;
    if (this.#holders.size > 0) controller.pause();
  }

  hold(who: object): void {
    if (this.#holders.size === 0) this.#controller?.pause();
    this.#holders.add(who);
  }

  release(who: object): void {
    if (this.#holders.delete(who) && this.#holders.size === 0) this.#controller?.resume();
  }
}

export class ClientResponse {
  readonly #res: ServerResponse;
  readonly #flow: Flow;
  readonly #stallMs: number;
  #stall: NodeJS.Timeout | null = null;
  #waiting: (() => void)[] = [];
  #ended = false;
  #gone = false;

  /**
   * `onGone`: the client closed before the end of its answer. A client that takes nothing for `stallMs` is
   * treated as gone.
   */
  constructor(res: ServerResponse, flow: Flow, stallMs: number, onGone: () => void) {
    this.#res = res;
    this.#flow = flow;
    this.#stallMs = stallMs;
    res.sendDate = false;
    res.on("drain", () => this.#drained());
    res.on("error", () => res.destroy());
    res.on("close", () => {
      const early = !res.writableFinished;
      this.#gone = true;
      this.#drained();
      if (early) onGone();
    });
  }

  get begun(): boolean {
    return this.#res.headersSent;
  }

  get over(): boolean {
    return this.#ended || this.#gone;
  }

  /** Sends the head at once. Throws where a field is not allowed in HTTP. */
  head(status: number, message: string, headers: readonly string[]): void {
    if (this.over) return;
    this.#res.writeHead(status, message, [...headers]);
    this.#res.flushHeaders();
  }

  write(bytes: Uint8Array): void {
    if (this.over || bytes.length === 0 || this.#res.write(bytes)) return;
    this.#flow.hold(this);
    this.#stall ??= setTimeout(() => this.#res.destroy(), this.#stallMs).unref();
  }

  end(bytes?: Uint8Array): void {
    if (this.over) return;
    this.#ended = true;
    if (bytes !== undefined && bytes.length > 0) this.#res.end(bytes);
    else this.#res.end();
  }

  /** Head and body in one piece. */
  answer(status: number, message: string, headers: readonly string[], body: Uint8Array): void {
    if (this.over) return;
    this.#res.writeHead(status, message, [...headers, "content-length", String(body.length)]);
    this.end(body);
  }

  /** The body cannot be ended well: the client has to see that it is not whole. */
  cut(): void {
    this.#ended = true;
    this.#res.destroy();
  }

  /** Resolves once the client takes more. */
  writable(): Promise<void> {
    if (this.over || !this.#res.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #drained(): void {
    if (this.#stall) clearTimeout(this.#stall);
    this.#stall = null;
    this.#flow.release(this);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
