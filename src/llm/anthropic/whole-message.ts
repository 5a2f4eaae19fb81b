/**
 * An answer that is not streamed: one message object, or the API's error.
 *
 * Failure: closed. An answer without a `content` array, and keys that stand twice, are UnreadableErrors.
 */
import { JsonEdits, jsonAt } from "../../framing/json-text.ts";
import { isObject, readDocument, refuseRepeats, treeIfAmbiguous } from "../json-document.ts";
import { type Judge, UnreadableError } from "../wire.ts";
import { rewriteContent, rewriteStopReason } from "./content.ts";

export function rewriteMessage(body: string, judge: Judge): string {
  const what = "the answer";
  const document = readDocument(body, what);
  const message = document.value;
  if (!isObject(message)) throw new UnreadableError("the answer is no JSON object");
  const root = treeIfAmbiguous(document, what);
  if (root) refuseRepeats(root, what);
  if (message.type === "error") return body;
  const edits = new JsonEdits(body);
  const place = { text: body, path: ["content"], node: root && jsonAt(root, ["content"]) };
  const tally = rewriteContent(place, message.content, edits, judge);
  if (message.stop_reason === "tool_use") rewriteStopReason(body, ["stop_reason"], tally, edits);
  return edits.apply();
}
