/**
 * The body of a client's request: its start up to a limit, and the rest of it where that is passed on unread.
 *
 * Failure: rejects with RequestBroken where the client closed inside its request or paused too long.
 */
import type { IncomingMessage } from "node:http";
import { afterOthers } from "../async/others-turn.ts";
import { BodyPieces, BodyTurn, sizeOf } from "./body-pieces.ts";
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

export interface BodyStart<Bytes = Buffer> {
  bytes: Bytes;
  /** false: more is to come, in the request, which is paused. */
  complete: boolean;
}

/** How long a client may pause inside its request. */
export const MAX_PAUSE_MS = 60_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The body, whole unless it is over a limit. Rejects with RequestBroken. */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<BodyStart> {
  // Not a list: a sender may put one byte into each piece.
  return read(request, limits, new GatheredBytes(lengthOf(request)));
}

/** The same in the pieces that it came in. */
export function readPieces(request: IncomingMessage, limits: BodyLimits): Promise<BodyStart<Buffer[]>> {
  return read(request, limits, new BodyPieces());
}

/** The whole body as it comes, no faster than it is taken; `start` was read already. What is not taken is dropped. */
export async function* startAndRest(
  start: readonly Buffer[],
  request: IncomingMessage,
): AsyncGenerator<Uint8Array> {
  try {
    if (sizeOf(start) > 0) yield* start;
    // The connection is still needed for the response when nobody wants the rest.
    for await (const part of request.iterator({ destroyOnReturn: false })) yield part;
  } finally {
    request.resume();
  }
}

interface Gathered<Bytes> {
  readonly length: number;
  append(piece: Buffer): void;
  take(): Bytes;
}

async function read<Bytes>(
  request: IncomingMessage,
  limits: BodyLimits,
  into: Gathered<Bytes>,
): Promise<BodyStart<Bytes>> {
  if (!hasBody(request)) {
    request.resume();
    return { bytes: into.take(), complete: true };
  }
  if (lengthOf(request) > limits.maxBytes) return { bytes: into.take(), complete: false };
  await null; // by the next microtask node has in the request what came with its head
  const atHand = bodyAtHand(request);
  if (atHand === null) return gathered(request, limits, into);
  into.append(atHand);
  return { bytes: into.take(), complete: true };
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}

/**
 * Most bodies come in one read with their head: taken as they are, they need neither events nor a timer. null: there is
 * more, or nobody knows.
 */
function bodyAtHand(request: IncomingMessage): Buffer | null {
  const length = request.headers["content-length"];
  if (length === undefined || request.readableLength !== Number(length)) return null;
  const bytes = request.read() as Buffer | null;
  request.resume(); // its end is still to be seen by node
  return bytes;
}

function gathered<Bytes>(
  request: IncomingMessage,
  limits: BodyLimits,
  bytes: Gathered<Bytes>,
): Promise<BodyStart<Bytes>> {
  const { maxBytes, pauseMs, accepts = () => true } = limits;
  const turn = new BodyTurn();
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(paused);
      stay();
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
    };
    const fail = (code: RequestBroken["code"]): void => {
      settle();
      reject(new RequestBroken(code));
    };
    const paused = setTimeout(() => fail("paused"), pauseMs);
    let stay = (): void => {};
    const nextTurn = (): void => {
      turn.renew();
      request.resume();
    };
    const onData = (piece: Buffer): void => {
      paused.refresh();
      bytes.append(piece);
      if (accepts(piece) && bytes.length <= maxBytes) {
        turn.spend(piece.length);
        if (!turn.isOver) return;
        request.pause();
        stay = afterOthers(nextTurn);
        return;
      }
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
