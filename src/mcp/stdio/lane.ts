/**
 * One direction of a stdio conversation: what one side says is read, fed to whoever looks at it, and written on
 * once a turn; the reading stops while those it is for do not keep up, so that memory is bounded.
 *
 * Direction of failure: a source that fails has ended.
 */
import type { Outlet } from "./outlet.ts";
import type { Side } from "./side.ts";

/** Looks at the bytes and gives what goes on, and answers, to the outlets. */
export interface Feed {
  /** The bytes are the feed's from now on. */
  push(chunk: Buffer): void;
  /** There are no more. */
  end(): void;
  /** It holds as much as it may. */
  readonly full: boolean;
  /** It holds nothing. */
  readonly idle: boolean;
}

export interface LaneOptions {
  from: Side;
  feed: Feed;
  /** To the other side. */
  onward: Outlet;
  /** To the side it comes from: answers in place of messages. */
  back: Outlet;
  /** There is no more to come, and all of it has been given to the outlet. Called once. */
  onEnd: () => void;
}

export class Lane {
  readonly #options: LaneOptions;
  #exhausted = false;
  #ended = false;

  constructor(options: LaneOptions) {
    this.#options = options;
    const { readable } = options.from;
    const exhausted = (): void => this.#exhaust();
    readable.on("end", exhausted).on("close", exhausted).on("error", exhausted);
    readable.on("data", (chunk: Buffer) => {
      options.feed.push(chunk);
      this.settle();
    });
    if (readable.readableEnded || readable.destroyed) setImmediate(exhausted); // it tells that only once
  }

  /** Sends what the feed has given, and reads on or stops. To be called when an outlet or the feed has changed. */
  settle(): void {
    const { from, feed, onward, back } = this.#options;
    onward.flush();
    back.flush();
    const full = onward.clogged || back.cloggedByReplies || feed.full;
    // asked for, not remembered: Node goes on reading from a process that has ended
    if (full !== from.readable.isPaused()) {
      if (full) from.readable.pause();
      else from.readable.resume();
    }
    if (this.#exhausted && !this.#ended && feed.idle) {
      this.#ended = true;
      this.#options.onEnd();
    }
  }

  #exhaust(): void {
    if (this.#exhausted) return;
    this.#exhausted = true;
    this.#options.feed.end();
    this.settle();
  }
}
