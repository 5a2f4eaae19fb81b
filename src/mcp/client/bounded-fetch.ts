/**
 * fetch for the SDK's transports: over our own connections, ended by our own signal, and with a limit on what
 * a server may send in all answers together, counted after decompression.
 *
 * Redirects are the transports' business: they follow those within the origin and no others.
 */
import type { FetchLike } from "@modelcontextprotocol/client";
import { type Dispatcher, fetch, Response, type RequestInit as UndiciInit } from "undici";

export interface FetchBounds {
  dispatcher: Dispatcher;
  signal: AbortSignal;
  maxBytes: number;
  /** Called once the answers are larger; the answer at hand breaks off. */
  onTooLarge: () => void;
  /** Called when no answer came; the same error is thrown. */
  onNoAnswer: (error: unknown) => void;
}

const NO_BODY = new Set([101, 204, 205, 304]);

export function boundedFetch({
  dispatcher,
  signal,
  maxBytes,
  onTooLarge,
  onNoAnswer,
}: FetchBounds): FetchLike {
  let left = maxBytes;
  const count = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left >= 0) return controller.enqueue(chunk);
        onTooLarge();
        controller.error(new Error("too large"));
      },
    });
  return async (url, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    // The same interfaces by two names: undici's own fetch takes the DOM's options.
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
