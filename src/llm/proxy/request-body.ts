/** The body of a request, whole if it is small enough. */
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import { listOf } from "./headers.ts";

export class RequestBroken extends Error {
  override readonly name = "RequestBroken";
  readonly code: "gone" | "paused";

  constructor(code: RequestBroken["code"]) {
    super(code === "gone" ? "the client closed inside its request" : "the client stopped inside its request");
    this.code = code;
  }
}

/** `complete` false: `start` has come, the rest still waits in the request, which is paused. */
export type RequestBody = { complete: true; bytes: Buffer } | { complete: false; start: Buffer[] };

export function hasBody(request: IncomingMessage): boolean {
  return (
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0
  );
}

/** Rejects with RequestBroken: the client closed, or sent nothing for `pauseMs`. */
export function readBody(request: IncomingMessage, maxBytes: number, pauseMs: number): Promise<RequestBody> {
  if (!hasBody(request)) return Promise.resolve({ complete: true, bytes: Buffer.alloc(0) });
  if (Number(request.headers["content-length"] ?? 0) > maxBytes)
    return Promise.resolve({ complete: false, start: [] });
  return new Promise((resolve, reject) => {
    // Not a list: a sender may put one byte into each piece.
    const bytes = new GrowingBytes();
    const paused = setTimeout(() => {
      settle();
      reject(new RequestBroken("paused"));
    }, pauseMs);
    const settle = (): void => {
      clearTimeout(paused);
      request.off("data", onData);
      request.off("end", onEnd);
      request.off("close", onClose);
      request.off("error", onClose);
    };
    const onData = (part: Buffer): void => {
      paused.refresh();
      bytes.append(part);
      if (bytes.length <= maxBytes) return;
      settle();
      request.pause();
      resolve({ complete: false, start: [bytes.take()] });
    };
    const onEnd = (): void => {
      settle();
      resolve({ complete: true, bytes: bytes.take() });
    };
    const onClose = (): void => {
      settle();
      reject(new RequestBroken("gone"));
    };
    request.on("data", onData);
    request.on("end", onEnd);
    request.on("close", onClose);
    request.on("error", onClose);
  });
}

/**
 * What has come and what still comes, as fast as it is read. Destroying it drops the rest and leaves the
 * connection to the client open.
 */
export class RestOfBody extends Readable {
  readonly #request: IncomingMessage;
  readonly #onData = (part: Buffer): void => {
    if (!this.push(part)) this.#request.pause();
  };
  readonly #onEnd = (): void => {
    this.push(null);
  };
  readonly #onClose = (): void => {
    if (!this.#request.complete) this.destroy(new RequestBroken("gone"));
  };

  constructor(start: readonly Buffer[], request: IncomingMessage) {
    super();
    this.#request = request;
    for (const part of start) this.push(part);
    request.on("data", this.#onData);
    request.on("end", this.#onEnd);
    request.on("close", this.#onClose);
    request.pause();
  }

  override _read(): void {
    this.#request.resume();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#request.off("data", this.#onData);
    this.#request.off("end", this.#onEnd);
    this.#request.off("close", this.#onClose);
    this.#request.resume();
    callback(error);
  }
}

/** As the client said, undefined where it did not. */
export function contentEncoding(request: IncomingMessage): string | undefined {
  return listOf(request.rawHeaders, "content-encoding");
}
