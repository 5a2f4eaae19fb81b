/**
 * One direction of a stdio conversation: bytes of one peer are read, given to a sink, and written on once a turn.
 * Reading pauses while the receivers do not keep up, so that memory is bounded.
 *
 * Direction of failure: a source that fails has ended.
 */
import type { Readable, Writable } from "node:stream";
import { processFaults } from "../../event/faults.ts";
import type { LineWriter } from "./line-writer.ts";

/** The client or the server, as the process between them sees it. */
export interface StdioPeer {
  /** Its output, as bytes. */
  readable: Readable;
  /** Its input. */
  writable: Writable;
  /** Its next write fails with EPIPE, as it does when the reader of a pipe goes away. Ends `readable`. */
  stopReading(): void;
  /** It sees the end of its input. All written bytes have left this process. */
  stopWriting(): void;
}

/** Reads the bytes, and gives the writers what goes on and the answers. */
export interface LineSink {
  /** The bytes are the sink's from now on. */
  push(chunk: Buffer): void;
  /** There are no more. */
  end(): void;
  /** It holds as much as it may. */
  readonly full: boolean;
  /** It holds nothing. */
  readonly idle: boolean;
}

export interface PumpOptions {
  from: StdioPeer;
  sink: LineSink;
  /** To the other peer. */
  onward: LineWriter;
  /** To the peer it comes from: answers in place of messages. */
  back: LineWriter;
  /** There is no more to come, and all of it has been given to the writer. Called once. */
  onEnd: () => void;
}

export class Pump {
  readonly #options: PumpOptions;
  #exhausted = false;
  #ended = false;

  constructor(options: PumpOptions) {
    this.#options = options;
    const { readable } = options.from;
    processFaults.part("shim").contain(readable, "connection_ended", () => readable.destroy());
    const exhausted = (): void => this.#exhaust();
    readable.on("end", exhausted).on("close", exhausted).on("error", exhausted);
    readable.on("data", (chunk: Buffer) => {
      options.sink.push(chunk);
      this.settle();
    });
    if (readable.readableEnded || readable.destroyed) setImmediate(exhausted); // the event comes only once
  }

  /** Sends what the sink has passed on, and reads on or pauses. Called whenever a writer or the sink has changed. */
  settle(): void {
    const { from, sink, onward, back } = this.#options;
    onward.flush();
    back.flush();
    const full = onward.blocked || back.repliesBlocked || sink.full;
    // looked up, not remembered: Node goes on reading from a process that has ended
    if (full !== from.readable.isPaused()) {
      if (full) from.readable.pause();
      else from.readable.resume();
    }
    if (this.#exhausted && !this.#ended && sink.idle) {
      this.#ended = true;
      this.#options.onEnd();
    }
  }

  #exhaust(): void {
    if (this.#exhausted) return;
    this.#exhausted = true;
    this.#options.sink.end();
    this.settle();
  }
}
