/** Bodies that the proxy sends to a provider. */
import type { IncomingMessage } from "node:http";
import { sizeOf, takenFrom } from "../../http/body-pieces.ts";
import { hasBody, startAndRest } from "../../http/request-body.ts";
import type { UpstreamRequest } from "../../http/upstream.ts";

export interface Outgoing {
  body: UpstreamRequest["body"];
  /** In bytes; null: unknown, or there is no body. */
  length: number | null;
  /** Whether the client's Content-Encoding has been removed. */
  decoded: boolean;
}

/** Returns a body to forward unread. `start`: the bytes already read. */
export function unread(request: IncomingMessage, start: readonly Buffer[] = []): Outgoing {
  if (!hasBody(request)) return { body: null, length: null, decoded: false };
  const length = request.headers["content-length"];
  return {
    body: startAndRest(start, request),
    length: length === undefined ? null : Number(length),
    decoded: false,
  };
}

export function whole(pieces: Buffer[], decoded: boolean): Outgoing {
  const length = sizeOf(pieces);
  if (length === 0) return { body: null, length: null, decoded };
  return { body: pieces.length === 1 ? pieces[0]! : takenFrom(pieces), length, decoded };
}

/** Returns the body; `release` is called once it is sent. */
export function releasedAfter(body: UpstreamRequest["body"], release: () => void): UpstreamRequest["body"] {
  if (body !== null && Symbol.asyncIterator in body) return thenRelease(body, release);
  release();
  return body;
}

async function* thenRelease<T>(body: AsyncIterable<T>, release: () => void): AsyncGenerator<T> {
  try {
    yield* body;
  } finally {
    release();
  }
}
