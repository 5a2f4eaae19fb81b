/**
 * fetch for the SDK's transports: over netmon's connections, ended by netmon's signal, and with limits on all answers
 * of a server together, after decompression: on their bytes, and on the cost of parsing them.
 *
 * Redirects are handled by the transports, which follow only those within the origin.
 */

import type { FetchLike } from "@modelcontextprotocol/client";
import { type Dispatcher, fetch, Response, type RequestInit as UndiciInit } from "undici";
import { CR, LF } from "../../framing/ascii.ts";
import { JsonCostScanner, MAX_VALUES } from "../../framing/json-cost.ts";

export interface FetchBounds {
  dispatcher: Dispatcher;
  signal: AbortSignal;
  maxBytes: number;
  /** Called when the answers exceed a limit, with the limit in words; the current answer is cut off. */
  onTooLarge: (limit: string) => void;
  /** Called if no answer arrives; the same error is thrown. */
  onNoAnswer: (error: unknown) => void;
}

/** Status codes of answers without a body. */
export const NO_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

export function boundedFetch({
  dispatcher,
  signal,
  maxBytes,
  onTooLarge,
  onNoAnswer,
}: FetchBounds): FetchLike {
  let left = maxBytes;
  let values = 0;
  const count = () => {
    const cost = new AnswerCost();
    return new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        values += cost.push(chunk, MAX_VALUES - values);
        if (left >= 0 && values <= MAX_VALUES) return controller.enqueue(chunk);
        onTooLarge(left < 0 ? `${maxBytes} bytes` : `${MAX_VALUES} names, values and lines`);
        controller.error(new Error("too large"));
      },
    });
  };
  return async (url, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    // The types are equivalent: undici's own fetch takes the DOM's options.
    const options = { ...init, signal: AbortSignal.any(signals), dispatcher } as unknown as UndiciInit;
    const answer = await fetch(url, options).catch((error: unknown) => {
      onNoAnswer(error);
      throw error;
    });
    if (answer.body === null || NO_BODY.has(answer.status)) return answer as unknown as globalThis.Response;
    const { status, statusText, headers } = answer;
    const body = answer.body.pipeThrough(count());
    return new Response(body, { status, statusText, headers }) as unknown as globalThis.Response;
  };
}

/** Cost of JSON, or of an event stream of JSON: lines count too, and no string extends over several lines. */
class AnswerCost {
  readonly #scanner = new JsonCostScanner();

  /** Returns the number of names, values and lines in this chunk; stops counting lines once over `max`. */
  push(chunk: Uint8Array, max: number): number {
    const former = this.#scanner.values;
    let lines = 0;
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte !== LF && byte !== CR) continue;
      this.#scanner.push(chunk.subarray(start, at));
      this.#scanner.endLine();
      lines++;
      start = at + 1;
      if (lines + this.#scanner.values - former > max) break;
    }
    this.#scanner.push(chunk.subarray(start));
    return lines + this.#scanner.values - former;
  }
}
