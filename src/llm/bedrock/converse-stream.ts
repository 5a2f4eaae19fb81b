/**
 * Filters an answer of ConverseStream: the frames of a call wait for its verdict, all others pass at once. A
 * replaced block keeps its index, and an allowed call is sent in one piece, so that clients which ignore indexes
 * read what was judged. A call that is allowed whatever its input passes as it comes, if no other block is open, and is
 * judged before its stop: without one, no client runs it.
 *
 * Fails closed. Input without the start of its block, and a call's index that is used twice, are
 * UnreadableErrors. A call that has not ended when the message ends is malformed.
 */

import { append } from "../../collections/long-lists.ts";
import { wordSet } from "../../collections/word-set.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { JsonEdits } from "../../framing/json-text.ts";
import { refuseCallShapes } from "../call-shape.ts";
import { FrameFilter, HeldBlock } from "../frame-filter.ts";
import { isObject, type JsonObject, readAnswer, readDocument, treeOf, withData } from "../json-document.ts";
import { type CallCounts, type Frame, type ToolCall, UnreadableError } from "../wire.ts";
import {
  endFrame,
  indexOf,
  isBlockEvent,
  OTHER_EVENTS,
  payloadOf,
  rewriteStop,
  stopFrame,
  textFrames,
} from "./converse-events.ts";
import { knownException } from "./errors.ts";
import { type ToolUse, toolCallOf, toolUseIn } from "./tool-use.ts";

/** The API itself sends one block at a time. */
const MAX_OPEN = LIMITS.open_blocks.most;

/** @aws-sdk/client-bedrock-runtime 3.1163, ContentBlockDelta. */
const DELTAS = wordSet("text toolUse toolResult reasoningContent citation image");

export class ConverseStream extends FrameFilter {
  /** Blocks that have started and not stopped, in the order of their starts. */
  readonly #open = new Map<number, ConverseBlock>();
  /** Indexes of calls that have stopped. */
  readonly #closed = new Set<number>();
  readonly #counts: CallCounts = { left: 0, blocked: 0 };

  get heldBytes(): number {
    let bytes = 0;
    for (const block of this.#open.values()) bytes += block.bytes;
    return bytes;
  }

  end(): boolean {
    const cut = [...this.#open.values()].some((block) => block.state === "waiting" || block.anyInput);
    this.#abandon();
    return cut;
  }

  protected read(frame: Frame): Frame[] {
    if (frame.inert) return [frame];
    const name = frame.event;
    if (name === null) throw new UnreadableError("a message of the event stream has no type");
    const exception = knownException(frame);
    if (exception) {
      // The exception tells the client: held frames are not sent.
      this.#abandon();
      this.state = "over";
      return [exception];
    }
    if (name === "messageStop") return this.#messageStop(frame);
    if (!isBlockEvent(name)) {
      if (!OTHER_EVENTS.has(name)) {
        this.scope.unknownType("an event", name);
        refuseCallShapes(frame.data, readAnswer(frame.data, name).value, name);
      } else payloadOf(frame);
      return [frame];
    }
    if (this.state === "over") throw new UnreadableError(`a ${name} event after the end of the message`);
    const payload = payloadOf(frame);
    const index = indexOf(payload, name);
    if (name === "contentBlockStart") return this.#start(frame, index, payload.start);
    if (name === "contentBlockDelta") return this.#delta(frame, index, payload.delta);
    return this.#stop(frame, index);
  }

  #start(frame: Frame, index: number, start: unknown): Frame[] {
    if (this.#open.get(index)?.use) throw new UnreadableError(`block ${index} starts twice`);
    const use = isObject(start) ? toolUseIn(start, `the start of block ${index}`, this.scope) : null;
    const block = this.#begin(index, use);
    if (use?.kind === "client" && this.#takesAnyInput(block.toolCall(use, false))) block.passAsItComes();
    return this.#pass(block, frame);
  }

  #takesAnyInput(call: ToolCall): boolean {
    const { onBlock, anyInput } = this.options;
    return call.flaw === null && this.#open.size === 1 && onBlock === "rewrite" && anyInput?.(call) === true;
  }

  /** Blocks of text have no start. */
  #delta(frame: Frame, index: number, delta: unknown): Frame[] {
    const block = this.#open.get(index) ?? this.#begin(index, null);
    if (!isObject(delta)) throw new UnreadableError(`a delta of block ${index} is not an object`);
    if (!block.use && Object.hasOwn(delta, "toolUse"))
      throw new UnreadableError(`block ${index} has a call's input and is none`);
    for (const member of Object.keys(delta))
      if (!DELTAS.has(member)) this.scope.unknownType("a delta", member);
    if (!block.use) refuseCallShapes(frame.data, delta, `a delta of block ${index}`);
    block.append(delta);
    if (block.anyInput && (block.malformed || block.inputLength > this.options.maxBlockBytes))
      this.#record(block);
    return this.#pass(block, frame);
  }

  #stop(frame: Frame, index: number): Frame[] {
    const block = this.#open.get(index) ?? this.#begin(index, null);
    const frames = this.#pass(block, frame);
    if (block.use) this.#closed.add(index);
    this.#open.delete(index);
    if (block.anyInput) this.#record(block);
    return block.state === "waiting" ? this.#decide(block) : frames;
  }

  #messageStop(frame: Frame): Frame[] {
    payloadOf(frame);
    const before: Frame[] = [];
    for (const block of [...this.#open.values()]) {
      if (!block.use) continue;
      block.malformed = true;
      this.#open.delete(block.index);
      if (block.anyInput) this.#record(block);
      if (block.state === "waiting") append(before, this.#decide(block));
      if (this.finished) return before;
    }
    this.state = "over";
    const edits = new JsonEdits(frame.data);
    rewriteStop(treeOf(readDocument(frame.data, "messageStop"), "messageStop"), this.#counts, edits);
    return [...before, withData(frame, edits.apply())];
  }

  #begin(index: number, use: ToolUse | null): ConverseBlock {
    if (this.#closed.has(index)) throw new UnreadableError(`block ${index} continues after its stop`);
    if ([...this.#open.values()].some(({ anyInput }) => anyInput))
      throw new UnreadableError(`block ${index} begins inside a call that is under way`);
    const block = new ConverseBlock(index, use);
    this.#open.set(index, block);
    if (this.#open.size > MAX_OPEN)
      throw new UnreadableError(`more than ${MAX_OPEN} blocks are open at once ${limitWords("open_blocks")}`);
    return block;
  }

  /** Sends, holds or drops a frame, depending on the block's state. */
  #pass(block: ConverseBlock, frame: Frame): Frame[] {
    if (block.state === "dropped") return [];
    if (block.state === "passing") return [frame];
    block.hold(frame);
    return block.bytes > this.options.maxBlockBytes ? this.#decide(block, true) : [];
  }

  /** Judges a waiting call and returns the frames to send for it. */
  #decide(block: ConverseBlock, tooLarge = false): Frame[] {
    block.judged = true;
    const verdict = this.judge(block.toolCall(block.use!, tooLarge));
    if (verdict.action === "allow") {
      if (block.use?.kind === "client") this.#counts.left++;
      return block.release("passing");
    }
    this.#counts.blocked++;
    block.release("dropped");
    const text = textFrames(block.index, verdict.text);
    return this.options.onBlock === "terminate" ? [...text, ...this.#terminate()] : text;
  }

  /** Judges a call that has passed, before its stop. Throws UnreadableError if it may not be run after all. */
  #record(block: ConverseBlock): void {
    if (block.judged) return;
    block.judged = true;
    const verdict = this.judge(block.toolCall(block.use!, block.inputLength > this.options.maxBlockBytes));
    if (verdict.action === "block")
      throw new UnreadableError(`a tool call that was already under way is refused: ${verdict.text}`);
    this.#counts.left++;
  }

  /** Discards the open blocks, and records a call that has begun to pass, of which the client gets no stop. */
  #abandon(): void {
    for (const block of this.#open.values()) {
      if (!block.anyInput || block.judged) continue;
      block.malformed = true;
      block.judged = true;
      this.judge(block.toolCall(block.use!, false));
    }
    this.drop();
  }

  /** Discards the open blocks. */
  protected drop(): void {
    this.#open.clear();
  }

  /** Ends the message. A half-sent call gets no stop: with one, clients would run it unfinished. */
  #terminate(): Frame[] {
    const sent = [...this.#open.values()].filter(({ use }) => use === null || use.kind === "system");
    this.drop();
    this.state = "finished";
    const stops = sent.map((block) => stopFrame(block.index));
    return [...stops, endFrame(this.#counts.left > 0 ? "tool_use" : "end_turn")];
  }
}

class ConverseBlock extends HeldBlock {
  /** null: not a call. */
  readonly use: ToolUse | null;
  malformed: boolean;
  /** Whether the call is allowed whatever its input, and passes. */
  anyInput = false;
  #input = "";

  constructor(index: number, use: ToolUse | null) {
    super(index);
    this.use = use;
    if (use === null || use.kind === "system") this.state = "passing";
    this.judged = this.state === "passing";
    // Input does not belong in a start: some readers would take it, others would not.
    const given = use?.value.input;
    this.malformed = given !== undefined && !(isObject(given) && Object.keys(given).length === 0);
  }

  get inputLength(): number {
    return this.#input.length;
  }

  passAsItComes(): void {
    this.anyInput = true;
    this.state = "passing";
  }

  append(delta: JsonObject): void {
    if (this.judged || !this.use) return;
    const piece = delta[this.use.member];
    const input = isObject(piece) ? piece.input : undefined;
    if (typeof input !== "string" || Object.keys(delta).length !== 1) this.malformed = true;
    else this.#input += input;
  }

  override release(state: "passing" | "dropped"): Frame[] {
    this.#input = "";
    return super.release(state);
  }

  toolCall(use: ToolUse, tooLarge: boolean): ToolCall {
    return toolCallOf(use, this.#input, this.malformed, tooLarge);
  }
}
