/**
 * The answer to the agent, and the brake on the upstream: bytes are only taken from the upstream as fast as
 * everyone who needs them takes them, so that a slow client costs no memory.
 */
import { type ServerResponse, STATUS_CODES } from "node:http";

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

/** What libuv is handed without memory of its own being reserved for it (node, StreamBase::WriteString). */
const MAX_IN_ONE_WRITE = 15 * 1024;

export class ClientResponse {
  readonly #res: ServerResponse;
  readonly #flow: Flow;
  readonly #stallMs: number;
  #stall: NodeJS.Timeout | null = null;
  #waiting: (() => void)[] = [];
  #pending: Uint8Array[] = [];
  #sending = false;
  #ended = false;
  #gone = false;
  #cut = false;
  #stalled = false;

  /**
   * `onGone`: the client closed before the end of its answer. A client that takes nothing for `stallMs`, or
   * that has not taken the rest so long after the answer's end, is treated as gone.
   */
  constructor(res: ServerResponse, flow: Flow, stallMs: number, onGone: () => void) {
    this.#res = res;
    this.#flow = flow;
    this.#stallMs = stallMs;
    res.sendDate = false;
    res.on("drain", () => this.#drained());
    res.on("error", () => res.destroy());
    res.on("finish", () => this.#drained());
    res.on("close", () => {
      // node takes an answer for finished whose socket netmon destroyed with bytes in it
      const early = !res.writableFinished || this.#stalled;
      this.#gone = true;
      this.#drained();
      if (early && !this.#cut) onGone();
    });
  }

  get begun(): boolean {
    return this.#res.headersSent;
  }

  get over(): boolean {
    return this.#ended || this.#gone;
  }

  /** Throws where a field is not allowed in HTTP. */
  head(status: number, message: string, headers: readonly string[]): void {
    if (this.over) return;
    this.#res.writeHead(status, message, [...headers]);
    this.#sendSoon();
  }

  /** Sent within this turn of the event loop, in one piece with what else one read from upstream gave. */
  write(bytes: Uint8Array): void {
    if (this.over || bytes.length === 0) return;
    this.#pending.push(bytes);
    this.#sendSoon();
  }

  end(bytes?: Uint8Array): void {
    if (this.over) return;
    this.#ended = true;
    if (bytes !== undefined) this.#pending.push(bytes);
    const last = this.#takePending();
    if (last.length > 0) this.#res.end(last);
    else this.#res.end();
    this.#watchRest();
  }

  /** Head and body in one piece. `message`: the status line's own words. */
  answer(status: number, headers: readonly string[], body: Uint8Array, message = STATUS_CODES[status]): void {
    if (this.over) return;
    this.#res.writeHead(status, message ?? "", [...headers, "content-length", String(body.length)]);
    if (body.length > MAX_IN_ONE_WRITE) {
      this.end(body);
      return;
    }
    // node puts a text behind the head and writes both at once, which bytes would cost more than the text.
    this.#ended = true;
    this.#res.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
  }

  /** The connection ends after this answer: the request on it never will. */
  last(): void {
    this.#res.shouldKeepAlive = false;
  }

  /** The body cannot be ended well: the client has to see that it is not whole. */
  cut(): void {
    this.#ended = true;
    this.#cut = true;
    this.#res.destroy();
  }

  /** Resolves once the client takes more. */
  writable(): Promise<void> {
    if (this.over || !this.#res.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #sendSoon(): void {
    if (this.#sending) return;
    this.#sending = true;
    process.nextTick(() => this.#send());
  }

  #send(): void {
    this.#sending = false;
    if (this.over) return;
    const bytes = this.#takePending();
    if (bytes.length === 0) this.#res.flushHeaders();
    else if (!this.#res.write(bytes)) {
      this.#flow.hold(this);
      this.#stall ??= setTimeout(() => this.#giveUp(), this.#stallMs).unref();
    }
  }

  /** After the end there is no more `drain`: the client has so long for all that is left. */
  #watchRest(): void {
    if (this.#stall) clearTimeout(this.#stall);
    this.#stall = null;
    if (this.#res.writableLength > 0) this.#stall = setTimeout(() => this.#giveUp(), this.#stallMs).unref();
  }

  #giveUp(): void {
    this.#stalled = true;
    this.#res.destroy();
  }

  #takePending(): Uint8Array {
    const pending = this.#pending;
    if (pending.length === 1) return pending.pop()!;
    this.#pending = [];
    return Buffer.concat(pending);
  }

  #drained(): void {
    if (this.#stall) clearTimeout(this.#stall);
    this.#stall = null;
    this.#flow.release(this);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
