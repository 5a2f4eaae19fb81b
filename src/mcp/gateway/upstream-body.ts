/**
 * An answer of an upstream as it arrives: its head, then its body in pieces, no faster than they are taken.
 *
 * Failure: `head` and the iteration reject with undici's error; after `destroy` the iteration ends.
 */
import type { Dispatcher } from "undici";

/** As the upstream sent it. */
export interface AnswerHead {
  status: number;
  message: string;
  /** Names and values, flat. */
  fields: string[];
}

/** Bytes that may wait to be taken. */
const MAX_WAITING = 64 * 1024;
const STOPPED = new Error("no more of this answer is wanted");
const DONE: IteratorResult<Buffer> = { done: true, value: undefined };

export class UpstreamBody implements Dispatcher.DispatchHandler, AsyncIterableIterator<Buffer> {
  readonly head: Promise<AnswerHead>;
  #resolveHead!: (head: AnswerHead) => void;
  #rejectHead!: (error: Error) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #waiting: Buffer[] = [];
  #size = 0;
  #taker: { resolve: (next: IteratorResult<Buffer>) => void; reject: (error: Error) => void } | null = null;
  #ended = false;
  #error: Error | null = null;

  constructor() {
    this.head = new Promise((resolve, reject) => {
      this.#resolveHead = resolve;
      this.#rejectHead = reject;
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(STOPPED);
  }

  onResponseStart(
    { rawHeaders }: Dispatcher.DispatchController,
    status: number,
    _fields: unknown,
    message?: string,
  ): void {
    if (status < 200) return;
    const raw = Array.isArray(rawHeaders) ? rawHeaders : [];
    const fields = raw.map((each) => (typeof each === "string" ? each : each.toString("latin1")));
    this.#resolveHead({ status, message: message ?? "", fields });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#ended) return;
    if (this.#taker !== null) {
      const { resolve } = this.#taker;
      this.#taker = null;
      resolve({ done: false, value: chunk });
      return;
    }
    this.#waiting.push(chunk);
    this.#size += chunk.length;
    if (this.#size > MAX_WAITING) controller.pause();
  }

  onResponseEnd(): void {
    this.#ended = true;
    this.#taker?.resolve(DONE);
    this.#taker = null;
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#rejectHead(error);
    this.#taker?.reject(error);
    this.#taker = null;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Buffer>> {
    const chunk = this.#waiting.shift();
    if (chunk !== undefined) {
      const full = this.#size > MAX_WAITING;
      this.#size -= chunk.length;
      if (full && this.#size <= MAX_WAITING) this.#controller?.resume();
      return Promise.resolve({ done: false, value: chunk });
    }
    if (this.#error !== null) return Promise.reject(this.#error);
    if (this.#ended) return Promise.resolve(DONE);
    return new Promise((resolve, reject) => {
      this.#taker = { resolve, reject };
    });
  }

  return(): Promise<IteratorResult<Buffer>> {
    this.destroy();
    return Promise.resolve(DONE);
  }

  /** The connection is let go; an end that has come already changes nothing. */
  destroy(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#waiting = [];
    this.#rejectHead(STOPPED);
    this.#taker?.resolve(DONE);
    this.#taker = null;
    this.#controller?.abort(STOPPED);
  }
}
