/**
 * The base of all vendors' stream filters: after an error, held frames are dropped and nothing more is read.
 *
 * Fails closed: every later push throws the first error again.
 */
import { limitWords } from "../event/limits.ts";
import { frameBytes } from "./json-document.ts";
import {
  type AnswerScope,
  type Frame,
  type JsonPath,
  type Judge,
  STRICT,
  type StreamFilter,
  type StreamOptions,
  UnreadableError,
} from "./wire.ts";

/** Limit on the held bytes of all calls together, in multiples of the limit for one call. */
const HELD_LIMITS = 32;

export abstract class FrameFilter implements StreamFilter {
  protected readonly judge: Judge;
  protected readonly options: StreamOptions;
  protected readonly scope: AnswerScope;
  /** `over`: the answer's end or an error has arrived. `finished`: netmon has ended the answer. */
  protected state: "reading" | "over" | "finished" = "reading";
  unread: readonly JsonPath[] | null = null;
  #fault: unknown = null;

  constructor(judge: Judge, options: StreamOptions) {
    this.judge = judge;
    this.options = options;
    this.scope = options.scope ?? STRICT;
  }

  get finished(): boolean {
    return this.state === "finished";
  }

  abstract get heldBytes(): number;
  abstract end(): boolean;

  push(frame: Frame): Frame[] {
    if (this.#fault !== null) throw this.#fault;
    if (this.finished) return [];
    this.unread = null;
    try {
      return this.read(frame);
    } catch (error) {
      this.#fault = error;
      this.drop();
      throw error;
    }
  }

  /** Returns the frames to send now. Throws UnreadableError. */
  protected abstract read(frame: Frame): Frame[];

  /** Discards the held frames. */
  protected abstract drop(): void;

  protected refuseHeld(): void {
    const limit = this.options.maxBlockBytes * HELD_LIMITS;
    if (this.heldBytes > limit)
      throw new UnreadableError(`more than ${limit} bytes are held ${limitWords("call_bytes")}`);
  }
}

/** A block of a stream between its first event and its stop, with its held frames. */
export class HeldBlock {
  readonly index: number;
  /** `waiting`: nothing has been sent yet. `dropped`: blocked, along with its later frames. */
  state: "waiting" | "passing" | "dropped" = "waiting";
  judged = false;
  #frames: Frame[] = [];
  #bytes = 0;

  constructor(index: number) {
    this.index = index;
  }

  get bytes(): number {
    return this.#bytes;
  }

  hold(frame: Frame): void {
    this.#frames.push(frame);
    this.#bytes += frameBytes(frame);
  }

  /** Returns the held frames and forgets them. */
  release(state: "passing" | "dropped"): Frame[] {
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    this.state = state;
    return frames;
  }
}
