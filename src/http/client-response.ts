/**
 * The response to the client. Flushing resolves when the client takes more, so that whoever reads an upstream reads no
 * faster than the client does. A client that takes nothing for a time is treated as gone.
 */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Part } from "../event/faults.ts";
import { sizeOf, takenFrom } from "./body-pieces.ts";
import { CloseSignal } from "./close-signal.ts";

/** Bytes that libuv is handed without memory of their own being reserved (node, StreamBase::WriteString). */
const MAX_IN_ONE_WRITE = 15 * 1024;
/** Bytes of which a copy would cost more than to write them piece by piece. */
const LARGE = 1 << 17;
const NOTHING = Buffer.alloc(0);
/** The client takes more at once. */
const TAKEN = Promise.resolve();

export class ClientResponse {
  /** The response was not taken to its end. */
  readonly closed = new CloseSignal();
  readonly #res: ServerResponse;
  readonly #stallMs: number;
  readonly #sendScheduled: () => void;
  #pending: Uint8Array[] = [];
  #scheduled = false;
  #ended = false;
  #cut = false;
  #stalled = false;

  /** `stallMs`: how long the client may take nothing, also of what is left after the end. Faults belong to `part`. */
  constructor(res: ServerResponse, stallMs: number, part: Part) {
    this.#res = res;
    this.#stallMs = stallMs;
    this.#sendScheduled = part.callback(
      () => this.#send(),
      "request_ended",
      () => this.cut(),
    );
    res.sendDate = false;
    res.on("error", () => res.destroy());
    res.on("close", () => {
      // Node takes a response for finished whose socket netmon destroyed with bytes in it.
      if (!res.writableFinished || this.#stalled) this.closed.abort();
    });
  }

  get begun(): boolean {
    return this.#res.headersSent;
  }

  get over(): boolean {
    return this.#ended || this.closed.aborted;
  }

  /** netmon itself cut it short. */
  get wasCut(): boolean {
    return this.#cut;
  }

  /**
   * Sent within this turn of the event loop, in one piece with what else is there by then: a stream may have nothing
   * to say for a long time. `message`: the status line's own words. Throws where a field is not allowed in HTTP.
   */
  head(status: number, fields: readonly string[], message = STATUS_CODES[status] ?? ""): void {
    if (this.over) return;
    this.#res.writeHead(status, message, [...fields]);
    this.#sendSoon();
  }

  /** Sent within this turn of the event loop, in one piece with what else is written in it. */
  write(bytes: Uint8Array): void {
    if (this.over || bytes.length === 0) return;
    this.#pending.push(bytes);
    this.#sendSoon();
  }

  /** Sends what was written. Resolves when the client takes more, or never will. */
  flush(): Promise<void> {
    this.#send();
    return this.over || !this.#res.writableNeedDrain ? TAKEN : this.#drained();
  }

  /** `write` and `flush`. */
  send(bytes: Uint8Array): Promise<void> {
    this.write(bytes);
    return this.flush();
  }

  end(bytes?: Uint8Array): void {
    if (this.over) return;
    if (bytes !== undefined) this.#pending.push(bytes);
    const last = this.#takePending();
    this.#ended = true;
    if (last.length > 0) this.#res.end(last);
    else this.#res.end();
    this.#watchRest();
  }

  /** Head and body together; a length is stated where there is a body. */
  whole(status: number, fields: readonly string[], body: Uint8Array, message = STATUS_CODES[status]): void {
    if (this.over) return;
    const length = body.length > 0 ? ["content-length", String(body.length)] : [];
    this.#res.writeHead(status, message ?? "", [...fields, ...length]);
    this.#ended = true;
    // Node puts a text behind the head and writes both at once, which bytes would cost more than the text.
    if (body.length > MAX_IN_ONE_WRITE) this.#res.end(body);
    else this.#res.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
    this.#watchRest();
  }

  /** The same with a body in pieces, which are sent no faster than the client takes them, and let go. */
  async wholeIn(status: number, fields: readonly string[], pieces: Buffer[]): Promise<void> {
    if (pieces.length === 1 && pieces[0]!.length <= MAX_IN_ONE_WRITE)
      return this.whole(status, fields, pieces[0]!);
    this.head(status, [...fields, "content-length", String(sizeOf(pieces))]);
    for await (const piece of takenFrom(pieces)) {
      if (this.over) return;
      await this.send(piece);
    }
    this.end();
  }

  /** The connection ends after this response: the rest of the request on it is not wanted. */
  last(): void {
    this.#res.shouldKeepAlive = false;
  }

  /** The body cannot be ended well: the client has to see that it is not whole. */
  cut(): void {
    this.#ended = true;
    this.#cut = true;
    this.#res.destroy();
  }

  #sendSoon(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    process.nextTick(this.#sendScheduled);
  }

  #send(): void {
    if (!this.#scheduled) return;
    this.#scheduled = false;
    if (this.over) return;
    if (this.#pending.length === 0) this.#res.flushHeaders();
    const bytes = this.#takePending();
    if (bytes.length > 0) this.#res.write(bytes);
  }

  /** What is to be written, in one piece. Large pieces are not copied, but written already: none are left then. */
  #takePending(): Uint8Array {
    const pending = this.#pending;
    if (pending.length === 1) return pending.pop()!;
    this.#pending = [];
    if (sizeOf(pending) < LARGE) return Buffer.concat(pending);
    this.#res.cork();
    for (const piece of pending) this.#res.write(piece);
    this.#res.uncork();
    return NOTHING;
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const stalled = setTimeout(() => this.#giveUp(), this.#stallMs).unref();
      const done = (): void => {
        clearTimeout(stalled);
        this.#res.off("drain", done).off("close", done);
        resolve();
      };
      this.#res.on("drain", done).on("close", done);
    });
  }

  /** After the end there is no more `drain`: the client has so long for all that is left. */
  #watchRest(): void {
    if (this.#res.writableLength === 0) return;
    const stalled = setTimeout(() => this.#giveUp(), this.#stallMs).unref();
    const done = (): void => clearTimeout(stalled);
    this.#res.on("finish", done).on("close", done);
  }

  #giveUp(): void {
    this.#stalled = true;
    this.#res.destroy();
  }
}
