/**
 * The answer to the client. Writing resolves when the client takes more, so that whoever reads an upstream reads no
 * faster than the client does; a client that takes nothing for a time is treated as gone.
 */
import { type ServerResponse, STATUS_CODES } from "node:http";
import { Gone } from "./gone.ts";

/** What libuv is handed without memory of its own being reserved for it (node, StreamBase::WriteString). */
const MAX_IN_ONE_WRITE = 15 * 1024;

export class ClientAnswer {
  readonly #res: ServerResponse;
  readonly #stallMs: number;
  /** The client closed before the end of its answer. */
  readonly gone = new Gone();
  #ended = false;

  constructor(res: ServerResponse, stallMs: number) {
    this.#res = res;
    this.#stallMs = stallMs;
    res.sendDate = false;
    res.on("error", () => res.destroy());
    res.on("close", () => {
      if (!this.#ended || !res.writableFinished) this.gone.abort();
    });
  }

  get begun(): boolean {
    return this.#res.headersSent;
  }

  get over(): boolean {
    return this.#ended || this.gone.aborted;
  }

  /**
   * Sent within this turn of the event loop, in one piece with what else is there by then: a stream may have nothing
   * to say for a long time. Throws where a field is not allowed in HTTP.
   */
  head(status: number, message: string, fields: readonly string[]): void {
    if (this.over) return;
    this.#res.writeHead(status, message, [...fields]);
    this.#res.cork();
    this.#res.flushHeaders();
    process.nextTick(() => this.#res.uncork());
  }

  /** Resolves when the client takes more, or never will. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.over || bytes.length === 0 || this.#res.write(bytes)) return;
    await this.#drained();
  }

  end(): void {
    if (this.over) return;
    this.#ended = true;
    this.#res.end();
    this.#watchRest();
  }

  /** Head and body together. `message`: the status line's own words. */
  whole(status: number, fields: readonly string[], body: Uint8Array, message = STATUS_CODES[status]): void {
    if (this.over) return;
    const length = body.length > 0 ? ["content-length", String(body.length)] : [];
    this.#res.writeHead(status, message ?? "", [...fields, ...length]);
    this.#ended = true;
    // node puts a text behind the head and writes both at once, which bytes would cost more than the text.
    if (body.length > MAX_IN_ONE_WRITE) this.#res.end(body);
    else this.#res.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1"), "latin1");
    this.#watchRest();
  }

  /** The connection ends after this answer: the rest of the request on it is not wanted. */
  last(): void {
    this.#res.shouldKeepAlive = false;
  }

  /** The body cannot be ended well: the client has to see that it is not whole. */
  cut(): void {
    this.#ended = true;
    this.#res.destroy();
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const stalled = setTimeout(() => this.#res.destroy(), this.#stallMs).unref();
      const done = (): void => {
        clearTimeout(stalled);
        this.#res.off("drain", done);
        this.#res.off("close", done);
        resolve();
      };
      this.#res.on("drain", done);
      this.#res.on("close", done);
    });
  }

  /** After the end the client has so long for all that is left. */
  #watchRest(): void {
    if (this.#res.writableLength === 0) return;
    const stalled = setTimeout(() => this.#res.destroy(), this.#stallMs).unref();
    this.#res.on("close", () => clearTimeout(stalled));
  }
}
