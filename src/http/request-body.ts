/**
 * The body of a client's request: its start up to a limit, and the rest of it where that is passed on unread.
 *
 * Failure: rejects with RequestBroken where the client closed inside its request or paused too long.
 */
import type { IncomingMessage } from "node:http";
import { GatheredBytes } from "./gathered-bytes.ts";

export class RequestBroken extends Error {
  override readonly name = "RequestBroken";
  readonly code: "gone" | "paused";

  constructor(code: RequestBroken["code"]) {
    super(code === "gone" ? "the client closed inside its request" : "the client stopped inside its request");
    this.code = code;
  }
}

export interface BodyLimits {
  maxBytes: number;
  /** How long the client may pause, in milliseconds. */
  pauseMs: number;
  /** Sees each piece of a body that comes in several. false: the rest is not to be read. */
  accepts?: (piece: Buffer) => boolean;
}

export interface BodyStart {
  bytes: Buffer;
  /** false: more is to come, in the request, which is paused. */
  complete: boolean;
}

/** How long a client may pause inside its request. */
export const MAX_PAUSE_MS = 60_000;
const NOTHING = Buffer.alloc(0);

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The body, whole unless it is over a limit. Rejects with RequestBroken. */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<BodyStart> {
  if (!hasBody(request)) {
    request.resume();
    return { bytes: NOTHING, complete: true };
  }
  if (Number(request.headers["content-length"] ?? 0) > limits.maxBytes)
    return { bytes: NOTHING, complete: false };
  return (await bodyAtHand(request)) ?? gathered(request, limits);
}

/** The whole body as it comes, no faster than it is taken; `start` was read already. What is not taken is dropped. */
export async function* startAndRest(start: Buffer, request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    if (start.length > 0) yield start;
    // The connection is still needed for the response when nobody wants the rest.
    for await (const part of request.iterator({ destroyOnReturn: false })) yield part;
  } finally {
    request.resume();
  }
}

/**
 * Most bodies come in one read with their head, and node has them in the request by the next microtask: taken as they
 * are, they need neither events nor a timer. null: there is more, or nobody knows.
 */
async function bodyAtHand(request: IncomingMessage): Promise<BodyStart | null> {
  await null;
  const length = request.headers["content-length"];
  if (length === undefined || request.readableLength !== Number(length)) return null;
  const bytes = request.read() as Buffer | null;
  request.resume(); // its end is still to be seen by node
  return bytes === null ? null : { bytes, complete: true };
}

function gathered(request: IncomingMessage, limits: BodyLimits): Promise<BodyStart> {
  const { maxBytes, pauseMs, accepts = () => true } = limits;
  return new Promise((resolve, reject) => {
    // Not a list: a sender may put one byte into each piece.
    const bytes = new GatheredBytes(Number(request.headers["content-length"] ?? 0));
    const settle = (): void => {
      clearTimeout(paused);
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
    };
    const fail = (code: RequestBroken["code"]): void => {
      settle();
      reject(new RequestBroken(code));
    };
    const paused = setTimeout(() => fail("paused"), pauseMs);
    const onData = (piece: Buffer): void => {
      paused.refresh();
      bytes.append(piece);
      if (accepts(piece) && bytes.length <= maxBytes) return;
      settle();
      request.pause();
      resolve({ bytes: bytes.take(), complete: false });
    };
    const onEnd = (): void => {
      settle();
      resolve({ bytes: bytes.take(), complete: true });
    };
    const onClose = (): void => fail("gone");
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
  });
}
