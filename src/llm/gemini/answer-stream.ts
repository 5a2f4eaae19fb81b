/**
 * Filters the chunks of a streamed answer. A call is usually complete in one chunk, and then nothing waits; if its
 * arguments arrive in pieces (Vertex AI), the chunks of its candidate wait for its end, in order.
 *
 * Fails closed. maxBlockBytes bounds the held chunks; a larger call is judged with the flaw `too_large`.
 */
import { append } from "../../collections/long-lists.ts";
import { FrameFilter } from "../frame-filter.ts";
import { frameBytes, named, readAnswer, withData } from "../json-document.ts";
import type { Frame, Judge, StreamOptions } from "../wire.ts";
import { AnswerCalls } from "./answer-calls.ts";
import { Chunk } from "./chunk.ts";
import { knownErrorBody } from "./errors.ts";

interface Held {
  frame: Frame;
  chunk: Chunk;
}

export class AnswerStream extends FrameFilter {
  readonly #calls: AnswerCalls;
  #queue: Held[] = [];
  /** Number of held chunks, keyed by candidate index. */
  readonly #waiting = new Map<number, number>();
  #heldBytes = 0;

  constructor(judge: Judge, options: StreamOptions) {
    super(judge, options);
    this.#calls = new AnswerCalls(judge, options);
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  end(): boolean {
    const cut = this.state === "reading" && this.#calls.insideCall;
    this.drop();
    return cut;
  }

  protected read(received: Frame): Frame[] {
    // The API does not name its events.
    const frame = named(received, null);
    if (frame.inert || frame.data.trim() === "" || frame.data.trim() === "[DONE]") return [frame];
    const document = readAnswer(frame.data, "the event");
    const chunk = new Chunk(document, "the event", this.scope);
    if (chunk.error) {
      // The error tells the client: held chunks are not sent, and nothing follows.
      this.drop();
      this.state = "over";
      return [{ event: null, data: knownErrorBody(chunk.error), raw: null }];
    }
    this.#calls.read(chunk);
    const held = { frame, chunk };
    if (!this.#calls.terminated && !this.#calls.waits(chunk) && this.#isApart(chunk)) {
      this.unread = chunk.unreadIn(document);
      return sent(held);
    }
    this.#queue.push(held);
    this.#count(chunk, 1);
    this.#heldBytes += frameBytes(frame);
    const frames = this.#flush();
    chunk.shed();
    return frames;
  }

  /** Reports whether no held chunk has the same candidates, so that the order does not matter. */
  #isApart(chunk: Chunk): boolean {
    return chunk.candidates.length > 0 && !chunk.candidates.some(({ index }) => this.#waiting.has(index));
  }

  #count({ candidates }: Chunk, more: 1 | -1): void {
    for (const { index } of candidates) {
      const count = (this.#waiting.get(index) ?? 0) + more;
      if (count > 0) this.#waiting.set(index, count);
      else this.#waiting.delete(index);
    }
  }

  #flush(): Frame[] {
    const out: Frame[] = [];
    let ready = 0;
    for (let head = this.#queue[0]; head; head = this.#queue[ready]) {
      if (this.#calls.waits(head.chunk) && this.#heldBytes > this.options.maxBlockBytes)
        this.#calls.giveUp(head.chunk);
      if (this.#calls.terminated || this.#calls.waits(head.chunk)) break;
      ready++;
      this.#heldBytes -= frameBytes(head.frame);
      this.#count(head.chunk, -1);
      append(out, sent(head));
    }
    if (ready > 0) this.#queue = this.#queue.slice(ready);
    return this.#calls.terminated ? [...out, ...this.#terminate()] : out;
  }

  /** Returns the held chunks, with a finish reason in the last one of each candidate. */
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
    this.drop();
    this.state = "finished";
    return frames;
  }

  protected drop(): void {
    this.#queue = [];
    this.#waiting.clear();
    this.#heldBytes = 0;
  }
}

function sent({ frame, chunk }: Held): Frame[] {
  if (!chunk.changed) return [frame];
  return chunk.isEmptied ? [] : [withData(frame, chunk.apply())];
}
