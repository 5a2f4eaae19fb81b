/**
 * Events of a Messages stream: a parser, and the events that netmon writes itself. Shapes: @anthropic-ai/sdk 1.12,
 * BetaRawMessageStreamEvent.
 *
 * Fails closed. An event without a type, and one that clients would read in different ways, is an
 * UnreadableError.
 */

import { wordSet } from "../../collections/word-set.ts";
import { memberSpan } from "../../framing/json-span.ts";
import { JsonEdits, jsonAt } from "../../framing/json-text.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  madeFrame,
  named,
  readAnswer,
  repeatedKey,
  textAt,
  treeOf,
  withData,
} from "../json-document.ts";
import { type Frame, UnreadableError } from "../wire.ts";
import { textBlock } from "./content-block.ts";
import { refuseHiddenInEvent } from "./members.ts";

export interface StreamEvent {
  readonly frame: Frame;
  readonly document: JsonDocument;
  readonly value: JsonObject;
  readonly type: string;
  /** Whether the event or its `delta` repeats a key. */
  readonly ambiguous: boolean;
}

const WHAT = "the event";

/** Names of the API's events. Some gateways omit them, or call every event `message`. */
export const EVENTS = wordSet(
  `message_start content_block_start content_block_delta content_block_stop message_delta message_stop
   ping error`,
);

/**
 * Returns null for a frame that carries no event; some gateways end with OpenAI's `[DONE]`. `unnamed`: frames have
 * no names here; otherwise the frame is named after the event's type, which clients rely on.
 */
export function readEvent(frame: Frame, unnamed: boolean): StreamEvent | null {
  if (frame.inert || frame.data.trim() === "" || frame.data.trim() === "[DONE]") return null;
  const document = readAnswer(frame.data, WHAT);
  const value = document.value;
  const type = isObject(value) ? textAt(value, "type") : "";
  if (!isObject(value) || type === "")
    throw new UnreadableError("the event is not a JSON object with a type");
  // Clients disagree about which of the two counts; the SDK skips a `ping` and throws at an `error` by name.
  if (frame.event !== null && EVENTS.has(frame.event) && frame.event !== type)
    throw new UnreadableError(`the event is named ${frame.event} and is another`);
  // An error is rebuilt from its known members.
  if (type !== "error") refuseHiddenInEvent(frame.data, value, WHAT);
  const ambiguous = document.repeats && isAmbiguous(document);
  return { frame: unnamed ? frame : named(frame, type), document, value, type, ambiguous };
}

function isAmbiguous(document: JsonDocument): boolean {
  const root = treeOf(document, WHAT);
  return repeatedKey(root) !== null || repeatedKey(jsonAt(root, ["delta"])) !== null;
}

/**
 * Returns the index of the event's block, which is its position in the message. Some clients go by the number and
 * some by the order, so anything else is unreadable.
 */
export function indexOf(event: StreamEvent): number {
  const index = event.value.index;
  if (typeof index === "number" && Number.isSafeInteger(index) && index >= 0) return index;
  throw new UnreadableError(`${event.type} has no index that is a whole number from 0 up`);
}

/** Returns the frames of a text block that replaces another block. */
export function textFrames(index: number, text: string): Frame[] {
  return [
    made({ type: "content_block_start", index, content_block: textBlock("") }),
    made({ type: "content_block_delta", index, delta: { type: "text_delta", text } }),
    stopFrame(index),
  ];
}

/**
 * Moves the input from the start of a block to a delta of its own, where the API sends it: only some clients read
 * it from the start. The first frame is the start.
 */
export function inputApart(index: number, input: string, [start, ...rest]: readonly Frame[]): Frame[] {
  const at = start && memberSpan(start.data, ["content_block", "input"]);
  if (!start || !at) return start ? [start, ...rest] : [];
  const edits = new JsonEdits(start.data);
  edits.replace(at, "{}");
  const delta = { type: "input_json_delta", partial_json: input };
  const unnamed = start.event === null;
  const added = made({ type: "content_block_delta", index, delta });
  return [withData(start, edits.apply()), unnamed ? named(added, null) : added, ...rest];
}

export function stopFrame(index: number): Frame {
  return made({ type: "content_block_stop", index });
}

/** Returns the end of a message. `outputTokens`: the SDK reads it without checking that it is present. */
export function endFrames(stopReason: "end_turn" | "tool_use", outputTokens: number): Frame[] {
  return [
    made({
      type: "message_delta",
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: outputTokens },
    }),
    made({ type: "message_stop" }),
  ];
}

function made(value: { type: string; [key: string]: unknown }): Frame {
  return madeFrame(value.type, value);
}
