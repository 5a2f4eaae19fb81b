/**
 * Events of ConverseStream: a parser, and the events that netmon writes itself. The name of an event is its
 * message's `:event-type`. Shapes: @aws-sdk/client-bedrock-runtime 3.1163, ConverseStreamOutput.
 *
 * Fails closed. An event that readers would see in different ways is an UnreadableError.
 */
import { type JsonEdits, type JsonNode, jsonAt } from "../../framing/json-text.ts";
import { KnownMembers, mayHaveCallShapes } from "../call-shape.ts";
import { asObject, type JsonObject, madeFrame, readAnswer, refuseRepeats, treeOf } from "../json-document.ts";
import { type CallCounts, type Frame, UnreadableError } from "../wire.ts";

export const BLOCK_EVENTS = ["contentBlockStart", "contentBlockDelta", "contentBlockStop"] as const;
/** Events that hold no blocks. */
export const OTHER_EVENTS: ReadonlySet<string> = new Set([
  "messageStart",
  "messageStop",
  "metadata",
  // InvokeModel sends it at the end of the stream of any model.
  "amazon-bedrock-invocationMetrics",
]);

export type BlockEvent = (typeof BLOCK_EVENTS)[number];

export function isBlockEvent(name: string): name is BlockEvent {
  return (BLOCK_EVENTS as readonly string[]).includes(name);
}

const PAYLOAD = new KnownMembers(
  "contentBlockIndex start delta role stopReason additionalModelResponseFields usage metrics trace p",
);

/** Returns the event's payload. Throws UnreadableError. */
export function payloadOf(frame: Frame): JsonObject {
  const what = `the ${frame.event} event`;
  const document = readAnswer(frame.data, what);
  if (document.repeats) refuseRepeats(treeOf(document, what), what, true);
  const payload = asObject(document.value, what);
  if (mayHaveCallShapes(frame.data)) PAYLOAD.refuseOthers(payload, what);
  return payload;
}

export function indexOf(payload: JsonObject, name: BlockEvent): number {
  const index = payload.contentBlockIndex;
  if (typeof index === "number" && Number.isSafeInteger(index) && index >= 0) return index;
  throw new UnreadableError(`a ${name} event has no contentBlockIndex`);
}

/** Returns the frames of a text block that replaces another block. Text blocks have no start in this API. */
export function textFrames(index: number, text: string): Frame[] {
  return [madeFrame("contentBlockDelta", { contentBlockIndex: index, delta: { text } }), stopFrame(index)];
}

export function stopFrame(index: number): Frame {
  return madeFrame("contentBlockStop", { contentBlockIndex: index });
}

export function endFrame(stopReason: "end_turn" | "tool_use"): Frame {
  return madeFrame("messageStop", { stopReason });
}

/**
 * Rewrites a `stopReason` of `tool_use` if no call is left. Removes the fields of the model's own answer that a
 * request may ask for (`additionalModelResponseFieldPaths`), which may hold a copy of a blocked call.
 */
export function rewriteStop(holder: JsonNode, tally: CallCounts, edits: JsonEdits): void {
  if (tally.blocked === 0) return;
  const reason = jsonAt(holder, ["stopReason"]);
  if (reason?.value === "tool_use" && tally.left === 0) edits.replace(reason, '"end_turn"');
  const fields = jsonAt(holder, ["additionalModelResponseFields"]);
  if (fields && fields.value !== null) edits.replace(fields, "null");
}
