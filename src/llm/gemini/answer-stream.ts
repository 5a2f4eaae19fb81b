/**
 * Filters the chunks of a streamed answer. A call is mostly whole in one chunk and then nothing waits; where
 * its arguments come in pieces (Vertex AI), the chunks of its candidate wait for its end, in their order.
 *
 * Failure: closed. What is held is bounded by maxBlockBytes; a call that is larger is judged with that flaw.
 */
import { frameBytes, withData } from "../json-document.ts";
import type { Frame, Judge, StreamFilter, StreamOptions } from "../wire.ts";
import { AnswerCalls } from "./answer-calls.ts";
import { Chunk } from "./chunk.ts";

interface Held {
  frame: Frame;
  chunk: Chunk;
}

export class AnswerStream implements StreamFilter {
  readonly #calls: AnswerCalls;
  readonly #maxBytes: number;
  #queue: Held[] = [];
  #heldBytes = 0;
  #state: "reading" | "over" | "finished" = "reading";
  /** After it nothing is read any more. */
  #fault: unknown = null;

  constructor(judge: Judge, options: StreamOptions) {
    this.#calls = new AnswerCalls(judge, options);
    this.#maxBytes = options.maxBlockBytes;
  }

  get finished(): boolean {
    return this.#state === "finished";
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  push(frame: Frame): Frame[] {
    if (this.finished) return [];
    if (this.#fault !== null) throw this.#fault;
    if (frame.inert || frame.data.trim() === "" || frame.data.trim() === "[DONE]") return [frame];
    try {
      return this.#read(frame);
    } catch (error) {
      this.#fault = error;
      this.#drop();
      throw error;
    }
  }

  end(): { frames: Frame[]; cut: boolean } {
    const cut = this.#state === "reading" && this.#calls.insideCall;
    this.#drop();
    return { frames: [], cut };
  }

  #read(frame: Frame): Frame[] {
    const chunk = new Chunk(frame.data, "the event");
    if (chunk.isError) {
      // The client is told: what is held is not sent, and nothing more is to be said of it.
      this.#drop();
      this.#state = "over";
      return [frame];
    }
    this.#calls.read(chunk);
    const held = { frame, chunk };
    if (!this.#calls.terminated && !this.#calls.waits(chunk) && this.#isApart(chunk)) return sent(held);
    this.#queue.push(held);
    this.#heldBytes += frameBytes(frame);
    const frames = this.#flush();
    chunk.shed();
    return frames;
  }

  /** Whether nothing that is held is of the same candidates, so that the order does not matter. */
  #isApart(chunk: Chunk): boolean {
    const waiting = new Set(this.#queue.flatMap((held) => held.chunk.candidates.map(({ index }) => index)));
    return chunk.candidates.length > 0 && !chunk.candidates.some(({ index }) => waiting.has(index));
  }

  #flush(): Frame[] {
    const out: Frame[] = [];
    let ready = 0;
    for (const head of this.#queue) {
      if (this.#calls.waits(head.chunk) && this.#heldBytes > this.#maxBytes) this.#calls.giveUp(head.chunk);
      if (this.#calls.terminated || this.#calls.waits(head.chunk)) break;
      ready++;
      this.#heldBytes -= frameBytes(head.frame);
      out.push(...sent(head));
    }
    if (ready > 0) this.#queue = this.#queue.slice(ready);
    return this.#calls.terminated ? [...out, ...this.#terminate()] : out;
  }

  /** All that is held, and at the end of each candidate that it has ended. */
  #terminate(): Frame[] {
    const ended = new Set<number>();
    for (const { chunk } of [...this.#queue].reverse()) {
      for (const candidate of chunk.candidates) {
        const already = typeof candidate.finishReason === "string";
        if (!already && !ended.has(candidate.index)) chunk.finish(candidate, "STOP");
        ended.add(candidate.index);
      }
    }
    const frames = this.#queue.flatMap(sent);
    this.#drop();
    this.#state = "finished";
    return frames;
  }

  #drop(): void {
    this.#queue = [];
    this.#heldBytes = 0;
  }
}

function sent({ frame, chunk }: Held): Frame[] {
  if (!chunk.changed) return [frame];
  return chunk.isEmptied ? [] : [withData(frame, chunk.apply())];
}
