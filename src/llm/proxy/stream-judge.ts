/**
 * A stream of events, cut, judged and given out: what of an answer may be sent on now.
 *
 * Failure: FramingError and UnreadableError, after everything before the fault was given out.
 */
import { type Frame, FramingError, type StreamFraming } from "../../framing/frame.ts";
import type { StreamFilter, StreamOptions } from "../wire.ts";
import type { AnswerContext } from "./answer.ts";
import { PassingRuns } from "./passing-runs.ts";

/** Open calls of one answer together: several of the largest size, never the whole answer. */
const MAX_HELD_BLOCKS = 4;
/** Ends an event of a stream in canonical form, and never stands inside one. */
const BLANK_LINE = Buffer.from("\n\n");

/** Takes what is given out: events, and bytes of events that went on as they came. */
export interface JudgedOutput {
  event(event: Frame): void;
  passed(bytes: Uint8Array): void;
}

export class StreamJudge {
  readonly #splitter: ReturnType<StreamFraming["splitter"]>;
  readonly #filter: StreamFilter;
  readonly #out: JudgedOutput;
  /** null: the framing is none of lines. */
  readonly #runs: PassingRuns | null;
  /** Bytes of everything that is held back, whatever it is. */
  readonly #maxHeld: number;
  /** The bytes so far end with a blank line. */
  #betweenEvents = false;

  constructor(
    { counters, format, judge, options, scope }: AnswerContext,
    framing: StreamFraming,
    onBlock: StreamOptions["onBlock"],
    out: JudgedOutput,
  ) {
    const { maxBlockBytes, maxEventBytes } = options;
    counters.streams++;
    this.#splitter = framing.splitter({ maxEventBytes });
    this.#filter = format.stream(judge, { maxBlockBytes, onBlock, scope });
    this.#out = out;
    this.#runs = framing.mediaType === "text/event-stream" ? new PassingRuns(maxEventBytes) : null;
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

  push(bytes: Buffer): void {
    if (this.#runs === null) this.#read(bytes);
    else this.#readLines(bytes, this.#runs);
    if (this.#filter.heldBytes > this.#maxHeld)
      throw new FramingError("too_large", `more than ${this.#maxHeld} bytes of tool calls are open at once`);
  }

  /** `cut`: the answer has ended inside a call, which was not given out. */
  end(): { rest: Uint8Array; cut: boolean } {
    const { events, rest } = this.#splitter.end();
    this.#pass(events);
    return { rest, cut: this.#filter.end() };
  }

  /** The upstream is lost: whether that was inside a call. Nothing more is given out. */
  abandon(): boolean {
    return this.#filter.end();
  }

  /** Event by event, so that each is read when what comes before it has been. */
  #readLines(bytes: Buffer, runs: PassingRuns): void {
    for (let at = 0; at < bytes.length && !this.#filter.finished; ) {
      const read = this.#betweenEvents ? runs.end(bytes, at) : at;
      if (read > at) this.#out.passed(bytes.subarray(at, read));
      if (read === bytes.length) return;
      const blank = bytes.indexOf(BLANK_LINE, read);
      at = blank < 0 ? bytes.length : blank + BLANK_LINE.length;
      this.#read(bytes.subarray(read, at));
      this.#betweenEvents = blank >= 0;
    }
  }

  #read(bytes: Uint8Array): void {
    let fault: FramingError | null = null;
    let events: readonly Frame[];
    try {
      events = this.#splitter.push(bytes);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      fault = error;
      events = error.before;
    }
    this.#pass(events);
    if (fault && !this.#filter.finished) throw fault;
  }

  #pass(events: readonly Frame[]): void {
    for (const event of events) {
      if (this.#filter.finished) return;
      if (event.inert) this.#out.event(event);
      else {
        const frames = this.#filter.push(event);
        for (const frame of frames) this.#out.event(frame);
        const asItCame = frames.length === 1 && frames[0] === event;
        this.#runs?.read(event, asItCame ? this.#filter.unread : null);
      }
    }
  }
}
