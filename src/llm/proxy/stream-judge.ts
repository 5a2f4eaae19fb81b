/**
 * Splits a stream into events, judges them and outputs what may be sent now.
 *
 * Throws FramingError or UnreadableError, after everything before the fault has been output.
 */
import { limitWords } from "../../event/limits.ts";
import { type Frame, FramingError, type StreamFraming } from "../../framing/frame.ts";
import type { StreamFilter, StreamOptions } from "../wire.ts";
import type { AnswerContext } from "./answer.ts";
import { PassingRuns } from "./passing-runs.ts";
import { WaitingCalls } from "./waiting-calls.ts";

/** Limit on all open calls of one answer, in calls of the largest size. */
const MAX_HELD_BLOCKS = 4;
/** Ends an event of a stream in canonical form, and never occurs inside one. */
const BLANK_LINE = Buffer.from("\n\n");

/** Receives the output: events, and bytes of events that pass unread. */
export interface JudgedOutput {
  event(event: Frame): void;
  passed(bytes: Uint8Array): void;
}

export class StreamJudge {
  readonly #splitter: ReturnType<StreamFraming["splitter"]>;
  readonly #filter: StreamFilter;
  readonly #out: JudgedOutput;
  /** null: the framing is not line-based. */
  readonly #runs: PassingRuns | null;
  readonly #waiting: WaitingCalls | null;
  /** Limit on all held bytes. */
  readonly #maxHeld: number;
  /** Whether the bytes so far end with a blank line. */
  #betweenEvents = false;
  /** Whether a call waits for a person. */
  #waits = false;

  constructor(
    context: AnswerContext,
    framing: StreamFraming,
    onBlock: StreamOptions["onBlock"],
    out: JudgedOutput,
  ) {
    const { anyInput, format, judge, options, ports, scope } = context;
    const { maxBlockBytes, maxEventBytes } = options;
    ports.counters.streams++;
    this.#splitter = framing.splitter({ maxEventBytes });
    this.#filter = format.stream(judge, { maxBlockBytes, onBlock, anyInput, scope });
    this.#waiting = WaitingCalls.of(context);
    this.#out = out;
    this.#runs = framing.mediaType === "text/event-stream" ? new PassingRuns(maxEventBytes) : null;
    this.#maxHeld = MAX_HELD_BLOCKS * maxBlockBytes + maxEventBytes;
  }

  /** Whether a blocked call has ended the answer. */
  get finished(): boolean {
    return this.#filter.finished;
  }

  /** Whether something that has arrived is not output yet: a call before its verdict, or an incomplete event. */
  get holds(): boolean {
    return this.#waits || this.#filter.heldBytes > 0 || !this.atBoundary;
  }

  /** Whether the input is between two events. */
  get atBoundary(): boolean {
    return this.#splitter.pendingBytes === 0;
  }

  /** Returns null when done; a promise if a call waits, before which nothing more may be pushed. */
  push(bytes: Buffer): Promise<void> | null {
    const done = run(this.#push(bytes));
    return done instanceof Promise ? done : null;
  }

  /** `cut`: the answer ended inside a call, which was not output. */
  end(): End | Promise<End> {
    return run(this.#end());
  }

  /** Ends the output because the upstream is lost. Reports whether that was inside a call. */
  abandon(): boolean {
    return this.#filter.end();
  }

  *#push(bytes: Buffer): Waits<void> {
    if (this.#runs === null) yield* this.#read(bytes);
    else yield* this.#readLines(bytes, this.#runs);
    if (this.#filter.heldBytes > this.#maxHeld)
      throw new FramingError(
        "too_large",
        `more than ${this.#maxHeld} bytes of tool calls are open at once ${limitWords("call_bytes")}`,
      );
  }

  *#end(): Waits<End> {
    const { events, rest } = this.#splitter.end();
    yield* this.#pass(events);
    return { rest, cut: this.#filter.end() };
  }

  /** Reads one event at a time, so that each is read after everything before it. */
  *#readLines(bytes: Buffer, runs: PassingRuns): Waits<void> {
    for (let at = 0; at < bytes.length && !this.#filter.finished; ) {
      const read = this.#betweenEvents ? runs.end(bytes, at) : at;
      if (read > at) this.#out.passed(bytes.subarray(at, read));
      if (read === bytes.length) return;
      const blank = bytes.indexOf(BLANK_LINE, read);
      at = blank < 0 ? bytes.length : blank + BLANK_LINE.length;
      yield* this.#read(bytes.subarray(read, at));
      this.#betweenEvents = blank >= 0;
    }
  }

  *#read(bytes: Uint8Array): Waits<void> {
    let fault: FramingError | null = null;
    let events: readonly Frame[];
    try {
      events = this.#splitter.push(bytes);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      fault = error;
      events = error.before;
    }
    yield* this.#pass(events);
    if (fault && !this.#filter.finished) throw fault;
  }

  *#pass(events: readonly Frame[]): Waits<void> {
    for (const event of events) {
      if (this.#filter.finished) return;
      if (event.inert) this.#out.event(event);
      else {
        const waits = this.#waiting?.inEvent(event) ?? null;
        if (waits !== null) {
          this.#waits = true;
          yield waits;
          this.#waits = false;
        }
        const frames = this.#filter.push(event);
        for (const frame of frames) this.#out.event(frame);
        const asItCame = frames.length === 1 && frames[0] === event;
        this.#runs?.read(event, asItCame ? this.#filter.unread : null);
      }
    }
  }
}

export interface End {
  rest: Uint8Array;
  cut: boolean;
}

/** Steps that yield promises for calls that wait for a person. */
type Waits<T> = Generator<Promise<void>, T, void>;

/** Runs synchronously if nothing waits. */
function run<T>(steps: Waits<T>): T | Promise<T> {
  const { done, value } = steps.next();
  return done ? value : rest(steps, value);
}

async function rest<T>(steps: Waits<T>, first: Promise<void>): Promise<T> {
  for (let waits = first; ; ) {
    await waits;
    const { done, value } = steps.next();
    if (done) return value;
    waits = value;
  }
}
