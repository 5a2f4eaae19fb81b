/**
 * Filters the events of a streamed message. The frames of a call that the client would run are held from
 * content_block_start to content_block_stop; everything else passes at once. A blocked call becomes a text
 * block with the same index, so that indexes stay gapless.
 *
 * Fails closed. A call without an end, with ambiguous keys or over the limit has a flaw, for which the judge
 * blocks it; an event that cannot be attributed to a block is an UnreadableError. If the judge allows a call
 * that is over the limit, the rest of it passes unread.
 */

import { wordSet } from "../../collections/word-set.ts";
import { JsonEdits, jsonAt } from "../../framing/json-text.ts";
import { ANY_WORDS, refuseCallShapes } from "../call-shape.ts";
import { FrameFilter } from "../frame-filter.ts";
import {
  holds,
  isObject,
  type JsonObject,
  refuseRepeats,
  textAt,
  treeIfAmbiguous,
  treeOf,
  withData,
} from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { type Frame, type JsonPath, type Judge, type StreamOptions, UnreadableError } from "../wire.ts";
import { BlockQueue, OpenBlock } from "./block-queue.ts";
import { rewriteContent, rewriteStopReason } from "./content.ts";
import { type BlockCall, callIn, kindOf, readBlock } from "./content-block.ts";
import { knownErrorFrame } from "./errors.ts";
import { refuseHiddenInBlock, refuseHiddenInEvent } from "./members.ts";
import { EVENTS, endFrames, indexOf, readEvent, type StreamEvent, stopFrame } from "./stream-events.ts";

const WHAT = "the event";

/** @anthropic-ai/sdk 1.12, BetaRawContentBlockDelta; connector text of Claude Code. */
const DELTAS = wordSet(
  `text_delta input_json_delta citations_delta thinking_delta signature_delta compaction_delta
   connector_text_delta`,
);

/** Events that may follow message_stop or an error. */
const AFTERWARDS: ReadonlySet<string> = new Set(["ping", "error", "message_stop"]);

export class MessageStream extends FrameFilter {
  readonly #blocks: BlockQueue;
  #started = 0;
  #begun = false;
  #id: unknown = null;
  #outputTokens = 0;

  constructor(judge: Judge, options: StreamOptions) {
    super(judge, options);
    const watched: Judge = (call) => {
      const verdict = judge(call);
      if (verdict.action === "block") this.scope.altered?.(this.#id);
      return verdict;
    };
    this.#blocks = new BlockQueue(watched, options.maxBlockBytes, () => this.#afterBlocked());
  }

  get heldBytes(): number {
    return this.#blocks.heldBytes;
  }

  protected read(frame: Frame): Frame[] {
    const event = readEvent(frame, this.options.unnamed === true);
    return event === null ? [frame] : this.#route(event);
  }

  protected drop(): void {
    this.#blocks.drop();
  }

  end(): boolean {
    const cut = this.state === "reading" && this.#blocks.insideCall;
    this.#blocks.close();
    return cut;
  }

  #route(event: StreamEvent): Frame[] {
    if (!EVENTS.has(event.type)) {
      this.scope.unknownType(WHAT, event.type);
      refuseCallShapes(event.frame.data, event.value, WHAT);
    } else if (this.state === "over" && !AFTERWARDS.has(event.type)) {
      throw new UnreadableError(`${event.type} arrives after the end of the message`);
    }
    switch (event.type) {
      case "content_block_start":
        return this.#start(event);
      case "content_block_delta":
        return this.#delta(event);
      case "content_block_stop":
        return this.#stop(event);
    }
    if (event.ambiguous) throw new UnreadableError(`a ${event.type} event has a key twice`);
    switch (event.type) {
      case "message_start":
        return this.#messageStart(event);
      case "message_delta":
        return this.#messageDelta(event);
      case "message_stop": {
        const before = this.#blocks.settle();
        if (this.finished) return before;
        this.state = "over";
        return [...before, event.frame];
      }
      case "error":
        return this.#error(event);
    }
    return [event.frame];
  }

  /** Forwards the provider's error. The held frames are dropped without a further message. */
  #error({ value }: StreamEvent): Frame[] {
    this.#blocks.drop();
    this.state = "over";
    const known = knownError(value);
    if (known === null) throw new UnreadableError("an error event has no known content");
    return [knownErrorFrame(known)];
  }

  #messageStart(event: StreamEvent): Frame[] {
    if (this.#begun) throw new UnreadableError("the answer has a second message_start");
    this.#begun = true;
    const message = event.value.message;
    if (!isObject(message)) throw new UnreadableError("message_start has no message");
    this.#id = message.id;
    this.scope.identified?.(this.#id);
    const usage = message.usage;
    if (isObject(usage) && typeof usage.output_tokens === "number") this.#outputTokens = usage.output_tokens;
    const root = treeIfAmbiguous(event.document, WHAT);
    if (root) refuseRepeats(jsonAt(root, ["message"]), "message_start's message");
    if (!Array.isArray(message.content) || message.content.length === 0) return [event.frame];
    // Documented as empty, but the SDK keeps any content it finds.
    const edits = new JsonEdits(event.frame.data);
    const path = ["message", "content"];
    const tally = rewriteContent(event.document, path, message.content, edits, this.judge, this.scope);
    this.#blocks.counts = tally;
    if (tally.blocked > 0) this.scope.altered?.(this.#id);
    this.#started = message.content.length;
    const ending = tally.blocked > 0 ? this.#afterBlocked() : null;
    return [withData(event.frame, edits.apply()), ...(ending ?? [])];
  }

  #start(event: StreamEvent): Frame[] {
    const index = indexOf(event);
    if (index !== this.#started)
      throw new UnreadableError(`block ${index} starts where block ${this.#started} is next`);
    this.#started++;
    return this.#blocks.start(this.#blockOf(event, index), event.frame);
  }

  #blockOf(event: StreamEvent, index: number): OpenBlock {
    const what = `the start of block ${index}`;
    const value = readBlock(event.value.content_block, what);
    refuseHiddenInBlock(event.frame.data, value, what);
    const kind = kindOf(value, this.scope);
    const isCall = kind !== "plain" && kind !== "server_tool";
    if (isCall || event.document.repeats) {
      const root = treeOf(event.document, WHAT);
      const node = jsonAt(root, ["content_block"])!;
      if (isCall) {
        const call = callIn(value, kind, event.document, node, event.ambiguous);
        return new OpenBlock(index, call.executedBy, call, this.#takesAnyInput(call));
      }
      refuseRepeats(root, what);
      refuseRepeats(node, what);
    }
    return new OpenBlock(index, kind, null);
  }

  /** The stop of a call must be known to be the last thing that makes a client run it. */
  #takesAnyInput(call: BlockCall): boolean {
    const known = call.toolCall();
    const plain = known.flaw === null && known.input.text === "" && known.executedBy === "client";
    return plain && this.options.onBlock === "rewrite" && this.options.anyInput?.(known) === true;
  }

  #delta(event: StreamEvent): Frame[] {
    const block = this.#blockAt(event);
    const delta = event.value.delta;
    const type = isObject(delta) ? textAt(delta, "type") : "";
    if (!DELTAS.has(type)) {
      this.scope.unknownType("a delta", type);
      refuseCallShapes(event.frame.data, delta, WHAT);
    }
    const isInput = type === "input_json_delta";
    if (block.call) {
      const piece = !event.ambiguous && isObject(delta) && isInput ? delta.partial_json : null;
      const fits = typeof piece === "string";
      if (!fits && block.anyInput)
        throw new UnreadableError(`a delta of block ${block.index} is not an input's`);
      if (!fits) block.call.malformed = true;
      else if (!block.judged) block.call.append(piece);
    } else if (
      event.ambiguous ||
      !isObject(delta) ||
      (isInput && block.kind === "plain" && !isEmptyPiece(delta))
    ) {
      throw new UnreadableError(`a delta of block ${block.index} does not fit the block`);
    }
    const frames = this.#blocks.delta(block, event.frame);
    if (block.call === null && block.state === "passing") this.unread = unreadIn(event, type);
    return frames;
  }

  #stop(event: StreamEvent): Frame[] {
    const block = this.#blockAt(event);
    if (event.ambiguous && !block.call)
      throw new UnreadableError(`the stop of block ${block.index} has a key twice`);
    if (event.ambiguous && block.call) block.call.malformed = true;
    return this.#blocks.stop(block, event.frame);
  }

  #blockAt(event: StreamEvent): OpenBlock {
    const index = indexOf(event);
    const block = this.#blocks.at(index);
    if (block) return block;
    throw new UnreadableError(`${event.type} for block ${index}, which is not open`);
  }

  #messageDelta(event: StreamEvent): Frame[] {
    const before = this.#blocks.settle();
    if (this.finished) return before;
    const delta = event.value.delta;
    if (!isObject(delta) || delta.stop_reason !== "tool_use") return [...before, event.frame];
    const edits = new JsonEdits(event.frame.data);
    rewriteStopReason(event.frame.data, ["delta", "stop_reason"], this.#blocks.counts, edits);
    return [...before, withData(event.frame, edits.apply())];
  }

  /** null: the answer continues. */
  #afterBlocked(): Frame[] | null {
    if (this.options.onBlock !== "terminate") return null;
    // A half-sent call gets no stop: with one, clients would run it unfinished.
    const stops = this.#blocks.unstopped.map(stopFrame);
    const { left } = this.#blocks.counts;
    this.#blocks.close();
    this.state = "finished";
    return [...stops, ...endFrames(left > 0 ? "tool_use" : "end_turn", this.#outputTokens)];
  }
}

/** Some gateways send one in a text block; no client makes anything of it. */
function isEmptyPiece(delta: JsonObject): boolean {
  return delta.partial_json === "" && Object.keys(delta).length === 2;
}

/** Deltas whose text is only displayed; no state depends on it. */
const TEXTS: ReadonlyMap<string, readonly JsonPath[]> = new Map([
  ["text_delta", [["delta", "text"]]],
  ["thinking_delta", [["delta", "thinking"]]],
]);

function unreadIn({ document, value }: StreamEvent, deltaType: string): readonly JsonPath[] | null {
  const texts = TEXTS.get(deltaType);
  return texts && !document.repeats && holds(() => refuseHiddenInEvent(ANY_WORDS, value, WHAT))
    ? texts
    : null;
}
