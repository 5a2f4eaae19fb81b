/**
 * Known members of Messages answers (@anthropic-ai/sdk 1.12, BetaMessage, BetaRawMessageStreamEvent and the content
 * blocks): those in which no call can hide, and those that are searched for calls.
 */
import { KnownMembers, mayHaveCallShapes } from "../call-shape.ts";
import { isObject, type JsonObject } from "../json-document.ts";

const EVENT = new KnownMembers("type index message content_block delta usage error request_id");
const MESSAGE = new KnownMembers(
  "id type role model content stop_reason stop_sequence stop_details usage container context_management",
);
const DELTA = new KnownMembers(
  "type text thinking signature partial_json citation content encrypted_content stop_reason stop_sequence stop_details container",
);
const BLOCK = new KnownMembers("type text citations thinking signature data id name input caller");
/** A result of one of the provider's tools, or a list of tools. */
const RESULT = new KnownMembers("type content tool_use_id is_error caller tools server_name");

const RESULTS = /(?:_result|_listing|^compaction)$/;

/** `text`: the source that contains the event. Throws UnreadableError. */
export function refuseHiddenInEvent(text: string, event: JsonObject, what: string): void {
  if (!mayHaveCallShapes(text)) return;
  EVENT.refuseOthers(event, what);
  if (isObject(event.message)) MESSAGE.refuseOthers(event.message, what);
  if (isObject(event.delta)) DELTA.refuseOthers(event.delta, what);
}

export function refuseHiddenInMessage(text: string, message: JsonObject, what: string): void {
  if (mayHaveCallShapes(text)) MESSAGE.refuseOthers(message, what);
}

export function refuseHiddenInBlock(text: string, block: JsonObject, what: string): void {
  if (!mayHaveCallShapes(text)) return;
  (RESULTS.test(String(block.type)) ? RESULT : BLOCK).refuseOthers(block, what);
}
