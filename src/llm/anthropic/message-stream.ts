/**
 * Filters the events of a streamed message. The frames of a call that the client would run are held from
 * content_block_start to content_block_stop; everything else goes on at once. A blocked call becomes a text
 * block with the same index, so that indexes stay gapless.
 *
 * Failure: closed. A call without end, with ambiguous keys or over the limit has a flaw, for which the judge
 * blocks it; what cannot be attributed to a block is an UnreadableError. A call that the judge allows although
 * it is over the limit goes on unread.
 */
import { memberSpan } from "../../framing/json-span.ts";
import { JsonEdits, jsonAt } from "../../framing/json-text.ts";
import { isObject, refuseRepeats, treeIfAmbiguous, treeOf, withData } from "../json-document.ts";
import { type Frame, type Judge, type StreamFilter, type StreamOptions, UnreadableError } from "../wire.ts";
import { BlockQueue } from "./block-queue.ts";
import { rewriteContent, rewriteStopReason } from "./content.ts";
import { callIn, type GivenInput, inputAt, inputOfNode, kindOf, readBlock } from "./content-block.ts";
import { OpenBlock } from "./open-block.ts";
import { endFrames, indexOf, readEvent, type StreamEvent, stopFrame } from "./stream-events.ts";
import { textDeltaIndex } from "./text-delta.ts";

const WHAT = "the event";

export class MessageStream implements StreamFilter {
  readonly #judge: Judge;
  readonly #terminate: boolean;
  readonly #blocks: BlockQueue;
  #started = 0;
  #begun = false;
  #outputTokens = 0;
  /** `over`: message_stop or an error has come. `finished`: netmon has ended the answer. */
  #state: "reading" | "over" | "finished" = "reading";
  /** After it nothing is read any more. */
  #fault: unknown = null;

  constructor(judge: Judge, options: StreamOptions) {
    this.#judge = judge;
    this.#terminate = options.onBlock === "terminate";
    this.#blocks = new BlockQueue(judge, options, () => this.#afterBlocked());
  }

  get finished(): boolean {
    return this.#state === "finished";
  }

  get heldBytes(): number {
    return this.#blocks.heldBytes;
  }

  push(frame: Frame): Frame[] {
    if (this.finished) return [];
    if (this.#fault !== null) throw this.#fault;
    if (this.#isPassingText(frame)) return [frame];
    try {
      const event = readEvent(frame);
      return event === null ? [frame] : this.#route(event);
    } catch (error) {
      this.#fault = error;
      this.#blocks.drop();
      throw error;
    }
  }

  end(): { frames: Frame[]; cut: boolean } {
    const cut = this.#state === "reading" && this.#blocks.insideCall;
    this.#blocks.close();
    return { frames: [], cut };
  }

  /** A piece of a block that is no call and has been sent so far: nothing of it is looked at. */
  #isPassingText({ event, data }: Frame): boolean {
    if (event !== null && event !== "content_block_delta") return false;
    const block = this.#blocks.at(textDeltaIndex(data));
    return block !== undefined && block.call === null && block.state === "passing";
  }

  #route(event: StreamEvent): Frame[] {
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
        this.#state = "over";
        return [...before, event.frame];
      }
      case "error":
        // The client has been told: what is held is not sent, and nothing more is to be said of it.
        this.#blocks.drop();
        this.#state = "over";
    }
    return [event.frame];
  }

  #messageStart(event: StreamEvent): Frame[] {
    if (this.#begun) throw new UnreadableError("the answer has a second message_start");
    this.#begun = true;
    const message = event.value.message;
    if (!isObject(message)) throw new UnreadableError("message_start has no message");
    const usage = message.usage;
    if (isObject(usage) && typeof usage.output_tokens === "number") this.#outputTokens = usage.output_tokens;
    const root = treeIfAmbiguous(event.document, WHAT);
    if (root) refuseRepeats(jsonAt(root, ["message"]), "message_start's message");
    if (!Array.isArray(message.content) || message.content.length === 0) return [event.frame];
    // Documented as empty, and taken as it is by the SDK.
    const edits = new JsonEdits(event.frame.data);
    const path = ["message", "content"];
    const place = { text: event.frame.data, path, node: root && jsonAt(root, path) };
    const tally = rewriteContent(place, message.content, edits, this.#judge);
    this.#blocks.tally = tally;
    this.#started = message.content.length;
    const ending = tally.blocked > 0 ? this.#afterBlocked() : null;
    return [withData(event.frame, edits.apply()), ...(ending ?? [])];
  }

  #start(event: StreamEvent): Frame[] {
    const index = indexOf(event);
    if (index !== this.#started) {
      throw new UnreadableError(`block ${index} starts where block ${this.#started} is next`);
    }
    this.#started++;
    return this.#blocks.start(this.#blockOf(event, index), event.frame);
  }

  #blockOf(event: StreamEvent, index: number): OpenBlock {
    const what = `the start of block ${index}`;
    const value = readBlock(event.value.content_block, what);
    const kind = kindOf(value);
    if (kind === "client" || kind === "provider") {
      const call = callIn(value, kind, inputOf(event));
      return new OpenBlock(index, call.executedBy, call);
    }
    if (event.document.repeats) {
      const root = treeOf(event.document, WHAT);
      refuseRepeats(root, what);
      refuseRepeats(jsonAt(root, ["content_block"]), what);
    }
    return new OpenBlock(index, kind, null);
  }

  #delta(event: StreamEvent): Frame[] {
    const block = this.#blockAt(event);
    const delta = event.value.delta;
    const isInput = isObject(delta) && delta.type === "input_json_delta";
    if (block.call) {
      if (event.ambiguous || !isInput || typeof delta.partial_json !== "string") block.call.malformed = true;
      else if (!block.judged) block.call.append(delta.partial_json);
    } else if (event.ambiguous || !isObject(delta) || (isInput && block.kind === "plain")) {
      throw new UnreadableError(`a delta of block ${block.index} does not fit the block`);
    }
    return this.#blocks.delta(block, event.frame);
  }

  #stop(event: StreamEvent): Frame[] {
    const block = this.#blockAt(event);
    if (event.ambiguous && !block.call) {
      throw new UnreadableError(`the stop of block ${block.index} has a key twice`);
    }
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
    rewriteStopReason(event.frame.data, ["delta", "stop_reason"], this.#blocks.tally, edits);
    return [...before, withData(event.frame, edits.apply())];
  }

  /** null: the answer goes on. */
  #afterBlocked(): Frame[] | null {
    if (!this.#terminate) return null;
    // A call that is half sent is left without its stop: closed, clients would run it as it stands.
    const stops = this.#blocks.unstopped.map(stopFrame);
    const { left } = this.#blocks.tally;
    this.#blocks.close();
    this.#state = "finished";
    return [...stops, ...endFrames(left > 0 ? "tool_use" : "end_turn", this.#outputTokens)];
  }
}

function inputOf({ document, frame, ambiguous }: StreamEvent): GivenInput {
  const path = ["content_block"];
  const root = treeIfAmbiguous(document, WHAT);
  if (root) return inputOfNode(frame.data, jsonAt(root, path), ambiguous);
  const block = memberSpan(frame.data, path);
  return block ? inputAt(frame.data, block) : { source: undefined, repeats: true };
}
