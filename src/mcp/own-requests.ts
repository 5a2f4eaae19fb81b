/**
 * Requests that netmon itself sends to a server within a client's conversation. Neither peer can guess their ids,
 * and their answers are removed from the server's output.
 *
 * An unreadable answer, a JSON-RPC error and the end of the conversation reject. The caller limits the time that it
 * waits; a late answer is still removed.
 */
import { randomBytes } from "node:crypto";
import { isObject } from "../framing/json-document.ts";
import type { RequestId } from "./inspection/guard.ts";
import { parsedText } from "./inspection/read-message.ts";

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

export class OwnRequests {
  readonly #prefix = `netmon-${randomBytes(9).toString("base64url")}-`;
  readonly #waiting = new Map<string, Waiting>();
  #count = 0;
  #closed = false;

  /** Resolves to the `result`; rejects if `send` does. */
  request(
    method: string,
    params: Record<string, unknown>,
    send: (message: Buffer) => unknown,
  ): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error("the conversation is over"));
    const id = `${this.#prefix}${++this.#count}`;
    const message = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      Promise.resolve(send(message)).catch((error: unknown) => this.#remove(id)?.reject(error));
    });
  }

  /** Takes the message, and reports true, if it answers one of these requests. */
  takes(message: Buffer | string): boolean {
    if (this.#waiting.size === 0 || !message.includes(this.#prefix)) return false;
    const { value } = parsedText(Buffer.from(message));
    if (!isObject(value) || "method" in value || typeof value.id !== "string") return false;
    // Without either it is no answer, whatever id it carries.
    if (!("result" in value || "error" in value)) return false;
    const waiting = this.#remove(value.id);
    if (!waiting) return false;
    if ("result" in value && !isObject(value.error)) waiting.resolve(value.result);
    else waiting.reject(new Error(`the server answered with an error: ${errorText(value.error)}`));
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

function errorText(error: unknown): string {
  const message = isObject(error) ? error.message : undefined;
  return typeof message === "string" ? message.slice(0, 200) : "without a message";
}
