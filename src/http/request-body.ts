/**
 * The body of a client's request: its start up to a limit, and the rest if it is forwarded unread.
 *
 * Rejects with RequestBroken if the client closes the connection inside its request or pauses too long.
 */

import type { IncomingMessage } from "node:http";
import { afterOthers } from "../async/yield.ts";
import { CodedError } from "../errors/coded-error.ts";
import { limitWords } from "../event/limits.ts";
import { BodyPieces, BodyTurn, sizeOf } from "./body-pieces.ts";
import { GatheredBytes } from "./gathered-bytes.ts";
import { HeldBytes, MOST_HELD } from "./held-bytes.ts";

export class RequestBroken extends CodedError<"gone" | "paused"> {
  override readonly name = "RequestBroken";

  constructor(code: RequestBroken["code"]) {
    super(code, `the client ${code === "gone" ? "closed" : "stopped"} inside its request`);
  }
}

/** Bodies of all requests of this process. */
export const allBodies = new HeldBytes(MOST_HELD);

/** What is said of a body that was not held, because of others. */
export const NO_MEMORY = `the bodies of other requests fill the memory that netmon has for them, ${MOST_HELD} bytes ${limitWords("held_bytes")}`;

export interface BodyLimits {
  /** Default: those of this process. */
  memory?: HeldBytes;
  maxBytes: number;
  /** How long the client may pause, in milliseconds. */
  pauseMs: number;
  /** Called with each piece of a body that arrives in several. false: the rest must not be read. */
  accepts?: (piece: Buffer) => boolean;
}

export interface BodyStart<Bytes = Buffer> {
  bytes: Bytes;
  /** false: the rest is still in the request, which is paused. */
  complete: boolean;
  /** Whether it is incomplete because the bodies of all requests together are over their limit. */
  noMemory: boolean;
  /** Must be called when the bytes are not held any more; idempotent. */
  release(): void;
  /** Like release, of bytes that nobody has used and nobody will: their memory is free at once. */
  drop(): void;
}

const HOLDS_NOTHING = { noMemory: false, release: (): void => {}, drop: (): void => {} };

/** How long a client may pause inside its request, in milliseconds. */
export const MAX_PAUSE_MS = 60_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Reads the body, completely unless it is over a limit. Rejects with RequestBroken. */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<BodyStart> {
  // Not a list, since a sender may send the body byte by byte.
  return read(request, limits, new GatheredBytes(lengthOf(request)));
}

/** Like readBody, but keeps the pieces. */
export function readPieces(request: IncomingMessage, limits: BodyLimits): Promise<BodyStart<Buffer[]>> {
  return read(request, limits, new BodyPieces());
}

/** Yields the complete body as it arrives, on demand. `start`: the pieces already read. An unread rest is dropped. */
export async function* startAndRest(
  start: readonly Buffer[],
  request: IncomingMessage,
): AsyncGenerator<Uint8Array> {
  try {
    if (sizeOf(start) > 0) yield* start;
    // If the rest is not needed, the connection still is, for the response.
    for await (const part of request.iterator({ destroyOnReturn: false })) yield part;
  } finally {
    request.resume();
  }
}

interface Gathered<Bytes> {
  readonly length: number;
  append(piece: Buffer): void;
  take(): Bytes;
  free(taken?: Bytes): void;
}

async function read<Bytes extends Buffer | Buffer[]>(
  request: IncomingMessage,
  limits: BodyLimits,
  into: Gathered<Bytes>,
): Promise<BodyStart<Bytes>> {
  if (!hasBody(request)) {
    request.resume();
    return { ...HOLDS_NOTHING, bytes: into.take(), complete: true };
  }
  if (lengthOf(request) > limits.maxBytes) return { ...HOLDS_NOTHING, bytes: into.take(), complete: false };
  await null; // by the next microtask, Node has added the bytes that arrived with the head
  const atHand = bodyAtHand(request);
  if (atHand === null) return gathered(request, limits, into);
  into.append(atHand);
  return { ...HOLDS_NOTHING, bytes: into.take(), complete: true };
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}

/**
 * Returns the body if it is complete, as most are: they arrive together with their head, and need neither events nor
 * a timer. null: there is more, or the length is unknown.
 */
function bodyAtHand(request: IncomingMessage): Buffer | null {
  const length = request.headers["content-length"];
  if (length === undefined || request.readableLength !== Number(length)) return null;
  const bytes = request.read() as Buffer | null;
  request.resume(); // Node must still see the end
  return bytes;
}

function gathered<Bytes extends Buffer | Buffer[]>(
  request: IncomingMessage,
  limits: BodyLimits,
  bytes: Gathered<Bytes>,
): Promise<BodyStart<Bytes>> {
  const { maxBytes, pauseMs, accepts = () => true, memory = allBodies } = limits;
  const { socket } = request;
  const turn = new BodyTurn();
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(paused);
      stay();
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose);
      socket.off("close", onClose);
    };
    const stop = (complete: boolean, noMemory: boolean): void => {
      settle();
      if (complete) holding.complete();
      else {
        holding.release();
        request.pause();
      }
      const taken = bytes.take();
      const release = (): void => holding.release();
      const drop = (): void => {
        release();
        bytes.free(taken);
      };
      resolve({ bytes: taken, complete, noMemory, release, drop });
    };
    const holding = memory.open(() => stop(false, true));
    const fail = (code: RequestBroken["code"]): void => {
      settle();
      holding.release();
      bytes.free();
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
      const fits = accepts(piece) && bytes.length <= maxBytes;
      const held = holding.take(piece.length);
      if (fits && held) {
        turn.spend(piece.length);
        if (!turn.isOver) return;
        request.pause();
        stay = afterOthers(nextTurn);
        return;
      }
      stop(false, fits);
    };
    const onEnd = (): void => stop(true, false);
    const onClose = (): void => fail("gone");
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
    // Node tells a request that has been answered already nothing of the end of its connection
    socket.on("close", onClose);
  });
}
