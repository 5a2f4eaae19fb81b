/**
 * The open blocks of a streamed message, in order: which frames wait for a verdict, and which for their turn.
 *
 * Blocks that start while a call is held wait behind it: the SDK appends blocks in the order of their starts
 * and finds them again by index. What belongs to blocks that have been sent does not wait.
 *
 * Failure: closed. What is held is bounded by maxBlockBytes, once for the call and once for all behind it.
 */
import { append } from "../../framing/long-lists.ts";
import { HeldBlock } from "../frame-filter.ts";
import { type CallCounts, type Frame, type Judge, UnreadableError, type Verdict } from "../wire.ts";
import type { BlockCall, BlockKind } from "./content-block.ts";
import { inputApart, textFrames } from "./stream-events.ts";

/** The API sends one block after the other. */
const MAX_OPEN = 1024;

export class OpenBlock extends HeldBlock {
  readonly kind: BlockKind;
  /** null: no call that is judged. */
  readonly call: BlockCall | null;
  /** Its content_block_stop has come, or the message went on without it. */
  ended = false;

  constructor(index: number, kind: BlockKind, call: BlockCall | null) {
    super(index);
    this.kind = kind;
    this.call = call;
  }

  /** It waits for its verdict: a client may run it. */
  get held(): boolean {
    return this.kind === "client" || this.kind === "either";
  }
}

export class BlockQueue {
  readonly #judge: Judge;
  readonly #maxBlockBytes: number;
  /** What is to be sent after the text of a blocked call. The queue is then ended by its owner. */
  readonly #afterBlocked: () => Frame[] | null;
  /** Blocks that have started and not stopped. */
  readonly #open = new Map<number, OpenBlock>();
  /** Blocks of which nothing is sent, in the order of their starts. The first is a call without verdict. */
  #waiting: OpenBlock[] = [];
  counts: CallCounts = { left: 0, blocked: 0 };

  constructor(judge: Judge, maxBlockBytes: number, afterBlocked: () => Frame[] | null) {
    this.#judge = judge;
    this.#maxBlockBytes = maxBlockBytes;
    this.#afterBlocked = afterBlocked;
  }

  get heldBytes(): number {
    return this.#waiting.reduce((sum, block) => sum + block.bytes, 0);
  }

  /** A call that the client would run is open, and it was not blocked. */
  get insideCall(): boolean {
    return [...this.#open.values()].some((block) => block.held && !block.ended && block.state !== "dropped");
  }

  /** Indexes of blocks whose start was sent, and whose stop can be without that clients run anything. */
  get unstopped(): number[] {
    return [...this.#open.values()]
      .filter((block) => block.state === "passing" && !block.held)
      .map((block) => block.index);
  }

  at(index: number): OpenBlock | undefined {
    return this.#open.get(index);
  }

  start(block: OpenBlock, frame: Frame): Frame[] {
    if (this.#open.size >= MAX_OPEN)
      throw new UnreadableError(`more than ${MAX_OPEN} blocks are open at once`);
    this.#open.set(block.index, block);
    if (!block.held && this.#waiting.length === 0) {
      block.state = "passing";
      return [frame];
    }
    block.hold(frame);
    this.#waiting.push(block);
    return this.#advance();
  }

  delta(block: OpenBlock, frame: Frame): Frame[] {
    const frames = this.#pass(block, frame);
    // The frames of a provider's call are not held; its input must be bounded all the same.
    if (block.state === "passing" && block.call && block.call.length > this.#maxBlockBytes) {
      this.#record(block, true);
    }
    return frames;
  }

  stop(block: OpenBlock, frame: Frame): Frame[] {
    block.ended = true;
    this.#open.delete(block.index);
    const frames = this.#pass(block, frame);
    if (block.state === "passing") this.#record(block);
    return frames;
  }

  /** The message goes on without the stop of its blocks: what is held of calls has no end. */
  settle(): Frame[] {
    for (const block of this.#open.values()) {
      if (!block.call) continue;
      if (!block.judged) block.call.malformed = true;
      block.ended = true;
    }
    const frames = this.#advance();
    this.#recordUnended();
    return frames;
  }

  /** What is held is not sent. */
  drop(): void {
    this.#waiting = [];
  }

  /** The same at the end, when also what the provider has begun to run must be on record. */
  close(): void {
    this.#recordUnended();
    this.#waiting = [];
    this.#open.clear();
  }

  #pass(block: OpenBlock, frame: Frame): Frame[] {
    if (block.state === "passing") return [frame];
    if (block.state === "dropped") return [];
    block.hold(frame);
    return this.#advance();
  }

  /** Sends what no longer has to wait, up to the next call that is not complete. */
  #advance(): Frame[] {
    const out: Frame[] = [];
    for (let head = this.#waiting[0]; head; head = this.#waiting[0]) {
      const tooLarge = head.bytes > this.#maxBlockBytes;
      if (head.held && !head.ended && !tooLarge) break;
      this.#waiting.shift();
      if (head.held) {
        const { frames, over } = this.#decide(head, tooLarge);
        append(out, frames);
        if (over) return out;
      } else {
        append(out, head.release("passing"));
        if (head.ended) this.#record(head);
      }
    }
    const behind = this.heldBytes - (this.#waiting[0]?.bytes ?? 0);
    if (behind > this.#maxBlockBytes) {
      throw new UnreadableError("what waits behind an open tool call is larger than max_block_bytes");
    }
    return out;
  }

  #decide(block: OpenBlock, tooLarge: boolean): { frames: Frame[]; over: boolean } {
    const verdict = this.#judgeOnce(block, tooLarge);
    if (verdict?.action !== "block") {
      if (block.kind === "client") this.counts.left++;
      const frames = block.release("passing");
      const input = tooLarge ? "" : (block.call?.givenAtStart ?? "");
      return { frames: input === "" ? frames : inputApart(block.index, input, frames), over: false };
    }
    this.counts.blocked++;
    block.release("dropped");
    const ending = this.#afterBlocked();
    return { frames: [...textFrames(block.index, verdict.text), ...(ending ?? [])], over: ending !== null };
  }

  /** A call that the provider runs: judged so that it is on record. */
  #record(block: OpenBlock, tooLarge = false): void {
    if (block.kind === "provider") this.#judgeOnce(block, tooLarge);
  }

  #recordUnended(): void {
    for (const block of this.#open.values()) {
      if (block.state !== "passing" || !block.call) continue;
      if (!block.judged) block.call.malformed = true;
      this.#record(block);
    }
  }

  #judgeOnce(block: OpenBlock, tooLarge: boolean): Verdict | null {
    if (block.judged || !block.call) return null;
    block.judged = true;
    return this.#judge(block.call.toolCall(tooLarge));
  }
}
