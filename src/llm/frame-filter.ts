/**
 * The part that the stream filters of all vendors share: after an error, what is held is dropped and nothing more is
 * read.
 *
 * Direction of failure: closed; every later push throws the first error again.
 */
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

/** Limit on all that is held of several calls, in multiples of the limit of one. */
const HELD_LIMITS = 32;

export abstract class FrameFilter implements StreamFilter {
  protected readonly judge: Judge;
  protected readonly options: StreamOptions;
  protected readonly scope: AnswerScope;
  /** `over`: the answer's end or an error has come. `finished`: netmon has ended the answer. */
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

  /** The frames to send now, of an answer that goes on. Throws UnreadableError. */
  protected abstract read(frame: Frame): Frame[];

  /** Forgets what is held. */
  protected abstract drop(): void;

  protected refuseHeld(): void {
    const most = this.options.maxBlockBytes * HELD_LIMITS;
    if (this.heldBytes > most) throw new UnreadableError(`more than ${most} bytes are held`);
  }
}

/** A block of a stream between its first event and its stop, and the frames of it that wait. */
export class HeldBlock {
  readonly index: number;
  /** `waiting`: nothing of it is sent yet. `dropped`: it was blocked, and what still comes of it is too. */
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

  /** The frames that waited; none afterwards. */
  release(state: "passing" | "dropped"): Frame[] {
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    this.state = state;
    return frames;
  }
}
