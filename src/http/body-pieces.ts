/**
 * The bytes of one body, in the pieces in which they arrived: a large body is neither copied nor allocated as one block
 * of memory. Small pieces are joined, since a sender may send them byte by byte.
 *
 * Never throws. The caller limits the length, and must not change the pieces.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { othersTurn } from "../async/yield.ts";
import { GrowingBytes } from "../framing/growing-bytes.ts";
import { freeBytes, freeOwnBytes } from "./freed-bytes.ts";

/** Bytes; pieces of at least this size are kept without copying. */
const LARGE = 1 << 14;
/** Bytes of a block of joined small pieces. */
const BLOCK = 1 << 16;

export class BodyPieces {
  #pieces: Buffer[] = [];
  readonly #small = new GrowingBytes();
  /** Blocks of joined small pieces; weak, since pieces are released one by one. null: none yet. */
  #joined: WeakSet<Buffer> | null = null;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  append(piece: Buffer): void {
    const stays = this.#length === 0 || piece.length >= LARGE;
    this.#length += piece.length;
    if (!stays) this.#small.append(piece);
    if (stays || this.#small.length >= BLOCK) this.#takeSmall();
    if (stays) this.#pieces.push(piece);
  }

  /** Removes and returns all pieces. */
  take(): Buffer[] {
    this.#takeSmall();
    const all = this.#pieces;
    this.#pieces = [];
    this.#length = 0;
    return all;
  }

  /** Frees what `take` returned, or would return, and nobody uses. */
  free(taken = this.take()): void {
    for (const piece of taken) (this.#joined?.has(piece) ? freeOwnBytes : freeBytes)([piece]);
  }

  #takeSmall(): void {
    if (this.#small.length === 0) return;
    const block = this.#small.take();
    this.#joined ??= new WeakSet();
    this.#joined.add(block);
    this.#pieces.push(block);
  }
}

export function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((size, { length }) => size + length, 0);
}

/** Bytes of a body allowed at once; after that, one block per turn. */
const AT_ONCE = 1 << 18;

/**
 * Limits how much of one body is read or sent in one turn of the event loop. A socket delivers and accepts megabytes at
 * once, which would delay others.
 */
export class BodyTurn {
  #left = AT_ONCE;

  /** Whether others must get their turn, until `renew`. */
  get isOver(): boolean {
    return this.#left <= 0;
  }

  spend(bytes: number): void {
    this.#left -= bytes;
  }

  renew(): void {
    this.#left = BLOCK;
  }
}

const NOTHING = Buffer.alloc(0);

/** Yields each piece, long ones in blocks, and releases it. */
export async function* takenFrom(pieces: Buffer[]): AsyncGenerator<Buffer> {
  const turn = new BodyTurn();
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    pieces[i] = NOTHING;
    for (let from = 0; from < piece.length; from += BLOCK) {
      const block = piece.subarray(from, from + BLOCK);
      if (turn.isOver) {
        await othersTurn();
        turn.renew();
      }
      turn.spend(block.length);
      yield block;
    }
  }
}

/** Bytes copied in one turn of the event loop. */
const COPIED = 1 << 20;

/** Returns the body in one piece; many pieces are copied in several turns of the event loop. */
export async function inOnePiece(pieces: readonly Buffer[]): Promise<Buffer> {
  if (pieces.length === 1) return pieces[0]!;
  const whole = Buffer.allocUnsafeSlow(sizeOf(pieces));
  let [at, turn] = [0, COPIED];
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
    if (at < turn) continue;
    turn = at + COPIED;
    await nextTurn();
  }
  return whole;
}
