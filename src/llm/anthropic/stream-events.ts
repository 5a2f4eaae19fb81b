/**
 * Events of a Messages stream: how they are read, and the ones that netmon writes itself. Shapes:
 * @anthropic-ai/sdk 1.12, BetaRawMessageStreamEvent.
 *
 * Failure: closed. An event without a type, and one that clients would read in different ways, is an
 * UnreadableError.
 */
import { memberSpan } from "../../framing/json-span.ts";
import { JsonEdits, jsonAt } from "../../framing/json-text.ts";
import { words } from "../../framing/words.ts";
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
  /** Its own keys, or those of its `delta`, stand twice. */
  readonly ambiguous: boolean;
}

const WHAT = "the event";

/** The names of the API's own events. Gateways leave them out, or call every event `message`. */
export const EVENTS = words(
  `message_start content_block_start content_block_delta content_block_stop message_delta message_stop
   ping error`,
);

/**
 * null: a frame that carries no event. Some gateways end with OpenAI's `[DONE]`. `unnamed`: frames have no names
 * here; else the event gets its type for one, by which clients go.
 */
export function readEvent(frame: Frame, unnamed: boolean): StreamEvent | null {
  if (frame.inert || frame.data.trim() === "" || frame.data.trim() === "[DONE]") return null;
  const document = readAnswer(frame.data, WHAT);
  const value = document.value;
  const type = isObject(value) ? textAt(value, "type") : "";
  if (!isObject(value) || type === "") {
    throw new UnreadableError("the event is not a JSON object with a type");
  }
  // Clients differ in which of the two they go by; the SDK skips a `ping` and throws at an `error` by name.
  if (frame.event !== null && EVENTS.has(frame.event) && frame.event !== type) {
    throw new UnreadableError(`the event is named ${frame.event} and is another`);
  }
  // An error is made anew of what is known in it.
  if (type !== "error") refuseHiddenInEvent(frame.data, value, WHAT);
  const ambiguous = document.repeats && isAmbiguous(document);
  return { frame: unnamed ? frame : named(frame, type), document, value, type, ambiguous };
}

function isAmbiguous(document: JsonDocument): boolean {
  const root = treeOf(document, WHAT);
  return repeatedKey(root) !== null || repeatedKey(jsonAt(root, ["delta"])) !== null;
}

/**
 * The block that the event is about. Its index is its place in the message: clients differ in whether they go
 * by the number or by the order, so that anything else is unreadable.
 */
export function indexOf(event: StreamEvent): number {
  const index = event.value.index;
  if (typeof index === "number" && Number.isSafeInteger(index) && index >= 0) return index;
  throw new UnreadableError(`${event.type} has no index that is a whole number from 0 up`);
}

/** A text block in the place of another. */
export function textFrames(index: number, text: string): Frame[] {
  return [
    made({ type: "content_block_start", index, content_block: textBlock("") }),
    made({ type: "content_block_delta", index, delta: { type: "text_delta", text } }),
    stopFrame(index),
  ];
}

/**
 * The frames of a block whose start has its input, with that in a delta of its own, as the API sends it: clients
 * differ in whether they read it in the start. `frames`: the start first.
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

/** The end of a message. `outputTokens`: the SDK reads it without looking whether it is there. */
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
