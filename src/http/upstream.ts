/**
 * A request to an upstream and its response as it arrives: the head, then the body in pieces, on demand. Redirects are
 * not followed.
 *
 * `askUpstream` and the iteration reject with undici's error; after `destroy` the iteration ends.
 */
import type { Dispatcher } from "undici";
import { afterOthers } from "../async/yield.ts";
import type { AnswerCover } from "../credentials/answer-cover.ts";
import { BodyTurn } from "./body-pieces.ts";
import type { CloseSignal } from "./close-signal.ts";

export interface UpstreamRequest {
  /** Path and query at the upstream's origin. */
  path: string;
  method: string;
  /** Names and values, flat. */
  fields: string[];
  body: Buffer | Iterable<Uint8Array> | AsyncIterable<Uint8Array> | null;
  /** Milliseconds without a byte after which the request fails. */
  idleMs: number;
  /** Signals that the response is no longer needed. */
  closed: CloseSignal;
  /** Overwrites in the response what the client must not see; null: nothing. */
  cover?: AnswerCover | null;
}

export type Dispatch = (
  options: Omit<Dispatcher.DispatchOptions, "origin">,
  handler: Dispatcher.DispatchHandler,
) => void;

/** Resolves with the head of the final response. */
export async function askUpstream(dispatch: Dispatch, request: UpstreamRequest): Promise<UpstreamResponse> {
  const { path, method, fields, idleMs, closed } = request;
  const body = new UpstreamBody(request.cover ?? null);
  closed.listen(() => body.destroy());
  dispatch(
    {
      path,
      method: method as "POST",
      headers: fields,
      body: request.body as Buffer | null,
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
    },
    body,
  );
  const head = await body.head;
  return { ...head, body };
}

export interface UpstreamResponse extends ResponseHead {
  body: UpstreamBody;
}

/** As the upstream sent it. */
export interface ResponseHead {
  status: number;
  message: string;
  /** Names and values, flat. */
  fields: string[];
}

/** Bytes that may wait to be read. */
const MAX_WAITING = 64 * 1024;
const STOPPED = new Error("no more of this response is wanted");
const DONE: IteratorResult<Buffer> = { done: true, value: undefined };

export class UpstreamBody implements Dispatcher.DispatchHandler, AsyncIterableIterator<Buffer> {
  readonly head: Promise<ResponseHead>;
  #resolveHead!: (head: ResponseHead) => void;
  #rejectHead!: (error: Error) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #waiting: Buffer[] = [];
  #size = 0;
  readonly #turn = new BodyTurn();
  #taker: { resolve: (next: IteratorResult<Buffer>) => void; reject: (error: Error) => void } | null = null;
  #ended = false;
  /** Whether the body has arrived to its end. */
  #complete = false;
  #error: Error | null = null;
  readonly #cover: AnswerCover | null;

  constructor(cover: AnswerCover | null = null) {
    this.#cover = cover;
    this.head = new Promise((resolve, reject) => {
      this.#resolveHead = resolve;
      this.#rejectHead = reject;
    });
  }

  /** The error with which the response failed; null: none. */
  get error(): Error | null {
    return this.#error;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(STOPPED);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    _fields: unknown,
    message?: string,
  ): void {
    if (status < 200) return;
    const cover = (text: string): string => this.#cover?.text(text) ?? text;
    this.#resolveHead({ status, message: cover(message ?? ""), fields: rawFields(controller).map(cover) });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#ended) return;
    this.#deliver(this.#cover?.push(chunk) ?? chunk);
    this.#turn.spend(chunk.length);
    if (this.#turn.isOver) afterOthers(() => this.#nextTurn());
    if (this.#waits) controller.pause();
  }

  #deliver(bytes: Buffer): void {
    if (bytes.length === 0) return;
    if (this.#taker !== null) {
      const { resolve } = this.#taker;
      this.#taker = null;
      resolve({ done: false, value: bytes });
    } else {
      this.#waiting.push(bytes);
      this.#size += bytes.length;
    }
  }

  /** Whether the upstream must pause. */
  get #waits(): boolean {
    return this.#size > MAX_WAITING || this.#turn.isOver;
  }

  #nextTurn(): void {
    this.#turn.renew();
    if (!this.#waits && !this.#ended) this.#controller?.resume();
  }

  onResponseEnd(): void {
    if (!this.#ended) {
      if (this.#cover !== null) this.#deliver(this.#cover.end());
      this.#complete = true;
    }
    this.#end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#rejectHead(error);
    this.#taker?.reject(error);
    this.#taker = null;
  }

  /**
   * Returns the rest of a body that has arrived completely, as a short one usually has with its head; no iteration is
   * needed then. null: more may arrive, or it is longer than `max`.
   */
  takeAtHand(max: number): Buffer | null {
    return this.#complete && this.#size <= max ? this.#takeWaiting() : null;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Buffer>> {
    if (this.#waiting.length > 0) {
      const paused = this.#waits;
      const value = this.#takeWaiting();
      if (paused && !this.#waits) this.#controller?.resume(); // may deliver more immediately
      return Promise.resolve({ done: false, value });
    }
    if (this.#error !== null) return Promise.reject(this.#error);
    if (this.#ended) return Promise.resolve(DONE);
    return new Promise((resolve, reject) => {
      this.#taker = { resolve, reject };
    });
  }

  /** Returns one piece, since a sender may send the body byte by byte. */
  #takeWaiting(): Buffer {
    const waiting = this.#waiting;
    const all = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting, this.#size);
    this.#waiting = [];
    this.#size = 0;
    return all;
  }

  return(): Promise<IteratorResult<Buffer>> {
    this.destroy();
    return Promise.resolve(DONE);
  }

  /** Releases the connection; does nothing if the response has already ended. */
  destroy(): void {
    if (this.#ended) return;
    this.#waiting = [];
    this.#rejectHead(STOPPED);
    this.#end();
    this.#controller?.abort(STOPPED);
  }

  #end(): void {
    this.#ended = true;
    this.#taker?.resolve(DONE);
    this.#taker = null;
  }
}

/** Returns names and values of the response's fields, flat, as the upstream sent them. */
export function rawFields({ rawHeaders }: Dispatcher.DispatchController): string[] {
  const raw = Array.isArray(rawHeaders) ? rawHeaders : [];
  return raw.map((each) => (typeof each === "string" ? each : each.toString("latin1")));
}

/** Returns 504 if the upstream was silent for too long, otherwise 502. */
export function failureStatus(error: unknown): 502 | 504 {
  const code = errorCode(error);
  return code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT" ? 504 : 502;
}

/** Returns the code of the error or of its cause; never the message, which may quote transmitted content. */
export function errorCode(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = "code" in e ? e.code : undefined;
    if (typeof code === "string" && /^[A-Z0-9_]{1,64}$/.test(code)) return code;
  }
  return "unexpected error";
}
