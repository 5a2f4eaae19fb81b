/**
 * The response to the client. Flushing resolves when the client accepts more, so that an upstream is read no faster
 * than the client reads. A client that accepts nothing for some time is treated as gone.
 */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Part } from "../event/faults.ts";
import { sizeOf, takenFrom } from "./body-pieces.ts";
import { CloseSignal } from "./close-signal.ts";

/** Bytes that Node passes to libuv without allocating memory (StreamBase::WriteString). */
const MAX_IN_ONE_WRITE = 15 * 1024;
/** Bytes; copying more would cost more than writing them piece by piece. */
const LARGE = 1 << 17;
const NOTHING = Buffer.alloc(0);
/** Result of a flush when the client accepts more at once. */
const TAKEN = Promise.resolve();

export class ClientResponse {
  /** Signals that the client has gone before the end of the response. */
  readonly closed = new CloseSignal();
  readonly #res: ServerResponse;
  readonly #stallMs: number;
  readonly #sendScheduled: () => void;
  #pending: Uint8Array[] = [];
  #scheduled = false;
  #ended = false;
  #cut = false;
  #stalled = false;

  /** `stallMs`: how long the client may accept nothing, including after the end. `part`: reports faults. */
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
      // Node considers a response finished if netmon destroyed its socket with unsent bytes.
      if (!res.writableFinished || this.#stalled) this.closed.abort();
    });
  }

  get begun(): boolean {
    return this.#res.headersSent;
  }

  get over(): boolean {
    return this.#ended || this.closed.aborted;
  }

  /** Calls the listener when the response is over, whatever its end. */
  whenOver(listener: () => void): void {
    if (this.#res.closed) listener();
    else this.#res.once("close", listener);
  }

  /** Whether netmon itself cut off the response. */
  get wasCut(): boolean {
    return this.#cut;
  }

  /**
   * Writes the head, which is sent within this turn of the event loop even if no body follows, since a stream may be
   * silent for a long time. `message`: the reason phrase. Throws if a field is not allowed in HTTP.
   */
  head(status: number, fields: readonly string[], message = STATUS_CODES[status] ?? ""): void {
    if (this.over) return;
    this.#res.writeHead(status, message, [...fields]);
    this.#sendSoon();
  }

  /** Writes bytes, which are sent together with all others of this turn of the event loop. */
  write(bytes: Uint8Array): void {
    if (this.over || bytes.length === 0) return;
    this.#pending.push(bytes);
    this.#sendSoon();
  }

  /** Sends the written bytes. Resolves when the client accepts more, or never will. */
  flush(): Promise<void> {
    this.#send();
    return this.over || !this.#res.writableNeedDrain ? TAKEN : this.#drained();
  }

  /** Equivalent to `write` and `flush`. */
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

  /** Sends head and body together; with Content-Length unless the body is empty. */
  whole(status: number, fields: readonly string[], body: Uint8Array, message = STATUS_CODES[status]): void {
    if (this.over) return;
    const length = body.length > 0 ? ["content-length", String(body.length)] : [];
    this.#res.writeHead(status, message ?? "", [...fields, ...length]);
    this.#ended = true;
    // Node joins a string to the head and writes both at once; for bytes this would cost more.
    if (body.length > MAX_IN_ONE_WRITE) this.#res.end(body);
    else this.#res.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
    this.#watchRest();
  }

  /** Like whole, with a body in pieces, which are sent no faster than the client accepts them, and released. */
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

  /** Ends the connection after this response, because the rest of the request is not needed. */
  last(): void {
    this.#res.shouldKeepAlive = false;
  }

  /** Breaks the connection, so that the client notices that the body is incomplete. */
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

  /** Removes and returns the pending bytes in one piece. Large pieces are written at once instead of being copied. */
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

  /** Bounds the time for all remaining bytes, because there is no `drain` event after the end. */
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
