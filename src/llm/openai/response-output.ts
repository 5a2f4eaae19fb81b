/**
 * Rewrites the output of a complete response: of a body, and of the copies inside a stream. Blocked items are
 * replaced one for one, so that positions and the status stay; everything outside them stays byte for byte.
 *
 * Fails closed. Undocumented forms, and repeated keys on the path to a call, throw UnreadableError.
 */
import { duplicateKey, elements, JsonEdits, type JsonNode, jsonAt } from "../../framing/json-text.ts";
import {
  asObject,
  isObject,
  type JsonDocument,
  type JsonObject,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { type AnswerScope, type Judge, STRICT, type ToolCall, UnreadableError } from "../wire.ts";
import { knownErrorBody } from "./errors.ts";
import { JudgedCalls, type VerdictOf } from "./judged-calls.ts";
import { callOf, isKnownItem } from "./response-item.ts";
import { messageItem, replacementFor } from "./response-message.ts";
import { isResponseError, refuseHiddenInItem, refuseHiddenInResponse } from "./response-types.ts";

export function rewriteResponseBody(
  document: JsonDocument,
  judge: Judge,
  scope: AnswerScope = STRICT,
): string {
  const response = asObject(document.value, "the response");
  const known = isResponseError(response) ? knownError(response) : null;
  if (known) return knownErrorBody(known);
  return rewriteOutput(document, response, [], new JudgedCalls(judge).copies(false), scope);
}

/** Returns the document's text with blocked calls replaced. `response`: the value at `path` in the document. */
export function rewriteOutput(
  document: JsonDocument,
  response: JsonObject,
  path: readonly string[],
  verdictOf: VerdictOf,
  scope: AnswerScope,
): string {
  refuseHiddenInResponse(document.text, response, "the response");
  scope.identified?.(response.id);
  const items = outputOf(response);
  for (const item of items) checkItem(document.text, item, scope);
  let tree: JsonNode | undefined;
  const node = (): JsonNode => {
    tree ??= jsonAt(treeOf(document, "the response"), path)!;
    return tree;
  };
  const itemNode = (i: number): JsonNode => elements(jsonAt(node(), ["output"]))[i] as JsonNode;
  if (document.repeats) {
    refuseRepeats(node(), "the response");
    for (const i of items.keys()) refuseRepeats(itemNode(i), `output[${i}] of the response`);
  }

  const edits = new JsonEdits(document.text);
  const output = items.map((item, i) => {
    const call = callOf(item, document.repeats && duplicateKey(itemNode(i)) !== null);
    const verdict = call && verdictOf(call);
    if (!isBlocked(call, verdict)) return item;
    const message = messageItem(replacementFor(item, i, verdict?.text ?? ""));
    edits.replace(itemNode(i), JSON.stringify(message));
    scope.altered?.(response.id);
    return message;
  });
  const text = typeof response.output_text === "string" ? jsonAt(node(), ["output_text"]) : undefined;
  if (text && output.some((item, i) => item !== items[i]))
    edits.replace(text, JSON.stringify(textOf(output)));
  return edits.apply();
}

/** Refuses an item of an unknown type, and one with a call in members that are not read. Throws UnreadableError. */
export function checkItem(text: string, item: JsonObject, scope: AnswerScope): void {
  if (!isKnownItem(item)) scope.unknownType("an output item", textAt(item, "type"));
  refuseHiddenInItem(text, item, "an output item");
}

/** Only calls of the client can be blocked: it is too late for those that the provider runs. */
export function isBlocked(call: ToolCall | null, verdict: { action: string } | null): boolean {
  return call?.executedBy === "client" && verdict?.action === "block";
}

function outputOf(response: JsonObject): JsonObject[] {
  const output = response.output;
  if (output === undefined || output === null) return [];
  if (!Array.isArray(output)) throw new UnreadableError("output is not an array");
  for (const item of output)
    if (!isObject(item)) throw new UnreadableError("output has an item that is not an object");
  return output as JsonObject[];
}

/** Returns `output_text` as the SDK derives it: the text of all messages. */
function textOf(output: readonly JsonObject[]): string {
  return output
    .flatMap((item) => (item.type === "message" && Array.isArray(item.content) ? item.content : []))
    .map((part) => (isObject(part) && part.type === "output_text" ? String(part.text ?? "") : ""))
    .join("");
}
