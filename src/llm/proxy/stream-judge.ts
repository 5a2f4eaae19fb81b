/**
 * A stream of events, cut, judged and given out: what of an answer may be sent on now.
 *
 * Failure: FramingError and UnreadableError, after everything before the fault was given out.
 */
import { type Frame, FramingError, type StreamFraming } from "../../framing/frame.ts";
import type { StreamFilter, StreamOptions } from "../wire.ts";
import type { AnswerContext } from "./answer.ts";

/** Open calls of one answer together: several of the largest size, never the whole answer. */
const MAX_HELD_BLOCKS = 4;

export class StreamJudge {
  readonly #splitter: ReturnType<StreamFraming["splitter"]>;
  readonly #filter: StreamFilter;
  /** Bytes of everything that is held back, whatever it is. */
  readonly #maxHeld: number;

  constructor(
    { counters, format, judge, options, scope }: AnswerContext,
    framing: StreamFraming,
    onBlock: StreamOptions["onBlock"],
  ) {
    const { maxBlockBytes, maxEventBytes } = options;
    counters.streams++;
    this.#splitter = framing.splitter({ maxEventBytes });
    this.#filter = format.stream(judge, { maxBlockBytes, onBlock, scope });
    this.#maxHeld = MAX_HELD_BLOCKS * maxBlockBytes + maxEventBytes;
  }

  /** A blocked call has ended the answer. */
  get finished(): boolean {
    return this.#filter.finished;
  }

  /** The input stands between two events. */
  get atBoundary(): boolean {
    return this.#splitter.pendingBytes === 0;
  }

  push(bytes: Uint8Array, emit: (event: Frame) => void): void {
    let fault: FramingError | null = null;
    let events: readonly Frame[];
    try {
      events = this.#splitter.push(bytes);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      fault = error;
      events = error.before;
    }
    this.#pass(events, emit);
    if (fault && !this.#filter.finished) throw fault;
    if (this.#filter.heldBytes > this.#maxHeld)
      throw new FramingError("too_large", `more than ${this.#maxHeld} bytes of tool calls are open at once`);
  }

  /** `cut`: the answer has ended inside a call, which was not given out. */
  end(emit: (event: Frame) => void): { rest: Uint8Array; cut: boolean } {
    const { events, rest } = this.#splitter.end();
    this.#pass(events, emit);
    return { rest, cut: this.#filter.end() };
  }

  /** The upstream is lost: whether that was inside a call. Nothing more is given out. */
  abandon(): boolean {
    return this.#filter.end();
  }

  #pass(events: readonly Frame[], emit: (event: Frame) => void): void {
    for (const event of events) {
      if (this.#filter.finished) return;
      if (event.inert) emit(event);
      else for (const frame of this.#filter.push(event)) emit(frame);
    }
  }
}
