/**
 * The part that the stream filters of all vendors share: after an error, what is held is dropped and nothing more is
 * read.
 *
 * Direction of failure: closed; every later push throws the first error again.
 */
import { type AnswerScope, type Frame, STRICT, type StreamFilter, type StreamOptions } from "./wire.ts";

export abstract class FrameFilter implements StreamFilter {
  protected readonly options: StreamOptions;
  protected readonly scope: AnswerScope;
  #fault: unknown = null;

  constructor(options: StreamOptions) {
    this.options = options;
    this.scope = options.scope ?? STRICT;
  }

  abstract get finished(): boolean;
  abstract get heldBytes(): number;
  abstract end(): { frames: Frame[]; cut: boolean };

  push(frame: Frame): Frame[] {
    if (this.#fault !== null) throw this.#fault;
    if (this.finished) return [];
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
}
