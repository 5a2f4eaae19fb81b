/**
 * Writes lines to one peer: in order, in one write for all lines of a turn, and never a line inside another. Lines
 * that are adjacent in memory become one write without a copy.
 *
 * Lines that the peer no longer accepts (EPIPE) are dropped, and `onBroken` is called once, so that nobody waits for
 * them.
 */
import type { Writable } from "node:stream";
import { processFaults } from "../../event/faults.ts";

/** Bytes that may wait for a slow reader until its source is paused. */
const MAX_WAITING = 64 << 10;
/** Limit for netmon's own answers, which have no source that could be paused. */
const MAX_REPLIES_WAITING = 1 << 20;
/** Bytes; smaller batches are cheaper to copy than to pass to the kernel piece by piece. */
const COPIED = 16 << 10;

export interface LineWriterEvents {
  /** Called when nothing waits any more. */
  onDrained: () => void;
  onBroken: () => void;
}

export class LineWriter {
  readonly #stream: Writable;
  readonly #onBroken: () => void;
  #batch: Buffer[] = [];
  /** Lines that arrived while a long one was being written. */
  #behind: Buffer[] | null = null;
  #replies = 0;
  #broken = false;
  #onEnded: (() => void) | null = null;

  constructor(stream: Writable, { onDrained, onBroken }: LineWriterEvents) {
    this.#stream = stream;
    this.#onBroken = onBroken;
    processFaults.part("shim").contain(stream, "connection_ended", () => stream.destroy());
    stream.on("error", () => this.#break());
    stream.on("close", () => this.#break());
    stream.on("drain", () => {
      this.#replies = 0;
      onDrained();
    });
    if (stream.destroyed) setImmediate(() => this.#break());
  }

  /** Whether the peer reads too slowly. */
  get blocked(): boolean {
    return !this.#broken && this.#stream.writableLength > MAX_WAITING;
  }

  /** Whether the peer does not read netmon's own answers. */
  get repliesBlocked(): boolean {
    return !this.#broken && this.#replies > MAX_REPLIES_WAITING;
  }

  /** Adds a line with its end, to be sent with the next flush. Takes ownership of the bytes. */
  line(bytes: Buffer): void {
    if (this.#broken) return;
    if (this.#behind) this.#behind.push(bytes);
    else this.#append(bytes);
  }

  /** Adds a message of netmon's own, given without a line end. */
  reply(message: Uint8Array): void {
    this.#replies += message.length;
    this.line(Buffer.concat([message, NEWLINE]));
  }

  /** Adds a part of a line; other lines wait for its end. */
  part(bytes: Buffer): void {
    this.#behind ??= [];
    if (!this.#broken) this.#append(bytes);
  }

  endPart(): void {
    const behind = this.#behind ?? [];
    this.#behind = null;
    for (const line of behind) this.#append(line);
  }

  flush(): void {
    const batch = this.#batch;
    if (batch.length === 0 || this.#broken) return;
    this.#batch = [];
    const [first] = batch;
    if (batch.length === 1 && first) this.#stream.write(first);
    else if (batch.reduce((sum, { length }) => sum + length, 0) <= COPIED)
      this.#stream.write(Buffer.concat(batch));
    else {
      this.#stream.cork();
      for (const bytes of batch) this.#stream.write(bytes);
      this.#stream.uncork();
    }
    if (this.#stream.writableLength === 0) this.#replies = 0;
  }

  /** Calls `done` once everything has left this process, or can no longer. */
  end(done: () => void): void {
    this.endPart();
    this.flush();
    this.#onEnded = done;
    if (this.#broken || this.#stream.writableLength === 0) this.#notifyEnded();
    else this.#stream.write("", () => this.#notifyEnded());
  }

  #notifyEnded(): void {
    this.#onEnded?.();
    this.#onEnded = null;
  }

  /** Extends the last range if the bytes follow it in the same memory. */
  #append(bytes: Buffer): void {
    const last = this.#batch.at(-1);
    if (last && last.buffer === bytes.buffer && last.byteOffset + last.length === bytes.byteOffset)
      this.#batch[this.#batch.length - 1] = Buffer.from(
        last.buffer,
        last.byteOffset,
        last.length + bytes.length,
      );
    else this.#batch.push(bytes);
  }

  #break(): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#batch = [];
    this.#behind = null;
    this.#onBroken();
    this.#notifyEnded();
  }
}

const NEWLINE = Buffer.from("\n");
