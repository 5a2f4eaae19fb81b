/**
 * The wire format of OpenAI Chat Completions (openai-node 6.49, resources/chat/completions), which most other
 * vendors and local servers also support; for streams see chat-stream.ts.
 *
 * In a complete answer (`choices[].message`) a blocked call is removed from the message and the verdict's text added
 * to the content; everything outside that message stays unchanged.
 *
 * Fails closed. Undocumented forms, and repeated keys on the path to a call, throw UnreadableError.
 */
import {
  duplicateKey,
  elements,
  JsonEdits,
  type JsonNode,
  jsonAt,
  sourceOf,
} from "../../framing/json-text.ts";
import {
  asObject,
  isObject,
  type JsonDocument,
  type JsonObject,
  refuseRepeats,
  treeOf,
} from "../json-document.ts";
import { knownError } from "../known-error.ts";
import {
  type AnswerScope,
  type Judge,
  NO_CALL,
  SSE_COMMENT,
  STRICT,
  UnreadableError,
  type WireFormat,
} from "../wire.ts";
import { flawOf } from "./call-input.ts";
import {
  type CallPiece,
  choicesOf,
  functionCallOf,
  hasCalls,
  isError,
  objectAt,
  refuseHidden,
  refuseUnknownCalls,
  speaksOfCalls,
  toolCallsOf,
} from "./chat-chunk.ts";
import { ChatStream } from "./chat-stream.ts";
import { chatErrorFrames, knownErrorBody, openaiErrorBody } from "./errors.ts";
import { objectText } from "./object-text.ts";
import { openaiProviderServers, SERVER_WORDS } from "./provider-servers.ts";

const WHAT = "the answer";

export const openaiChat: WireFormat = {
  dialect: "openai",
  api: "chat_completions",
  rewrite,
  stream: (judge, options) => new ChatStream(judge, options),
  serverWords: SERVER_WORDS,
  providerServers: openaiProviderServers,
  errorBody: openaiErrorBody,
  keepAlive: SSE_COMMENT,
  errorFrames: chatErrorFrames,
  knownErrorBody,
};

function rewrite(document: JsonDocument, judge: Judge, scope: AnswerScope = STRICT): string {
  const body = document.text;
  const answer = asObject(document.value, WHAT);
  const choices = choicesOf(answer) ?? [];
  const known = isError(answer) ? knownError(answer) : null;
  if (known && choices.length === 0) return knownErrorBody(known);
  if (known) throw new UnreadableError(`${WHAT} has both choices and an error`);
  refuseHidden(body, answer, choices, WHAT);
  for (const { message } of choices) if (isObject(message)) refuseUnknownCalls(message, scope);
  const carrying = choices.filter(carriesCalls);
  if (!document.repeats && carrying.length === 0) return body;

  const root = treeOf(document, WHAT);
  refuseRepeats(root, WHAT);
  const edits = new JsonEdits(body);
  const nodes = elements(jsonAt(root, ["choices"]));
  for (const [i, choice] of choices.entries()) {
    const node = nodes[i] as JsonNode;
    refuseRepeats(node, `${WHAT}, choices[${i}],`);
    refuseRepeats(jsonAt(node, ["message"]), `${WHAT}, choices[${i}].message,`);
    rewriteChoice(body, node, choice, document.repeats, judge, edits);
  }
  return edits.apply();
}

function carriesCalls(choice: JsonObject): boolean {
  const delta = choice.delta;
  if (isObject(delta) && hasCalls(delta))
    throw new UnreadableError(`${WHAT} is not a stream but has a delta`);
  const message = objectAt(choice, "message");
  return message !== null && hasCalls(message);
}

function rewriteChoice(
  text: string,
  node: JsonNode,
  choice: JsonObject,
  repeats: boolean,
  judge: Judge,
  edits: JsonEdits,
): void {
  const message = objectAt(choice, "message");
  const messageNode = jsonAt(node, ["message"]);
  if (!message || !messageNode) return;

  const refusals: string[] = [];
  const allowed = (piece: CallPiece, call: JsonNode | undefined): boolean => {
    const input = { kind: piece.kind ?? ("json" as const), text: piece.input };
    const ambiguous = piece.torn || (repeats && call !== undefined && duplicateKey(call) !== null);
    const flaw = flawOf(piece.name, input, ambiguous);
    const verdict = judge({ ...NO_CALL, name: piece.name, id: piece.id, input, flaw });
    if (verdict.action === "block") refusals.push(verdict.text);
    return verdict.action === "allow";
  };

  const calls = elements(jsonAt(messageNode, ["tool_calls"]));
  const kept = toolCallsOf(message).flatMap((piece, i) =>
    allowed(piece, calls[i]) ? [sourceOf(text, calls[i] as JsonNode)] : [],
  );
  const older = functionCallOf(message);
  const keepsOlder = older === null || allowed(older, jsonAt(messageNode, ["function_call"]));
  if (refusals.length === 0) return;

  edits.replace(
    messageNode,
    objectText(text, messageNode, {
      content: contentWith(text, jsonAt(messageNode, ["content"]), message.content, refusals),
      tool_calls: kept.length > 0 ? `[${kept.join(",")}]` : null,
      function_call: keepsOlder ? undefined : null,
    }),
  );
  const finish = jsonAt(node, ["finish_reason"]);
  const left = kept.length > 0 || (older !== null && keepsOlder);
  if (finish && !left && speaksOfCalls(choice.finish_reason)) edits.replace(finish, '"stop"');
}

/** Returns the content with the verdicts' texts appended, after a blank line. */
function contentWith(text: string, node: JsonNode | undefined, content: unknown, refusals: string[]): string {
  const added = refusals.join("\n\n");
  if (node && typeof content === "string" && content !== "")
    return sourceOf(text, node).slice(0, -1) + JSON.stringify(`\n\n${added}`).slice(1);
  // Some vendors send an array of parts, as in a request.
  if (node && Array.isArray(content) && content.length > 0)
    return `${sourceOf(text, node).trimEnd().slice(0, -1)},${JSON.stringify({ type: "text", text: added })}]`;
  return JSON.stringify(added);
}
