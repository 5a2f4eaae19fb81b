/**
 * Bytes of unfinished messages that are held for all clients together, so that many connections cannot exhaust the
 * memory. When there is no room, messages are given up: first the one whose last piece arrived longest ago, so that
 * clients who send at their leisure do not keep out those who send.
 */
import { LIMITS } from "../event/limits.ts";

/** Bytes of the bodies of requests, at all HTTP servers of this process together. */
export const MOST_HELD = LIMITS.held_bytes.most;

export class HeldBytes {
  readonly #most: number;
  #held = 0;
  /** Messages that still arrive, in the order of their last pieces. */
  readonly #arriving = new Set<Holding>();

  constructor(most: number) {
    this.#most = most;
  }

  get held(): number {
    return this.#held;
  }

  /** `giveUp`: called at most once, when the bytes of this message are needed for others. */
  open(giveUp: () => void): Holding {
    const holding: Holding = new Holding(
      (bytes) => this.#take(holding, bytes),
      () => this.#arriving.delete(holding),
      giveUp,
    );
    return holding;
  }

  #take(holding: Holding, bytes: number): boolean {
    this.#arriving.delete(holding);
    for (const other of this.#arriving) {
      if (bytes <= 0 || this.#held + bytes <= this.#most) break;
      other.giveUp();
    }
    if (bytes > 0 && this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    if (bytes > 0) this.#arriving.add(holding);
    return true;
  }
}

/** The bytes of one message. */
export class Holding {
  readonly #take: (bytes: number) => boolean;
  readonly #settle: () => void;
  readonly #giveUp: () => void;
  #bytes = 0;

  constructor(take: (bytes: number) => boolean, settle: () => void, giveUp: () => void) {
    this.#take = take;
    this.#settle = settle;
    this.#giveUp = giveUp;
  }

  /** Counts a piece that has arrived. false: there is no room for it. */
  take(bytes: number): boolean {
    if (!this.#take(bytes)) return false;
    this.#bytes += bytes;
    return true;
  }

  /** The message is complete: it is not given up any more, and counts until `release`. */
  complete(): void {
    this.#settle();
  }

  giveUp(): void {
    this.release();
    this.#giveUp();
  }

  /** Idempotent. */
  release(): void {
    this.#settle();
    if (this.#bytes > 0) this.#take(-this.#bytes);
    this.#bytes = 0;
  }
}
