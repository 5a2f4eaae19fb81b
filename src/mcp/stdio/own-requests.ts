/**
 * Requests that netmon itself sends to a server within a client's conversation. Neither peer can guess their ids,
 * and their answers are removed from the server's output.
 *
 * An unreadable answer, a JSON-RPC error and the end of the conversation reject. The caller limits the time that it
 * waits; a late answer is still removed.
 */
import { randomBytes } from "node:crypto";
import type { RequestId } from "../inspection/guard.ts";

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

export class OwnRequests {
  readonly #send: (message: Buffer) => void;
  readonly #prefix = `netmon-${randomBytes(9).toString("base64url")}-`;
  readonly #waiting = new Map<string, Waiting>();
  #count = 0;
  #closed = false;

  constructor(send: (message: Buffer) => void) {
    this.#send = send;
  }

  readonly request = (method: string, params: Record<string, unknown>): Promise<unknown> => {
    if (this.#closed) return Promise.reject(new Error("the conversation is over"));
    const id = `${this.#prefix}${++this.#count}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send(Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method, params })));
    });
  };

  /** Takes the message, and reports true, if it answers one of these requests. */
  takes(body: Buffer): boolean {
    if (this.#waiting.size === 0 || !body.includes(this.#prefix)) return false;
    const message = parsed(body);
    if (message === null || "method" in message || typeof message.id !== "string") return false;
    const waiting = this.#remove(message.id);
    if (!waiting) return false;
    if ("result" in message) waiting.resolve(message.result);
    else waiting.reject(new Error(`the server answered with an error: ${errorText(message.error)}`));
    return true;
  }

  /** Rejects the request with this id, whose answer cannot be read. Reports whether it is one of these requests. */
  rejects(id: RequestId, why: string): boolean {
    const waiting = typeof id === "string" ? this.#remove(id) : undefined;
    waiting?.reject(new Error(why));
    return waiting !== undefined;
  }

  close(): void {
    this.#closed = true;
    for (const { reject } of this.#waiting.values()) reject(new Error("the conversation is over"));
    this.#waiting.clear();
  }

  #remove(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

function parsed(body: Buffer): Record<string, unknown> | null {
  try {
    const message = JSON.parse(body.toString()) as unknown;
    return typeof message === "object" && message !== null ? (message as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function errorText(error: unknown): string {
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === "string" ? message.slice(0, 200) : "without a message";
}
