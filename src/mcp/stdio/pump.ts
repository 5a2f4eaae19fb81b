/**
 * One direction of a stdio conversation: reads the bytes of one peer, passes them to a sink, and flushes the writers
 * once per turn. Reading pauses while the receivers do not keep up, so that memory is bounded.
 *
 * A source that fails counts as ended.
 */
import type { Readable, Writable } from "node:stream";
import { processFaults } from "../../event/faults.ts";
import type { LineWriter } from "./line-writer.ts";

/** The client or the server, from the viewpoint of the process between them. */
export interface StdioPeer {
  /** The peer's output, as bytes. */
  readable: Readable;
  /** The peer's input. */
  writable: Writable;
  /** Makes the peer's next write fail with EPIPE, as if the reader of a pipe had gone. Ends `readable`. */
  stopReading(): void;
  /** Ends the peer's input. All written bytes must have left this process. */
  stopWriting(): void;
}

/** Reads the bytes, and passes forwarded lines and answers to the writers. */
export interface LineSink {
  /** Takes ownership of the bytes. */
  push(chunk: Buffer): void;
  /** Called when there are no more bytes. */
  end(): void;
  /** Whether the sink holds as much as it may. */
  readonly full: boolean;
  /** Whether the sink holds nothing. */
  readonly idle: boolean;
}

export interface PumpOptions {
  from: StdioPeer;
  sink: LineSink;
  /** Writer to the other peer. */
  onward: LineWriter;
  /** Writer to the sending peer, for netmon's own answers. */
  back: LineWriter;
  /** Called once, when the source has ended and everything has been given to the writer. */
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
    if (readable.readableEnded || readable.destroyed) setImmediate(exhausted); // the event is emitted only once
  }

  /** Sends the sink's output, then resumes or pauses reading. Called whenever a writer or the sink has changed. */
  settle(): void {
    const { from, sink, onward, back } = this.#options;
    onward.flush();
    back.flush();
    const full = onward.blocked || back.repliesBlocked || sink.full;
    // Not cached, because Node resumes reading from a process that has ended.
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
