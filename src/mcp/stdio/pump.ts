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

/**
 * Starts reading. Returns a function that sends the sink's output, then resumes or pauses reading, to be called whenever
 * a writer or the sink has changed.
 */
export function pump({ from, sink, onward, back, onEnd }: PumpOptions): () => void {
  const { readable } = from;
  let exhausted = false;
  let ended = false;
  const settle = (): void => {
    onward.flush();
    back.flush();
    const full = onward.blocked || back.repliesBlocked || sink.full;
    // Not cached, because Node resumes reading from a process that has ended.
    if (full !== readable.isPaused()) {
      if (full) readable.pause();
      else readable.resume();
    }
    if (exhausted && !ended && sink.idle) {
      ended = true;
      onEnd();
    }
  };
  const exhaust = (): void => {
    if (exhausted) return;
    exhausted = true;
    sink.end();
    settle();
  };
  processFaults.part("shim").contain(readable, "connection_ended", () => readable.destroy());
  readable.on("end", exhaust).on("close", exhaust).on("error", exhaust);
  readable.on("data", (chunk: Buffer) => {
    sink.push(chunk);
    settle();
  });
  if (readable.readableEnded || readable.destroyed) setImmediate(exhaust); // the event is emitted only once
  return settle;
}
