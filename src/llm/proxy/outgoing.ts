/** The body that goes to the provider. */
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { hasBody, RestOfBody } from "./request-body.ts";

export interface Outgoing {
  /** Bytes, what still comes, or nothing. */
  body: Buffer | Readable | null;
  /** null: not known, or nothing. */
  length: number | null;
  /** It is no longer encoded as the client said. */
  decoded: boolean;
}

/** Passed on unread. `start`: what has been read already. */
export function unread(request: IncomingMessage, start: readonly Buffer[] = []): Outgoing {
  if (!hasBody(request)) return { body: null, length: null, decoded: false };
  const length = request.headers["content-length"];
  return {
    body: new RestOfBody(start, request),
    length: length === undefined ? null : Number(length),
    decoded: false,
  };
}

export function whole(bytes: Buffer, decoded: boolean): Outgoing {
  const empty = bytes.length === 0;
  return { body: empty ? null : bytes, length: empty ? null : bytes.length, decoded };
}
