/**
 * The open blocks of a streamed message, in order: which frames wait for a verdict, and which for their turn. A call
 * that is allowed whatever its input waits only for its turn, and is judged before its stop: without one, no client
 * runs it.
 *
 * Blocks that start while a call is held wait behind it: the SDK appends blocks in the order of their starts
 * and finds them again by index. Frames of blocks that have already been sent do not wait.
 *
 * Fails closed. maxBlockBytes bounds the held frames, once for the call and once for everything behind it.
 */

import { append } from "../../collections/long-lists.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { HeldBlock } from "../frame-filter.ts";
import { type CallCounts, type Frame, type Judge, UnreadableError, type Verdict } from "../wire.ts";
import type { BlockCall, BlockKind } from "./content-block.ts";
import { inputApart, textFrames } from "./stream-events.ts";

/** The API itself sends one block at a time. */
const MAX_OPEN = LIMITS.open_blocks.most;

export class OpenBlock extends HeldBlock {
  readonly kind: BlockKind;
  /** null: not a call to judge. */
  readonly call: BlockCall | null;
  /** Whether the call is allowed whatever its input. */
  readonly anyInput: boolean;
  /** Set once its content_block_stop has arrived, or the message has continued without one. */
  ended = false;

  constructor(index: number, kind: BlockKind, call: BlockCall | null, anyInput = false) {
    super(index);
    this.kind = kind;
    this.call = call;
    this.anyInput = anyInput;
  }

  /** Whether a client may run it. */
  get isClients(): boolean {
    return this.kind === "client" || this.kind === "either";
  }

  /** Whether the block waits for a verdict. */
  get held(): boolean {
    return this.isClients && !this.anyInput;
  }
}

export class BlockQueue {
  readonly #judge: Judge;
  readonly #maxBlockBytes: number;
  /** Returns the frames to send after the text of a blocked call, having closed the queue; null: none. */
  readonly #afterBlocked: () => Frame[] | null;
  /** Blocks that have started and not stopped. */
  readonly #open = new Map<number, OpenBlock>();
  /** Blocks of which nothing has been sent, in the order of their starts. The first is a call without a verdict. */
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

  /** Whether a call that the client would run is open and has not been blocked. */
  get insideCall(): boolean {
    return [...this.#open.values()].some(
      (block) => block.isClients && !block.ended && block.state !== "dropped",
    );
  }

  /** Indexes of blocks whose start was sent, and whose stop can be sent without making clients run anything. */
  get unstopped(): number[] {
    return [...this.#open.values()]
      .filter((block) => block.state === "passing" && !block.isClients)
      .map((block) => block.index);
  }

  at(index: number): OpenBlock | undefined {
    return this.#open.get(index);
  }

  start(block: OpenBlock, frame: Frame): Frame[] {
    if (this.#open.size >= MAX_OPEN)
      throw new UnreadableError(`more than ${MAX_OPEN} blocks are open at once ${limitWords("open_blocks")}`);
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
    // The frames of a provider's call are not held, but its input must be bounded too.
    if (block.state === "passing" && block.call && block.call.length > this.#maxBlockBytes)
      this.#record(block, true);
    return frames;
  }

  stop(block: OpenBlock, frame: Frame): Frame[] {
    block.ended = true;
    this.#open.delete(block.index);
    const frames = this.#pass(block, frame);
    if (block.state === "passing") this.#record(block);
    return frames;
  }

  /** Ends the open blocks because the message continues without their stops: their calls count as malformed. */
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

  /** Discards the held frames. */
  drop(): void {
    this.#waiting = [];
  }

  /** Discards the held frames at the end of the stream, and records the calls that have begun to pass. */
  close(): void {
    try {
      this.#recordUnended();
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      // The client has got no stop for it, and gets none.
    }
    this.#waiting = [];
    this.#open.clear();
  }

  #pass(block: OpenBlock, frame: Frame): Frame[] {
    if (block.state === "passing") return [frame];
    if (block.state === "dropped") return [];
    block.hold(frame);
    return this.#advance();
  }

  /** Returns the frames that no longer have to wait, up to the next incomplete call. */
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
    if (behind > this.#maxBlockBytes)
      throw new UnreadableError("what waits behind an open tool call is larger than max_block_bytes");
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

  /**
   * Judges a call whose frames pass: one that the provider runs, for the record; one with any input, before its stop.
   * Throws UnreadableError if that one may not be run after all: it is malformed or too large, or the policy changed.
   */
  #record(block: OpenBlock, tooLarge = false): void {
    if (block.kind !== "provider" && !block.anyInput) return;
    const verdict = this.#judgeOnce(block, tooLarge);
    if (verdict === null || !block.anyInput) return;
    if (verdict.action === "block")
      throw new UnreadableError(`a tool call that was already under way is refused: ${verdict.text}`);
    this.counts.left++;
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
