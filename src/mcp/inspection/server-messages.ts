/**
 * Decides about messages of the server.
 *
 * Fails closed. A refused message is not forwarded, and the peer that waits gets an error: the client for an answer,
 * the server for a request.
 */
import { isObject } from "../../framing/json-document.ts";
import { type Conversation, endCall, reportServerRefusal } from "./conversation.ts";
import type { Refusal } from "./guard.ts";
import {
  DROPPED,
  type ErrorMessage,
  type Message,
  type MessageOutcome,
  type NotificationMessage,
  type RequestMessage,
  type ResultMessage,
  type UnreadableMessage,
} from "./message.ts";
import { ELICITATION, PING, TOOLS_CALL, TOOLS_CHANGED } from "./methods.ts";
import { declineMessage, errorMessage, idText, refusalMessage } from "./own-message.ts";
import type { PendingRequest } from "./pending-requests.ts";
import { inputRequestsRefusal, isServerRequest, urlElicitationRefusal } from "./server-requests.ts";
import { blockedAnswer, judgeResult, refusedAnswer } from "./server-result.ts";
import { guessedEnvelope } from "./unreadable.ts";

const INTERNAL_ERROR = -32603;

export function fromServer(
  conversation: Conversation,
  message: Message,
): MessageOutcome | Promise<MessageOutcome> {
  switch (message.kind) {
    case "request":
      return serverRequest(conversation, message);
    case "notification":
      return notification(conversation, message);
    case "result":
      return answered(conversation, message);
    case "error":
      return failed(conversation, message);
    case "unreadable":
      return unreadable(conversation, message);
  }
}

function serverRequest(conversation: Conversation, message: RequestMessage): MessageOutcome {
  const { guard } = conversation;
  const { method, params, text } = message;
  const id = idText(message.id, text);
  const blocked = method === PING ? null : reportServerRefusal(conversation, "to_client");
  if (blocked) return { forward: null, back: [refusalMessage(id, blocked)] };
  const refusal = isServerRequest(method) ? guard.serverRequest(method, params) : null;
  if (!refusal) return { forward: text, back: [] };
  return {
    forward: null,
    back: [method === ELICITATION ? declineMessage(id, refusal) : refusalMessage(id, refusal)],
  };
}

function notification(
  conversation: Conversation,
  { method, params, text }: NotificationMessage,
): MessageOutcome {
  const { guard, tools } = conversation;
  if (method === TOOLS_CHANGED) tools.changed();
  if (reportServerRefusal(conversation, "to_client")) return DROPPED;
  // Without an id it gets no answer, but a sloppy host shows it anyway.
  const policyRefusal = isServerRequest(method) ? guard.serverRequest(method, params) : null;
  // A task's notification has the same contents as its tasks/get would (SEP-2663).
  const refusal =
    policyRefusal ??
    inputRequestsRefusal(guard, params.inputRequests) ??
    (isObject(params.result)
      ? guard.content("tool_result", tools.tasks.get(params.taskId), params.result)
      : null);
  return refusal ? DROPPED : { forward: text, back: [] };
}

function answered(
  conversation: Conversation,
  message: ResultMessage,
): MessageOutcome | Promise<MessageOutcome> {
  const request = conversation.pending.take(message.id);
  return blockedAnswer(conversation, request) ?? judgeResult(conversation, message, request);
}

function failed(conversation: Conversation, message: ErrorMessage): MessageOutcome {
  const request = message.id === undefined ? undefined : conversation.pending.take(message.id);
  const blocked = blockedAnswer(conversation, request);
  if (blocked) return blocked;
  const refusal = errorRefusal(conversation, message, request);
  if (refusal) return refusedAnswer(conversation, request, refusal);
  if (request) endCall(conversation, request, "error");
  return { forward: message.text, back: [] };
}

/** Scans the errors of calls, because agents read them like results. */
function errorRefusal(
  { guard }: Conversation,
  { error }: ErrorMessage,
  request: PendingRequest | undefined,
): Refusal | null {
  const refusal = urlElicitationRefusal(guard, error);
  if (refusal || request?.method !== TOOLS_CALL) return refusal;
  return guard.content("tool_result", request.about, error);
}

function unreadable(conversation: Conversation, message: UnreadableMessage): MessageOutcome {
  const { text, reason, why, code, id, mayBeRequest, mayBeResponse } = message;
  const { guard, pending } = conversation;
  const explanation = `[netmon] A message from the MCP server is ambiguous: ${why}.`;
  guard.refused("to_client", reason, explanation);
  const observes = guard.mode === "observe";
  const guess = guessedEnvelope(message);
  const answered = mayBeResponse ? id : guess?.kind === "response" ? guess.id : undefined;
  const request = answered === undefined ? undefined : pending.take(answered);
  if (request) endCall(conversation, request, observes ? "answered" : "result_blocked");
  if (observes) return { forward: text, back: [] };
  // Both peers may wait for a message that is a request and a response at once.
  const back =
    id !== undefined && (mayBeRequest || !mayBeResponse)
      ? [errorMessage(idText(id, text), code, explanation)]
      : [];
  const forward = request ? errorMessage(request.wireId, INTERNAL_ERROR, explanation) : null;
  return { forward, back };
}
